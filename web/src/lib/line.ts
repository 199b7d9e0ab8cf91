import type { Answer, ServerMessage } from './wire';

export type Status = 'connecting' | 'open' | 'reconnecting' | 'closed';

/** The part of a WebSocket that a connection needs. */
export interface Line {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Terms {
  /** Opens a line that continues after entry number `seq`. */
  dial: (seq: number) => Line;
  receive: (message: Exclude<ServerMessage, Answer>) => void;
  status: (status: Status) => void;
  /** A line broke before it said anything. A browser tells nobody why: perhaps there is no such table any more. */
  turnedAway?: () => void;
  /** A number between 0 and 1, so that a crowd does not come back at the same moment. */
  chance?: () => number;
}
