/** What the badges of lit regions are made of, in units of pieces: the badge itself, and a chip for every other way. */

import type { Point } from "./geometry";
import type { BoardSpot } from "./spots";

/** The breadth of a chip with the picture and the price of another way. */
export const CHIP = 46;
const GAP = 3;
const HEIGHT = 36;

/** Of the badge alone; nothing when there are only chips. */
export function mainWidth({ tone, badge, ways = [] }: BoardSpot): number {
  if (badge === null && ways.length) return 0;
  const letters = Math.max(0, (badge?.length ?? 1) - 1);
  // a die's corners need room beside the words
  return { go: 34, chance: 32, special: 42, own: 30, home: 38 }[tone] + letters * (tone === "chance" ? 17 : 11);
}

export interface Part {
  width: number;
  height: number;
}

/** The badge, if there is one, and then its chips. */
export function partsOf(spot: BoardSpot): Part[] {
  return [mainWidth(spot), ...(spot.ways ?? []).map(() => CHIP)].filter(Boolean).map((width) => ({ width, height: HEIGHT }));
}

/** In how many lines parts can stand, and how many on each: what is usual first. */
export function arrangements(parts: number): number[][] {
  const lines = [[parts], [1, parts - 1], [parts - 1, 1], Array<number>(parts).fill(1)];
  return parts < 2 ? [[parts]] : lines.filter((line, i) => lines.findIndex((other) => String(other) === String(line)) === i);
}

/** The middles of parts that stand in lines, around the middle of them all. */
export function arranged(parts: Part[], lines: number[]): Point[] {
  let next = 0;
  return lines.flatMap((count, row) => {
    const line = parts.slice(next, (next += count));
    let x = -line.reduce((sum, { width }) => sum + width, GAP * (line.length - 1)) / 2;
    const y = (row - (lines.length - 1) / 2) * (HEIGHT + 1);
    return line.map(({ width }): Point => [(x += width + GAP) - width / 2 - GAP, y]);
  });
}
