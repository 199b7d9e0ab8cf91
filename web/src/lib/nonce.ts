import { commitmentTo, hex } from './sha256';

/** One's share in the shuffles: a secret number, committed to on sitting down and revealed when the game starts. */

/** Whose it is: a table, and the number of the person if several share the device. */
export const seatKey = (table: string, person: number): string => (person === 1 ? table : `${table}~${person}`);

const KEY = (table: string) => `fzzzt.nonce.${table}`;

/** The commitment to this table's nonce, which is made the first time it is asked for. */
export async function commitmentFor(table: string, storage: Storage = localStorage): Promise<string> {
  let nonce = nonceOf(table, storage);
  if (nonce === null) {
    nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
    storage.setItem(KEY(table), nonce);
  }
  return commitmentTo(nonce);
}

export function nonceOf(table: string, storage: Pick<Storage, 'getItem'> = localStorage): string | null {
  return storage.getItem(KEY(table));
}
