import type { CurvePoint, ReviewedDecision, SeatReview } from '../lib/wire';

/** The decisions that were marked, in the order of the game. */
export const marked = ({ decisions }: SeatReview): ReviewedDecision[] => decisions.filter(({ mark }) => mark);

/** The next mistake after a step; after the last one the first again. */
export function nextMistake(seat: SeatReview, at: number): ReviewedDecision | undefined {
  const all = marked(seat);
  return all.find(({ event }) => event > at) ?? all[0];
}

/** A curve for an SVG as wide as the game has steps and 100 high, the win at its top. */
export const drawn = (curve: CurvePoint[]): string => curve.map(({ event, share }) => `${event},${100 - share}`).join(' ');

/** The share of the win after a step. */
export const shareAt = (curve: CurvePoint[], at: number): number =>
  curve.filter(({ event }) => event <= at).at(-1)?.share ?? curve[0]?.share ?? 0;

/** How many decisions of each kind of mark there are. */
export function tally(seat: SeatReview): { blunders: number; mistakes: number; inaccuracies: number } {
  const count = (mark: ReviewedDecision['mark']) => marked(seat).filter((decision) => decision.mark === mark).length;
  return { blunders: count('blunder'), mistakes: count('mistake'), inaccuracies: count('inaccuracy') };
}
