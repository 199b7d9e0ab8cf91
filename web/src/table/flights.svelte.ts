import type { Scene } from '../director/scenes';
import { pace } from '../lib/motion';
import type { CardId } from '../lib/wire';

/** Something that flies over the table; null is the spanner. */
export interface Flight {
  card: CardId | null;
  from: DOMRect;
  to: DOMRect;
}

/** Where things lie, by the marks the parts of the table carry: `head`, `spanner`, `seat-2`. */
const lies = (mark: string): DOMRect | undefined => document.querySelector(`[data-lies=${mark}]`)?.getBoundingClientRect();

/** What flies: a sold card to its owner, the spanner to the new Chief. It never holds up anything. */
export class Flights {
  list = $state.raw<Flight[]>([]);
  private head: DOMRect | undefined;
  private spanner: DOMRect | undefined;
  private chief: number | undefined;

  /** Remembers where things lie before an update moves them. */
  look(): void {
    [this.head, this.spanner] = [lies('head'), lies('spanner')];
  }

  /** After the update: sends off what has a new place. A sold card lies at the head until it is home. */
  launch(scene: Scene | null): void {
    const chief = this.chief;
    this.chief = scene?.view.chief;
    if (!pace(1) || scene?.kind !== 'home') return;
    const flights: Flight[] = [];
    const [card, owner] = [scene.view.belt[0], lies(`seat-${scene.seat}`)];
    if (card && owner && this.head) flights.push({ card, from: this.head, to: owner });
    const spanner = lies('spanner');
    if (chief !== undefined && chief !== scene.view.chief && this.spanner && spanner) {
      flights.push({ card: null, from: this.spanner, to: spanner });
    }
    if (flights.length) this.list = flights;
  }

  /** Whoever does something need not wait for what still flies. */
  land = (): void => {
    this.list = [];
  };
}
