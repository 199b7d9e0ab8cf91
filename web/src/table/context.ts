import { createContext } from 'svelte';
import type { LiveTable } from '../lib/table.svelte';
import type { Voice } from '../lib/voice';

/** What every part of a table's screen looks at. */
export interface Place {
  readonly live: LiveTable;
  readonly voice: Voice;
}

export const [place, setPlace] = createContext<Place>();
