import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Selection } from '../src/lib/selection';
import { LiveTable } from '../src/lib/table.svelte';
import type { Answer, Command, Entry, Table, View, You } from '../src/lib/wire';
import { faces, viewWith } from './faces';
import { shelf } from './shelf';

const you: You = {
  seat: 0,
  host: true,
  prepared: null,
  auto: false,
  muted: [],
  left_ms: null,
  since: null,
  hint: [],
  hints: 0,
  can_prepare: false,
  powers: [],
  covered: [],
  answers: [],
  asked: null,
  lost: null,
};
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

test('what happened before a game was played on is history, not news', () => {
  welcome(null);
  const setup = { seq: 4, at: 0, type: 'event', event: { type: 'setup', mechanics: [1, 2] }, sayings: [] } as Entry;
  const origin = { events: 40, round: 2, auction: 3, seat: 0 };
  live.receive({ type: 'entries', seq: 5, entries: [setup, entry(5)], you, table: { ...table, origin }, view: viewWith() });
  expect(live.joinedAt).toBe(5);
  expect(live.stage.playing).toBe(false);
  tell(viewWith(), 6);
  expect(live.joinedAt).toBe(5);
});

test('a table that is set aside is told from a server that restarts', () => {
  welcome(viewWith());
  live.receive({ type: 'bye', reason: 'restart', seq: 3 });
  expect(live.fault).toBe(null);
  live.receive({ type: 'bye', reason: 'set-aside', seq: 3 });
  expect(live.fault?.code).toBe('set-aside');
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
    expect(live.refusal).toMatchObject({ code: 'stale', of: 'bid' });
    answer = { type: 'ok', id: '', seq: 4 };
    await live.bid();
    expect(live.refusal).toBeNull();
  });

  test('leaves in hand what is not part of the bid', () => {
    welcome(viewWith({ legal: null, to_move: [1], my_bid: ['fzzzt'] }));
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

describe('what is on its way', () => {
  let arrive: (answer: Answer) => void;

  beforeEach(() => {
    live = new LiveTable((command) => {
      said.push(command);
      return new Promise((settle) => (arrive = settle));
    });
    welcome(viewWith());
  });

  test('is said once, however often one presses, and looks pressed until it is answered', async () => {
    live.toggle('p1-3', 0);
    const pressed = live.bid();
    await live.bid();
    await live.bid();
    expect(said).toHaveLength(1);
    expect(live.isSending('bid')).toBe(true);
    arrive({ type: 'ok', id: '', seq: 4 });
    await pressed;
    expect(live.isSending('bid')).toBe(false);
  });

  test('takes nothing along that is chosen for the next auction meanwhile', async () => {
    live.toggle('p1-3', 0);
    const pressed = live.bid();
    tell(viewWith(), 4); // outbid at once: the card is back in hand
    live.toggle('fzzzt', 0);
    arrive({ type: 'ok', id: '', seq: 4 });
    await pressed;
    expect(live.chosen).toEqual(['fzzzt']);
  });
});

test('who comes, goes and writes is shown without anything else happening', () => {
  const chair = { name: 'Bob', state: 'person', presence: { here: true, since: null, typing: false } };
  live.receive({
    type: 'welcome',
    seq: 3,
    now: 0,
    you,
    table: { ...table, seats: [chair, chair] } as unknown as Table,
    view: viewWith(),
    cards: faces,
    entries: [entry(1), entry(2), entry(3)],
  });
  const view = live.view;
  live.receive({
    type: 'presence',
    seq: 3,
    you: { ...you, powers: ['start'] },
    presence: [null, { here: false, since: 5, typing: false }],
  });
  expect(live.table?.seats[1]?.presence).toEqual({ here: false, since: 5, typing: false });
  expect(live.may('start')).toBe(true);
  expect(live.view).toBe(view);
  expect(live.entries).toHaveLength(3);
});

describe('a choice after a reload, or in a tab that is opened again', () => {
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

  test('is kept where a closed tab does not take it along, and nothing is left of it afterwards', async () => {
    const [local, session] = [shelf(), shelf()];
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    const fresh = () => new LiveTable(() => Promise.resolve(answer), new Selection('a'));
    live = fresh();
    welcome(viewWith());
    live.toggle('p1-3', 0);
    vi.stubGlobal('sessionStorage', shelf());
    live = fresh();
    welcome(viewWith());
    expect(live.chosen).toEqual(['p1-3']);
    await live.bid();
    expect([local.length, session.length]).toEqual([0, 0]);
    vi.unstubAllGlobals();
  });

  test('is nothing if what was kept makes no sense', () => {
    const storage = shelf();
    storage.setItem('fzzzt.chosen.a', 'nonsense');
    expect(again(storage).chosen).toEqual([]);
  });
});
