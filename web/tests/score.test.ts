import { describe, expect, test } from 'vitest';
import type { SeatView } from '../src/lib/wire';
import { apart, chartOf } from '../src/score/race';
import { sheetsOf } from '../src/score/sheet';
import { Pad } from '../src/scorepad/pad.svelte';
import { faces, viewWith } from './faces';
import { shelf } from './shelf';

test('a score sheet adds up, and names the robots without a job', () => {
  const [own, other] = viewWith().seats;
  const seats = [
    { base: 3, bonus: 5, total: 8, robots: 2, units: [{ unit: 'basic-nc', widgets: [{ nut: 'r3-n', cog: 'p2-3' }], points: 5 }] },
    { base: 9, bonus: 0, total: 9, robots: 1, units: [] },
  ];
  const views = [{ ...own, owned: ['fzzzt', 'r3-n', 'p1-3'], units: { 'basic-nc': ['p2-3'] } }, other] as SeatView[];
  const sheets = sheetsOf([1, 0], { seats, winners: [1] }, views, faces);
  expect(sheets.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(sheets[1]).toMatchObject({ robots: ['r3-n', 'p1-3', 'p2-3'], fzzzts: ['fzzzt'], fzzztPoints: -1, idle: ['p1-3'] });
});

describe('the race', () => {
  test('has zero on its scale, and a line for each seat', () => {
    const chart = chartOf([
      [0, 4],
      [-2, 8],
      [6, 8],
    ]);
    expect([chart.low, chart.high, chart.zero]).toEqual([-2, 8, 0.8]);
    expect(chart.lines[0]).toEqual([
      { x: 0, y: 0.8 },
      { x: 0.5, y: 1 },
      { x: 1, y: 0.2 },
    ]);
  });

  test('keeps the names at the ends of the lines apart', () => {
    expect(apart([0.5, 0.5, 0], 0.25)).toEqual([0.5, 0.75, 0]);
    expect(apart([1, 1], 0.25)).toEqual([0.75, 1]);
  });
});

describe('the score pad', () => {
  test('asks for free cards and those on units apart', () => {
    const pad = new Pad(shelf());
    pad.change(0, { cards: ['r3-n', 'r3-n'], units: { 'basic-nc': ['r3-n'] } });
    expect(pad.question.seats[0]).toEqual({ cards: ['r3-n'], units: { 'basic-nc': ['r3-n'] } });
  });

  test('takes a robot off its unit when the player no longer has it', () => {
    const pad = new Pad(shelf());
    pad.change(0, { cards: ['r3-n'], units: { 'basic-nc': ['r3-n'] } });
    pad.change(0, { cards: [] });
    expect(pad.players[0]?.units).toEqual({ 'basic-nc': [] });
  });

  test('knows how many copies are left, and remembers the game', () => {
    const storage = shelf();
    const pad = new Pad(storage);
    const before = pad.left('fzzzt', faces);
    pad.change(1, { name: 'Ada', cards: ['fzzzt'] });
    expect(new Pad(storage).left('fzzzt', faces)).toBe(before - 1);
    pad.clear();
    expect(new Pad(storage).players[1]).toEqual({ name: 'Ada', cards: [], units: {} });
  });
});
