import { expect, test } from 'vitest';
import { Stars, starsFor } from '../src/learn/stars.svelte';
import { shelf } from './shelf';

test('a lesson that is solved at once brings three stars, a later answer fewer, but one at least', () => {
  expect([1, 2, 3, 9].map(starsFor)).toEqual([3, 2, 1, 1]);
});

test('the best that was reached is kept', () => {
  const storage = shelf();
  const stars = new Stars(storage);
  for (const count of [2, 3, 1]) stars.keep('least', count);
  expect(new Stars(storage).of('least')).toBe(3);
  expect(stars.of('lose')).toBe(0);
});

test.each(['{broken', '[]', 'null', '{"least":"many"}', '{"least":-1}'])('what cannot be read (%s) is begun anew', (kept) => {
  const storage = shelf();
  storage.setItem('fzzzt.lessons', kept);
  expect(new Stars(storage).of('least')).toBe(0);
});
