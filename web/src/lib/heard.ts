import { newsFor } from './log';
import type { Voice } from './voice';
import type { Saying } from './wire';

/**
 * What somebody who listens hears of news, and then, if it is for them to decide, of how the table stands: what is for sale,
 * what else lies open, whose turn it is. What would be said twice is said once. `tests/golden/heard.py` states it a second time.
 */
export function heard(voice: Voice, news: readonly Saying[], situation: readonly Saying[]): string[] {
  const again = situation.map(({ key }) => key);
  return [...newsFor(voice, news).filter(({ key }) => !again.includes(key)), ...situation].map((saying) => voice.text(saying));
}
