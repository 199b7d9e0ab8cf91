import { without } from '../lib/choice';
import { bidsOf } from '../lib/log';
import type { CardId, Entry, Faces, GameEvent, Saying, Seat, SeatView, View } from '../lib/wire';

/** A bid as it lies on the stage. Nobody sees its cards and what they are worth before they are turned up. */
export interface LaidBid {
  seat: Seat;
  count: number;
  cards: CardId[] | null;
  value: number | null;
  won: boolean;
}

/** How far a game is told: what lies on the table, and what is worth remembering of how it came there. */
export interface Course {
  /** The newest entry that is told. */
  seq: number;
  view: View;
  /** The bids for the card that is for sale, in turn. */
  bids: LaidBid[];
  /** The bids that were turned up last, in turn, and what was said of them. */
  last: LaidBid[];
  sold: Saying[];
  /** What was won in this round so far. */
  won: { seat: Seat; card: CardId }[];
}

type Event<T> = Extract<GameEvent, { type: T }>;

/** The course of a game one entry further. It knows where things lie, not what may be done: the next view says that. */
export function follow(course: Course, entry: Entry, faces: Faces): Course {
  const next = { ...course, seq: entry.seq };
  if (entry.type !== 'event') return next;
  const { event, sayings } = entry;
  switch (event.type) {
    case 'bid':
      return { ...next, view: withBid(course.view, event), bids: [...course.bids, laid(event)] };
    case 'award': {
      const last = turnedUp(event, sayings);
      return { ...next, view: sold(course.view, event, faces), bids: [], last, sold: sayings, won: [...course.won, event] };
    }
    case 'round':
      return { ...next, view: nextRound(course.view, event.round), won: [] };
    case 'deal':
      return { ...next, view: dealt(course.view, sayings) };
    case 'reveal':
      return { ...next, view: { ...course.view, belt: [...event.cards, ...course.view.belt.slice(event.cards.length)] } };
    case 'build':
      return { ...next, view: built(course.view, event) };
    default:
      return next;
  }
}

const laid = ({ seat, cards, count }: Event<'bid'>): LaidBid => ({
  seat,
  count: count ?? cards?.length ?? 0,
  cards: null,
  value: null,
  won: false,
});

/** The revealed bids of an auction, in turn. */
function turnedUp(award: Event<'award'>, sayings: readonly Saying[]): LaidBid[] {
  return bidsOf(sayings).map(({ seat = 0, cards = [], numbers }) => ({
    seat,
    count: cards.length,
    cards,
    value: numbers?.value ?? 0,
    won: seat === award.seat,
  }));
}

function seated(view: View, change: (seat: SeatView, number: Seat) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((seat, number) => ({ ...seat, ...change(seat, number) })) };
}

function withBid(view: View, bid: Event<'bid'>): View {
  const changed = seated(view, (_, number) => (number === bid.seat ? { bid: laid(bid).count } : {}));
  return { ...changed, to_move: [], my_bid: bid.seat === view.seat ? (bid.cards ?? null) : view.my_bid };
}

function sold(view: View, { card, seat: winner, chief, bids }: Event<'award'>, faces: Faces): View {
  const isUnit = faces[card]?.kind === 'unit';
  const changed = seated(view, (seat, number) => {
    if (number !== winner) return { bid: null };
    const paid = bids[winner]?.length ?? 0;
    const home = isUnit ? { units: { ...seat.units, [card]: [] } } : { owned: [...seat.owned, card] };
    return { bid: null, hand: seat.hand - paid, discard: seat.discard + paid + (isUnit ? 0 : 1), ...home };
  });
  return { ...changed, chief, belt: view.belt.slice(1), auction: view.auction + 1, to_move: [], my_bid: null };
}

/** The belt is as long in every round. */
function nextRound(view: View, round: number): View {
  const deck = view.round === round ? view.deck : view.deck - view.auctions;
  return { ...view, round, auction: 1, phase: 'bid', belt: Array<null>(view.auctions).fill(null), deck, to_move: [] };
}

function dealt(view: View, sayings: readonly Saying[]): View {
  const counts = sayings.filter(({ key }) => key === 'play-dealt');
  return seated({ ...view, phase: 'bid' }, (_, number) => counts.find(({ seat }) => seat === number)?.numbers ?? {});
}

function built(view: View, { seat: builder, robots }: Event<'build'>): View {
  return seated({ ...view, phase: 'build' }, (seat, number) => {
    if (number !== builder) return {};
    const crews = Object.entries(seat.units).map(([unit, crew]) => [unit, robots[unit] ? [...crew, robots[unit]] : crew] as const);
    return { units: Object.fromEntries(crews), owned: without(seat.owned, Object.values(robots)) };
  });
}
