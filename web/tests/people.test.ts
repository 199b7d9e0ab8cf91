import { expect, test } from 'vitest';
import { peopleAt } from '../src/lib/people';

const kept = (text: string | null) => ({ getItem: () => text });

test.each([
  [null, []],
  ['["Ada"]', []],
  ['["Ada","Bob"]', ['Ada', 'Bob']],
  ['{"Ada":1}', []],
  ['nonsense', []],
])('what the browser has kept, %j, names %j', (text, names) => expect(peopleAt('abc', kept(text))).toEqual(names));
