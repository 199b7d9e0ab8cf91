import { expect, test } from 'vitest';
import type { Face } from './face';
import { filledSockets } from './sockets';

const robot = (symbols: string): Face => ({ id: symbols, kind: 'robot', power: 1, points: 1, speed: 4, symbols });

test('without robots every socket is empty', () => {
  expect(filledSockets('NBC', [])).toBe('');
});

test('a robot with several symbols fills one socket', () => {
  expect(filledSockets('NBC', [robot('NBC')])).toBe('N');
});

test('a robot makes room for one that fits nowhere else', () => {
  expect(filledSockets('NB', [robot('NB'), robot('N')])).toBe('NB');
});

test('two of a kind fill one socket', () => {
  expect(filledSockets('NC', [robot('C'), robot('C')])).toBe('C');
});
