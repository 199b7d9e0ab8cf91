/** A rectangle on the screen, in pixels from its left upper corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Where the arrow is, from the left of the bubble; null if the bubble does not touch what it speaks of. */
  arrow: number | null;
  below: boolean;
}

const GAP = 12;
const EDGE = 8;

/** The smallest box around several; null if there is none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/**
 * Where a bubble of this size goes so that it covers nothing of what it speaks of: below it, or above, wherever it fits
 * and leaves what one acts with free; else where more room is.
 */
export function placed(
  target: Box | null,
  width: number,
  height: number,
  screen: { width: number; height: number },
  needed: readonly Box[] = [],
): Spot {
  const fit = (left: number) => Math.max(EDGE, Math.min(left, screen.width - width - EDGE));
  if (!target) return { left: fit((screen.width - width) / 2), top: EDGE, arrow: null, below: true };
  const middle = (Math.max(0, target.left) + Math.min(screen.width, target.right)) / 2;
  const left = fit(middle - width / 2);
  const over = (top: number) =>
    needed.some((box) => box.left < left + width && box.right > left && box.top < top + height && box.bottom > top);
  const [under, above] = [target.bottom + GAP, target.top - GAP - height];
  const [fitsUnder, fitsAbove] = [under + height + EDGE <= screen.height, above >= EDGE];
  const roomier = screen.height - target.bottom > target.top;
  const below = fitsUnder && fitsAbove ? !over(under) || over(above) : fitsUnder || (!fitsAbove && roomier);
  const top = Math.max(EDGE, Math.min(below ? under : above, screen.height - height - EDGE));
  return { left, top, arrow: Math.max(18, Math.min(middle - left, width - 18)), below };
}
