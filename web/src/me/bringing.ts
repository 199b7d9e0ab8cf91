/** Records of games that were played elsewhere, in files that somebody has chosen. */

interface Seat {
  name?: unknown;
  bot?: unknown;
}
export interface FoundRecord {
  record: unknown;
  seats: Seat[];
}

/** The records in a text: a single one, or one a line. What is none is left out. */
export function recordsIn(text: string): FoundRecord[] {
  const whole = recordOf(text);
  if (whole) return [whole];
  return text.split('\n').flatMap((line) => recordOf(line) ?? []);
}

function recordOf(text: string): FoundRecord | null {
  try {
    const record = JSON.parse(text) as { seats?: unknown } | null;
    return record && Array.isArray(record.seats) ? { record, seats: record.seats as Seat[] } : null;
  } catch {
    return null;
  }
}

/** The people in some records, who sat in most of them first. */
export function peopleIn(records: readonly FoundRecord[]): string[] {
  const times = new Map<string, number>();
  for (const { seats } of records) {
    for (const { name, bot } of seats) {
      if (bot === undefined && typeof name === 'string') times.set(name, (times.get(name) ?? 0) + 1);
    }
  }
  return [...times].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Where somebody sat; null if nowhere. */
export function seatOf(record: FoundRecord, name: string): number | null {
  const seat = record.seats.findIndex((seat) => seat.name === name && seat.bot === undefined);
  return seat < 0 ? null : seat;
}
