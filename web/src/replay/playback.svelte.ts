import type { Recording } from '../lib/api';
import { facesOf, LiveTable } from '../lib/table.svelte';
import type { CardId, Entry, Table } from '../lib/wire';

/** A recorded game at one of its steps, as a table that the same parts can draw as a live one. */
export class Playback {
  readonly live = new LiveTable(() => Promise.resolve({ type: 'error', id: null, code: 'over', message: '', seq: 0 }));
  at = $state(0);
  playing = $state(false);
  private readonly entries: Entry[][];

  constructor(
    readonly recording: Recording,
    at = 0,
  ) {
    let seq = 0;
    this.entries = recording.steps.map(({ events, sayings }) =>
      events.map((event, place) => ({ seq: ++seq, at: 0, type: 'event', event, sayings: place ? [] : sayings })),
    );
    this.live.faces = facesOf(recording.cards);
    this.live.table = tableOf(recording);
    this.go(at);
  }

  get last(): number {
    return this.recording.steps.length - 1;
  }

  /** Everybody's hand at this step, where all cards lie open. */
  get hands(): CardId[][] | undefined {
    return this.recording.steps[this.at]?.hands;
  }

  /** The step at which each round begins. */
  get rounds(): { round: number; at: number }[] {
    return this.recording.steps.flatMap(({ events }, at) =>
      events.flatMap((event) => (event.type === 'round' ? [{ round: event.round, at }] : [])),
    );
  }

  get totals(): number[][] {
    return this.recording.steps.slice(0, this.at + 1).flatMap(({ totals }) => (totals ? [totals] : []));
  }

  go(step: number): void {
    this.at = Math.min(Math.max(0, step), this.last);
    this.live.entries = this.entries.slice(0, this.at + 1).flat();
    this.live.view = this.recording.steps[this.at]?.view ?? null;
    if (this.at === this.last) this.playing = false;
  }
}

function tableOf({ seats }: Recording): Table {
  const chairs = seats.map(({ name, bot }) => ({ name, bot, state: bot === null ? 'person' : 'bot', left_ms: null, since: null }) as const);
  return {
    id: '',
    phase: 'over',
    options: { players: seats.length, cards: 'base', unused_robots: 'stay' },
    deck: '',
    public: false,
    cover: '',
    host: null,
    commitment: '',
    silenced: [],
    previous: null,
    next: null,
    clock: { kind: 'none', seconds: 0, increment: 0 },
    seats: chairs,
  };
}
