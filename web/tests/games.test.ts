import { expect, test } from 'vitest';
import { Games } from '../src/replay/games.svelte';

const say = (key: string, args = {}) => [key, ...Object.values(args)].join(' ');

function game(names: string[], options: object = { cards: 'base', unused_robots: 'stay' }): string {
  const score = { type: 'score', winners: [0], seats: [{ total: 4711 }] };
  return JSON.stringify({ fzzzt: 1, options, seats: names.map((name) => ({ name })), events: [score] });
}

test('a file of one game has one, on one line or many', () => {
  const one = game(['Ada', 'Bob']);
  for (const text of [one, `\n${one}\n\n`, JSON.stringify(JSON.parse(one), null, 2)]) {
    const games = new Games(text);
    expect([games.count, games.beside(1), games.beside(-1), games.faults]).toEqual([1, undefined, undefined, []]);
    expect(games.record).toEqual(JSON.parse(one));
  }
});

test('games are told by number, names and options, and nothing of how they end', () => {
  const games = new Games(
    [
      game(['Ada', 'Bob']),
      game(['Cleo', 'Dash', 'Edie'], { cards: 'extended', unused_robots: 'leave' }),
      game(['A', 'B', 'C', 'D', 'E'], { cards: 'extended', unused_robots: 'leave' }),
      '{"seats": 5}',
    ].join('\r\n'),
    [
      { players: 3, options: { cards: ['base', 'extended'], unused_robots: ['stay', 'leave'] } },
      { players: 5, options: { cards: ['extended'], unused_robots: ['leave'] } },
    ],
  );
  expect(games.listed.map((place) => games.label(say, place))).toEqual([
    'play-replay-game 1 4 · card-list-and Ada Bob',
    'play-replay-game 2 4 · card-list-comma Cleo card-list-and Dash Edie · option-cards: option-cards-extended · option-unused_robots: option-unused_robots-leave',
    expect.stringMatching(/^play-replay-game 3 4 · .*E$/),
    'play-replay-game 4 4',
  ]);
  expect(games.listed.map((place) => games.label(say, place)).join()).not.toContain('4711');
});

test('lines that hold no game are named and passed over, the first one too', () => {
  const games = new Games(['{broken', '', game(['Ada', 'Bob']), '[]', '"text"', game(['Cleo', 'Dash']), '{"cut":'].join('\n'));
  expect([games.count, games.at, games.line(games.at)]).toEqual([6, 1, 3]);
  expect(games.faults.map(({ number }) => number)).toEqual([1, 4, 5, 7]);
  expect(games.faults.map(({ what }) => what)).toContain('"text"');
  expect(games.faults.map(({ what }) => what).join()).not.toContain('line 1');
  expect(games.beside(-1)).toBeUndefined();
  games.at = games.beside(1) ?? -1;
  expect([games.at, games.line(games.at), games.beside(1), games.beside(-1)]).toEqual([4, 6, undefined, 1]);
});

test('a file without any game has none to choose', () => {
  for (const text of ['', '\n', 'not a record', '[1,\n2\n', '"a"\n"b"']) {
    const games = new Games(text);
    expect(games.head(games.at).fault).not.toBe('');
  }
});

test('of thousands of games a few are listed, and any is two choices away', () => {
  const games = new Games(Array.from({ length: 5000 }, (_, place) => game([`P${place}`, 'Bob'])).join('\n'));
  for (const wanted of [0, 1, 70, 71, 2499, 4037, 4998, 4999]) {
    games.at = 0;
    games.at = games.listed.reduce((one, other) => (Math.abs(other - wanted) < Math.abs(one - wanted) ? other : one));
    expect(games.listed).toContain(wanted);
    expect(games.listed.length).toBeLessThan(250);
  }
});

test('the same person’s eyes see the next game, or a spectator’s', () => {
  const games = new Games([game(['Ada', 'Bob']), game(['Bob', 'Cleo'])].join('\n'));
  expect([games.eyes(1, '1'), games.eyes(1, '0')]).toEqual(['0', 'spectator']);
  expect([games.eyes(1, 'all'), games.eyes(1, 'spectator')]).toEqual(['all', 'spectator']);
});
