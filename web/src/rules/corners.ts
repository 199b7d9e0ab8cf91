import type { Face } from '../art/face';
import type { Corner } from './picture';

interface Spot {
  x: number;
  y: number;
  /** How wide and high the ring is, to each side. */
  wide: number;
  high: number;
}

const SPOTS: Record<Corner, [x: number, y: number]> = {
  power: [20, 26],
  number: [99, 21],
  symbols: [93, 105],
  points: [23, 150.5],
  speed: [92, 150.5],
};

/** Where something is printed on a card of 120 × 168. Robots hold their symbol, units have a row of sockets. */
export function spot(corner: Corner, { kind }: Face): Spot {
  if (corner === 'symbols' && kind === 'unit') return { x: 60, y: 109, wide: 52, high: 27 };
  const [x, y] = SPOTS[corner];
  const size = corner === 'symbols' ? 26 : 20;
  return { x, y, wide: corner === 'speed' ? 24 : size, high: size };
}
