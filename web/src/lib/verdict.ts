import type { Voice } from './voice';
import type { Score } from './wire';

/** Who has won, and how a tie was broken. */
export function verdict(voice: Voice, { seats, winners }: Score): string[] {
  const winner = winners[0] ?? 0;
  const best = seats[winner];
  if (best === undefined) return [];
  const level = seats.flatMap((score, seat) => (score.total === best.total ? [seat] : []));
  if (level.length === 1) return [voice.of('score-winner', winner, { points: best.total })];
  const tie = voice.say('score-tie', { names: voice.together(level), points: best.total });
  if (winners.length === 1) return [tie, voice.of('score-tie-break', winner, { count: best.robots })];
  return [tie, voice.say('score-shared', { names: voice.together(winners), count: best.robots })];
}
