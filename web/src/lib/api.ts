import type { FacesJson, Link, Listed, Me, Mine, NewTable, Pad, Presets, Replay, Seated, SeatWish, Sheet, TablePage, Terms } from './wire';

export type { Bot as Level, Listed, Mine, Pad as ScoreQuestion, Presets, Replay as Recording, Terms as TableTerms, Variants } from './wire';

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
  table: (id: string) => ask<TablePage>('GET', at(id)),
  open: (terms: Terms) => ask<NewTable>('POST', '/api/tables', terms),
  sit: (id: string, wish: SeatWish) => renaming.then(() => ask<Seated>('POST', `${at(id)}/seats`, wish)),
  leave: (id: string) => ask<unknown>('DELETE', `${at(id)}/seats/mine`, {}),
  seatLink: (id: string) => ask<Link>('POST', `${at(id)}/seats/mine/link`, {}),
  claim: (id: string, token: string) => ask<Seated>('POST', `${at(id)}/seats/claim`, { token }),
  replay: (id: string, seat: string) => ask<Replay>('GET', `${at(id)}/replay?seat=${seat}`),
  replayRecord: (record: unknown, seat: string) => ask<Replay>('POST', '/api/replay', { record, seat }),
  score: (pad: Pad) => ask<Sheet>('POST', '/api/score', pad),
  deck: () => ask<FacesJson>('GET', '/api/deck'),
};

export const recordAddress = (id: string) => `${at(id)}/record`;

export function socketAddress(id: string, seq: number, person: number): string {
  return `${location.origin.replace(/^http/, 'ws')}${at(id)}/socket?seq=${seq}&person=${person}`;
}
