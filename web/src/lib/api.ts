import type { CardId, Chair, ClockTerms, FacesJson, GameEvent, Options, Saying, SeatScore, Table, View } from './wire';

/** What the server did not do, and why. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

export interface Me {
  name: string;
  new: boolean;
}

export interface Level {
  name: string;
  character: string;
  /** Whether it plays at its full strength yet; until then it plays like the mechanic. */
  ready: boolean;
}

/** How a number of players can play; the first of each if nobody chooses. */
export interface Variants {
  players: number;
  cards: Options['cards'][];
  unused_robots: Options['unused_robots'][];
}

/** A clock that is offered; the text `clock-…` with these arguments says what it is. */
export interface ClockChoice {
  name: string;
  clock: ClockTerms;
  text: string;
  args: Record<string, number>;
}

/** What can be chosen when a table is opened, and what is taken if nobody chooses. */
export interface Presets {
  variants: Variants[];
  levels: Level[];
  clocks: ClockChoice[];
  defaults: { players: number; level: string; clock: string };
}

/** A table as the lists show it. */
export interface Listed {
  id: string;
  phase: Table['phase'];
  options: Options;
  seats: Pick<Chair, 'name' | 'state'>[];
  clock: ClockTerms;
  updated: number;
  next: string | null;
}

/** A table of one's own; `your_turn`: it waits for oneself. */
export interface Mine extends Listed {
  seat: number;
  your_turn: boolean;
}

/** Without `seat` the first free one; `person` and `name` are for several people at one device. */
export interface Sitting {
  seat?: number;
  commitment?: string;
  person?: number;
  name?: string;
}

export interface TableTerms {
  players: number;
  bots?: (string | null)[];
  public?: boolean;
  cover?: string;
  clock?: ClockTerms;
  cards?: Options['cards'];
  unused_robots?: Options['unused_robots'];
  /** The text of a deck file. */
  deck?: string;
}

/** One step of a game: what has just happened, and the table after it. */
export interface Step {
  events: GameEvent[];
  /** What is said of them. */
  sayings: Saying[];
  view: View;
  /** Everybody's hand, where all cards lie open. */
  hands?: CardId[][];
  /** After an auction: what each seat would score now. */
  totals?: number[];
}

export interface Recording {
  seats: { name: string; bot: string | null }[];
  cards: FacesJson;
  steps: Step[];
}

export interface ScoreQuestion {
  seats: { cards: string[]; units: Record<string, string[]> }[];
}

interface Refused {
  error?: { code?: string } & Record<string, unknown>;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const language = { 'Accept-Language': document.documentElement.lang };
  const headers = method === 'GET' ? language : { ...language, 'Content-Type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError('unreachable');
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const { code = 'unreachable', ...details } = (answer as Refused | null)?.error ?? {};
    throw new ApiError(code, details);
  }
  return answer as T;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Whoever sits down right after saying a name sits down by that name. */
let renaming: Promise<unknown> = Promise.resolve();

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename(name: string): Promise<Me> {
    const asked = ask<Me>('PUT', '/api/me', { name });
    renaming = asked.catch(() => undefined);
    return asked;
  },
  presets: () => ask<Presets>('GET', '/api/presets'),
  openTables: () => ask<Listed[]>('GET', '/api/tables'),
  mine: () => ask<Mine[]>('GET', '/api/mine'),
  table: (id: string) => ask<{ table: Table; view: View | null; seq: number }>('GET', at(id)),
  open: (terms: TableTerms) => ask<{ id: string; url: string }>('POST', '/api/tables', terms),
  sit: (id: string, wish: Sitting) => renaming.then(() => ask<{ seat: number }>('POST', `${at(id)}/seats`, wish)),
  leave: (id: string) => ask<unknown>('DELETE', `${at(id)}/seats/mine`, {}),
  seatLink: (id: string) => ask<{ url: string; token: string; qr: string }>('POST', `${at(id)}/seats/mine/link`, {}),
  claim: (id: string, token: string) => ask<{ seat: number }>('POST', `${at(id)}/seats/claim`, { token }),
  replay: (id: string, seat: string) => ask<Recording>('GET', `${at(id)}/replay?seat=${seat}`),
  replayRecord: (record: unknown, seat: string) => ask<Recording>('POST', '/api/replay', { record, seat }),
  score: (question: ScoreQuestion) => ask<{ seats: SeatScore[]; winners: number[]; sayings: Saying[] }>('POST', '/api/score', question),
  deck: () => ask<FacesJson>('GET', '/api/deck'),
};

export const recordAddress = (id: string) => `${at(id)}/record`;

export function socketAddress(id: string, seq: number, person: number): string {
  return `${location.origin.replace(/^http/, 'ws')}${at(id)}/socket?seq=${seq}&person=${person}`;
}
