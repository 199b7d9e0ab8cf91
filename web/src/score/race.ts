/** A chart of points after each auction: its scale, and one line a seat. */
export interface Chart {
  low: number;
  high: number;
  /** The points of each seat's line, from 0 to 1 in both directions, the origin at the top left. */
  lines: { x: number; y: number }[][];
  /** Where the axis of zero points lies. */
  zero: number;
}

/** `places`: how far along each auction stands, from 0 to 1; if not told, they stand evenly. */
export function chartOf(totals: readonly (readonly number[])[], places?: readonly number[]): Chart {
  const all = totals.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const height = (points: number) => (high - points) / (high - low);
  const width = Math.max(1, totals.length - 1);
  const lines = (totals[0] ?? []).map((_, seat) =>
    totals.map((points, auction) => ({ x: places?.[auction] ?? auction / width, y: height(points[seat] ?? 0) })),
  );
  return { low, high, lines, zero: height(0) };
}

/** Ends of lines, moved apart so that what is written beside them can be read. Values are heights from 0 to 1. */
export function apart(heights: readonly number[], distance: number): number[] {
  const order = heights.map((height, seat) => ({ height, seat })).sort((one, other) => one.height - other.height);
  let last = -Infinity;
  for (const end of order) last = end.height = Math.max(end.height, last + distance);
  const overflow = Math.max(0, last - 1);
  const moved = Array<number>(heights.length);
  for (const { height, seat } of order) moved[seat] = height - overflow;
  return moved;
}
