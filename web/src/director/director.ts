import type { Entry, Faces, Seat, View } from '../lib/wire';
import { follow, type Course } from './course';
import { lengthOf, rush } from './pace';
import { scenesOf, type Scene } from './scenes';

/** Time as the director needs it, so that tests have their own. */
export interface Timer {
  now: () => number;
  /** Calls back once, in so many milliseconds; what it returns calls that off. */
  after: (ms: number, call: () => void) => () => void;
}

export interface Terms {
  timer: Timer;
  /** By how much scenes are longer or shorter now; 0: nothing is shown but how it ends. */
  pace: () => number;
  /** Called whenever something else is to be seen. */
  show: (scene: Scene) => void;
}

/** Two skips within so many milliseconds mean: to what I can do next. */
const TWICE = 700;
/** Nobody is shown more of the past than so many decisions of one's own ago. */
const OWN_DECISIONS = 3;

/** Turns what was heard into scenes, and shows them one after the other; whoever hurries skips. */
export class Director {
  /** What is to be seen; null before there is a game. */
  scene: Scene | null = null;
  faces: Faces = {};
  private queue: Scene[] = [];
  private course: Course | null = null;
  private stop: (() => void) | null = null;
  private skipped = -Infinity;
  /** Whether all is to be passed over up to one's own next decision. */
  private passing = false;

  constructor(private readonly terms: Terms) {}

  /** The auctions whose end is still to be shown. */
  get behind(): number {
    return this.queue.filter(({ kind }) => kind === 'verdict').length;
  }

  get playing(): boolean {
    return this.scene !== null && this.scene.kind !== 'rest';
  }

  /** Goes to how things stand after all of these entries, without a show: a page that is opened late, a step of a replay. */
  jump(entries: readonly Entry[], view: View | null): void {
    this.course = null;
    if (view) this.course = { ...entries.reduce((course, entry) => follow(course, entry, this.faces), blank(view)), view };
    this.rest();
  }

  /** Hears what is new. */
  hear(entries: readonly Entry[], view: View | null): void {
    if (view === null) return;
    const before = this.course ?? blank(view);
    const fresh = entries.filter(({ seq }) => seq > before.seq);
    const { scenes, after } = scenesOf(before, fresh, view, this.faces);
    this.course = after;
    const over = scenes.some(({ kind }) => kind === 'sheet');
    const passed = this.passing && !over;
    if (view.legal || over) this.passing = false;
    if (passed || this.terms.pace() === 0) {
      this.rest();
      return;
    }
    this.queue.push(...scenes);
    this.forget();
    if (!this.playing) this.next();
    else if (this.scene) this.terms.show(this.scene);
  }

  /** To the next scene; twice in a short time: to one's own next decision. */
  skip(): void {
    if (!this.playing) return;
    const now = this.terms.timer.now();
    const twice = now - this.skipped < TWICE;
    this.skipped = now;
    if (twice) this.pass();
    else this.next();
  }

  /** To one's own next decision, whenever that comes. */
  pass(): void {
    this.passing = this.course !== null && !this.course.view.legal && !this.course.view.score;
    this.rest();
  }

  close(): void {
    this.stop?.();
  }

  private rest(): void {
    this.queue = [];
    this.next();
  }

  private next(): void {
    this.stop?.();
    this.stop = null;
    const { course } = this;
    const scene = this.queue.shift() ?? (course && ({ ...course, kind: 'rest', said: [] } satisfies Scene));
    this.scene = scene;
    if (!scene) return;
    if (scene.kind !== 'rest') this.stop = this.terms.timer.after(this.length(scene), () => this.next());
    this.terms.show(scene);
  }

  private length(scene: Scene): number {
    return lengthOf(scene) * this.terms.pace() * rush(this.own().length);
  }

  /** Where one's own decisions lie ahead. */
  private own(): number[] {
    const me: Seat | null = this.course?.view.seat ?? null;
    return this.queue.flatMap(({ kind, seat }, place) => (seat === me && (kind === 'bid' || kind === 'build') ? [place] : []));
  }

  private forget(): void {
    const own = this.own();
    const first = own.length > OWN_DECISIONS ? own.at(-OWN_DECISIONS)! : 0;
    if (first === 0) return;
    this.queue = this.queue.slice(first);
    this.next();
  }
}

function blank(view: View): Course {
  return { seq: 0, view, bids: [], last: [], sold: [], won: [] };
}
