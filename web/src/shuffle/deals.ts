import { hand, shuffled } from './dealing';
import type { RecordedEvent } from './record';

/** How often the cards of a record were dealt again, and the purpose of the first shuffle that came out otherwise. */
export interface Redealt {
  count: number;
  wrong: string | null;
}

/** Deals every card of a record again from a seed. */
export async function redeal(events: readonly RecordedEvent[], seed: string, isUnit: (card: string) => boolean): Promise<Redealt> {
  const table = new Redealing(seed, isUnit);
  for (const event of events) {
    const wrong = await table.take(event);
    if (wrong !== null) return { count: table.count, wrong };
  }
  return { count: table.count, wrong: null };
}

/** Keeps count of the rounds and of everybody's personal cards, as far as the shuffles need it. */
class Redealing {
  count = 0;
  private round = 0;
  private redeals = 0;
  private dealt = false;
  private cards: string[][] | null = null;

  constructor(
    private readonly seed: string,
    private readonly isUnit: (card: string) => boolean,
  ) {}

  /** The purpose of the first shuffle in an event that comes out otherwise. */
  async take(event: RecordedEvent): Promise<string | null> {
    if (event.type === 'setup') return this.setUp(event.mechanics, event.deck);
    if (event.type === 'deal') return this.deal(event.hands);
    if (event.type === 'round') [this.round, this.redeals, this.dealt] = [event.round, 0, false];
    else if (event.type === 'award' && !this.isUnit(event.card)) this.of(event.seat).push(event.card);
    else if (event.type === 'build') for (const robot of Object.values(event.robots)) drop(this.of(event.seat), robot);
    return null;
  }

  private of(seat: number): string[] {
    return this.cards![seat]!;
  }

  private async setUp(mechanics: number[], deck: string[]): Promise<string | null> {
    const numbers = mechanics.map((_, place) => place + 1);
    if (!(await this.same('mechanics', mechanics, (purpose) => shuffled(numbers, this.seed, purpose)))) return 'mechanics';
    return (await this.same('deck', deck, (purpose) => shuffled([...deck].sort(), this.seed, purpose))) ? null : 'deck';
  }

  /** The first hands are all that anybody has: nothing can be hidden in a shuffle before. */
  private async deal(hands: string[][]): Promise<string | null> {
    this.cards ??= hands.map((cards) => [...cards]);
    if (this.dealt) this.redeals++;
    this.dealt = true;
    const when = this.redeals ? `redeal/${this.round}/${this.redeals}` : `deal/${this.round}`;
    for (const [seat, cards] of hands.entries()) {
      const purpose = `${when}/seat/${seat}`;
      if (!(await this.same(purpose, [...cards].sort(), () => hand(this.of(seat), this.seed, purpose)))) return purpose;
    }
    return null;
  }

  private async same<T>(purpose: string, claimed: T[], dealt: (purpose: string) => Promise<T[]>): Promise<boolean> {
    this.count++;
    const right = await dealt(purpose);
    return right.length === claimed.length && right.every((card, place) => card === claimed[place]);
  }
}

function drop(cards: string[], card: string): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`${card} is not there`);
  cards.splice(place, 1);
}
