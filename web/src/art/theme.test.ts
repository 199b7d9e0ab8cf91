import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Vitest empties imported style sheets.
const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

type Shift = 'day' | 'night';

function colour(name: string, shift: Shift): string {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  const found = value?.[3] ?? value?.[shift === 'day' ? 1 : 2];
  if (!found) throw new Error(`no colour --${name}`);
  return found;
}

/** Relative luminance, as the Web Content Accessibility Guidelines define it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, shift: Shift): number {
  const [dark, light] = [luminance(colour(one, shift)), luminance(colour(other, shift))].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['text', 'quiet', 'accent', 'warning', 'success'].flatMap(
  (text) =>
    [
      [text, 'ground'],
      [text, 'panel'],
    ] as const,
);
const signs = [
  ['on-accent', 'accent'],
  ['on-belt', 'belt'],
  ['on-hazard', 'hazard'],
  ['card-stock', 'blueprint'],
  ['card-stock', 'card-ink'],
] as const;
const inks = ['card-stock', 'card-shade', 'hazard', 'zap', 'bolt', 'loss'].map((ground) => ['card-ink', ground] as const);

describe.each<Shift>(['day', 'night'])('%s shift', (shift) => {
  test.each([...texts, ...signs, ...inks])('%s reads well on %s', (text, ground) => {
    expect(contrast(text, ground, shift)).toBeGreaterThanOrEqual(7);
  });

  test.each(['ground', 'panel'])('a line shows on the %s', (ground) => {
    expect(contrast('line', ground, shift)).toBeGreaterThanOrEqual(3);
  });
});
