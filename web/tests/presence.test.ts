import { describe, expect, test } from 'vitest';
import { ago, presenceText } from '../src/lib/presence';

const say = (key: string, args?: object) => (args ? `${key} ${JSON.stringify(args)}` : key);
const MINUTE = 60_000;

describe('what is said of somebody', () => {
  test('is nothing while they are here, but for writing', () => {
    expect(presenceText(say, { here: true, since: null, typing: false }, 0, 'en')).toBe('');
    expect(presenceText(say, { here: true, since: null, typing: true }, 0, 'en')).toBe('page-typing');
    expect(presenceText(say, null, 0, 'en')).toBe('');
  });

  test('is since when they are gone, if that is known and worth a number', () => {
    const gone = { here: false, since: 0, typing: false };
    expect(presenceText(say, gone, MINUTE - 1, 'en')).toBe('page-gone');
    expect(presenceText(say, { ...gone, since: null }, 5 * MINUTE, 'en')).toBe('page-gone');
    expect(presenceText(say, gone, 5 * MINUTE, 'en')).toContain('5 minutes ago');
  });

  test('counts in the largest unit, in the language of the page', () => {
    expect(ago(3 * 60 * MINUTE + 1, 'en')).toBe('3 hours ago');
    expect(ago(49 * 60 * MINUTE, 'de')).toBe('vorgestern');
  });
});
