import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALE = fileURLToPath(new URL('../../src/fzzzt/locale/', import.meta.url));
const NAME = /^virtual:catalogue\/(\w+)$/;

/** The files of a language that the page reads; the rest is for the terminal alone. */
export const SUBJECTS = ['cards', 'errors', 'page', 'play', 'rules', 'score'];

/** Texts of these files that only the terminal says. */
const TERMINAL = /^(play-(command|help|replay|prompt|saved|save|resume|quit)|scorer-)/;

/** One language's Fluent texts in one piece, without comments and what is only for the terminal. */
export function catalogue(language: string): string {
  const texts = SUBJECTS.map((subject) => readFileSync(`${LOCALE}${language}/${subject}.ftl`, 'utf8'));
  return texts
    .join('\n')
    .split(/\n(?=[a-z#])/)
    .filter((entry) => !entry.startsWith('#') && !TERMINAL.test(entry) && !entry.includes('{ play-command-'))
    .map((entry) => entry.trimEnd())
    .join('\n');
}

/** Makes each language one module, `virtual:catalogue/de`, from the files that the Python side reads too. */
export function catalogues(): Plugin {
  return {
    name: 'fzzzt-catalogues',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = NAME.exec(id.slice(1))?.[1];
      if (language === undefined) return undefined;
      for (const subject of SUBJECTS) this.addWatchFile(`${LOCALE}${language}/${subject}.ftl`);
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
