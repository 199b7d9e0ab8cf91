import type { PuzzleLine } from '../lib/wire';

/** Which puzzles somebody wants. */
export const FILTERS = ['all', 'easy', 'medium', 'hard', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];

const KEY = 'fzzzt.puzzles.filter';

const isFilter = (text: string | null): text is Filter => FILTERS.some((each) => each === text);

/** The choice that was made last, on this browser. */
export const keptFilter = (storage: Pick<Storage, 'getItem'> = localStorage): Filter => {
  const kept = storage.getItem(KEY);
  return isFilter(kept) ? kept : 'all';
};

export const keepFilter = (filter: Filter, storage: Pick<Storage, 'setItem'> = localStorage): void => storage.setItem(KEY, filter);

/** The puzzles of a choice, in their order. */
export function chosenOf(filter: Filter, shipped: PuzzleLine[], mine: PuzzleLine[]): PuzzleLine[] {
  if (filter === 'mine') return mine;
  return filter === 'all' ? shipped : shipped.filter(({ difficulty }) => difficulty === filter);
}
