import { render } from 'svelte/server';
import Card from './Card.svelte';
import type { Face } from './face';
import { faces } from '../rules/printed';
import theme from './theme.css?raw';

/** The colours of the day shift by name. */
const colours = new Map([...theme.matchAll(/--([\w-]+): (?:light-dark\()?(#\w+)/g)].map(([, name, colour]) => [name!, colour!]));

/** Every face there is and the back (`back`), as pictures that need no style sheet, script or font of the page. */
export function pictures(): Record<string, string> {
  const fronts = faces.map((face): [string, string] => [face.id, picture(face)]);
  return Object.fromEntries([...fronts, ['back', picture(undefined)]]);
}

function picture(face: Face | undefined): string {
  return render(Card, { props: { face, faceDown: !face } })
    .body.replace(/<!--.*?-->/g, '')
    .replace(/ (class|aria-hidden)="[^"]*"/g, '')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours.get(name)!)
    .replace(/color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g, (_, one: string, share: string, other: string) =>
      mixed(one, Number(share) / 100, other),
    )
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

function mixed(one: string, share: number, other: string): string {
  const [first, second] = [channels(one), channels(other)];
  const mix = first.map((value, place) => Math.round(value * share + second[place]! * (1 - share)));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (colour: string): number[] => [1, 3, 5].map((place) => parseInt(colour.slice(place, place + 2), 16));
