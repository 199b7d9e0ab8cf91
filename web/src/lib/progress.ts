import type { Say } from './language';
import type { View } from './wire';

/** Where a game is, in its rounds and auctions. */
export function progress(say: Say, view: View | null): string {
  if (view === null) return '';
  const { round, rounds, auction: number, auctions: count } = view;
  if (view.score) return say('score-title');
  if (view.phase === 'build') return say('play-table-build', { round, rounds });
  return say('play-table-auction', { round, rounds, number, count });
}
