import type { ShownRating } from '../lib/wire';

/** Where a rating lies between the lowest and the highest end of all intervals, from 0 to 100. */
export function span(ratings: readonly ShownRating[]): (rating: number) => number {
  const low = Math.min(...ratings.map(({ rating, within }) => rating - within));
  const high = Math.max(...ratings.map(({ rating, within }) => rating + within));
  return (rating) => (high > low ? (100 * (rating - low)) / (high - low) : 50);
}
