import { expect, test } from 'vitest';
import type { ReviewState, SeatReview } from '../src/lib/wire';
import { drawn, nextMistake, shareAt, tally } from '../src/review/marks';
import { Reviewing } from '../src/review/reviewing.svelte';

const seat: SeatReview = {
  seat: 0,
  decisions: [
    { event: 4, kind: 'bid', mark: 'blunder', cost: 12 },
    { event: 9, kind: 'bid' },
    { event: 14, kind: 'build', mark: 'inaccuracy', cost: 3 },
  ],
  chances: [],
  luck: 1,
  luck_error: 1,
  curve: [
    { event: 3, share: 40 },
    { event: 14, share: 75 },
  ],
  grade: null,
  styles: {},
};

test('mistakes follow each other, and after the last comes the first', () => {
  expect([0, 4, 14].map((at) => nextMistake(seat, at)?.event)).toEqual([4, 14, 4]);
  expect(nextMistake({ ...seat, decisions: [] }, 0)).toBeUndefined();
  expect(tally(seat)).toEqual({ blunders: 1, mistakes: 0, inaccuracies: 1 });
});

test('the curve is drawn with the win at its top and says what a step was worth', () => {
  expect(drawn(seat.curve)).toBe('3,60 14,25');
  expect([0, 3, 13, 20].map((at) => shareAt(seat.curve, at))).toEqual([40, 40, 40, 75]);
});

test('a review that was made before is shown to whoever asks for it, and ordered by nobody again', async () => {
  const made: ReviewState = { done: 0, whole: 0, review: { version: 1, seats: [seat] } };
  const reviewing = new Reviewing(
    () => Promise.reject(new Error('ordered')),
    () => Promise.resolve(made),
  );
  await Promise.resolve();
  expect(reviewing.review).toBeNull();
  await reviewing.start();
  expect(reviewing.review?.seats).toEqual([seat]);
});
