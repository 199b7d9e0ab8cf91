import { expect, test } from 'vitest';
import type { Recording } from '../src/lib/api';
import { Playback } from '../src/replay/playback.svelte';
import { faces, viewWith } from './faces';

const recording: Recording = {
  options: { players: 2, cards: 'base', unused_robots: 'stay' },
  finished: true,
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Pling', bot: 'tinker' },
  ],
  cards: faces,
  steps: [
    {
      events: [
        { type: 'setup', mechanics: [1, 2] },
        { type: 'round', round: 1 },
      ],
      sayings: [],
      view: viewWith(),
    },
    { events: [{ type: 'bid', seat: 0, count: 1 }], sayings: [], view: viewWith({ to_move: [1] }) },
    { events: [{ type: 'round', round: 2 }], sayings: [], view: viewWith({ round: 2 }), totals: [1, 2] },
  ],
};

test('a replay shows no more than has happened', () => {
  const playback = new Playback(recording);
  expect(playback.live.entries.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(playback.auctions).toEqual([]);
  playback.go(1);
  expect(playback.live.view?.to_move).toEqual([1]);
  expect(playback.live.entries).toHaveLength(3);
});

test('a replay jumps by round, forth and back, and stops at the end', () => {
  const playback = new Playback(recording);
  expect(playback.rounds).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 2 },
  ]);
  playback.playing = true;
  playback.go(99);
  expect([playback.at, playback.playing]).toEqual([2, false]);
  expect(playback.auctions).toEqual([{ totals: [1, 2], at: 2 }]);
  playback.go(-1);
  expect(playback.at).toBe(0);
  expect(playback.auctions).toHaveLength(1); // what was watched stays known
});
