import pictures from '../../../src/fzzzt/locale/rules_page.json';
import type { Say } from '../lib/language';

export interface Line {
  key: string;
  number: number;
  text: string;
  /** What is drawn beside it, in the notation of picture.ts. */
  picture: string;
}

export interface Section {
  key: keyof typeof pictures;
  title: string;
  lines: Line[];
}

export function sections(say: Say): Section[] {
  return (Object.keys(pictures) as Section['key'][]).map((key) => ({
    key,
    title: say(`rules-${key}-title`),
    lines: pictures[key].map((picture, place) => {
      const [number, line] = [place + 1, `rules-${key}-${place + 1}`];
      return { key: line, number, text: say(line), picture };
    }),
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
      fits(section.title) ? section : { ...section, lines: section.lines.filter(({ text }) => fits(`${section.title} ${text}`)) },
    )
    .filter(({ lines }) => lines.length > 0);
}
