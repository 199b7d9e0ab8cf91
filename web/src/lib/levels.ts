import { hasText, say } from './page.svelte';

/** What a level of bots is called; one that somebody has installed keeps its own name. */
export function levelName(level: string): string {
  const key = `level-${level}`;
  return hasText(key) ? say(key) : level;
}

/** How a level plays, in a few words; the server's own words for one that we do not know. */
export function levelCharacter(level: string, character: string): string {
  const key = `level-${level}-character`;
  return hasText(key) ? say(key) : character;
}
