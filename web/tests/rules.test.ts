import { expect, test } from 'vitest';
import { found } from '../src/rules/search';

test('the rules are found by words in any order, with or without accents', () => {
  const all = [
    { key: 'a', title: 'Égalités', lines: ['La clé change de mains.', 'Rien.'] },
    { key: 'b', title: 'Fin', lines: ['Les points.'] },
  ];
  expect(found(all, 'mains cle')).toEqual([{ key: 'a', title: 'Égalités', lines: ['La clé change de mains.'] }]);
  expect(found(all, 'egalites')).toEqual([all[0]]);
  expect(found(all, '')).toEqual(all);
  expect(found(all, 'nonsense')).toEqual([]);
});
