import type { Say } from './language';
import type { Face } from './wire';

export const SYMBOLS = { N: 'nut', B: 'bolt', C: 'cog', O: 'oil' } as const;
export type Letter = keyof typeof SYMBOLS;

/** A list in words: "a", "a and b", "a, b and c". */
export function join(say: Say, items: string[]): string {
  if (items.length < 2) return items.join('');
  const [first, second] = items.slice(-2) as [string, string];
  return items
    .slice(0, -2)
    .reduceRight((rest, item) => say('card-list-comma', { first: item, second: rest }), say('card-list-and', { first, second }));
}

export function symbol(say: Say, letter: string): string {
  return say(`card-symbol-${SYMBOLS[letter as Letter]}`);
}

/** A card in full, fit to be read aloud; with its belt speed if that matters. */
export function label(say: Say, face: Face, { speed = false } = {}): string {
  const card = fullLabel(say, face);
  return speed && face.speed ? say('card-with-speed', { card, speed: face.speed }) : card;
}

function symbolList(say: Say, face: Face): string {
  return symbols(say, face.symbols) || say('card-symbol-none');
}

function fullLabel(say: Say, face: Face): string {
  const { kind, power, points } = face;
  const symbols = symbolList(say, face);
  if (kind === 'unit') return say('card-unit', { unit: unitName(say, face), points, symbols });
  if (kind === 'mechanic') return say('card-mechanic', { number: face.number ?? 0, power });
  if (kind === 'fzzzt') return say('card-fzzzt', { power, loss: -points });
  return say(kind === 'upgrade' ? 'card-upgrade' : 'card-robot', { power, symbols, points });
}

/** What a card is for, in sentences. */
export function explain(say: Say, face: Face): string[] {
  const { kind, power, points, speed, symbols } = face;
  const args = { power, points, loss: -points, symbols: symbolList(say, face), count: symbols.length };
  return [say(`card-help-${kind}`, args), ...(speed ? [say('card-help-speed', { speed })] : [])];
}

/** Symbols by their letters, in words. */
export function symbols(say: Say, letters: string): string {
  return join(
    say,
    [...letters].map((letter) => symbol(say, letter)),
  );
}

/** The full name of a Production Unit, without its points and symbols. */
export function unitName(say: Say, face: Face): string {
  return say(`card-unit-${face.grade ?? 'basic'}`);
}

/** A card in a few words. */
export function short(say: Say, face: Face): string {
  const { kind, power, points } = face;
  const symbols = symbolList(say, face);
  if (kind === 'unit') return say('card-short-unit', { grade: face.grade ?? 'basic', points, symbols });
  if (kind === 'mechanic') return say('card-short-mechanic', { number: face.number ?? 0 });
  return say(`card-short-${kind}`, { power, symbols });
}

/** Several cards in one line, copies counted, in the order they come. */
export function shortList(say: Say, faces: Face[]): string {
  const copies = new Map<string, number>();
  for (const face of faces) copies.set(short(say, face), (copies.get(short(say, face)) ?? 0) + 1);
  return join(
    say,
    [...copies].map(([card, count]) => (count > 1 ? say('card-list-copies', { count, card }) : card)),
  );
}

/** The symbols as a number: the more that are late in the order of SYMBOLS, the higher. */
function rank(symbols: string): number {
  return [...symbols].reduce((sum, letter) => sum + 2 ** Object.keys(SYMBOLS).indexOf(letter), 0);
}

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Cards as one holds them in hand, in every front end alike: weakest first, alike ones together. */
export function byPower(one: Face, other: Face): number {
  return one.power - other.power || order(one.kind, other.kind) || rank(one.symbols) - rank(other.symbols) || order(one.id, other.id);
}
