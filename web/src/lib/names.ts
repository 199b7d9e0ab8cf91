import type { Say } from './language';
import type { Chair } from './wire';

/** What the seats are called, the free ones included. */
export function namesOf(chairs: readonly Pick<Chair, 'name'>[], say: Say): string[] {
  return chairs.map(({ name }, seat) => name || say('page-seat-free', { number: seat + 1 }));
}
