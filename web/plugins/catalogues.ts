import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isSaid, pageSource, SAYINGS } from './keys.ts';

const LOCALE = fileURLToPath(new URL('../../src/fzzzt/locale/', import.meta.url));
const LANGUAGES = LOCALE + 'languages.json';
const NAME = /^virtual:catalogue\/(\w+)$/;
const ALL = 'virtual:catalogues';

/** The Fluent files of a language: those that the Python side reads. */
function files(language: string): string[] {
  const names = readdirSync(LOCALE + language).filter((name) => name.endsWith('.ftl'));
  return names.sort().map((name) => `${LOCALE}${language}/${name}`);
}

/** A language's texts by their keys, as they stand in the files, without comments. */
export function texts(language: string): Map<string, string> {
  const entries = files(language)
    .flatMap((file) => readFileSync(file, 'utf8').split(/\n(?=[a-z#])/))
    .map((entry) => entry.trimEnd())
    .filter((entry) => /^[a-z]/.test(entry));
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(' =')), entry]));
}

/** The keys of the texts that the page says: the same in every language. */
function keys(): string[] {
  const source = pageSource();
  return [...texts('en').keys()].filter((key) => isSaid(key, source));
}

/**
 * Makes each language one module, `virtual:catalogue/de`, of the texts that the page says, one after another; their keys
 * are a module of their own, `virtual:catalogue/keys`, so that they travel once and not with every language.
 * `virtual:catalogues` loads a language when it is asked for.
 */
export function catalogues(): Plugin {
  return {
    name: 'fzzzt-catalogues',
    resolveId: (id) => (id === ALL || NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        this.addWatchFile(LANGUAGES);
        return loaders(Object.keys(JSON.parse(readFileSync(LANGUAGES, 'utf8')) as object));
      }
      const name = NAME.exec(id.slice(1))?.[1];
      if (name === undefined) return undefined;
      for (const file of [...files(name === 'keys' ? 'en' : name), ...SAYINGS]) this.addWatchFile(file);
      const lines = name === 'keys' ? keys() : values(name);
      return `export default ${JSON.stringify(lines.join('\n='))};`;
    },
  };
}

const loaders = (languages: string[]): string =>
  `export default {${languages.map((language) => `${language}: () => import('virtual:catalogue/${language}')`).join()}};`;

/** A language's texts without their keys, in the order of `keys`; lines that go on are indented no more than they must. */
function values(language: string): string[] {
  const all = texts(language);
  return keys().map((key) =>
    (all.get(key) ?? '')
      .slice(key.length + 2)
      .trimStart()
      .replace(/\n +/g, '\n '),
  );
}
