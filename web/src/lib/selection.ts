import type { Build, CardId } from './wire';

/** What was chosen but not yet said. */
export interface Chosen {
  bid: CardId[];
  build: Build;
}

const NOTHING: Chosen = { bid: [], build: {} };

/** Keeps a choice in the browser until the tab is closed: a reload takes nothing out of anybody's fingers. */
export class Selection {
  private readonly key: string;

  constructor(
    seat: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  ) {
    this.key = `fzzzt.chosen.${seat}`;
  }

  read(): Chosen {
    try {
      return { ...NOTHING, ...(JSON.parse(this.storage.getItem(this.key) ?? '{}') as Partial<Chosen>) };
    } catch {
      return NOTHING;
    }
  }

  keep(chosen: Chosen): void {
    this.storage.setItem(this.key, JSON.stringify(chosen));
  }
}
