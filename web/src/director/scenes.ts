import { bidsOf, headlines, ofItself } from '../lib/log';
import type { CardId, Entry, Faces, Saying, Seat, View } from '../lib/wire';
import { follow, type Course, type LaidBid } from './course';

/** What can be shown, in the order in which an auction, a round and a game show it. */
export type Kind =
  | 'bid'
  | 'breath'
  | 'flip'
  | 'verdict'
  | 'home'
  | 'belt'
  | 'deal'
  | 'summary'
  | 'build'
  | 'banner'
  | 'sheet'
  /** All is told. */
  | 'rest';

/** One picture of what happened: the table as it lies meanwhile, and what is told. */
export interface Scene extends Course {
  kind: Kind;
  /** Who it is about. */
  seat?: Seat | undefined;
  /** What is told in words; how much decides how long it stands. */
  said: Saying[];
  /** The unit and the robot of each part that is built. */
  robots?: Record<CardId, CardId>;
}

type EventEntry = Extract<Entry, { type: 'event' }>;
type Shot = Omit<Partial<Scene>, 'kind'>;

/** The scenes of what was heard at once, and how far the game is then: `view` is the table after all of it. */
export function scenesOf(before: Course, entries: readonly Entry[], view: View, faces: Faces): { scenes: Scene[]; after: Course } {
  const scenes: Scene[] = [];
  let course = before;
  for (const [place, entry] of entries.entries()) {
    const next = follow(course, entry, faces);
    const after = place === entries.length - 1 ? { ...next, view } : next;
    if (entry.type === 'event') scenes.push(...scenesOfEvent(entry, course, after));
    course = after;
  }
  return { scenes, after: { ...course, view } };
}

function scenesOfEvent(entry: EventEntry, before: Course, after: Course): Scene[] {
  const { event, sayings } = entry;
  const scene = (kind: Kind, course: Course, shot: Shot = {}): Scene => ({ ...course, said: [], kind, ...shot });
  const opened = opening(sayings);
  const belt = opened.length ? [scene('belt', after, { said: opened })] : [];
  switch (event.type) {
    case 'bid':
      return [scene('bid', after, { seat: event.seat, said: sayings })];
    case 'award':
      return [...auction(before, after, event.seat, sayings), ...belt];
    case 'round':
      return [scene('banner', after, { said: sayings.filter(({ weight }) => weight !== 'detail') }), ...belt];
    case 'build':
      return [scene('build', after, { seat: event.seat, said: ofItself(sayings.filter(({ opens }) => !opens)), robots: event.robots })];
    case 'score':
      return counted(sayings, before.view.seat, event.winners).map((seat) => scene('sheet', { ...after, seq: before.seq }, { seat }));
    default:
      return belt;
  }
}

/** An auction from the last bid on, up to where the belt rolls, or the round is over. */
function auction(before: Course, after: Course, winner: Seat, sayings: readonly Saying[]): Scene[] {
  const scene = (kind: Kind, shot: Shot = {}): Scene => ({ ...before, seq: before.seq, said: [], kind, ...shot });
  const open = after.last;
  const hidden = (bid: LaidBid): LaidBid => ({ ...bid, cards: null, value: null, won: false });
  const reveal = (count: number) => open.map((bid, turn) => (turn < count ? { ...bid, won: false } : hidden(bid)));
  const told = { seq: after.seq, bids: open, seat: winner };
  const said = headlines(ofItself(sayings));
  // The card is on its way: it is nobody's before it has come home, and the belt waits for that.
  const { belt, auction, round, phase } = before.view;
  const away = { ...after.view, belt, auction, round, phase, to_move: [] };
  const redeal = sayings.filter(({ key }) => key === 'play-redeal');
  return [
    scene('breath', { bids: reveal(0), said: sayings.filter(({ key }) => key === 'play-reveal') }),
    ...bidsOf(sayings).map((bid, turn) => scene('flip', { bids: reveal(turn + 1), seat: bid.seat, said: [bid] })),
    scene('verdict', { ...told, said }),
    scene('home', { ...told, said, view: away }),
    ...(redeal.length ? [scene('deal', { ...told, bids: [], last: open, said: redeal, view: away })] : []),
    ...(belt.length <= 1 ? [scene('summary', { ...after, said, view: away })] : []),
  ];
}

/** The words that open an auction: the card, and who has none to bid for it. */
function opening(sayings: readonly Saying[]): Saying[] {
  const place = sayings.findIndex(({ key }) => key === 'play-auction');
  return place < 0 ? [] : sayings.slice(place);
}

/** In which order the sheets are counted: one's own first, then from the last place up to the winner. */
export function counted(sayings: readonly Saying[], me: Seat | null, winners: readonly Seat[]): Seat[] {
  const upwards = sayings.flatMap(({ key, seat }) => (key === 'score-player' && seat !== undefined ? [seat] : [])).reverse();
  const first = upwards.filter((seat) => seat === me && !winners.includes(seat));
  return [...first, ...upwards.filter((seat) => !first.includes(seat))];
}
