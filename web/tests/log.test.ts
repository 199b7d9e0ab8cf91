import { describe, expect, test } from 'vitest';
import { texts } from '../plugins/catalogues';
import { Catalogue } from '../src/lib/language';
import { tellLog } from '../src/lib/log';
import { Voice } from '../src/lib/voice';
import type { GameEvent, Happening } from '../src/lib/wire';
import { faces } from './faces';

const { say } = new Catalogue('en', [...texts('en').values()].join('\n'));
const voice = new Voice(say, faces, ['Ada', 'Bert', 'Cleo'], 0);

const told = (...happenings: Happening[]) =>
  tellLog(
    happenings.map((happening, place) => ({ seq: place + 1, at: 0, ...happening })),
    voice,
    5,
  );
const events = (...happened: GameEvent[]) => told(...happened.map((event) => ({ type: 'event', event }) as const));
const award = (values: number[], seat: number, chief: number): GameEvent => ({
  type: 'award',
  card: 'r3-n',
  seat,
  values,
  chief,
  bids: values.map(() => ['p1-3']),
});
const setup: GameEvent = { type: 'setup', mechanics: [2, 1, 3] };

describe('an auction', () => {
  test('is won by the highest bid, and the bids are told in turn from the Chief', () => {
    const [, sold] = events(setup, award([1, 3, 2], 1, 1));
    expect(sold?.lines).toEqual(['Bert wins with 3: Robot 3 (nut).']);
    expect(sold?.details.map((line) => line.split(' ')[0])).toEqual(['Bert', 'Cleo', 'You']);
  });

  test('with a tie says why, and who has the spanner now', () => {
    const [, sold] = events(setup, award([3, 3, 0], 1, 0));
    expect(sold?.lines).toEqual([
      'Tie at 3: Bert and you.',
      'Bert is Chief Mechanic and wins the tie.',
      'Bert wins with 3: Robot 3 (nut).',
      'The spanner moves on. You are the new Chief Mechanic.',
    ]);
  });

  test('with a tie that the Chief is not part of goes to the nearest', () => {
    const [, , sold] = events(setup, award([3, 3, 0], 1, 0), award([0, 4, 4], 1, 2));
    expect(sold?.lines.slice(0, 2)).toEqual([
      'Tie at 4: Bert and Cleo.',
      'Bert sits nearest clockwise from the Chief Mechanic and wins the tie.',
    ]);
  });

  test('tells a sealed bid by its number of cards, and one’s own with its power', () => {
    const [his, mine] = events({ type: 'bid', seat: 1, count: 2 }, { type: 'bid', seat: 0, cards: ['p1-3', 'fzzzt'] });
    expect(his?.lines).toEqual(['Bert bids 2 cards, face down.']);
    expect(mine?.lines).toEqual(['You bid 2 cards, face down: Fzzzt 3 and Robot 3 (nut). Value 6.']);
  });
});

describe('a deal', () => {
  const deal: GameEvent = { type: 'deal', hands: [['p1-3'], null, null] };

  test('at the start of a round is just a deal', () => {
    const [dealt] = events(deal);
    expect(dealt?.lines).toEqual(['You are dealt 1 card: Robot 3 (nut).']);
  });

  test('in the middle of one says that everybody ran out of cards', () => {
    const lines = events(setup, award([1, 3, 2], 1, 1), deal).at(-1)?.lines;
    expect(lines?.[0]).toMatch(/^Nobody has cards left/);
  });

  test('after a new round has begun is a deal again', () => {
    const lines = events(setup, award([1, 3, 2], 1, 1), { type: 'round', round: 2 }, deal).at(-1)?.lines;
    expect(lines).toHaveLength(1);
  });
});

test('a build is told robot by robot, or as nothing', () => {
  const [some, none] = events({ type: 'build', seat: 1, robots: { 'basic-nc': 'r1-n' } }, { type: 'build', seat: 0, robots: {} });
  expect(some?.lines).toEqual(['Bert allocates Robot 1 (nut) to Basic Unit 5 (nut and cog).']);
  expect(none?.lines).toEqual(['You build nothing.']);
});

test('the end says what decided between equals', () => {
  const seat = { base: 1, bonus: 1, total: 2, units: [] };
  const seats = [
    { ...seat, robots: 3 },
    { ...seat, robots: 2 },
    { ...seat, total: 1, robots: 1 },
  ];
  const [over] = events({ type: 'score', seats, winners: [1] });
  expect(over?.lines.slice(1)).toEqual([
    'Level on 2 points: you and Bert.',
    'Fewest Robot cards breaks the tie: Bert wins with 2 Robot cards!',
  ]);
});

test('what happens around the game is told, talk and machinery are not', () => {
  const lines = told(
    { type: 'opened' },
    { type: 'sat', seat: 0, name: 'Ada' },
    { type: 'sat', seat: 1, name: 'Bert' },
    { type: 'chat', seat: 1, name: 'Bert', text: 'hello' },
    { type: 'started', missing: [1] },
    { type: 'away', seat: 1, why: 'clock' },
    { type: 'back', seat: 1 },
  ).flatMap(({ lines }) => lines);
  expect(lines).toEqual([
    'You sit down.',
    'Bert sits down.',
    'The game begins. The shuffle had no secret number from: Bert.',
    'Time is up for Bert; a bot plays on.',
    'Bert is back.',
  ]);
});
