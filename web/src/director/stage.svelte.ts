import type { Entry, Faces, View } from '../lib/wire';
import { Director, type Timer } from './director';
import type { Scene } from './scenes';

const TIMER: Timer = {
  now: () => Date.now(),
  after(ms, call) {
    const waiting = setTimeout(call, ms);
    return () => clearTimeout(waiting);
  },
};

/** What is shown of a table now: the present, or a scene on the way there. */
export class Stage {
  scene = $state.raw<Scene | null>(null);
  /** How many auctions were settled since. */
  behind = $state(0);
  private readonly director: Director;

  constructor(pace: () => number, timer: Timer = TIMER) {
    this.director = new Director({
      timer,
      pace,
      show: (scene) => {
        this.scene = scene;
        this.behind = this.director.behind;
      },
    });
  }

  get playing(): boolean {
    return this.scene !== null && this.scene.kind !== 'rest';
  }

  /** The table as far as it was shown. */
  get view(): View | null {
    return this.scene?.view ?? null;
  }

  set faces(faces: Faces) {
    this.director.faces = faces;
  }

  hear(entries: readonly Entry[], view: View | null): void {
    this.director.hear(entries, view);
  }

  jump(entries: readonly Entry[], view: View | null): void {
    this.director.jump(entries, view);
    if (view === null) this.scene = null;
  }

  skip = (): void => this.director.skip();
  /** To one's own next decision. */
  pass = (): void => this.director.pass();

  close(): void {
    this.director.close();
  }
}
