import type { Face } from '../face';

/** What a robot is put together from: numbers pick the part. */
export interface Look {
  head: string;
  eyes: number;
  mouth: number;
  antenna: number;
  tool: number;
  paint: string;
}

const PAINTS = ['#d8c9a3', '#d1503a', '#b8c3cc', '#b9764a', '#9d90c4', '#f4ead0', '#a6a860'];
const EYES = 6;
const MOUTHS = 5;
const ANTENNAS = 6;
const TOOLS = 3;

/** Those who start with a player share the head of its workshop; the others have one in the shape of what they carry. */
const workshops = ['monitor', 'bucket', 'dome', 'toaster', 'tin', 'funnel'];
const loads: Record<string, string> = { N: 'nut', B: 'bolt', C: 'cog', O: 'drop', NB: 'cassette', CO: 'floppy', NBC: 'clock' };
const heads = [...workshops, ...Object.values(loads)];

/** Lots drawn from an id, always the same ones (FNV-1a, then a linear congruence). */
function lots(id: string): (sides: number) => number {
  let state = 2166136261;
  for (const character of id) state = Math.imul(state ^ character.charCodeAt(0), 16777619) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 16) % sides;
  };
}

export function lookOf(face: Face): Look {
  const draw = lots(face.id);
  const head = workshops[(face.number ?? 0) - 1] ?? loads[face.symbols] ?? heads[draw(heads.length)]!;
  // Not by lot: mates of one power should not wear the same paint.
  const paint = PAINTS[(heads.indexOf(head) + face.power + face.id.charCodeAt(0)) % PAINTS.length]!;
  return { head, paint, eyes: draw(EYES), mouth: draw(MOUTHS), antenna: draw(ANTENNAS), tool: draw(TOOLS) };
}
