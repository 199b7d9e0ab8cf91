import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../plugins/catalogues';
import { byPower } from '../src/lib/labels';
import { Catalogue } from '../src/lib/language';
import { bidsOf, headlines, lastWords, newsFor, ofItself, spokenOf } from '../src/lib/log';
import { Voice } from '../src/lib/voice';
import type { Entry, GameEvent, Saying } from '../src/lib/wire';
import { faces } from './faces';

const { say } = new Catalogue('en', [...texts('en').values()].join('\n'));
const voice = new Voice(say, faces, ['Ada', 'Bert', 'Cleo'], 0);

const golden = (name: string) => readFileSync(new URL(`../../tests/golden/${name}`, import.meta.url), 'utf8').split('\n');

/** An auction as the server tells of it. */
const sayings: Saying[] = [
  { key: 'play-reveal', weight: 'detail' },
  { key: 'play-reveal-bid', weight: 'detail', seat: 1, numbers: { value: 3 }, cards: ['r3-n'] },
  { key: 'play-reveal-bid', weight: 'detail', seat: 0, numbers: { value: 3 }, cards: ['p1-3'] },
  { key: 'play-tie', weight: 'headline', numbers: { value: 3 }, seats: [1, 0] },
  { key: 'play-tie-chief', weight: 'headline', seat: 1 },
  { key: 'play-wins', weight: 'headline', seat: 1, numbers: { value: 3 }, short: { card: 'r3-n' } },
  { key: 'play-bids-back', weight: 'step' },
  { key: 'play-auction', weight: 'headline', numbers: { number: 2, count: 8 }, full: { card: 'fzzzt' }, opens: true },
  { key: 'play-sits-out', weight: 'step', seat: 0 },
];
const award: GameEvent = { type: 'award', card: 'r3-n', seat: 1, values: [3, 3, null], chief: 0, bids: [['p1-3'], ['r3-n'], null] };
const entries: Entry[] = [
  { seq: 1, at: 0, type: 'opened', sayings: [], previous: null },
  { seq: 2, at: 0, type: 'event', event: award, sayings },
  { seq: 3, at: 0, type: 'chat', seat: 1, name: 'Bert', text: 'ha', sayings: [] },
];
const text = (chosen: Saying[]) => chosen.map((saying) => voice.text(saying));

test('every saying of a whole game reads as it does in the terminal', () => {
  const [head, ...told] = golden('told-to-a-seat.txt').filter(Boolean);
  const { names, seat } = JSON.parse(head ?? '') as { names: string[]; seat: number };
  const listener = new Voice(say, faces, names, seat);
  const pairs = told.flatMap((line, place) => (line.startsWith('{') ? [[line, told[place + 1]?.replace(/^ *\w+: /, '')]] : []));
  expect(pairs.length).toBeGreaterThan(300);
  for (const [saying = '', expected] of pairs) expect(listener.text(JSON.parse(saying) as Saying)).toBe(expected);
});

test('cards in hand lie in the order of the terminal', () => {
  const held = Object.values(faces).filter(({ kind }) => kind !== 'unit' && kind !== 'mechanic');
  expect(held.sort(byPower).map(({ id }) => id)).toEqual(golden('card-order.txt').filter(Boolean));
});

test('the outcome of an auction is told in its headlines, without what comes next', () => {
  expect(text(headlines(ofItself(sayings)))).toEqual([
    'Tie at 3: Bert and you.',
    'Bert is Chief Mechanic and wins the tie.',
    'Bert wins with 3: Robot 3 (nut).',
  ]);
  expect(bidsOf(sayings).map(({ seat }) => seat)).toEqual([1, 0]);
});

test('somebody who listens hears headlines, and the steps of their own', () => {
  expect(text(newsFor(voice, sayings)).slice(3)).toEqual([
    'Auction 2 of 8: Fzzzt, power 3, minus 1 point',
    'You have no cards: you sit this one out.',
  ]);
  expect(newsFor(new Voice(say, faces, ['Ada', 'Bert', 'Cleo'], null), sayings)).toHaveLength(4);
});

test('the log has everything that is said, and nothing of talk and machinery', () => {
  const told = spokenOf(entries);
  expect(told.map(({ seq }) => seq)).toEqual([2]);
  expect(text(told[0]?.sayings ?? [])[1]).toBe('Bert bids: Robot 3 (nut) = 3');
});

test('before the end there are no last words', () => {
  expect(lastWords(entries)).toEqual([]);
});
