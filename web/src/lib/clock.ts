/** A clock: what was left at `since`, null without a clock; `since` is null while it stands. Milliseconds. */
export interface Clock {
  left_ms: number | null;
  since: number | null;
}

/** What is left at a moment of the server's time. */
export function timeLeft({ left_ms, since }: Clock, now: number): number | null {
  if (left_ms === null) return null;
  return Math.max(0, left_ms - (since === null ? 0 : Math.max(0, now - since)));
}

const two = (part: number) => String(part).padStart(2, '0');

/** A clock's face: 0:09, 5:00, 1:02:03; days and hours for games by correspondence. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
