import type { Promised } from '../lib/promise';
import { commitmentTo } from '../lib/sha256';
import { redeal } from './deals';
import type { GameRecord, Nonce, Shuffle } from './record';

/** What this browser kept of a table: the commitments it noted, and the numbers that its own people gave. */
export interface Kept {
  promised: Promised | null;
  nonces: string[];
}

/** What is false, with the seat or the shuffle. */
export interface Fault {
  what: 'unreadable' | 'secret' | 'server' | 'nonce' | 'seat' | 'cards';
  seat?: number;
  purpose?: string;
}

/** Who can be sure that nobody chose the cards: `mixed` says that we can. */
export type Standing = 'mixed' | 'left-out' | 'watched' | 'absent' | 'seeded' | 'daily';

export type Checked =
  | { verdict: 'right'; standing: Standing; count: number; seed: string }
  | { verdict: 'false'; fault: Fault; seed: string | null }
  | { verdict: 'open'; daily: boolean };

class Wrong extends Error {
  constructor(
    readonly fault: Fault,
    readonly seed: string | null = null,
  ) {
    super(fault.what);
  }
}

/** Checks what a record tells of its shuffles, and deals all its cards again. */
export async function checkShuffle(record: GameRecord, kept: Kept, isUnit: (card: string) => boolean): Promise<Checked> {
  const { shuffle } = record;
  const daily = shuffle?.method === 'daily';
  const told = daily ? shuffle.secret !== undefined : shuffle?.method === 'seeded' || shuffle?.method === 'commit-reveal';
  if (!shuffle || !told) return { verdict: 'open', daily };
  try {
    const [seed, standing] = await seedOf(shuffle, kept, record.seats.length);
    const { count, wrong } = await redeal(record.events, seed, isUnit);
    if (wrong !== null) throw new Wrong({ what: 'cards', purpose: wrong }, seed);
    return { verdict: 'right', standing, count, seed };
  } catch (error) {
    if (error instanceof Wrong) return { verdict: 'false', fault: error.fault, seed: error.seed };
    return { verdict: 'false', fault: { what: 'unreadable' }, seed: null };
  }
}

async function seedOf(shuffle: Shuffle, kept: Kept, players: number): Promise<[string, Standing]> {
  if (shuffle.method === 'seeded') {
    if (kept.promised) throw new Wrong({ what: 'server' });
    return [text(shuffle.seed), 'seeded'];
  }
  const daily = shuffle.method === 'daily';
  const [secret, nonces] = [text(shuffle.secret), shuffle.nonces ?? []];
  if (!daily && nonces.length !== players) throw new Wrong({ what: 'unreadable' });
  if ((await commitmentTo(secret)) !== shuffle.commitment) throw new Wrong({ what: 'secret' });
  if (kept.promised && kept.promised.server !== shuffle.commitment) throw new Wrong({ what: 'server' });
  if (daily) return [await commitmentTo(['fzzzt/daily/1', text(shuffle.day), secret].join('/')), 'daily'];
  for (const [seat, given] of nonces.entries()) await checkSeat(seat, given, kept);
  const seats = nonces.map((given) => (given ? `${given.commitment}:${given.nonce ?? ''}` : '-'));
  return [await commitmentTo(['fzzzt/commit-reveal/1', secret, ...seats].join('/')), standingOf(nonces, kept, await ours(kept))];
}

/** A seat's number must be the one committed to, and the commitment the one that we noted. */
async function checkSeat(seat: number, given: Nonce | null, { promised }: Kept): Promise<void> {
  const noted = promised?.seats?.[seat];
  if (noted !== undefined && noted !== (given?.commitment ?? null)) throw new Wrong({ what: 'seat', seat });
  if (given?.nonce != null && (await commitmentTo(given.nonce)) !== given.commitment) throw new Wrong({ what: 'nonce', seat });
}

const ours = ({ nonces }: Kept): Promise<string[]> => Promise.all(nonces.map(commitmentTo));

function standingOf(nonces: (Nonce | null)[], { promised }: Kept, ours: string[]): Standing {
  if (promised === null) return 'absent';
  const own = nonces.filter((given) => given !== null && ours.includes(given.commitment));
  if (own.length === 0) return 'watched';
  return own.some((given) => given?.nonce != null) ? 'mixed' : 'left-out';
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Wrong({ what: 'unreadable' });
  return value;
}
