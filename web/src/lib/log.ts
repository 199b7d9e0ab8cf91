import { Course, type Told } from './course';
import type { Voice } from './voice';
import type { Entry, GameEvent, Seat } from './wire';

type Around = Exclude<Entry, { type: 'event' }>;

type Award = Extract<GameEvent, { type: 'award' }>;

/** The auction settled last. */
export function lastAward(entries: readonly Entry[]): { seq: number; award: Award } | null {
  for (const entry of entries.toReversed()) {
    if (entry.type === 'event' && entry.event.type === 'award') return { seq: entry.seq, award: entry.event };
  }
  return null;
}

/** Who was Chief up to an entry: whoever the auction before it made Chief, or at first Mechanic 1. */
export function chiefBefore(entries: readonly Entry[], seq: number): Seat {
  const earlier = entries.filter((entry) => entry.seq < seq);
  const before = lastAward(earlier);
  if (before) return before.award.chief;
  const setup = earlier.flatMap((entry) => (entry.type === 'event' && entry.event.type === 'setup' ? [entry.event] : []));
  return Math.max(0, setup[0]?.mechanics.indexOf(1) ?? 0);
}

/** The whole log in sentences. Chat is left to the talk; what only the page's machinery cares for is not told. */
export function tellLog(entries: readonly Entry[], voice: Voice, rounds: number): Told[] {
  const course = new Course(voice, rounds);
  return entries.flatMap((entry) => {
    // Of a deal to others there is nothing to tell.
    if (entry.type === 'event') return [course.tell(entry)].filter(({ lines, details }) => lines.length + details.length);
    const line = around(entry, voice);
    return line === null ? [] : [{ seq: entry.seq, at: entry.at, about: entry.type, lines: [line], details: [] }];
  });
}

function around(entry: Around, voice: Voice): string | null {
  switch (entry.type) {
    case 'sat':
      return entry.seat === voice.you ? voice.say('page-log-sat-you') : voice.say('page-log-sat', { name: entry.name });
    case 'left':
      return voice.say('page-log-left', { number: entry.seat + 1 });
    case 'away':
      return voice.of(`page-log-away-${entry.why}`, entry.seat);
    case 'back':
      return voice.of('page-log-back', entry.seat);
    case 'moved':
      return voice.of('page-log-moved', entry.seat);
    case 'started':
      return entry.missing.length
        ? voice.say('page-log-started-without', { names: voice.together(entry.missing) })
        : voice.say('page-log-started');
    case 'ended':
      return voice.say(`page-log-ended-${entry.why}`);
    case 'rematch':
      return voice.say('page-log-rematch');
    default:
      return null;
  }
}
