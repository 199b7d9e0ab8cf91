import { expect, test } from 'vitest';
import { glyphs, numeral } from './lettering';

test('every number of a card can be drawn', () => {
  const characters = [...Array.from('0123456789NBCO'), numeral(-1)[0]!];
  expect(characters.filter((character) => glyphs(character)[0]?.d === '')).toEqual([]);
});

test('a text is centred', () => {
  const places = glyphs('13').map(({ x }) => x);
  expect(places[0]).toBe(-(places[1]! + 12));
});
