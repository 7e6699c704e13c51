/** Where the chart lies inside its SVG, in pixels. */

export interface ChartFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
  /** How many letters of a name there is room for beside the lines. */
  letters: number;
}

const NARROW = 520;
/** Pixels for the last coins of a seat, and about how many a letter takes. */
const COINS = 70;
const LETTER = 8;
const MOST_LETTERS = 16;

/** On the right there is room for the last coins of each seat, and on a wide chart for these names. */
export function frameFor(width: number, height: number, names: string[] | null): ChartFrame {
  const longest = Math.max(0, ...(names ?? []).map((name) => name.length));
  const letters = width >= NARROW ? Math.min(longest, MOST_LETTERS) : 0;
  const room = names ? COINS + letters * LETTER : 12;
  return { left: 32, right: width - room, top: 16, bottom: height - 26, height, letters };
}

/** A name that fits into so many letters. */
export function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}
