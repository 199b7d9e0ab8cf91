import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from './breakpoints';
import { Catalogue, type Language, type Say } from './language';
import { Settings } from './settings.svelte';

/** What a person prefers on this device. */
export const settings = new Settings(localStorage, navigator.languages);

/** Whether the page is on a phone, or in a window as small. */
export const phone = new MediaQuery(BREAKPOINTS.phone);
/** Whether there is room for more than one thing beside another. */
export const broad = new MediaQuery(BREAKPOINTS.broad);
/** Whether there is room for the log beside the table. */
export const desk = new MediaQuery(BREAKPOINTS.desk);

let catalogue = $state.raw<Catalogue | null>(null);

/** A text in the language of the page; whatever shows it follows when the language changes. */
export const say: Say = (key, args) => catalogue?.say(key, args) ?? '';

export const hasText = (key: string): boolean => catalogue?.has(key) ?? false;

/** Speaks a language once its texts are here. Where they cannot be had, the page goes on in the one that it speaks. */
export async function speak(language: Language): Promise<void> {
  if (catalogue?.language === language) return;
  try {
    const spoken = await Catalogue.of(language);
    if (settings.language !== language) return;
    catalogue = spoken;
    document.documentElement.lang = language;
  } catch (error) {
    if (catalogue === null) throw error;
    if (settings.language === language) settings.language = catalogue.language;
  }
}
