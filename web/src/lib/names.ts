import type { Say } from './language';
import type { Chair } from './wire';

/** What the seats are called, the free ones included; in a record there are none. Who has no name has deleted it. */
export function namesOf(chairs: readonly (Pick<Chair, 'name'> & Partial<Pick<Chair, 'state'>>)[], say: Say): string[] {
  return chairs.map(({ name, state }, seat) => {
    if (name) return name;
    return state === 'free' ? say('page-seat-free', { number: seat + 1 }) : say('play-deleted-player');
  });
}
