import { api } from './api';
import { commitmentFor, seatKey } from './nonce';

/** Several people who pass one device around: their names, the first is whose device it is. Kept by the browser. */

const KEY = (table: string) => `fzzzt.people.${table}`;

/** Who plays at a table on this device. Empty: one person, as usual. */
export function peopleAt(table: string, storage: Pick<Storage, 'getItem'> = localStorage): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(KEY(table)) ?? '[]');
    return Array.isArray(names) && names.length > 1 ? names.map(String) : [];
  } catch {
    return [];
  }
}

/** Seats one person, with the share in the shuffles that stays on this device. */
export async function sit(table: string, seat: number | null, person = 1, name?: string): Promise<void> {
  const commitment = await commitmentFor(seatKey(table, person));
  await api.sit(table, {
    ...(seat === null ? {} : { seat }),
    commitment,
    ...(name !== undefined && { person, name }),
  });
}

/** Seats everybody at this device, and remembers them before the last one sits: then the game begins. */
export async function sitTogether(table: string, names: string[], seats: (number | null)[] = []): Promise<void> {
  localStorage.setItem(KEY(table), JSON.stringify(names));
  for (const [place, name] of names.entries()) await sit(table, seats[place] ?? null, place + 1, name);
}
