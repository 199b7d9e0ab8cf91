import { describe, expect, it } from 'vitest';
import { binned } from './bins';

const bar = (points: number, accounts = 1, guests = 0) => ({ points, accounts, guests });

describe('a histogram of points', () => {
  it('counts everybody once, in rows of the same width without gaps', () => {
    const bars = Array.from({ length: 90 }, (_, points) => bar(points - 20, 1, 2));
    const bins = binned(bars, [75]);
    expect(bins.length).toBeLessThanOrEqual(13);
    expect(bins.reduce((sum, { accounts, guests }) => sum + accounts + guests, 0)).toBe(270);
    for (const [place, bin] of bins.entries()) expect(bin.low).toBe(bins[0]!.low + place * (bins[0]!.high - bins[0]!.low + 1));
  });
  it('has a row for whoever is marked, also below zero', () => {
    const bins = binned([bar(30)], [-7, 41]);
    for (const points of [-7, 30, 41]) expect(bins.some(({ low, high }) => low <= points && points <= high)).toBe(true);
  });
  it('is empty where nobody has played', () => {
    expect(binned([], [])).toEqual([]);
  });
});
