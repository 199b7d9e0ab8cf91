import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** How long something may move: not at all for those who asked for stillness. */
export const pace = (duration: number): number => (prefersReducedMotion.current ? 0 : duration);

const waiting = (delay: number): number => (prefersReducedMotion.current ? 0 : delay);

interface Moment {
  /** Milliseconds to wait before it moves, so that cards come one after another. */
  delay?: number;
}

/** A card is laid on the table. */
export function laid(_: Element, { delay = 0 }: Moment = {}): TransitionConfig {
  const css = (t: number, u: number) => `opacity: ${t}; transform: translateY(${-1.2 * u}em) rotate(${-8 * u}deg)`;
  return { delay: waiting(delay), duration: pace(220), css };
}

/** A card is turned up. */
export function turned(_: Element, { delay = 0 }: Moment = {}): TransitionConfig {
  return { delay: waiting(delay), duration: pace(260), css: (_t, u) => `transform: perspective(30em) rotateY(${90 * u}deg)` };
}
