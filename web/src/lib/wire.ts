/** What travels between page and server: the messages of docs/live.md, the view of docs/bots.md. */

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

export type Happening =
  | { type: 'opened' }
  | { type: 'sat'; seat: Seat; name: string }
  | { type: 'left'; seat: Seat }
  | { type: 'filled'; seat: Seat; bot: string | null }
  | { type: 'starting'; until: number }
  | { type: 'nonce'; seat: Seat; nonce: string }
  | { type: 'started'; missing: Seat[] }
  | { type: 'event'; event: GameEvent; by?: string }
  | { type: 'away'; seat: Seat; why: 'stepped' | 'clock' | 'host' }
  | { type: 'back'; seat: Seat }
  | { type: 'moved'; seat: Seat }
  | { type: 'chat'; seat: Seat | null; name: string; text: string | null }
  | { type: 'silenced'; seat: Seat | null; on: boolean }
  | { type: 'ended'; why: 'host' | 'idle' }
  | { type: 'rematch'; table: string };

export type Entry = { seq: number; at: number } & Happening;

export type ClockTerms =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number };

export type SeatState = 'free' | 'kept' | 'person' | 'bot' | 'away';

export interface Chair {
  name: string;
  state: SeatState;
  bot: string | null;
  /** What was left on the clock at `since`; null without a clock. */
  left_ms: number | null;
  /** Since when the clock runs; null if it stands. */
  since: number | null;
}

export type TablePhase = 'open' | 'starting' | 'playing' | 'over' | 'ended';

export interface Table {
  id: string;
  phase: TablePhase;
  options: Options;
  deck: string;
  public: boolean;
  cover: string;
  host: Seat | null;
  commitment: string;
  silenced: (Seat | null)[];
  previous: string | null;
  next: string | null;
  clock: ClockTerms;
  seats: Chair[];
}

export interface You {
  seat: Seat | null;
  host: boolean;
  prepared: CardId[] | null;
  auto: boolean;
  muted: (Seat | null)[];
  /** One's own clock, which the others do not see exactly while all build. */
  left_ms: number | null;
  since: number | null;
}

export type ServerMessage =
  | { type: 'welcome'; seq: number; now: number; you: You; table: Table; view: View | null; cards: FacesJson | null; entries: Entry[] }
  | { type: 'entries'; seq: number; entries: Entry[]; you: You; table: Table; view: View | null; cards?: FacesJson | null }
  | { type: 'you'; seq: number; you: You; view: View | null }
  | { type: 'bye'; seq: number; reason: string }
  | Answer;

export type Answer =
  | { type: 'ok'; id: string; seq: number }
  | ({ type: 'error'; id: string | null; code: string; message: string; seq: number } & Record<string, unknown>);

export type Command =
  | { type: 'bid'; cards: CardId[]; seq: number }
  | { type: 'prepare'; cards: CardId[] | null; seq: number }
  | { type: 'build'; robots: Build; seq: number }
  | { type: 'auto'; on: boolean }
  | { type: 'reveal'; nonce: string }
  | { type: 'away' | 'back' | 'start' | 'end' | 'rematch' }
  | { type: 'chat'; text: string }
  | { type: 'mute' | 'silence'; seat: Seat | null; on: boolean }
  | { type: 'fill'; seat: Seat; bot: string | null }
  | { type: 'replace'; seat: Seat }
  | { type: 'since'; seq: number };
