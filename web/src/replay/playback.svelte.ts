import type { Recording } from '../lib/api';
import { facesOf, LiveTable } from '../lib/table.svelte';
import type { CardId, Entry, Table } from '../lib/wire';

/** A recorded game at one of its steps, as a table that the same parts can draw as a live one. */
export class Playback {
  readonly live: LiveTable;
  at = $state(0);
  playing = $state(false);
  /** The last step one has been at. */
  private watched = $state(0);
  private readonly entries: Entry[][];

  constructor(
    readonly recording: Recording,
    at = 0,
    pace: () => number = () => 0,
  ) {
    const refuse = () => Promise.resolve({ type: 'error', id: null, code: 'over', message: '', seq: 0 } as const);
    this.live = new LiveTable(refuse, null, pace);
    let seq = 0;
    this.entries = recording.steps.map(({ events, sayings }) =>
      events.map((event, place) => ({ seq: ++seq, at: 0, type: 'event', event, sayings: place ? [] : sayings })),
    );
    this.live.stage.faces = this.live.faces = facesOf(recording.cards);
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

  /** What everybody had after each auction, and at which step: as far as one has watched, and no further. */
  get auctions(): { totals: number[]; at: number }[] {
    const shown = this.at === this.watched && this.live.stage.playing ? this.watched - 1 : this.watched;
    return this.recording.steps.slice(0, shown + 1).flatMap(({ totals }, at) => (totals ? [{ totals, at }] : []));
  }

  /** To how things stand after a step. */
  go(step: number): void {
    this.move(step);
    this.live.stage.jump(this.live.entries, this.live.view);
  }

  /** The next step as it is shown at a table. */
  playOn(): void {
    this.move(this.at + 1);
    this.live.stage.hear(this.entries[this.at] ?? [], this.live.view);
  }

  close(): void {
    this.live.stage.close();
  }

  private move(step: number): void {
    this.at = Math.min(Math.max(0, step), this.last);
    this.watched = Math.max(this.watched, this.at);
    this.live.entries = this.entries.slice(0, this.at + 1).flat();
    this.live.view = this.recording.steps[this.at]?.view ?? null;
    if (this.at === this.last) this.playing = false;
  }
}

function tableOf({ seats, options }: Recording): Table {
  const nothing = { left_ms: null, since: null, presence: null, account: false };
  const chairs = seats.map(({ name, bot }) => ({ name, bot, state: bot === null ? 'person' : 'bot', ...nothing }) as const);
  return {
    id: '',
    hints: false,
    situation: [],
    guided: false,
    asleep: false,
    ending: [],
    requests: [],
    rated: false,
    unrated: false,
    phase: 'over',
    options,
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
