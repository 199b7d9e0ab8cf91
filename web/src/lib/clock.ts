import type { Chair, Table } from './wire';

/** What is left on a seat's clock at a moment of the server's time, in milliseconds; null without a clock. */
export function timeLeft(chair: Chair, table: Table, now: number): number | null {
  if (chair.left_ms === null) return null;
  return Math.max(0, chair.left_ms - (chair.running ? Math.max(0, now - table.since) : 0));
}

const two = (part: number) => String(part).padStart(2, '0');

/** A clock's face: 0:09, 5:00, 1:02:03; days and hours for games by correspondence. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
