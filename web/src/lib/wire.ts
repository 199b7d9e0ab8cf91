/** What travels between page and server: the shapes of docs/live.md, and the page's own words for some of them. */

import type * as wire from './wire.generated';

export type * from './wire.generated';

export type CardId = string;
export type Seat = number;
/** Unit to robot. */
export type Build = Record<CardId, CardId>;

/** Faces as they travel: the id is the key. */
export type FacesJson = Record<CardId, wire.Face>;
export interface Face extends wire.Face {
  id: CardId;
}
export type Faces = Record<CardId, Face>;

export type Table = wire.TableState;
export type Weight = wire.Saying['weight'];
export type Answer = wire.Done | wire.NotDone;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A message before it has its id. */
export type Command = Without<wire.Command, 'id'>;
