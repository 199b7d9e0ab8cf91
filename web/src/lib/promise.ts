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
export class PromiseNote {
  private noted = false;

  constructor(private readonly storage: Storage = localStorage) {}

  take(table: Table, entries: readonly Entry[]): void {
    if (table.phase !== 'open' && table.phase !== 'starting') return;
    const found = promiseOf(table.id, this.storage);
    if (this.noted && !found) return; // all that this browser kept was deleted meanwhile, in another tab
    const promised = found ?? { server: table.commitment };
    if (table.phase === 'starting') promised.seats ??= commitments(table.seats.length, entries);
    this.storage.setItem(KEY(table.id), JSON.stringify(promised));
    this.noted = true;
  }
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
