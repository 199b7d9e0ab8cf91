import type { Say } from './language';
import type { Presence } from './wire';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, as people say it: "5 minutes ago". */
export function ago(ms: number, language: string): string {
  const [unit, length] = STEPS.find(([, step]) => ms >= step) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(ms / length), unit);
}

/** What there is to say of somebody's presence: nothing, if they are here and do not write. */
export function presenceText(say: Say, presence: Presence | null | undefined, now: number, language: string): string {
  if (!presence) return '';
  if (presence.here) return presence.typing ? say('page-typing') : '';
  if (presence.since === null || now - presence.since < 60_000) return say('page-gone');
  return say('page-gone-since', { when: ago(now - presence.since, language) });
}
