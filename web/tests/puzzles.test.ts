import { expect, test } from 'vitest';
import { chosenOf } from '../src/puzzles/filter';
import { KeptPuzzles } from '../src/puzzles/kept.svelte';
import { shelf } from './shelf';

const INTERVALS = [1, 3, 7];

test('what is found at once does not come back', () => {
  const kept = new KeptPuzzles(INTERVALS, shelf());
  kept.keep('1-2', true, 100);
  expect(kept.isDone('1-2')).toBe(true);
  expect(kept.isDue('1-2', 999)).toBe(false);
});

test('what was missed comes back at growing intervals until it is done', () => {
  const kept = new KeptPuzzles(INTERVALS, shelf());
  let day = 100;
  kept.keep('1-2', false, day);
  for (const wait of INTERVALS) {
    expect(kept.isDue('1-2', day + wait - 1)).toBe(false);
    kept.keep('1-2', true, day + wait - 1);
    day += wait;
    expect(kept.isDue('1-2', day)).toBe(true);
    kept.keep('1-2', true, day);
  }
  expect(kept.isDone('1-2')).toBe(true);
  kept.keep('1-2', false, day);
  expect(kept.of('1-2')).toEqual({ box: 0, due: day + 1 });
});

test('what is due comes before what is new', () => {
  const kept = new KeptPuzzles(INTERVALS, shelf());
  kept.keep('a', false, 9);
  kept.keep('b', false, 7);
  kept.keep('c', true, 7);
  expect(kept.next(['c', 'd', 'a', 'b'], 10)).toBe('b');
  expect(kept.next(['c', 'd', 'a'], 9)).toBe('d');
  expect(kept.next(['c'], 9)).toBeUndefined();
});

test('answers are kept by the browser, and what is not ours there is passed over', () => {
  const browser = shelf();
  browser.setItem('fzzzt.puzzles', '{"a":{"box":0,"due":3},"b":7,"c":{"box":"x"}}');
  const kept = new KeptPuzzles(INTERVALS, browser);
  expect(kept.kept).toEqual({ a: { box: 0, due: 3 } });
  kept.keep('d', true, 5);
  expect(new KeptPuzzles(INTERVALS, browser).isDone('d')).toBe(true);
  browser.setItem('fzzzt.puzzles', '{broken');
  expect(new KeptPuzzles(INTERVALS, browser).kept).toEqual({});
});

test('a choice of puzzles', () => {
  const line = (name: string, difficulty: 'easy' | 'hard' | null) => ({ name, players: 3, rating: null, difficulty, finished: null });
  const [easy, hard, own] = [line('a', 'easy'), line('b', 'hard'), line('t.3', null)];
  expect(chosenOf('all', [easy, hard], [own])).toEqual([easy, hard]);
  expect(chosenOf('hard', [easy, hard], [own])).toEqual([hard]);
  expect(chosenOf('mine', [easy, hard], [own])).toEqual([own]);
});
