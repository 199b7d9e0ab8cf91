import { hurry, SPEEDS } from '../director/pace';
import { api, ApiError, socketAddress } from './api';
import { timeLeft } from './clock';
import { Connection } from './connection';
import type { Line } from './line';
import { nonceOf, seatKey } from './nonce';
import { settings } from './page.svelte';
import { PromiseNote } from './promise';
import { Selection } from './selection';
import { LiveTable } from './table.svelte';

/** What the server refuses today and may do later: the line goes on trying. */
const TRANSIENT = ['unreachable', 'unavailable', 'stopping', 'too-fast'];

/** A table and the conversation with it. */
export interface Session {
  live: LiveTable;
  /** Connects anew, as somebody else perhaps: the seat may have come to this device. */
  redial: () => void;
  close: () => void;
}

/** Joins a table, as whoever the browser's cookie says one is, or as one of several people at this device. */
export function join(id: string, person = 1): Session {
  const live = new LiveTable((command) => connection.say(command), new Selection(seatKey(id, person)), pace);
  const note = new PromiseNote();
  const connection: Connection = new Connection({
    dial: (seq) => new WebSocket(socketAddress(id, seq, person)) as Line,
    receive(message) {
      const before = live.welcomed ? live.seat : undefined;
      live.receive(message);
      // Whose seat it is now sees the whole game with other eyes.
      if (before !== undefined && before !== live.seat && live.view !== null) queueMicrotask(() => connection.redial());
      if (live.table) note.take(live.table, live.entries);
      reveal();
    },
    status: (status) => (live.status = status),
    turnedAway: () =>
      void api.table(id).catch((error: unknown) => {
        if (error instanceof ApiError && !TRANSIENT.includes(error.code)) live.fault = error;
      }),
  });

  /** When the game starts, our share in the shuffles is told without anybody having to think of it. */
  let revealed = false;
  function reveal(): void {
    const nonce = nonceOf(seatKey(id, person));
    if (live.table?.phase !== 'starting' || live.seat === null || nonce === null || revealed) return;
    revealed = true;
    void connection.say({ type: 'reveal', nonce });
  }

  const hurry = () => connection.hurry();
  const looked = () => document.visibilityState === 'visible' && connection.hurry();
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', looked);
  return {
    live,
    redial: () => connection.redial(),
    close() {
      live.stage.close();
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', looked);
      connection.close();
    },
  };
}

/** By how much scenes are longer or shorter than usual. Nobody watches a page that is out of sight. */
function pace({ you, table, ahead }: LiveTable): number {
  if (document.visibilityState === 'hidden') return 0;
  const { clock } = table ?? {};
  const perMove = clock?.kind === 'move' ? clock.seconds * 1000 : null;
  return SPEEDS[settings.speed] * hurry(timeLeft(you, Date.now() + ahead), you.since !== null, perMove);
}
