import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { isSaid, pageSource } from '../plugins/keys';
import { catalogue, texts } from '../plugins/catalogues';
import { Catalogue, LANGUAGES, bestLanguage, type Language } from '../src/lib/language';

const source = pageSource();
/** What is said without a connection has its texts built in. */
const offline = readFileSync('plugins/install.ts', 'utf8');
const languages = Object.keys(LANGUAGES) as Language[];
const catalogues = Object.fromEntries(
  languages.map((language) => [language, new Catalogue(language, [...texts(language).values()].join('\n'))]),
) as Record<Language, Catalogue>;

test('every folder of texts is a language of the page', () => {
  const folders = readdirSync('../src/fzzzt/locale', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const texts = folders.map(({ name }) => name).filter((name) => !name.startsWith('_'));
  expect([...languages].sort()).toEqual(texts.sort());
});

describe.each(languages)('the texts in %s', (language) => {
  test('have every key that the page says', () => {
    const keys = [...source.matchAll(/['"]((?:page|play|card|clock|level|score|rules|refused|error)-[a-z0-9-]+)['"]/g)].map(
      (match) => match[1]!,
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !catalogues[language].has(key))).toEqual([]);
  });

  test('have the second form of whatever is said of a seat', () => {
    const keys = [...source.matchAll(/\.of\(\s*['"]([a-z-]+)['"]/g)].map((match) => match[1]!);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !catalogues[language].has(`${key}-you`))).toEqual([]);
  });

  test('of the page are all said', () => {
    const all = source + offline;
    const unsaid = [...texts(language).keys()].filter((key) => /^(page|clock|level|rating|group)-/.test(key) && !isSaid(key, all));
    expect(unsaid).toEqual([]);
  });

  test('are the same in number as in English', () => {
    expect([...texts(language).keys()].sort()).toEqual([...texts('en').keys()].sort());
  });
});

describe('a catalogue', () => {
  test('counts in three forms in Russian', () => {
    const { say } = catalogues.ru;
    expect([1, 2, 5, 21].map((count) => say('page-free-seats', { count }))).toEqual([
      '1 свободное место',
      '2 свободных места',
      '5 свободных мест',
      '21 свободное место',
    ]);
  });

  test('writes numbers below zero with a minus sign, and leaves names their hyphens', () => {
    expect(catalogues.en.say('score-player', { name: 'R-2', points: -6 })).toBe('R-2: −6 points');
  });

  test('that travels says the same', async () => {
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(catalogue(/(\w+)-\w+\.txt$/.exec(address)![1]!))));
    const travelled = await Catalogue.of('fr');
    for (const count of [1, 5]) expect(travelled.say('page-units', { count })).toBe(catalogues.fr.say('page-units', { count }));
    vi.unstubAllGlobals();
  });

  test('that is not there is no catalogue', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    await expect(Catalogue.of('fr')).rejects.toThrow('no texts');
    vi.unstubAllGlobals();
  });

  test('refuses a key it does not have', () => {
    expect(() => catalogues.en.say('page-nonsense')).toThrow('no text page-nonsense in en');
  });
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR', 'fr-CA', 'en'], 'fr'],
  [['tlh'], 'en'],
  [['nds', 'fry-NL', 'FR'], 'fr'],
  [[], 'en'],
])('of the languages %j the page speaks %s', (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});
