import type { Say } from '../lib/language';

/** The sections of the rules page and how many lines each has. */
export const SECTIONS = {
  aim: 2,
  cards: 7,
  setup: 3,
  preparation: 4,
  auctions: 4,
  ties: 2,
  empty: 2,
  build: 3,
  end: 5,
  example: 5,
  expansion: 3,
  rulings: 5,
} as const;

export interface Section {
  key: string;
  title: string;
  lines: string[];
}

export function sections(say: Say): Section[] {
  return Object.entries(SECTIONS).map(([key, lines]) => ({
    key,
    title: say(`rules-${key}-title`),
    lines: Array.from({ length: lines }, (_, line) => say(`rules-${key}-${line + 1}`)),
  }));
}

/** A text as it is looked for: without accents, and small. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The sections with the lines in which every word occurs; a title that has them brings all its lines. */
export function found(all: Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => plain(text).includes(word));
  return all
    .map((section) =>
      fits(section.title) ? section : { ...section, lines: section.lines.filter((line) => fits(`${section.title} ${line}`)) },
    )
    .filter(({ lines }) => lines.length > 0);
}
