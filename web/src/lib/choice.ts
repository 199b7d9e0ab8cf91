import type { Build, CardId } from './wire';

/** How often each card is there. Copies of a face share an id. */
export function counted(cards: readonly CardId[]): Map<CardId, number> {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** What is left of `cards` without `others`, copy by copy, in the order they were. */
export function without(cards: readonly CardId[], others: readonly CardId[]): CardId[] {
  const gone = counted(others);
  return cards.filter((card) => {
    const left = gone.get(card) ?? 0;
    if (left > 0) gone.set(card, left - 1);
    return left === 0;
  });
}

/** The chosen cards that are still in hand: an update takes back no more of a choice than it must. */
export function keptChoice(chosen: readonly CardId[], hand: readonly CardId[]): CardId[] {
  const missing = without(chosen, hand);
  // The copies chosen last go first.
  return without([...chosen].reverse(), missing).reverse();
}

/** The part of a building choice that is still offered: the robot fits the unit, and there are copies enough. */
export function keptBuild(chosen: Build, fitting: Record<CardId, CardId[]>, hand: readonly CardId[]): Build {
  const left = counted(hand);
  const kept: Build = {};
  for (const [unit, robot] of Object.entries(chosen)) {
    const copies = left.get(robot) ?? 0;
    if (copies === 0 || !fitting[unit]?.includes(robot)) continue;
    left.set(robot, copies - 1);
    kept[unit] = robot;
  }
  return kept;
}

/** The choice with this robot on this unit; if no copy of it is left, it moves there from another unit. */
export function allocated(chosen: Build, unit: CardId, robot: CardId, hand: readonly CardId[]): Build {
  const rest = Object.entries(chosen).filter(([other]) => other !== unit);
  const used = rest.filter(([, other]) => other === robot);
  const copies = counted(hand).get(robot) ?? 0;
  const from = used.length >= copies ? used[0]?.[0] : undefined;
  return { ...Object.fromEntries(rest.filter(([other]) => other !== from)), [unit]: robot };
}
