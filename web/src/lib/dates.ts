import { settings } from './page.svelte';

/** A moment in the page's language, in the order of the reader's country where the browser names one that speaks it. */
export function dated(at: number | Date, style: Intl.DateTimeFormatOptions): string {
  const place = navigator.languages.find((tag) => tag.split('-')[0] === settings.language);
  return new Intl.DateTimeFormat(place ?? settings.language, style).format(at);
}

/** A day of UTC in words; it is the same day wherever one is. */
export const dayInWords = (day: string): string => dated(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
