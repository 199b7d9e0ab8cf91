/** The game as it travels: faces, views and events of docs/bots.md. */

export type CardId = string;
export type Seat = number;
export type Kind = 'robot' | 'upgrade' | 'fzzzt' | 'unit' | 'mechanic';
export type Grade = 'prototype' | 'basic' | 'enhanced' | 'advanced' | 'complex';

export interface Face {
  id: CardId;
  kind: Kind;
  power: number;
  points: number;
  speed: number;
  /** Letters of NBCO. */
  symbols: string;
  count: number;
  number?: number;
  grade?: Grade;
}

export type Faces = Record<CardId, Face>;
export type FacesJson = Record<CardId, Omit<Face, 'id'>>;
export type Build = Record<CardId, CardId>;

export interface Options {
  players: number;
  cards: 'base' | 'extended';
  unused_robots: 'stay' | 'leave';
}

export interface SeatView {
  mechanic: number;
  hand: number;
  discard: number;
  bid: number | null;
  owned: CardId[];
  known_hand: CardId[];
  known_discard: CardId[];
  units: Record<CardId, CardId[]>;
}

export interface UnitScore {
  unit: CardId;
  /** Each widget names the robot for every symbol: nut, bolt, cog, oil. */
  widgets: Record<string, CardId>[];
  points: number;
}

export interface SeatScore {
  base: number;
  bonus: number;
  total: number;
  robots: number;
  units: UnitScore[];
}

export interface Score {
  seats: SeatScore[];
  winners: Seat[];
}

export interface Legal {
  bid?: CardId[];
  build?: Record<CardId, CardId[]>;
}

export interface View {
  seat: Seat | null;
  round: number;
  rounds: number;
  phase: 'setup' | 'deal' | 'bid' | 'build' | 'over';
  auction: number;
  chief: Seat;
  deck: number;
  belt: (CardId | null)[];
  hand: CardId[] | null;
  my_bid: CardId[] | null;
  my_build: Build | null;
  to_move: Seat[];
  legal: Legal | null;
  seats: SeatView[];
  options: Options;
  score: Score | null;
}

export type GameEvent =
  | { type: 'setup'; mechanics: number[]; deck?: CardId[] }
  | { type: 'round'; round: number; belt?: CardId[] }
  | { type: 'deal'; hands: (CardId[] | null)[] }
  | { type: 'reveal'; cards: CardId[] }
  | { type: 'bid'; seat: Seat; cards?: CardId[]; count?: number }
  | { type: 'award'; card: CardId; seat: Seat; values: (number | null)[]; chief: Seat; bids: (CardId[] | null)[] }
  | { type: 'build'; seat: Seat; robots: Build }
  | ({ type: 'score' } & Score);
