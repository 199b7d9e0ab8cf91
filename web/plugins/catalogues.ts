import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { file } from './files.ts';
import { isSaid, pageSource, SAYINGS } from './keys.ts';

const LOCALE = fileURLToPath(new URL('../../src/fzzzt/locale/', import.meta.url));
const LANGUAGES = LOCALE + 'languages.json';
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

/** The texts of a language that the page says, as one Fluent file; lines that go on are indented no more than they must. */
export function catalogue(language: string, said = keys()): string {
  const all = texts(language);
  return said.map((key) => (all.get(key) ?? '').replace(/\n +/g, '\n ')).join('\n');
}

/**
 * Makes each language one text file of what the page says; `virtual:catalogues` has their addresses. A language is
 * text: no browser compiles it as script, and each person loads one.
 */
export function catalogues(): Plugin {
  const languages = Object.keys(JSON.parse(readFileSync(LANGUAGES, 'utf8')) as object);
  const made = () => {
    const said = keys();
    return languages.map((language) => file(language, 'txt', catalogue(language, said)));
  };
  return {
    name: 'fzzzt-catalogues',
    resolveId: (id) => (id === ALL ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ALL}`) return undefined;
      for (const each of [LANGUAGES, ...languages.flatMap(files), ...SAYINGS]) this.addWatchFile(each);
      const addresses = made().map(({ fileName }, place) => [languages[place], `/${fileName}`]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    generateBundle() {
      for (const each of made()) this.emitFile({ type: 'asset', ...each });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = made().find(({ fileName }) => request.url === `/${fileName}`);
        if (asked) response.end(asked.source);
        else next();
      });
    },
  };
}
