/** What travels between page and server: the messages of docs/live.md. */

import type { Build, CardId, FacesJson, GameEvent, Options, Seat, View } from './game';

export type * from './game';

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

/** How much it matters: what everybody has to hear, each thing that happens, and what is behind it. */
export type Weight = 'headline' | 'step' | 'detail';

/** What is said of something: a text's key, and what stands in it by kinds. */
export interface Saying {
  key: string;
  weight: Weight;
  seat?: Seat;
  numbers?: Record<string, number>;
  texts?: Record<string, string>;
  seats?: Seat[];
  short?: Record<string, CardId>;
  full?: Record<string, CardId>;
  cards?: CardId[];
  row?: CardId[];
  opens?: boolean;
}

export type Entry = { seq: number; at: number; sayings: Saying[] } & Happening;

export type ClockTerms = { kind: 'none' } | { kind: 'move'; seconds: number } | { kind: 'bank'; seconds: number; increment: number };

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
