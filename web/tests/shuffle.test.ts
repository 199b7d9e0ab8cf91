import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PromiseNote, promiseOf } from '../src/lib/promise';
import { commitmentTo } from '../src/lib/sha256';
import type { Entry, Table } from '../src/lib/wire';
import { checkShuffle, type Kept } from '../src/shuffle/check';
import { shuffled } from '../src/shuffle/dealing';
import type { GameRecord, Shuffle } from '../src/shuffle/record';
import { shelf } from './shelf';

/** A game of a live table, with everybody's numbers: Ada's came, Cleo's did not, Bob is a bot. */
const fair = (): GameRecord => JSON.parse(readFileSync('tests/fair-game.json', 'utf8')) as GameRecord;

const NOBODY: Kept = { promised: null, nonces: [] };
const isUnit = (card: string) => /^(prototype|basic|enhanced|advanced|complex)/.test(card);
const check = (record: GameRecord, kept: Kept = NOBODY) => checkShuffle(record, kept, isUnit);

function adas(record: GameRecord): Kept {
  const { commitment = '', nonces = [] } = record.shuffle!;
  const seats = nonces.map((given) => given?.commitment ?? null);
  return { promised: { server: commitment, seats }, nonces: [nonces[0]!.nonce!] };
}

/** Changes one event of a kind. */
function forged<T extends GameRecord['events'][number]['type']>(
  type: T,
  change: (event: Extract<GameRecord['events'][number], { type: T }>) => void,
  number = 0,
): GameRecord {
  const record = fair();
  change(record.events.filter((event) => event.type === type)[number] as never);
  return record;
}

afterEach(() => vi.unstubAllGlobals());

test('the shuffle is that of docs/shuffles.md', async () => {
  expect(await shuffled([1, 2, 3, 4], 'kitchen table', 'mechanics')).toEqual([3, 1, 2, 4]);
});

describe("a game of a day's deal", () => {
  const daily = (change: Partial<Shuffle> = {}): GameRecord => {
    const record = JSON.parse(readFileSync('tests/daily-game.json', 'utf8')) as GameRecord;
    return { ...record, shuffle: { ...record.shuffle!, ...change } };
  };

  test('is dealt again when its secret is told', async () => {
    expect(await check(daily())).toMatchObject({ verdict: 'right', standing: 'daily' });
  });

  test('cannot be checked before', async () => {
    const { secret, ...shuffle } = daily().shuffle!;
    expect(secret).toBeDefined();
    expect(await check({ ...daily(), shuffle })).toEqual({ verdict: 'open', daily: true });
  });

  test('is false with another secret or of another day', async () => {
    expect(await check(daily({ secret: '00'.repeat(32) }))).toMatchObject({ verdict: 'false', fault: { what: 'secret' } });
    expect(await check(daily({ day: '2026-11-18' }))).toMatchObject({ verdict: 'false', fault: { what: 'cards' } });
  });
});

describe('a record that is right', () => {
  test('is dealt again to the last card', async () => {
    const hands = fair().events.filter(({ type }) => type === 'deal').length * 3;
    expect(await check(fair(), adas(fair()))).toMatchObject({ verdict: 'right', standing: 'mixed', count: 2 + hands });
  });

  test('is also checked where the browser cannot hash', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await check(fair(), adas(fair()))).toMatchObject({ verdict: 'right', standing: 'mixed' });
    expect(await commitmentTo('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('proves to whoever was not there, or only watched, no more than it can', async () => {
    const { promised } = adas(fair());
    expect(await check(fair())).toMatchObject({ standing: 'absent' });
    expect(await check(fair(), { promised, nonces: [] })).toMatchObject({ standing: 'watched' });
  });

  test('says whose number was left out', async () => {
    const { nonces = [] } = fair().shuffle!;
    const cleos = 'c1'.repeat(32);
    expect(await commitmentTo(cleos)).toBe(nonces[2]!.commitment);
    expect(await check(fair(), { ...adas(fair()), nonces: [cleos] })).toMatchObject({ standing: 'left-out' });
  });

  test('has nothing to check without a shuffle, or with one that is not known', async () => {
    const bare = fair();
    delete bare.shuffle;
    expect(await check(bare)).toEqual({ verdict: 'open', daily: false });
    expect(await check({ ...bare, shuffle: { method: 'dice' } })).toEqual({ verdict: 'open', daily: false });
  });
});

describe('a forged record', () => {
  const swap = <T>(cards: T[], one: number, other: number) => ([cards[one], cards[other]] = [cards[other]!, cards[one]!]);

  test.each([
    ['Mechanics', () => forged('setup', ({ mechanics }) => swap(mechanics, 0, 1)), 'mechanics'],
    ['deck', () => forged('setup', ({ deck }) => swap(deck, 0, 39)), 'deck'],
    ['hand', () => forged('deal', ({ hands }) => (hands[1]![5] = 'r1-n'), 3), /^(re)?deal\/\d\/.*seat\/1$/],
    ['card won', () => forged('award', (award) => (award.card = 'fzzzt')), /deal/],
  ] as const)('is found out by its %s', async (_, record, purpose) => {
    const checked = await check(record(), adas(fair()));
    expect(checked).toMatchObject({ verdict: 'false', fault: { what: 'cards' } });
    expect('fault' in checked && checked.fault.purpose).toMatch(purpose);
  });

  test('is found out by numbers that are not those committed to', async () => {
    const [server, nonce] = [fair(), fair()];
    server.shuffle!.secret = '00'.repeat(32);
    nonce.shuffle!.nonces![0]!.nonce = '00'.repeat(32);
    expect(await check(server)).toMatchObject({ fault: { what: 'secret' } });
    expect(await check(nonce)).toMatchObject({ fault: { what: 'nonce', seat: 0 } });
  });

  test('is found out by what this browser noted, however well it fits in itself', async () => {
    const kept = adas(fair());
    const another = { ...kept, promised: { ...kept.promised!, server: await commitmentTo('another') } };
    expect(await check(fair(), another)).toMatchObject({ fault: { what: 'server' } });
    const replaced = fair();
    replaced.shuffle!.nonces![2] = null;
    expect(await check(replaced, kept)).toMatchObject({ fault: { what: 'seat', seat: 2 } });
    expect(await check({ ...fair(), shuffle: { method: 'seeded', seed: '1' } }, kept)).toMatchObject({ fault: { what: 'server' } });
  });

  test.each([{ secret: 5 }, { nonces: [] }, { nonces: null }])('that cannot be read is false: %j', async (change) => {
    const record = fair();
    Object.assign(record.shuffle!, change);
    expect(await check(record)).toMatchObject({ verdict: 'false', fault: { what: 'unreadable' } });
  });
});

test('the page and the program agree on a seed', async () => {
  const record = { ...fair(), shuffle: { method: 'seeded', seed: 'kitchen table' } };
  expect(await check(record)).toMatchObject({ verdict: 'false', seed: 'kitchen table', fault: { purpose: 'mechanics' } });
});

describe('what a browser notes of a table', () => {
  const table = (phase: Table['phase'], commitment = 'aa') => ({ id: 't', phase, commitment, seats: [{}, {}, {}] }) as unknown as Table;
  const sat = (seat: number, commitment: string | null) => ({ type: 'sat', seat, commitment }) as Entry;

  test('is what it saw first, before its own number was told', () => {
    const storage = shelf();
    const note = new PromiseNote(storage);
    note.take(table('open'), []);
    note.take(table('open', 'bb'), []);
    expect(promiseOf('t', storage)).toEqual({ server: 'aa' });
    const entries = [sat(0, 'c0'), sat(1, 'c1'), { type: 'left', seat: 1 } as Entry, sat(2, null)];
    note.take(table('starting', 'bb'), entries);
    note.take(table('starting', 'bb'), [sat(1, 'late')]);
    expect(promiseOf('t', storage)).toEqual({ server: 'aa', seats: ['c0', null, null] });
  });

  test('is nothing once the cards are dealt', () => {
    const storage = shelf();
    const note = new PromiseNote(storage);
    note.take(table('playing'), []);
    expect(promiseOf('t', storage)).toBeNull();
  });

  test('is not noted again after it was deleted with everything else', () => {
    const storage = shelf();
    const note = new PromiseNote(storage);
    note.take(table('open'), []);
    storage.removeItem('fzzzt.promised.t');
    note.take(table('open'), [sat(0, 'c0')]);
    expect(promiseOf('t', storage)).toBeNull();
  });
});
