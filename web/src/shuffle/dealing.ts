import { sha256 } from '../lib/sha256';

/** The shuffles of docs/shuffles.md a second time, written from that page: what the server dealt must come out again. */

const WORDS = 2 ** 32;
const HAND = 6;

/** The stream of 32-bit numbers for a purpose. */
async function* numbers(seed: string, purpose: string): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = new DataView((await sha256(`${seed}/${purpose}/${block}`)).slice().buffer);
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

export async function shuffled<T>(sorted: readonly T[], seed: string, purpose: string): Promise<T[]> {
  const order = [...sorted];
  const stream = numbers(seed, purpose);
  for (let last = order.length - 1; last > 0; last--) {
    const limit = WORDS - (WORDS % (last + 1));
    let number = (await stream.next()).value;
    while (number >= limit) number = (await stream.next()).value;
    const place = number % (last + 1);
    [order[last], order[place]] = [order[place]!, order[last]!];
  }
  return order;
}

/** A seat's new hand, in the order of its cards' ids. */
export async function hand(cards: readonly string[], seed: string, purpose: string): Promise<string[]> {
  return (await shuffled([...cards].sort(), seed, purpose)).slice(0, HAND).sort();
}
