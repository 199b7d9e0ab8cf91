/** Numerals and letters as strokes in a box of 12 by 18: drawn, not typed, so that a card looks the same in any font. */
const strokes: Record<string, string> = {
  '0': 'M0 6a6 6 0 0 1 12 0v6a6 6 0 0 1-12 0z',
  '1': 'M2.5 4.5 7.5 0v18',
  '2': 'M.5 5a5.5 5 0 0 1 11 0c0 5-11 7-11 13H12',
  '3': 'M.5 0h11L6 7a5.5 5.5 0 1 1-6 7.5',
  '4': 'M9 18V0L0 12.5h12',
  '5': 'M11 0H1.8L1 8a6 5.3 0 1 1-1 7',
  '6': 'M9.5 0C4 3 .2 7 .2 12.2a5.8 5.8 0 1 0 11.6 0 5.8 5.8 0 0 0-11.6 0',
  '7': 'M0 0h12L4.5 18',
  '8': 'M6 8a4.6 4 0 1 1 0-8 4.6 4 0 1 1 0 8 5.8 5 0 1 0 0 10A5.8 5 0 1 0 6 8z',
  '9': 'M2.5 18c5.5-3 9.3-7 9.3-12.2a5.8 5.8 0 1 0-11.6 0 5.8 5.8 0 0 0 11.6 0',
  '−': 'M1 9h9',
  N: 'M0 18V0l12 18V0',
  B: 'M0 0v18h6.5a4.8 4.8 0 0 0 0-9.6H0h6A4.2 4.2 0 0 0 6 0z',
  C: 'M12 4.5A6 5.5 0 0 0 0 6v6a6 5.5 0 0 0 12 1.5',
  O: 'M0 6.5a6 6.5 0 0 1 12 0v5a6 6.5 0 0 1-12 0z',
};

const ADVANCE = 17;

export interface Glyph {
  d: string;
  x: number;
}

/** The strokes of a text, centred on zero. */
export function glyphs(text: string): Glyph[] {
  const start = -(ADVANCE * (text.length - 1) + 12) / 2;
  return [...text].map((character, place) => ({ d: strokes[character] ?? '', x: start + place * ADVANCE }));
}

/** With the minus sign, which is wider than a hyphen. */
export const numeral = (value: number): string => String(value).replace('-', '−');
