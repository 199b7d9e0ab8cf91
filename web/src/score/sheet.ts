import { without } from '../lib/choice';
import type { CardId, Faces, Score, Seat, SeatScore, SeatView } from '../lib/wire';

/** What counts of a seat at the end. */
export type Owner = Pick<SeatView, 'owned' | 'units'>;

/** How one seat's points come about, ready to be drawn. */
export interface Sheet {
  seat: Seat;
  score: SeatScore;
  robots: CardId[];
  robotPoints: number;
  fzzzts: CardId[];
  fzzztPoints: number;
  /** Robots in no widget. */
  idle: CardId[];
}

/** The sheets of a finished game, in the order of the ranking. */
export function sheetsOf(ranking: readonly Seat[], { seats }: Score, views: readonly Owner[], faces: Faces): Sheet[] {
  return ranking.flatMap((seat) => (seats[seat] ? [sheetOf(seat, seats[seat], views[seat], faces)] : []));
}

function sheetOf(seat: Seat, score: SeatScore, view: Owner | undefined, faces: Faces): Sheet {
  const owned = [...(view?.owned ?? []), ...Object.values(view?.units ?? {}).flat()];
  const kinds = (...kinds: string[]) => owned.filter((card) => kinds.includes(faces[card]?.kind ?? ''));
  const points = (cards: CardId[]) => cards.reduce((sum, card) => sum + (faces[card]?.points ?? 0), 0);
  const [robots, fzzzts] = [kinds('robot', 'upgrade'), kinds('fzzzt')];
  const working = score.units.flatMap(({ widgets }) => widgets.flatMap((widget) => Object.values(widget)));
  return { seat, score, robots, robotPoints: points(robots), fzzzts, fzzztPoints: points(fzzzts), idle: without(robots, working) };
}
