const KEY = 'fzzzt.puzzles';
const DAY = 24 * 60 * 60 * 1000;

/** A puzzle that was answered: how often it was found again since it was missed, and the day it is due. */
export interface Kept {
  box: number;
  due: number;
}

/** The number of this day, from 1970, in universal time. */
export const today = (now = Date.now()): number => Math.floor(now / DAY);

/** The puzzles that somebody has answered, kept by the browser. When missed ones come back, the server says. */
export class KeptPuzzles {
  kept = $state.raw<Record<string, Kept>>({});

  constructor(
    private readonly intervals: readonly number[],
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
      if (kept?.constructor === Object) this.kept = Object.fromEntries(Object.entries(kept).filter(([, each]) => isKept(each)));
    } catch {
      // What cannot be read is begun anew.
    }
  }

  of(name: string): Kept | undefined {
    return this.kept[name];
  }

  /** Whether a puzzle was found, and does not come back. */
  isDone(name: string): boolean {
    return (this.kept[name]?.box ?? -1) >= this.intervals.length;
  }

  isDue(name: string, day = today()): boolean {
    const kept = this.kept[name];
    return kept !== undefined && !this.isDone(name) && kept.due <= day;
  }

  /** Remember an answer. To find a puzzle again before it is due changes nothing. */
  keep(name: string, right: boolean, day = today()): void {
    this.kept = { ...this.kept, [name]: this.after(name, right, day) };
    this.storage.setItem(KEY, JSON.stringify(this.kept));
  }

  /** What to ask next: what is due, the longest due first; then the first that was never answered. */
  next(names: readonly string[], day = today()): string | undefined {
    const due = names
      .filter((name) => this.isDue(name, day))
      .sort((one, other) => (this.kept[one]?.due ?? 0) - (this.kept[other]?.due ?? 0));
    return due[0] ?? names.find((name) => this.kept[name] === undefined);
  }

  private after(name: string, right: boolean, day: number): Kept {
    const before = this.kept[name];
    if (!right) return this.again(0, day);
    if (before === undefined) return { box: this.intervals.length, due: 0 };
    if (this.isDone(name) || day < before.due) return before;
    return this.again(before.box + 1, day);
  }

  private again(box: number, day: number): Kept {
    const wait = this.intervals[box];
    return wait === undefined ? { box, due: 0 } : { box, due: day + wait };
  }
}

const isKept = (each: unknown): each is Kept => {
  const { box, due } = (each ?? {}) as Partial<Kept>;
  return Number.isInteger(box) && Number.isInteger(due);
};
