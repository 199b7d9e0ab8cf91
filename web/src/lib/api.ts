import type { GameRecord } from '../shuffle/record';
import type {
  Bringing,
  AccountPage,
  DailyPage,
  DailyResults,
  DeviceCode,
  FacesJson,
  Judgement,
  LessonAnswer,
  LessonLine,
  LessonSheet,
  LessonVerdict,
  Figures,
  GroupLine,
  GroupPage,
  GroupWish,
  Health,
  KeptAccount,
  Link,
  Listed,
  Me,
  Mine,
  NewAccount,
  NewGroup,
  NewTable,
  NoticePlace,
  NoticePlaces,
  NoticeWish,
  OwnRatings,
  Pad,
  PlayedGame,
  PasskeyOptions,
  PlayedGames,
  Presets,
  PuzzleAnswer,
  PuzzleLine,
  PuzzleSheet,
  PuzzleShelf,
  PuzzleVerdict,
  Quiet,
  RatingList,
  RecoveryCodes,
  Replay,
  ReviewState,
  Seated,
  SeatWish,
  Sheet,
  SignedInHere,
  SigningIn,
  TablePage,
  Terms,
  Totals,
  TrustResults,
} from './wire';

export type {
  Bot as Level,
  LessonLine,
  LessonSheet,
  Listed,
  Mine,
  Pad as ScoreQuestion,
  Presets,
  PuzzleLine,
  PuzzleSheet,
  PuzzleShelf,
  PuzzleVerdict,
  Replay as Recording,
  Terms as TableTerms,
  Variants,
} from './wire';

/** A package of others inside the page, as web/plugins/licences.ts writes it down. */
export interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** What the server did not do, and why. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

interface Refused {
  error?: { code?: string } & Record<string, unknown>;
}

async function ask<T>(method: string, path: string, body?: unknown, spoken = document.documentElement.lang): Promise<T> {
  const language = { 'Accept-Language': spoken };
  const headers = method === 'GET' ? language : { ...language, 'Content-Type': 'application/json' };
  const response = await arrival(fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }));
  if (response.status === 204) return null as T;
  if (response.ok) return arrival(response.json() as Promise<T>);
  const refused = (await response.json().catch(() => null)) as Refused | null;
  const { code = 'unreachable', ...details } = refused?.error ?? {};
  throw new ApiError(code, details);
}

/** What comes from the server, if it comes whole: lines break in the middle of an answer too. */
async function arrival<T>(coming: Promise<T>): Promise<T> {
  return coming.catch(() => {
    throw new ApiError('unreachable');
  });
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Whoever sits down right after saying a name sits down by that name. */
let renaming: Promise<unknown> = Promise.resolve();

export const api = {
  health: () => ask<Health>('GET', '/api/health'),
  licences: () => ask<Licence[]>('GET', '/licences.json'),
  me: () => ask<Me>('GET', '/api/me'),
  rename(name: string): Promise<Me> {
    const asked = ask<Me>('PUT', '/api/me', { name });
    renaming = asked.catch(() => undefined);
    return asked;
  },
  games: (choice: Record<string, string>) => ask<PlayedGames>('GET', `/api/me/games?${new URLSearchParams(choice).toString()}`),
  bring: (game: Bringing) => ask<PlayedGame>('POST', '/api/me/games', game),
  forgetMe: () => ask<unknown>('DELETE', '/api/me', {}),
  judgement: () => ask<Judgement>('GET', '/api/me/judgement'),
  reviewLast: () => ask<Judgement>('POST', '/api/me/judgement', {}),
  groups: () => ask<GroupLine[]>('GET', '/api/groups'),
  makeGroup: (wish: GroupWish) => ask<NewGroup>('POST', '/api/groups', wish),
  group: (id: string, more?: string) =>
    ask<GroupPage>('GET', `/api/groups/${encodeURIComponent(id)}${more ? `?more=${encodeURIComponent(more)}` : ''}`),
  nextGame: (id: string, terms?: Terms) => ask<NewTable>('POST', `/api/groups/${encodeURIComponent(id)}/tables`, terms ? { terms } : {}),
  ratings: () => ask<RatingList>('GET', '/api/ratings'),
  myRatings: () => ask<OwnRatings>('GET', '/api/me/ratings'),
  figures: () => ask<Figures>('GET', '/api/me/figures'),
  account: () => ask<AccountPage>('GET', '/api/account'),
  keep: (wish: NewAccount) => ask<KeptAccount>('POST', '/api/account', wish),
  passkeyOptions: (name: string | null) => ask<PasskeyOptions>('POST', '/api/account/passkeys/options', { name }),
  addPasskey: (credential: Record<string, unknown>) => ask<unknown>('POST', '/api/account/passkeys', { credential }),
  removePasskey: (id: string) => ask<unknown>('DELETE', `/api/account/passkeys/${id}`, {}),
  newCodes: () => ask<RecoveryCodes>('POST', '/api/account/codes', {}),
  deviceCode: () => ask<DeviceCode>('POST', '/api/account/device-code', {}),
  signInOptions: () => ask<PasskeyOptions>('POST', '/api/account/sign-in/options', {}),
  signIn: (wish: SigningIn) => ask<SignedInHere>('POST', '/api/account/sign-in', wish),
  endSession: (id: string) => ask<Me>('DELETE', `/api/account/sessions/${id}`, {}),
  endOtherSessions: () => ask<unknown>('DELETE', '/api/account/sessions', {}),
  presets: () => ask<Presets>('GET', '/api/presets'),
  openTables: () => ask<Listed[]>('GET', '/api/tables'),
  mine: () => ask<Mine[]>('GET', '/api/mine'),
  table: (id: string) => ask<TablePage>('GET', at(id)),
  open: (terms: Terms) => ask<NewTable>('POST', '/api/tables', terms),
  sit: (id: string, wish: SeatWish) => renaming.then(() => ask<Seated>('POST', `${at(id)}/seats`, wish)),
  leave: (id: string) => ask<unknown>('DELETE', `${at(id)}/seats/mine`, {}),
  seatLink: (id: string) => ask<Link>('POST', `${at(id)}/seats/mine/link`, {}),
  claim: (id: string, token: string) => ask<Seated>('POST', `${at(id)}/seats/claim`, { token }),
  replay: (id: string, seat: string) => ask<Replay>('GET', `${at(id)}/replay?seat=${seat}`),
  rematch: (id: string) => ask<NewTable>('POST', `${at(id)}/rematch`, {}),
  record: (id: string) => ask<GameRecord>('GET', recordAddress(id)),
  standing: (id: string) => ask<Totals>('GET', `${at(id)}/standing`),
  notices: () => ask<NoticePlaces>('GET', '/api/notices'),
  addNotice: (wish: NoticeWish) => ask<NoticePlace>('POST', '/api/notices', wish),
  quiet: (quiet: Quiet | null) => ask<NoticePlaces>('PUT', '/api/notices', { quiet }),
  removeNotice: (id: string) => ask<unknown>('DELETE', `/api/notices/${id}`, {}),
  removeNotices: () => ask<unknown>('DELETE', '/api/notices', {}),
  replayRecord: (record: unknown, seat: string) => ask<Replay>('POST', '/api/replay', { record, seat }),
  review: (id: string) => ask<ReviewState>('GET', `${at(id)}/review`),
  orderReview: (id: string) => ask<ReviewState>('POST', `${at(id)}/review`, {}),
  reviewRecord: (record: unknown) => ask<ReviewState>('POST', '/api/review', { record }),
  score: (pad: Pad) => ask<Sheet>('POST', '/api/score', pad),
  daily: () => ask<DailyPage>('GET', '/api/daily'),
  playDaily: (day: string | null) => ask<NewTable>('POST', '/api/daily', { day }),
  dailyResults: (day: string) => ask<DailyResults>('GET', `/api/daily/days/${encodeURIComponent(day)}`),
  trusted: (day: string) => ask<TrustResults>('GET', `/api/daily/trusted/${encodeURIComponent(day)}`),
  deck: () => ask<FacesJson>('GET', '/api/deck'),
  lessons: (language: string) => ask<LessonLine[]>('GET', '/api/lessons', undefined, language),
  lesson: (name: string, language: string) => ask<LessonSheet>('GET', `/api/lessons/${encodeURIComponent(name)}`, undefined, language),
  answer: (name: string, answer: LessonAnswer) => ask<LessonVerdict>('POST', `/api/lessons/${encodeURIComponent(name)}`, answer),
  puzzles: () => ask<PuzzleShelf>('GET', '/api/puzzles'),
  myPuzzles: () => ask<PuzzleLine[]>('GET', '/api/me/puzzles'),
  puzzle: (name: string, language: string) => ask<PuzzleSheet>('GET', `/api/puzzles/${encodeURIComponent(name)}`, undefined, language),
  solve: (name: string, answer: PuzzleAnswer) => ask<PuzzleVerdict>('POST', `/api/puzzles/${encodeURIComponent(name)}`, answer),
};

export const recordAddress = (id: string) => `${at(id)}/record`;

export function socketAddress(id: string, seq: number, person: number): string {
  return `${location.origin.replace(/^http/, 'ws')}${at(id)}/socket?seq=${seq}&person=${person}&presence=1`;
}
