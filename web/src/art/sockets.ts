import type { Face } from './face';

/** The symbols of a unit that its robots fill between them, one each, as many as they can: for the drawing, not for the score. */
export function filledSockets(symbols: string, robots: readonly Face[]): string {
  const holder = new Map<string, Face>();

  function seat(robot: Face, tried: Set<string>): boolean {
    for (const symbol of robot.symbols) {
      if (!symbols.includes(symbol) || tried.has(symbol)) continue;
      tried.add(symbol);
      const other = holder.get(symbol);
      if (!other || seat(other, tried)) {
        holder.set(symbol, robot);
        return true;
      }
    }
    return false;
  }

  for (const robot of robots) seat(robot, new Set());
  return [...symbols].filter((symbol) => holder.has(symbol)).join('');
}
