import type { Kind, Scene } from './scenes';

/** How fast things are shown. At once: nothing is, but how it ends. */
export const SPEEDS = { calm: 1.6, normal: 1, fast: 0.45, once: 0 };
export type Speed = keyof typeof SPEEDS;

/** How long a scene stands, in milliseconds, and how much longer for each further sentence. */
const LENGTHS: Record<Kind, [first: number, more: number]> = {
  bid: [400, 0],
  breath: [600, 0],
  flip: [450, 0],
  verdict: [1500, 1300],
  home: [450, 0],
  belt: [900, 300],
  deal: [1200, 0],
  summary: [4200, 0],
  build: [1100, 700],
  banner: [1500, 0],
  sheet: [3800, 0],
  rest: [0, 0],
};

export function lengthOf({ kind, said }: Scene): number {
  const [first, more] = LENGTHS[kind];
  return first + more * Math.max(0, said.length - 1);
}

/** Whoever has decided since does not wait for the past: it hurries by. */
export function rush(decided: number): number {
  return decided === 0 ? 1 : decided === 1 ? 0.5 : 0.2;
}

/** Milliseconds on a clock that leave no time for shows. */
const LITTLE = 15_000;

/** Short clocks hurry the scenes: while one's own runs down, and at tables where every decision is short. */
export function hurry(left: number | null, running: boolean, perMove: number | null): number {
  if (left !== null && running && left < LITTLE) return 0.25;
  return perMove !== null && perMove <= LITTLE ? 0.5 : 1;
}
