import { ApiError } from '../lib/api';
import type { Review, ReviewState } from '../lib/wire';

/** Milliseconds between two questions how far it is. */
const SOON = 1500;

/** A game's review: ordered once, waited for, and shown to whoever has asked for it: it tells how the game ends. */
export class Reviewing {
  review = $state.raw<Review | null>(null);
  done = $state(0);
  whole = $state(0);
  trouble = $state.raw<ApiError | null>(null);
  private closed = false;
  private kept: Review | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;

  /** `look` asks how far it is, and orders nothing; there is nothing to ask for a game that the server does not have. */
  constructor(
    private readonly order: () => Promise<ReviewState>,
    private readonly look: (() => Promise<ReviewState>) | null,
  ) {
    if (look) void this.hear(look, true);
  }

  get working(): boolean {
    return this.review === null && this.whole > 0;
  }

  start(): Promise<void> {
    this.trouble = null;
    this.review = this.kept;
    return this.kept ? Promise.resolve() : this.hear(this.order);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
  }

  private async hear(ask: () => Promise<ReviewState>, unasked = false): Promise<void> {
    try {
      const { review, done, whole } = await ask();
      this.kept = review;
      [this.review, this.done, this.whole] = [unasked ? null : review, done, whole];
      if (this.working && !this.closed) this.again = setTimeout(() => void this.hear(this.look ?? this.order), SOON);
    } catch (error) {
      // A game that cannot be reviewed is told of when somebody asks for it.
      if (ask === this.order || this.working) this.trouble = error as ApiError;
      this.whole = 0;
    }
  }
}
