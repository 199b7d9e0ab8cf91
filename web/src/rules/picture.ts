/**
 * The pictures beside the rules are written in a few words (src/fzzzt/locale/rules_page.json):
 *
 *     belt: r3-b@speed^ r4-n^ back       on the belt (`roll:` if it runs): cards that are turned up (^), one from behind
 *     r3-n+r2-b=5! r4-c=4                two bids with what they come to; the first one wins (!)
 *     spanner*  basic-bc~=-5             what comes to its place (*); what is of no use (~)
 *     r4-n@power  widget/basic-bc  pile  a ring around a part of the card; a widget of that unit; a pile; `gone`: an empty place
 *     + = > < x ? 12                     signs
 */
export type Corner = 'power' | 'number' | 'symbols' | 'points' | 'speed';

export interface Part {
  /** A card, or another thing there is a drawing of. */
  name: string;
  /** What is ringed on it. */
  rings: Corner[];
  turns: boolean;
  comes: boolean;
  dimmed: boolean;
  /** When it moves: after how many others. */
  step: number;
}

export interface Group {
  parts: Part[];
  label: string;
  wins: boolean;
  /** Whether its cards belong together. */
  bid: boolean;
}

export interface Scene {
  ground: 'belt' | 'roll' | null;
  items: (Group | string)[];
}

const SIGNS: Record<string, string> = { '>': '→', '<': '←', x: '×' };

export function scene(picture: string): Scene {
  const [, ground = null, rest = ''] = /^(?:(belt|roll): )?(.*)$/.exec(picture) ?? [];
  let step = 0;
  const part = (text: string): Part => {
    const [, name = '', rings = '', how = ''] = /^([\w/-]+)((?:@\w+)*)([\^*~]?)$/.exec(text) ?? [];
    const moves = how === '^' || how === '*';
    return {
      name,
      rings: rings.split('@').slice(1) as Corner[],
      turns: how === '^',
      comes: how === '*',
      dimmed: how === '~',
      step: moves ? step++ : 0,
    };
  };
  const group = (text: string): Group => {
    const [, parts = '', label = '', wins = ''] = /^([^=!]+)(?:=([^!]+))?(!?)$/.exec(text) ?? [];
    return { parts: parts.split('+').map(part), label: label.replace('-', '−'), wins: wins === '!', bid: parts.includes('+') };
  };
  const isSign = (text: string) => text in SIGNS || !/^[a-zNBCO]/.test(text);
  const items = rest.split(' ').map((text) => (isSign(text) ? (SIGNS[text] ?? text) : group(text)));
  return { ground: ground as Scene['ground'], items: items.reduce<Scene['items']>(inRows, []) };
}

/** Cards that stand side by side make one row, so that many can lie on each other. */
function inRows(items: Scene['items'], item: Group | string): Scene['items'] {
  const before = items.at(-1);
  const isPlain = (one: Group | string | undefined): one is Group => typeof one === 'object' && !one.label && !one.wins && !one.bid;
  return isPlain(before) && isPlain(item)
    ? [...items.slice(0, -1), { ...before, parts: [...before.parts, ...item.parts] }]
    : [...items, item];
}

/** Every thing that a picture shows. */
export const partsOf = (picture: string): string[] =>
  scene(picture).items.flatMap((item) => (typeof item === 'string' ? [] : item.parts.map(({ name }) => name)));
