import type { Build, CardId } from './wire';

/** What was chosen but not yet said. */
export interface Chosen {
  bid: CardId[];
  build: Build;
}

const NOTHING: Chosen = { bid: [], build: {} };

/** Keeps a choice in the browser: neither a reload nor a closed tab takes anything out of anybody's fingers. */
export class Selection {
  private readonly key: string;

  constructor(
    seat: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
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
    if (chosen.bid.length || Object.keys(chosen.build).length) this.storage.setItem(this.key, JSON.stringify(chosen));
    else this.storage.removeItem(this.key);
  }
}
