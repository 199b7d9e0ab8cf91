import { verdict } from './verdict';
import type { Voice } from './voice';
import type { Entry, GameEvent, Seat } from './wire';

type Award = Extract<GameEvent, { type: 'award' }>;

/** What the log says of one entry: `lines` tell it, `details` are the bids or cards behind it. */
export interface Told {
  seq: number;
  at: number;
  about: string;
  lines: string[];
  details: string[];
}

/** A speed that turns up the whole belt, however long it is. */
const WHOLE_BELT = 8;

/** The seats in turn, from this one on. */
export function clockwise(players: number, from: Seat): Seat[] {
  return Array.from({ length: players }, (_, place) => (from + place) % players);
}

/** Tells a game event by event. It follows who is Chief and which auction it is, since the sentences depend on them. */
export class Course {
  private chief: Seat = 0;
  private auction = 1;

  constructor(
    private readonly voice: Voice,
    private readonly rounds: number,
  ) {}

  tell(entry: Extract<Entry, { type: 'event' }>): Told {
    const { event, seq, at } = entry;
    const [lines, details = []] = this.event(event);
    return { seq, at, about: event.type, lines, details };
  }

  private event(event: GameEvent): [string[], string[]?] {
    const { voice } = this;
    switch (event.type) {
      case 'setup':
        this.chief = event.mechanics.indexOf(1);
        return [
          [
            voice.say('play-clockwise', { names: voice.together(clockwise(event.mechanics.length, 0)) }),
            voice.of('play-chief', this.chief),
          ],
          event.mechanics.map((mechanic, seat) => voice.of('play-seat', seat, { mechanic })),
        ];
      case 'round':
        this.auction = 1;
        return [[voice.say('play-round', { round: event.round, rounds: this.rounds })]];
      case 'deal':
        return this.deal(event.hands);
      case 'reveal':
        return this.reveal(event.cards);
      case 'bid':
        return [[this.bid(event)]];
      case 'award':
        return this.award(event);
      case 'build':
        return [this.build(event)];
      case 'score':
        return [[voice.say('play-over'), ...verdict(voice, event)]];
    }
  }

  private deal(hands: (string[] | null)[]): [string[], string[]] {
    const { voice } = this;
    const lines = this.auction > 1 ? [voice.say('play-redeal')] : [];
    const dealt = hands.flatMap((hand, seat) => (hand === null ? [] : [{ seat, hand }]));
    const own = dealt.filter(({ seat }) => seat === voice.you);
    const open = dealt.filter(({ seat }) => seat !== voice.you);
    return [
      [...lines, ...own.map(({ hand }) => voice.say('play-dealt-you', { count: hand.length, cards: voice.cards(hand) }))],
      open.map(({ seat, hand }) => voice.say('play-dealt-open', { name: voice.name(seat), cards: voice.cards(hand) })),
    ];
  }

  private reveal(cards: string[]): [string[], string[]] {
    const { voice } = this;
    const speed = voice.face(cards[0] ?? '').speed;
    const turned = speed >= WHOLE_BELT ? voice.say('play-belt-turned-all') : voice.say('play-belt-turned', { speed, count: cards.length });
    return [[turned], cards.map((card, place) => voice.say('play-belt-card', { number: place + 1, card: voice.label(card) }))];
  }

  private bid({ seat, cards, count }: Extract<GameEvent, { type: 'bid' }>): string {
    const { voice } = this;
    if (cards === undefined) return voice.of('play-bid', seat, { count: count ?? 0 });
    const args = { cards: voice.cards(cards), value: voice.power(cards) };
    return seat === voice.you ? voice.say('play-bid-you', { count: cards.length, ...args }) : voice.of('play-reveal-bid', seat, args);
  }

  private award(event: Award): [string[], string[]] {
    const { voice } = this;
    const order = clockwise(event.bids.length, this.chief);
    const bids = order.flatMap((seat) => {
      const bid = event.bids[seat];
      return bid ? [voice.of('play-reveal-bid', seat, { cards: voice.cards(bid), value: event.values[seat] ?? 0 })] : [];
    });
    const value = event.values[event.seat] ?? 0;
    const lines = [...this.tie(event, order, value), voice.of('play-wins', event.seat, { value, card: voice.short(event.card) })];
    if (event.chief !== this.chief) lines.push(voice.of('play-chief-new', event.chief));
    this.chief = event.chief;
    this.auction += 1;
    return [lines, bids];
  }

  private tie(event: Award, order: Seat[], value: number): string[] {
    const tied = order.filter((seat) => event.values[seat] === value);
    if (tied.length < 2) return [];
    const reason = event.seat === this.chief ? 'play-tie-chief' : 'play-tie-nearest';
    return [this.voice.say('play-tie', { value, names: this.voice.together(tied) }), this.voice.of(reason, event.seat)];
  }

  private build({ seat, robots }: Extract<GameEvent, { type: 'build' }>): string[] {
    const { voice } = this;
    const built = Object.entries(robots).map(([unit, robot]) =>
      voice.of('play-built', seat, { robot: voice.short(robot), unit: voice.short(unit) }),
    );
    return built.length ? built : [voice.of('play-built-nothing', seat)];
  }
}
