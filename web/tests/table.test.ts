import { beforeEach, describe, expect, test } from 'vitest';
import { Selection } from '../src/lib/selection';
import { LiveTable } from '../src/lib/table.svelte';
import type { Answer, Command, Entry, Table, View, You } from '../src/lib/wire';
import { faces, viewWith } from './faces';
import { shelf } from './shelf';

const you: You = { seat: 0, host: true, prepared: null, auto: false, muted: [], left_ms: null, since: null };
const table = { id: 'a', phase: 'playing', seats: [], next: null } as unknown as Table;
const entry = (seq: number) => ({ seq, at: 0, type: 'opened' }) as Entry;

let said: Command[];
let answer: Answer;
let live: LiveTable;
const welcome = (view: View | null, seq = 3) =>
  live.receive({
    type: 'welcome',
    seq,
    now: 0,
    you,
    table,
    view,
    cards: faces,
    entries: [entry(1), entry(2), entry(3)],
  });
const tell = (view: View, ...numbers: number[]) =>
  live.receive({ type: 'entries', seq: numbers.at(-1) ?? 0, entries: numbers.map(entry), you, table, view });

beforeEach(() => {
  said = [];
  answer = { type: 'ok', id: '', seq: 0 };
  live = new LiveTable((command) => {
    said.push(command);
    return Promise.resolve(answer);
  });
});

describe('the entries', () => {
  test('come one after the other', () => {
    welcome(viewWith());
    tell(viewWith(), 4, 5);
    expect(live.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(live.joinedAt).toBe(3);
  });

  test('that come late or twice find their place', () => {
    welcome(viewWith());
    tell(viewWith(), 6);
    tell(viewWith(), 4, 5, 6);
    expect(live.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a choice for a bid', () => {
  test('survives what others do', () => {
    welcome(viewWith());
    live.toggle('p1-3', 0);
    tell(viewWith({ seats: [] }), 4);
    expect(live.chosen).toEqual(['p1-3']);
  });

  test('knows copies apart', () => {
    welcome(viewWith());
    live.toggle('fzzzt', 0);
    live.toggle('fzzzt', 1);
    expect(live.chosen).toEqual(['fzzzt', 'fzzzt']);
    live.toggle('fzzzt', 1);
    expect(live.chosen).toEqual(['fzzzt']);
  });

  test('loses only cards that left the hand', () => {
    welcome(viewWith());
    live.toggle('p1-3', 0);
    live.toggle('fzzzt', 0);
    tell(viewWith({ hand: ['fzzzt'] }), 4);
    expect(live.chosen).toEqual(['fzzzt']);
  });

  test('is said with the newest number one knew, and forgotten when it is taken', async () => {
    welcome(viewWith());
    live.toggle('p1-3', 0);
    await live.bid();
    expect(said).toEqual([{ type: 'bid', cards: ['p1-3'], seq: 3 }]);
    expect(live.chosen).toEqual([]);
  });

  test('stays when it is refused, and the refusal with it until the next word', async () => {
    welcome(viewWith());
    live.toggle('p1-3', 0);
    answer = { type: 'error', id: '', code: 'stale', message: '', seq: 4 };
    await live.bid();
    expect(live.chosen).toEqual(['p1-3']);
    expect(live.refusal?.code).toBe('stale');
    answer = { type: 'ok', id: '', seq: 4 };
    await live.bid();
    expect(live.refusal).toBeNull();
  });

  test('can be prepared by whoever has yet to bid, not by who has', () => {
    welcome(viewWith({ legal: null, to_move: [1] }));
    expect([live.myTurn, live.canPrepare]).toEqual([false, true]);
    tell(viewWith({ legal: null, to_move: [1], my_bid: ['fzzzt'] }), 4);
    expect(live.canPrepare).toBe(false);
    expect(live.inHand).toEqual(['fzzzt', 'p1-3']);
  });
});

test('a choice of robots survives as far as it is offered', () => {
  const build = { phase: 'build', legal: { build: { 'basic-nc': ['p1-3'] } } } as const;
  welcome(viewWith({ ...build, legal: { build: { 'basic-nc': ['p1-3'], 'complex-1': ['p1-3'] } } }));
  live.building = { 'basic-nc': 'p1-3' };
  tell(viewWith({ ...build, legal: { build: { 'basic-nc': ['p1-3'] } } }), 4);
  expect(live.building).toEqual({ 'basic-nc': 'p1-3' });
  tell(viewWith({ phase: 'bid' }), 5);
  expect(live.building).toEqual({});
});

describe('a choice after a reload', () => {
  const again = (storage: Storage) => new LiveTable(() => Promise.resolve(answer), new Selection('a', storage));

  test('is the one before it, as far as the cards are still there', () => {
    const storage = shelf();
    live = again(storage);
    welcome(viewWith());
    live.toggle('p1-3', 0);
    live.toggle('fzzzt', 0);
    live = again(storage);
    welcome(viewWith());
    expect(live.chosen).toEqual(['p1-3', 'fzzzt']);
    live = again(storage);
    welcome(viewWith({ hand: ['fzzzt'] }));
    expect(live.chosen).toEqual(['fzzzt']);
  });

  test('is nothing once it was bid', async () => {
    const storage = shelf();
    live = again(storage);
    welcome(viewWith());
    live.toggle('p1-3', 0);
    await live.bid();
    live = again(storage);
    welcome(viewWith());
    expect(live.chosen).toEqual([]);
  });

  test('is nothing if what was kept makes no sense', () => {
    const storage = shelf();
    storage.setItem('fzzzt.chosen.a', 'nonsense');
    expect(again(storage).chosen).toEqual([]);
  });
});
