import { join } from '../lib/labels';
import type { Say } from '../lib/language';
import type { Variants } from '../lib/wire';

/** So many games are listed one and all. */
const FEW = 200;

/** What a list tells of a game, or why there is none in its line. */
interface Head {
  names: string[];
  options: Record<string, unknown>;
  /** Empty if there is one. */
  fault: string;
}

/** A file of recorded games, one a line, and which of them is chosen. Lines are parsed only when they are looked at. */
export class Games {
  at = $state(0);
  private readonly lines: { number: number; text: string }[];
  private readonly heads: Head[] = [];

  /** `variants` has what could be chosen: what was chosen otherwise than usual is told. */
  constructor(
    text: string,
    private readonly variants: Variants[] = [],
  ) {
    // A single game may be spread over many lines; a second game ends this look at the whole file at once.
    const lines = headOf(text).fault ? text.split('\n') : [text];
    this.lines = lines.map((text, place) => ({ number: place + 1, text })).filter(({ text }) => text.trim());
    if (this.head(0).fault) this.at = this.beside(1) ?? 0;
  }

  get count(): number {
    return this.lines.length;
  }

  /** The number of a game's line. */
  line(place: number): number {
    return this.lines[place]?.number ?? 0;
  }

  get record(): unknown {
    return JSON.parse(this.lines[this.at]?.text ?? '') as unknown;
  }

  /** All of a few games; of many those around the chosen one, and every so many of the rest: any is two choices away. */
  get listed(): number[] {
    const stride = this.count > FEW ? Math.ceil(Math.sqrt(this.count)) : 1;
    return [...this.lines.keys()].filter((place) => place % stride === 0 || Math.abs(place - this.at) <= stride);
  }

  /** The listed lines that hold no game. */
  get faults(): { number: number; what: string }[] {
    return this.listed.map((place) => ({ number: this.line(place), what: this.head(place).fault })).filter(({ what }) => what);
  }

  /** The nearest game that can be read, on (1) or back (-1). */
  beside(by: 1 | -1): number | undefined {
    let place = this.at + by;
    while (this.lines[place] && this.head(place).fault) place += by;
    return this.lines[place] && place;
  }

  /** Whose eyes see another game: the same person's, if that one plays there too. */
  eyes(place: number, seat: string): string {
    const name = this.head(this.at).names[Number(seat)];
    if (name === undefined) return seat;
    const there = this.head(place).names.indexOf(name);
    return there < 0 ? 'spectator' : String(there);
  }

  /** A game in a line: nothing of how it ends. */
  label(say: Say, place: number): string {
    const { names, options } = this.head(place);
    const said = [say('play-replay-game', { number: place + 1, count: this.count }), join(say, names)];
    const offered = this.variants.find(({ players }) => players === names.length)?.options ?? {};
    for (const [name, [, ...unusual]] of Object.entries(offered)) {
      const chosen = unusual.find((choice) => choice === options[name]);
      if (chosen !== undefined) said.push(`${say(`option-${name}`)}: ${say(`option-${name}-${chosen}`)}`);
    }
    return said.filter(Boolean).join(' · ');
  }

  head(place: number): Head {
    return (this.heads[place] ??= headOf(this.lines[place]?.text ?? ''));
  }
}

function headOf(text: string): Head {
  try {
    const found: unknown = JSON.parse(text);
    if (found?.constructor !== Object) throw new Error(text.trim().slice(0, 40));
    const { seats, options } = found as { seats?: unknown; options?: Record<string, unknown> | null };
    const names = Array.isArray(seats) ? seats.map((seat: { name?: unknown } | null) => String(seat?.name).slice(0, 60)) : [];
    return { names, options: options ?? {}, fault: '' };
  } catch (error) {
    // Some browsers count lines too, but only within this one.
    return { names: [], options: {}, fault: (error as Error).message.replace(/ \(line.*/, '') };
  }
}
