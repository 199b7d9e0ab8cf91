import { describe, expect, test } from 'vitest';
import { allocated, keptBuild, keptChoice, without } from '../src/lib/choice';

describe('a choice of cards', () => {
  test('survives an update that leaves its cards in hand', () => {
    expect(keptChoice(['p1-3', 'fzzzt'], ['fzzzt', 'p1-1', 'p1-3'])).toEqual(['p1-3', 'fzzzt']);
  });

  test('loses only what is no longer there, copy by copy', () => {
    expect(keptChoice(['fzzzt', 'p1-3', 'fzzzt'], ['fzzzt', 'p1-3'])).toEqual(['fzzzt', 'p1-3']);
  });

  test('is subtracted copy by copy', () => {
    expect(without(['fzzzt', 'r1-n', 'fzzzt'], ['fzzzt'])).toEqual(['r1-n', 'fzzzt']);
  });
});

describe('a choice of robots for units', () => {
  const fitting = { 'basic-nc': ['r1-n', 'p1-1'], 'basic-bc': ['p1-1'] };

  test('survives as far as it is still offered', () => {
    const chosen = { 'basic-nc': 'r1-n', 'basic-bc': 'p1-1', 'complex-1': 'r1-n' };
    expect(keptBuild(chosen, fitting, ['r1-n', 'p1-1'])).toEqual({ 'basic-nc': 'r1-n', 'basic-bc': 'p1-1' });
  });

  test('never uses more copies than there are', () => {
    expect(keptBuild({ 'basic-nc': 'p1-1', 'basic-bc': 'p1-1' }, fitting, ['p1-1'])).toEqual({ 'basic-nc': 'p1-1' });
  });

  test('moves the only copy from one unit to another', () => {
    expect(allocated({ 'basic-nc': 'p1-1' }, 'basic-bc', 'p1-1', ['p1-1'])).toEqual({ 'basic-bc': 'p1-1' });
    expect(allocated({ 'basic-nc': 'p1-1' }, 'basic-bc', 'p1-1', ['p1-1', 'p1-1'])).toEqual({
      'basic-nc': 'p1-1',
      'basic-bc': 'p1-1',
    });
  });
});
