import { settings } from '../lib/page.svelte';

/** A day of UTC in words; it is the same day wherever one is. */
export function dated(day: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
