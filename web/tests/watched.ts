import { readFileSync } from 'node:fs';
import type { Entry, GameEvent, Saying, View } from '../src/lib/wire';

/** What a page hears at once. */
export interface Message {
  entries: Entry[];
  view: View;
}

/** A whole game of four as one seat hears it: see tests/golden/told.py. */
export const watched: Message[] = read();

function read(): Message[] {
  const lines = readFileSync(new URL('../../tests/golden/watched.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  let view = {} as View;
  let seq = 0;
  return lines.map((line) => {
    const { events, view: changes } = JSON.parse(line) as { events: { event: GameEvent; sayings: Saying[] }[]; view: Partial<View> };
    view = { ...view, ...changes };
    return { entries: events.map((told) => ({ type: 'event', seq: ++seq, at: 0, ...told })), view };
  });
}

export const awards = watched.flatMap(({ entries }) => entries.filter((entry) => entry.type === 'event' && entry.event.type === 'award'));
