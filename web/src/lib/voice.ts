import { byPower, join, label, short, shortList } from './labels';
import type { Arguments, Say } from './language';
import type { CardId, Face, Faces, Saying, Seat } from './wire';

/** Texts about one game, spoken to one of its seats, or to nobody in particular. */
export class Voice {
  constructor(
    readonly say: Say,
    readonly faces: Faces,
    readonly names: readonly string[],
    readonly you: Seat | null,
  ) {}

  /** A saying in words. */
  text({ key, seat, numbers, texts, seats = [], short = {}, full = {}, cards = [], row }: Saying): string {
    const args: Arguments = { ...numbers, names: this.together(seats) };
    for (const [name, text] of Object.entries(texts ?? {})) args[name] = text || this.say('play-deleted-player');
    for (const [name, card] of Object.entries(short)) args[name] = this.short(card);
    for (const [name, card] of Object.entries(full)) args[name] = this.label(card);
    args.cards = row ? this.inOrder(row) : this.listed(cards);
    return seat === undefined ? this.say(key, args) : this.of(key, seat, args);
  }

  /** A text about a seat: `key`, or `key-you` if it is the one spoken to. */
  of(key: string, seat: Seat, args: Arguments = {}): string {
    return seat === this.you ? this.say(`${key}-you`, args) : this.say(key, { name: this.names[seat] ?? '', ...args });
  }

  /** What a seat is called at the beginning of a line. */
  name(seat: Seat): string {
    return seat === this.you ? this.say('play-you') : (this.names[seat] ?? '');
  }

  /** Several seats in a sentence. */
  together(seats: Seat[]): string {
    return join(
      this.say,
      seats.map((seat) => (seat === this.you ? this.say('play-you-in-list') : (this.names[seat] ?? ''))),
    );
  }

  label(card: CardId): string {
    return label(this.say, this.face(card));
  }

  short(card: CardId): string {
    return short(this.say, this.face(card));
  }

  /** Several cards in one line, weakest first, copies counted. */
  cards(cards: CardId[]): string {
    return this.listed(
      cards
        .map((card) => this.face(card))
        .sort(byPower)
        .map(({ id }) => id),
    );
  }

  private listed(cards: CardId[]): string {
    return shortList(
      this.say,
      cards.map((card) => this.face(card)),
    );
  }

  /** Several cards in one line, as they lie. */
  private inOrder(cards: CardId[]): string {
    return join(
      this.say,
      cards.map((card) => this.short(card)),
    );
  }

  power(cards: CardId[]): number {
    return cards.reduce((sum, card) => sum + this.face(card).power, 0);
  }

  face(card: CardId): Face {
    const face = this.faces[card];
    if (face === undefined) throw new Error(`no face for ${card}`);
    return face;
  }
}
