import { expect, test } from 'vitest';
import { scene, type Group } from '../src/rules/picture';
import { FACES } from '../src/rules/faces';
import { found, sections, type Section } from '../src/rules/search';

const all = sections((key) => key);
const pictures = all.flatMap(({ lines }) => lines.map(({ key, picture }) => [key, picture] as const));
const groups = (picture: string) => scene(picture).items.filter((item): item is Group => typeof item === 'object');

test('the rules are found by words in any order, with or without accents', () => {
  const line = (text: string) => ({ key: text, number: 1, text, picture: 'back' });
  const rules: Section[] = [
    { key: 'ties', title: 'Égalités', lines: [line('La clé change de mains.'), line('Rien.')] },
    { key: 'end', title: 'Fin', lines: [line('Les points.')] },
  ];
  expect(found(rules, 'mains cle')).toEqual([{ ...rules[0], lines: [line('La clé change de mains.')] }]);
  expect(found(rules, 'egalites')).toEqual([rules[0]]);
  expect(found(rules, '')).toEqual(rules);
  expect(found(rules, 'nonsense')).toEqual([]);
});

test.each(pictures)('beside %s is a picture of what there is: %s', (_, picture) => {
  const names = groups(picture).flatMap(({ parts }) => parts.map(({ name }) => name.replace('widget/', '')));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !(name in FACES) && !/^(back|gone|pile|spanner|[NBCO])$/.test(name))).toEqual([]);
});

test.each(pictures.filter(([, picture]) => groups(picture).some(({ label }) => label)))('what %s adds up is right: %s', (_, picture) => {
  for (const { parts, label } of groups(picture).filter(({ label }) => label)) {
    const faces = parts.flatMap(({ name }) => FACES[name.replace('widget/', '')] ?? []);
    const sum = (values: number[]) => String(values.reduce((one, other) => one + other, 0)).replace('-', '−');
    // A count, a unit without widget, widgets, or a bid.
    if (label.endsWith('×')) expect(label).toBe(`${parts.length}×`);
    else if (parts.some(({ dimmed }) => dimmed)) expect(label).toBe(sum(faces.map(({ points }) => -points)));
    else if (faces.some(({ kind }) => kind === 'unit')) expect(label).toBe(sum(faces.map(({ points }) => points)));
    else expect(label).toBe(sum(faces.map(({ power }) => power)));
  }
});

test.each(pictures.filter(([, picture]) => / = −?\d+$/.test(picture)))('the points of %s add up: %s', (_, picture) => {
  const points = groups(picture).flatMap(({ parts }) => parts.map(({ name }) => FACES[name]!.points));
  expect(scene(picture).items.at(-1)).toBe(String(points.reduce((one, other) => one + other, 0)));
});

test('as many cards lie face up as the speed of the first says', () => {
  const belt = (key: string) => groups(Object.fromEntries(pictures)[key]!).flatMap(({ parts }) => parts);
  for (const key of ['rules-preparation-2', 'rules-preparation-3', 'rules-rulings-4']) {
    const open = belt(key).filter(({ turns }) => turns);
    const { speed } = FACES[open[0]!.name]!;
    expect(open).toHaveLength(speed === 8 ? belt(key).length : speed);
  }
});
