import { describe, expect, test } from 'vitest';
import { clockFace, timeLeft } from '../src/lib/clock';

describe('a clock', () => {
  test('runs down from where it was, never below nothing', () => {
    expect(timeLeft({ left_ms: 5000, since: 1000 }, 3000)).toBe(3000);
    expect(timeLeft({ left_ms: 5000, since: 1000 }, 9000)).toBe(0);
    expect(timeLeft({ left_ms: 5000, since: null }, 9000)).toBe(5000);
    expect(timeLeft({ left_ms: null, since: null }, 9000)).toBeNull();
  });

  test.each([
    [0, '0:00'],
    [8_001, '0:09'],
    [300_000, '5:00'],
    [3_723_000, '1:02:03'],
    [176_400_000, '2d 1h'],
  ])('shows %i as %s', (ms, face) => expect(clockFace(ms)).toBe(face));
});
