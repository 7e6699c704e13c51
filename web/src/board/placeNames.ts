/** Where the name of a region can be written so that it stays inside and off the tokens. */

import { inside, type Point } from "./geometry";

export interface PlacedName {
  lines: string[];
  x: number;
  y: number;
}

const LETTER = 7.4;
const LINE = 15;
/** Half of what is kept free for a stack with its badge. */
const STACK = { width: 36, height: 24 };

/** The tokens of a pile peep out below the uppermost, no more than three of them; then come shadow and badge. */
const PEEPING = 3;
const SHADOW = 4;
/** The owner's badge stands out at the side. */
const BADGE = 8;

/** A pile, as something to keep off. */
export function pileAt([x, y]: [number, number], tokens: number, size: number): Thing {
  const below = SHADOW + PEEPING * Math.min(PEEPING, Math.max(0, tokens - 1));
  return { at: [x, y + below * size], ...STACK, width: STACK.width + BADGE };
}

/** One line, or two of about the same length. */
export function split(name: string): string[] {
  if (name.length < 11) return [name];
  let best = [name];
  let longest = name.length;
  for (let at = name.indexOf(" "); at >= 0; at = name.indexOf(" ", at + 1)) {
    const lines = [name.slice(0, at), name.slice(at + 1)];
    const length = Math.max(...lines.map((line) => line.length));
    if (length < longest) [best, longest] = [lines, length];
  }
  return best;
}

interface Thing {
  at: [number, number];
  width: number;
  height: number;
}

/** From here on a place is none, and what it costs to stick out of the region at one of six corners. */
const TOO_MUCH = 160;
const OUT = 60;

/**
 * Null when there is no room. `keepOff`: centres of other things printed there, with half of the room they need;
 * `size`: how large pieces are.
 */
export function placeName(
  name: string,
  corners: Point[],
  token: [number, number],
  keepOff: Thing[],
  size = 1,
): PlacedName | null {
  const lines = split(name);
  const width = (Math.max(...lines.map((line) => line.length)) * LETTER * size) / 2;
  const height = (lines.length * LINE * size) / 2;
  const taken = [{ at: token, ...STACK }, ...keepOff].map((thing) => ({
    at: thing.at,
    width: width + thing.width * size,
    height: height + thing.height * size,
  }));
  const ys = corners.map(([, y]) => y);
  const xs = corners.map(([x]) => x);
  let best: { x: number; y: number } | null = null;
  let least = TOO_MUCH;
  for (let y = Math.min(...ys) + height; y < Math.max(...ys) - height; y += 7) {
    for (let x = Math.min(...xs) + width; x < Math.max(...xs) - width; x += 11) {
      const far = Math.hypot(x - token[0], (y - token[1] - 40) * 1.5);
      // to ask what is inside takes long: only where it may still matter
      if (far >= least) continue;
      const isOver = taken.some((thing) => Math.abs(x - thing.at[0]) < thing.width && Math.abs(y - thing.at[1]) < thing.height);
      if (isOver) continue;
      const out = [-1, 0, 1].flatMap((dx) => [-1, 1].map((dy) => inside(corners, x + dx * width, y + dy * height)));
      const cost = far + OUT * out.filter((fine) => !fine).length;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best && { lines, ...best };
}
