import type { Voice } from './voice';
import type { Entry, Saying } from './wire';

/** The bids that were turned up, in turn. */
export function bidsOf(sayings: readonly Saying[]): Saying[] {
  return sayings.filter(({ key }) => key === 'play-reveal-bid');
}

/** What is said of the end of a game, once it is over. */
export function lastWords(entries: readonly Entry[]): Saying[] {
  return entries.findLast((entry) => entry.type === 'event' && entry.event.type === 'score')?.sayings ?? [];
}

/** How it goes: of all that is said the headlines. */
export function headlines(sayings: readonly Saying[]): Saying[] {
  return sayings.filter(({ weight }) => weight === 'headline');
}

/** What is said of a thing itself, before something new begins. */
export function ofItself(sayings: readonly Saying[]): Saying[] {
  const next = sayings.findIndex(({ opens }) => opens);
  return next < 0 ? [...sayings] : sayings.slice(0, next);
}

/** What somebody has to hear at once: how it goes, and each step of one's own. */
export function newsFor({ you }: Voice, sayings: readonly Saying[]): Saying[] {
  return sayings.filter(({ weight, seat }) => weight === 'headline' || (weight === 'step' && you !== null && seat === you));
}

/** What the log has: all of which something is said. */
export function spokenOf(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ sayings }) => sayings.length);
}
