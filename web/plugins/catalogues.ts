import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isSaid, pageSource } from './keys.ts';

const LOCALE = fileURLToPath(new URL('../../src/fzzzt/locale/', import.meta.url));
const NAME = /^virtual:catalogue\/(\w+)$/;

/** The Fluent files of a language: those that the Python side reads. */
export function files(language: string): string[] {
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

/** Makes each language one module, `virtual:catalogue/de`, of the texts that the page says. */
export function catalogues(): Plugin {
  return {
    name: 'fzzzt-catalogues',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = NAME.exec(id.slice(1))?.[1];
      if (language === undefined) return undefined;
      for (const file of files(language)) this.addWatchFile(file);
      const source = pageSource();
      const said = [...texts(language)].filter(([key]) => isSaid(key, source)).map(([, entry]) => entry);
      return `export default ${JSON.stringify(said.join('\n'))};`;
    },
  };
}
