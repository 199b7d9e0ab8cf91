import type { DailyBar } from '../lib/wire';

export interface Bin {
  low: number;
  high: number;
  accounts: number;
  guests: number;
}

/** As many rows as can be taken in at a glance. */
const MOST = 12;

/** Points put together in rows of the same width, so that also those in `marked` (bots, oneself) have a row. */
export function binned(bars: readonly DailyBar[], marked: readonly number[]): Bin[] {
  const all = [...bars.map(({ points }) => points), ...marked];
  if (all.length === 0) return [];
  const least = Math.min(...all);
  const width = Math.ceil((Math.max(...all) - least + 1) / MOST);
  const first = Math.floor(least / width) * width;
  const count = Math.floor((Math.max(...all) - first) / width) + 1;
  const bins = Array.from({ length: count }, (_, place) => ({
    low: first + place * width,
    high: first + (place + 1) * width - 1,
    accounts: 0,
    guests: 0,
  }));
  for (const { points, accounts, guests } of bars) {
    const bin = bins[Math.floor((points - first) / width)]!;
    bin.accounts += accounts;
    bin.guests += guests;
  }
  return bins;
}
