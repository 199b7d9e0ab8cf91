import type { ScoreQuestion } from '../lib/api';
import { counted, without } from '../lib/choice';
import type { CardId, Faces } from '../lib/wire';

export interface PadPlayer {
  name: string;
  /** All cards but units, those on units included. */
  cards: CardId[];
  units: Record<CardId, CardId[]>;
}

const KEY = 'fzzzt.scorepad';
const MOST = 6;

/** A score pad for printed cards, kept on the device until a new game begins. */
export class Pad {
  players = $state.raw<PadPlayer[]>([]);

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.players = read(storage) ?? [nobody(), nobody()];
  }

  get full(): boolean {
    return this.players.length >= MOST;
  }

  /** How many copies of a card nobody has yet. */
  left(card: CardId, faces: Faces): number {
    const taken = this.players.flatMap(({ cards, units }) => [...cards, ...Object.keys(units)]);
    return (faces[card]?.count ?? 0) - (counted(taken).get(card) ?? 0);
  }

  change(number: number, changed: Partial<PadPlayer>): void {
    this.keep(this.players.map((player, place) => (place === number ? tidied({ ...player, ...changed }) : player)));
  }

  add(): void {
    if (!this.full) this.keep([...this.players, nobody()]);
  }

  remove(number: number): void {
    this.keep(this.players.filter((_, place) => place !== number));
  }

  clear(): void {
    this.keep(this.players.map(({ name }) => ({ ...nobody(), name })));
  }

  /** What the server is asked: the free cards of each, and the robots on each unit. */
  get question(): ScoreQuestion {
    return { seats: this.players.map(({ cards, units }) => ({ cards: without(cards, Object.values(units).flat()), units })) };
  }

  private keep(players: PadPlayer[]): void {
    this.players = players;
    this.storage.setItem(KEY, JSON.stringify(players));
  }
}

function nobody(): PadPlayer {
  return { name: '', cards: [], units: {} };
}

/** Robots on units are the player's own, each once. */
function tidied(player: PadPlayer): PadPlayer {
  let free = player.cards;
  const units: PadPlayer['units'] = {};
  for (const [unit, robots] of Object.entries(player.units)) {
    const kept = without(robots, without(robots, free));
    free = without(free, kept);
    units[unit] = kept;
  }
  return { ...player, units };
}

function read(storage: Pick<Storage, 'getItem'>): PadPlayer[] | null {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') as PadPlayer[] | null;
  } catch {
    return null;
  }
}
