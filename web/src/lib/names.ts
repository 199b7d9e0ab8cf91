import type { Say } from './language';
import type { Chair } from './wire';

/** What the seats are called: people by their own names, bots by names of the language, so that two can be told apart. */
export function namesOf(chairs: readonly Pick<Chair, 'name' | 'state'>[], say: Say): string[] {
  const people = chairs.map((chair) => (chair.state === 'bot' ? null : chair.name));
  const spare = say('play-bot-names')
    .split(/,\s*/)
    .filter((name) => !people.includes(name));
  return chairs.map((chair, seat) => {
    if (chair.state === 'bot') return spare.shift() ?? `${chair.name} ${seat + 1}`;
    return chair.name || say('page-seat-free', { number: seat + 1 });
  });
}
