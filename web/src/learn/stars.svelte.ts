const KEY = 'fzzzt.lessons';
/** Stars for a lesson that is solved at once. */
export const MOST = 3;

/** The stars of a lesson that was solved with so many answers. */
export const starsFor = (tries: number): number => Math.max(1, MOST + 1 - tries);

/** What somebody has reached in the lessons, kept by the browser. */
export class Stars {
  kept = $state.raw<Record<string, number>>({});

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
      if (kept?.constructor === Object) this.kept = kept as Record<string, number>;
    } catch {
      // What cannot be read is begun anew.
    }
  }

  of(name: string): number {
    const stars = Number(this.kept[name]);
    return Number.isInteger(stars) ? Math.min(Math.max(stars, 0), MOST) : 0;
  }

  keep(name: string, stars: number): void {
    if (stars <= this.of(name)) return;
    this.kept = { ...this.kept, [name]: stars };
    this.storage.setItem(KEY, JSON.stringify(this.kept));
  }
}
