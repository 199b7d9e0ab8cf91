import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../plugins/catalogues';
import { beginning } from '../src/lib/clusters';
import { heard } from '../src/lib/heard';
import { explain, label } from '../src/lib/labels';
import { Catalogue, LANGUAGES, type Language } from '../src/lib/language';
import { Voice } from '../src/lib/voice';
import type { Saying } from '../src/lib/wire';
import { faces } from './faces';

const golden = (name: string) => readFileSync(new URL(`../../tests/golden/${name}`, import.meta.url), 'utf8');
const sayIn = (language: Language) => new Catalogue(language, [...texts(language).values()].join('\n')).say;

test.each(Object.keys(LANGUAGES) as Language[])('a whole game is heard as it was reviewed, in %s', (language) => {
  const [head = '', ...messages] = golden('heard.jsonl').split('\n').filter(Boolean);
  const { names, seat } = JSON.parse(head) as { names: string[]; seat: number };
  const voice = new Voice(sayIn(language), faces, names, seat);
  const spoken = messages.map((line) => {
    const { news, situation } = JSON.parse(line) as { news: Saying[]; situation: Saying[] };
    return heard(voice, news, situation);
  });
  const paragraphs = spoken.filter((lines) => lines.length).map((lines) => lines.join('\n'));
  expect(paragraphs.join('\n\n') + '\n').toBe(golden(`heard-${language}.txt`));
});

test('a decision that follows another at once is told again', () => {
  const voice = new Voice(sayIn('en'), faces, ['Ada', 'Bert'], 0);
  const situation: Saying[] = [
    { key: 'play-auction', weight: 'headline', numbers: { number: 3, count: 8 }, full: { card: 'r4-n' } },
    { key: 'play-turn', weight: 'headline', seat: 0 },
  ];
  const said = ['Auction 3 of 8: Robot, power 4, nut, 3 points', 'Your turn to bid.'];
  expect(heard(voice, [], situation)).toEqual(said);
  expect(heard(voice, situation.slice(0, 1), situation)).toEqual(said);
});

test('a card says what it is for', () => {
  const say = sayIn('en');
  const about = (card: string) => explain(say, faces[card]!).join(' ');
  expect(about('fzzzt')).toContain('Strong in a bid: it adds 3. At the end it costs 1 point');
  expect(about('upgrade')).toContain('the whole belt lies open');
  expect(about('p1-2')).toContain('Arrow 4: if this card is turned up at the head, 4 cards lie open.');
  expect(about('r5-n')).toContain('it alone lies open');
  expect(about('mechanic-1')).not.toContain('Arrow');
  for (const face of Object.values(faces)) expect(explain(say, face).join(' ')).not.toContain(label(say, face));
});

test.each(['👩‍🔧', '👍🏽', '🇳🇱', 'e\u0301'])('%s is never cut in two', (sign) => {
  const most = [...sign].length * 2 + 1;
  expect(beginning(sign.repeat(5), most)).toBe(sign.repeat(2));
  expect(beginning(sign, 300)).toBe(sign);
});
