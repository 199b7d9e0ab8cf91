import type { Entry, Table } from './wire';

/** What a table's shuffle was bound to before its cards could be known, as this browser noted it then. */
export interface Promised {
  /** The server's commitment. */
  server: string;
  /** Everybody's, by seat, when the start began. */
  seats?: (string | null)[];
}

const KEY = (table: string) => `fzzzt.promised.${table}`;

/** Notes it, as long as our own share is untold: later it would prove nothing. What was noted once stays as it is. */
export function notePromise(table: Table, entries: readonly Entry[], storage: Storage = localStorage): void {
  if (table.phase !== 'open' && table.phase !== 'starting') return;
  const noted = promiseOf(table.id, storage) ?? { server: table.commitment };
  if (table.phase === 'starting') noted.seats ??= commitments(table.seats.length, entries);
  const text = JSON.stringify(noted);
  if (storage.getItem(KEY(table.id)) !== text) storage.setItem(KEY(table.id), text);
}

export function promiseOf(table: string, storage: Pick<Storage, 'getItem'> = localStorage): Promised | null {
  return JSON.parse(storage.getItem(KEY(table)) ?? 'null') as Promised | null;
}

function commitments(players: number, entries: readonly Entry[]): (string | null)[] {
  const seats = Array<string | null>(players).fill(null);
  for (const entry of entries) {
    if (entry.type === 'sat') seats[entry.seat] = entry.commitment;
    else if (entry.type === 'left' || entry.type === 'filled') seats[entry.seat] = null;
  }
  return seats;
}
