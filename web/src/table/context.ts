import { createContext } from 'svelte';
import type { LiveTable } from '../lib/table.svelte';
import type { Voice } from '../lib/voice';
import type { Seat } from '../lib/wire';

/** What every part of a table's screen looks at. */
export interface Place {
  readonly live: LiveTable;
  readonly voice: Voice;
  /** The seats of everybody at this device: one, unless it is passed around. */
  readonly seats: (Seat | null)[];
}

export const [place, setPlace] = createContext<Place>();
