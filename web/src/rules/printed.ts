import deck from '../../../src/fzzzt/engine/deck.toml?raw';
import type { Face } from '../art/face';

/** Every face there is, from the deck file that the engine reads: for the gallery and the tests. */
export const faces: Face[] = [...deck.split('[[card]]').slice(1).map(parse), ...[1, 2, 3, 4, 5, 6].map(mechanic)];

function parse(table: string): Face {
  const lines = [...table.matchAll(/^(\w+) = (.+)$/gm)].map(([, key, value]) => [key, JSON.parse(value!)] as const);
  return { power: 0, points: 0, speed: 0, ...Object.fromEntries(lines) } as Face;
}

function mechanic(number: number): Face {
  return { id: `mechanic-${number}`, kind: 'mechanic', power: 0, points: 0, speed: 0, symbols: '', number };
}
