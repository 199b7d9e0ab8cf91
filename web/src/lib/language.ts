import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import addresses from 'virtual:catalogues';
import names from '../../../src/fzzzt/locale/languages.json';

/** The languages of the page, each by its own name: those of the Python side. */
export const LANGUAGES = names;
export type Language = keyof typeof LANGUAGES;

export type Arguments = Record<string, string | number>;
export type Say = (key: string, args?: Arguments) => string;

/** Stands for a hyphen of an argument until its text is complete: names keep theirs, numbers get a minus sign. */
const HYPHEN = '\ue000';

/** The texts of one language, formatted as the Python side does it. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(texts));
  }

  static async of(language: Language): Promise<Catalogue> {
    const answer = await fetch(addresses[language]);
    if (!answer.ok) throw new Error(`no texts at ${answer.url}`);
    return new Catalogue(language, await answer.text());
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say: Say = (key, args = {}) => {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`no text ${key} in ${this.language}`);
    const values = Object.entries(args).map(([name, value]) => [name, fluent(value)] as const);
    const text = this.bundle.formatPattern(pattern, Object.fromEntries(values));
    return text.replace(/(?<!\w)-(?=\d)/g, '−').replaceAll(HYPHEN, '-');
  };
}

function fluent(value: string | number): string | FluentNumber {
  if (typeof value === 'string') return value.replaceAll('-', HYPHEN);
  return new FluentNumber(value, { useGrouping: false });
}

/** The first of the wanted languages that we speak, else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.replace(/-.*/, '').toLowerCase()).find((tag) => tag in LANGUAGES);
  return (spoken as Language | undefined) ?? 'en';
}
