import { describe, expect, test } from 'vitest';
import { follow, type Course } from '../src/director/course';
import { Director, type Timer } from '../src/director/director';
import { hurry, lengthOf, SPEEDS, type Speed } from '../src/director/pace';
import type { Kind, Scene } from '../src/director/scenes';
import type { View } from '../src/lib/wire';
import { faces } from './faces';
import { awards, watched, type Message } from './watched';

/** Time that passes when it is told to. */
class Hours implements Timer {
  time = 0;
  private calls: { at: number; call: () => void }[] = [];

  now = () => this.time;
  after = (ms: number, call: () => void) => {
    const waiting = { at: this.time + ms, call };
    this.calls.push(waiting);
    return () => void (this.calls = this.calls.filter((other) => other !== waiting));
  };

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.calls.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.calls = this.calls.filter((other) => other !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

const LONG = 3_600_000;

function show(speed: Speed = 'normal') {
  const hours = new Hours();
  const scenes: Scene[] = [];
  const terms = { pace: SPEEDS[speed] };
  const director: Director = new Director({
    timer: hours,
    pace: () => terms.pace,
    show: (scene) => scenes.at(-1) !== scene && scenes.push(scene),
  });
  director.faces = faces;
  const hear = (messages: Message[]) => messages.forEach(({ entries, view }) => director.hear(entries, view));
  return { hours, scenes, director, hear, terms };
}

const kinds = (scenes: Scene[]) => scenes.map(({ kind }) => kind);
/** How the auctions were shown: the scenes from one verdict to the next. */
function auctions(scenes: Scene[]): Kind[][] {
  const told = scenes.filter(({ kind }) => ['bid', 'breath', 'flip', 'verdict', 'home'].includes(kind));
  const ends = told.flatMap(({ kind }, place) => (kind === 'home' ? [place + 1] : []));
  return ends.map((end, place) => kinds(told.slice(ends[place - 1] ?? 0, end)));
}
/** Through how many decisions of one's own a message leads; the messages up to the first one after `from`. */
const decisionAfter = (from: number) => watched.findIndex(({ view }, place) => place > from && view.legal?.bid);

describe('a whole game', () => {
  for (const speed of ['calm', 'normal', 'fast'] as const) {
    test(`shows every auction whole, ${speed}`, () => {
      const { hours, scenes, hear } = show(speed);
      for (const message of watched) {
        hear([message]);
        hours.pass(LONG);
      }
      const shown = auctions(scenes);
      expect(shown).toHaveLength(awards.length);
      for (const [place, auction] of shown.entries()) {
        const award = awards[place]!;
        const bidders = award.type === 'event' && award.event.type === 'award' ? award.event.bids.filter(Boolean).length : 0;
        const times = (kind: Kind) => Array<Kind>(bidders).fill(kind);
        expect(auction).toEqual([...times('bid'), 'breath', ...times('flip'), 'verdict', 'home']);
      }
    });
  }

  test('heard faster than it is shown is shown in the same order', () => {
    const [slow, quick] = [show(), show()];
    const others = watched.slice(0, decisionAfter(0));
    others.forEach((message) => {
      slow.hear([message]);
      slow.hours.pass(LONG);
    });
    quick.hear(others);
    quick.hours.pass(LONG);
    const shown = ({ scenes }: { scenes: Scene[] }) => kinds(scenes).filter((kind) => kind !== 'rest');
    expect(shown(quick)).toEqual(shown(slow));
  });

  test('ends each auction with the belt, or with what everybody won', () => {
    const { hours, scenes, hear } = show();
    for (const message of watched) {
      hear([message]);
      hours.pass(LONG);
    }
    const after = kinds(scenes).filter((_, place) => ['home', 'deal'].includes(scenes[place - 1]?.kind ?? ''));
    expect(new Set(after)).toEqual(new Set(['belt', 'deal', 'summary']));
    expect(scenes.filter(({ kind }) => kind === 'summary').map(({ won }) => won.length)).toEqual([8, 8, 8, 8, 8]);
    expect(scenes.filter(({ kind }) => kind === 'banner').map(({ view }) => view.round)).toEqual([1, 2, 3, 4, 5]);
    expect(scenes.some(({ kind, robots }) => kind === 'build' && Object.keys(robots ?? {}).length > 0)).toBe(true);
  });

  test('at once shows how it stands, and nothing else', () => {
    const { scenes, hear } = show('once');
    hear(watched);
    expect(new Set(kinds(scenes))).toEqual(new Set(['rest']));
    expect(scenes.at(-1)?.view).toBe(watched.at(-1)?.view);
  });

  test('ends with everybody’s sheet, one’s own first and the winner’s last', () => {
    const { hours, scenes, hear } = show();
    hear(watched.slice(0, -1));
    hours.pass(LONG);
    hear(watched.slice(-1));
    hours.pass(LONG);
    const sheets = scenes.filter(({ kind }) => kind === 'sheet').map(({ seat }) => seat);
    const { view } = watched.at(-1)!;
    expect(sheets.toSorted()).toEqual([0, 1, 2, 3]);
    expect(view.score?.winners).toContain(sheets.at(-1));
    if (!view.score?.winners.includes(view.seat ?? -1)) expect(sheets[0]).toBe(view.seat);
    expect(scenes.at(-1)?.kind).toBe('rest');
  });
});

describe('the table during a scene', () => {
  const lies = ({ round, auction, chief, belt, deck, seats }: View) => ({
    ...{ round, auction, chief, belt, deck },
    seats: seats.map(({ hand, discard, bid, units }) => ({ hand, discard, bid, units })),
  });

  test('is what the server would say of it', () => {
    let course: Course = { seq: 0, view: watched[0]!.view, bids: [], last: [], sold: [], won: [] };
    for (const { entries, view } of watched.slice(1)) {
      course = entries.reduce((sofar, entry) => follow(sofar, entry, faces), course);
      // Nothing lies on the belt while people build, and a round's number is its own.
      if (view.phase === 'bid') expect(lies(course.view)).toEqual(lies(view));
      course = { ...course, view };
    }
  });

  test('is the newest when all is told', () => {
    const { hours, scenes, hear } = show();
    for (const { entries, view } of watched) {
      hear([{ entries, view }]);
      hours.pass(LONG);
      expect([scenes.at(-1)?.kind, scenes.at(-1)?.view]).toEqual(['rest', view]);
    }
  });

  test('has the card for sale until it has flown home', () => {
    const { hours, scenes, hear } = show();
    hear(watched);
    hours.pass(LONG);
    for (const { kind, view, won, seat } of scenes) {
      if (kind === 'verdict') expect(view.belt[0]).toBeTruthy();
      if (kind === 'home') expect(seat).toBeDefined();
      if (kind === 'home' && won.length) expect(view.auction).toBe(won.length + 1);
    }
  });

  test('shows no card of a bid before it is turned up', () => {
    const { hours, scenes, hear } = show();
    hear(watched);
    hours.pass(LONG);
    for (const { kind, bids } of scenes)
      if (kind === 'bid' || kind === 'breath') expect(bids.every(({ cards, value }) => cards === null && value === null)).toBe(true);
  });
});

describe('whoever does not want to wait', () => {
  const first = decisionAfter(0);
  const heard = watched.slice(0, first + 1);

  test('skips to the next scene', () => {
    const { scenes, director, hear } = show();
    hear(heard);
    const before = scenes.length;
    director.skip();
    expect(scenes).toHaveLength(before + 1);
    expect(director.playing).toBe(true);
  });

  test('is at the present after two skips', () => {
    const { scenes, director, hear } = show();
    hear(heard);
    director.skip();
    director.skip();
    expect(director.playing).toBe(false);
    expect(scenes.at(-1)?.view).toBe(heard.at(-1)?.view);
  });

  test('skips one by one if there is time between', () => {
    const { hours, director, hear } = show();
    hear(heard);
    director.skip();
    hours.pass(1000);
    director.skip();
    expect(director.playing).toBe(true);
  });

  test('passes over everything up to the next decision of one’s own, and no further', () => {
    const { hours, scenes, director, hear } = show();
    hear(watched.slice(0, first + 2));
    hours.pass(LONG);
    director.pass();
    const again = decisionAfter(first + 1);
    const before = scenes.length;
    hear(watched.slice(first + 2, again + 1));
    expect(kinds(scenes.slice(before)).filter((kind) => kind !== 'rest')).toEqual([]);
    hear(watched.slice(again + 1, again + 2));
    expect(director.playing).toBe(true);
  });

  test('is never shown more of the past than three decisions of one’s own ago', () => {
    const { hours, scenes, hear } = show();
    hear(watched);
    const before = scenes.length;
    hours.pass(LONG);
    const me = watched[0]!.view.seat;
    const own = scenes.slice(before).filter(({ kind, seat }) => seat === me && (kind === 'bid' || kind === 'build'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(3);
  });

  test('sees what lies before a decision that was made meanwhile go by faster', () => {
    const spent = (messages: Message[]) => {
      const { hours, director, hear } = show();
      hear(messages);
      let time = 0;
      for (; director.playing; time += 50) hours.pass(50);
      return time;
    };
    const bidding = watched.findIndex(({ view }, place) => place > first && view.my_bid);
    expect(spent(watched.slice(0, bidding + 1))).toBeLessThan(spent(watched.slice(0, bidding)));
  });
});

test('a page that is opened late starts at the present', () => {
  const { scenes, director, hear } = show();
  const half = watched.slice(0, 60);
  director.jump(
    half.flatMap(({ entries }) => entries),
    half.at(-1)!.view,
  );
  expect(kinds(scenes)).toEqual(['rest']);
  expect(scenes[0]?.last.length).toBeGreaterThan(0);
  hear(watched.slice(60, 61));
  expect(director.playing).toBe(true);
});

test('what is told in more sentences stands longer', () => {
  const { hours, scenes, hear } = show();
  hear(watched);
  hours.pass(LONG);
  const verdicts = scenes.filter(({ kind }) => kind === 'verdict');
  const [tie, plain] = [verdicts.find(({ said }) => said.length > 1)!, verdicts.find(({ said }) => said.length === 1)!];
  expect(lengthOf(tie)).toBeGreaterThan(lengthOf(plain));
});

test('short clocks hurry', () => {
  expect(hurry(null, false, null)).toBe(1);
  expect(hurry(60_000, true, 60_000)).toBe(1);
  expect(hurry(9_000, true, 60_000)).toBeLessThan(hurry(60_000, true, 10_000));
  expect(hurry(60_000, true, 10_000)).toBeLessThan(1);
  expect(hurry(9_000, false, null)).toBe(1);
});
