export type Point = [x: number, y: number];

/** How a robot of some power stands in the window of a card, 120 by 138 with the floor at 134. */
export interface Stance {
  head: Point;
  shoulders: [right: Point, left: Point];
  /** Where it carries symbols: on our right, on our left, then wherever there is room. */
  holds: [Point, Point, Point, Point];
  /** The hand on our left when it holds no symbol. */
  left: Point;
  grip: number;
  arm: number;
}

const at = (...point: Point): Point => point;

const trinket: Stance = {
  head: [60, 71],
  shoulders: [at(74, 98), at(46, 98)],
  holds: [at(91, 102), at(29, 102), at(60, 31), at(91, 56)],
  left: [26, 84],
  grip: 46,
  arm: 4,
};

const helper: Stance = {
  head: [58, 56],
  shoulders: [at(76, 88), at(40, 88)],
  holds: [at(91, 100), at(29, 106), at(60, 112), at(93, 56)],
  left: [30, 110],
  grip: 46,
  arm: 5,
};

const welder: Stance = {
  head: [62, 46],
  shoulders: [at(86, 82), at(38, 82)],
  holds: [at(91, 104), at(29, 108), at(62, 100), at(93, 56)],
  left: [26, 104],
  grip: 46,
  arm: 7,
};

const lifter: Stance = {
  head: [60, 46],
  shoulders: [at(88, 78), at(32, 78)],
  holds: [at(90, 33), at(48, 108), at(62, 72), at(92, 108)],
  left: [40, 98],
  grip: 46,
  arm: 10,
};

const hulk: Stance = {
  head: [64, 34],
  shoulders: [at(108, 74), at(24, 76)],
  holds: [at(78, 92), at(48, 106), at(92, 40), at(46, 64)],
  left: [42, 116],
  grip: 52,
  arm: 14,
};

const stances = [trinket, helper, welder, lifter, hulk];

/** House decks know powers beyond 1 to 5. */
export const build = (power: number): number => Math.min(Math.max(power, 1), 5);

export const stanceOf = (power: number): Stance => stances[build(power) - 1]!;

/** From left to right: the order of the holds in which so many symbols stand as they do on the card. */
export const order = (count: number): number[] => [[], [0], [1, 0], [1, 2, 0], [1, 2, 3, 0]][count] ?? [];
