/** Where the − and + of redeployment go: on the land they belong to, beside its stack, always at the same place. */

import { inside, type Point } from "./geometry";

/** A region whose tokens can be moved, in CSS pixels of the screen around the middle of its stack. */
export interface StepperWish {
  id: number;
  /** The border of the region. */
  corners: Point[];
  /** What must stay seen: the region's own stack first, then what stands around it. */
  keepOff: Thing[];
  /** What had better be seen too. */
  avoid: Thing[];
}

export interface Thing {
  at: Point;
  halfWidth: number;
  halfHeight: number;
}

/** Offsets of − and + from the middle of the stack. */
export interface PlacedStepper {
  id: number;
  minus: Point;
  plus: Point;
}

/** How wide one of them is, in CSS pixels: what a finger needs, and what a mouse needs. */
export const FINGER = 44;
export const MOUSE = 28;

/** How much of a thing a button may lie over. */
const OVER = 5;
const STEP = 4;
/** A pair farther away from its stack than this would not be seen as its own. */
const FARTHEST = 72;

/**
 * Nothing but the shape of the land, the zoom and the size of the buttons decides: not how many tokens stand
 * there, nor what can be done just now. So no button ever comes up under a pointer that rests. A region without
 * room for both gets none.
 */
export function placeSteppers(wishes: StepperWish[], size: number): PlacedStepper[] {
  return wishes.flatMap(({ id, corners, keepOff, avoid }) => {
    const ways = [...around(keepOff[0]!, size), ...together(keepOff[0]!, size)];
    const fits = (things: Thing[]) => (way: [Point, Point]) =>
      way.every((at) => !things.some((thing) => covers(at, size, thing)) && liesOn(corners, at, size));
    const way = ways.find(fits([...keepOff, ...avoid])) ?? ways.find(fits(keepOff));
    return way ? [{ id, minus: way[0], plus: way[1] }] : [];
  });
}

/** − to the left and + to the right of the stack, as near to its middle line as may be. */
function around({ halfWidth }: Thing, size: number): [Point, Point][] {
  const x = halfWidth + size / 2 - OVER;
  return [0, -1, 1, -2, 2, -3, 3].map((rows) => [
    [-x, rows * STEP],
    [x, rows * STEP],
  ]);
}

/** Both beside each other, as near to the stack as may be; below it is better than above. */
function together({ halfHeight }: Thing, size: number): [Point, Point][] {
  const below = halfHeight + size / 2 - OVER;
  const middles: { x: number; y: number; far: number }[] = [];
  for (let y = -FARTHEST; y <= FARTHEST; y += STEP) {
    for (let x = -FARTHEST; x <= FARTHEST; x += STEP) {
      middles.push({ x, y, far: Math.min(Math.hypot(x, y - below), Math.hypot(x, y + below) + 6) });
    }
  }
  return middles.sort((a, b) => a.far - b.far).map(({ x, y }) => [
    [x - size / 2, y],
    [x + size / 2, y],
  ]);
}

const covers = ([x, y]: Point, size: number, { at, halfWidth, halfHeight }: Thing) =>
  Math.abs(x - at[0]) < halfWidth + size / 2 - OVER && Math.abs(y - at[1]) < halfHeight + size / 2 - OVER;

const RIM = Array.from({ length: 8 }, (_, i): Point => [Math.cos((i * Math.PI) / 4) / 2, Math.sin((i * Math.PI) / 4) / 2]);

/** Whether the whole of a round button lies on the land. */
const liesOn = (corners: Point[], [x, y]: Point, size: number) =>
  RIM.every(([dx, dy]) => inside(corners, x + dx * size, y + dy * size));
