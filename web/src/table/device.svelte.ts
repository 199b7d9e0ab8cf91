import { peopleAt } from '../lib/people';
import { join, type Session } from '../lib/session';
import type { LiveTable } from '../lib/table.svelte';
import type { Seat } from '../lib/wire';

/** This device at a table: usually one person's, or several people's who pass it around behind a curtain. */
export class Device {
  /** Who looks at it, by number from 0; null: nobody yet. */
  person = $state<number | null>(0);
  private readonly sessions: Session[];

  constructor(table: string) {
    const people = Math.max(1, peopleAt(table).length);
    this.sessions = Array.from({ length: people }, (_, place) => join(table, place + 1));
    if (people > 1) this.person = null;
  }

  get shared(): boolean {
    return this.sessions.length > 1;
  }

  get live(): LiveTable {
    return this.sessions[this.person ?? 0]!.live;
  }

  get seats(): (Seat | null)[] {
    return this.sessions.map(({ live }) => live.seat);
  }

  /** Whose decision the game waits for, by number; whoever looks already goes first. */
  get waiting(): number | null {
    if (this.person !== null && this.live.myTurn) return this.person;
    const next = this.sessions.findIndex(({ live }) => live.myTurn);
    return next < 0 ? null : next;
  }

  /** Whether nobody's cards may be seen: the device is on its way to somebody else. */
  get curtain(): boolean {
    const playing = this.live.table?.phase === 'playing' && this.live.view?.phase !== 'over';
    return this.shared && playing && (this.person === null || (this.waiting ?? this.person) !== this.person);
  }

  lift(): void {
    this.person = this.waiting;
  }

  redial(): void {
    for (const session of this.sessions) session.redial();
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }
}
