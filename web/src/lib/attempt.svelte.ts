import { untrack } from 'svelte';
import type { ApiError } from './api';

/** What is asked of the server: whether it is under way, and why it came to nothing. */
export class Attempt {
  busy = $state(false);
  trouble = $state.raw<ApiError | null>(null);

  /** Do something; nothing else is done meanwhile. */
  readonly make = async (deed: () => Promise<unknown>): Promise<void> => {
    if (untrack(() => this.busy)) return;
    [this.busy, this.trouble] = [true, null];
    await deed().catch(this.fail);
    this.busy = false;
  };

  /** It came to nothing. */
  readonly fail = (error: unknown): void => {
    this.trouble = error as ApiError;
  };
}
