import { readFileSync } from 'node:fs';
import { facesOf } from '../src/lib/table.svelte';
import type { FacesJson, View } from '../src/lib/wire';

/** The standard faces, read from the engine's own deck file. */
export const faces = facesOf(readDeck());

function readDeck(): FacesJson {
  const file = readFileSync(new URL('../../src/fzzzt/engine/deck.toml', import.meta.url), 'utf8');
  const cards = file
    .split('[[card]]')
    .slice(1)
    .map((table) => {
      const lines = [...table.matchAll(/^(\w+) = (.+)$/gm)].map(([, key, value]) => [key!, JSON.parse(value!) as unknown] as const);
      const { id, ...face } = Object.fromEntries(lines);
      return [id, { speed: 0, symbols: '', count: 1, ...face }] as const;
    });
  const mechanics = [1, 2, 3, 4].map((number) => [
    `mechanic-${number}`,
    { kind: 'mechanic', power: 0, points: 0, speed: 0, symbols: '', count: 1, number },
  ]);
  return Object.fromEntries([...cards, ...mechanics]) as FacesJson;
}

/** A view of seat 0 in the middle of a round. */
export function viewWith(changes: Partial<View> = {}): View {
  const seat = { mechanic: 1, hand: 3, discard: 0, bid: null, owned: [], known_hand: [], known_discard: [], units: {} };
  return {
    seat: 0,
    round: 1,
    rounds: 5,
    phase: 'bid',
    auction: 1,
    auctions: 8,
    chief: 0,
    deck: 32,
    belt: ['r3-n', null],
    hand: ['fzzzt', 'fzzzt', 'p1-3'],
    my_bid: null,
    my_build: null,
    to_move: [0],
    legal: { bid: ['fzzzt', 'fzzzt', 'p1-3'] },
    seats: [seat, { ...seat, mechanic: 2 }],
    options: { players: 2, cards: 'base', unused_robots: 'stay' },
    score: null,
    ...changes,
  };
}
