import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** Where the server's sayings come from: their texts are the page's too. */
export const SAYINGS = [
  'voice/narrator.py',
  'voice/verdict.py',
  'voice/situation.py',
  'voice/advice_text.py',
  'tables/story.py',
  'tables/covering.py',
  'review/words.py',
  'puzzles/judge.py',
].map((file) => fileURLToPath(new URL(`../../src/fzzzt/${file}`, import.meta.url)));

/** Everything the page is made of, in one text. */
export function pageSource(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.(svelte|ts)$/.test(file));
  return [...files.map((file) => readFileSync(SOURCE + file, 'utf8')), ...SAYINGS.map(inOurQuotes)].join('\n');
}

/** A Python file with its keys in the quotation marks of the page's own source. */
function inOurQuotes(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/f"([a-z-]+)\{/g, '`$1${')
    .replaceAll('"', "'");
}

/** Whether the page says a text: its key stands in the source, whole or as the beginning of one put together there. */
export function isSaid(key: string, source: string): boolean {
  const words = key.split('-');
  const beginnings = words.map((_, count) => `\`${words.slice(0, count + 1).join('-')}-\${`);
  if (beginnings.some((beginning) => source.includes(beginning))) return true;
  // What is said of a seat has a second form, for the person spoken to.
  return [key, key.replace(/-you$/, '')].some((whole) => source.includes(`'${whole}'`));
}
