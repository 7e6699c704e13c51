/** Where the badge of a lit region goes: on its own land, and off what stands there and around it, as far as there is room. */

import { arranged, arrangements, type Part } from "./badges";
import { inside, type Point } from "./geometry";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Everything in units of pieces, around the middle of the region's stack. */
export interface BadgeWish {
  parts: Part[];
  /** The border of the region. */
  corners: Point[];
  /** Where the map ends. */
  map: Box;
  /** How far below the stack it usually is. */
  drop: number;
  /** How large it is drawn. */
  scale: number;
  /** What must stay seen: stacks and their signs, and badges that are placed already. */
  keepOff: Box[];
  /** What had better be seen too. */
  avoid: Box[];
}

export interface PlacedBadge {
  at: Point;
  scale: number;
  /** The middles of its parts, around `at` and before they are scaled. */
  parts: Point[];
  /** What each of them takes. */
  boxes: Box[];
}

/** Places around the usual one, the nearest first. */
const AWAY = places(72, 4);
/** What a square unit costs: beyond the land, beyond the map too, over what must stay seen, over what had better be. */
const [OUT, OFF, OVER, ON] = [1, 2, 6, 0.4];
/** What a unit of distance costs, each further line, and to be drawn smaller. */
const [FAR, LINE, SMALLER] = [1.2, 14, 60];
/** How much smaller badges with chips may be, where there is little room. */
const SMALL = 0.86;

/** Where it usually is if that is fine, else the place, the lines and the size that cost least. */
export function placeBadge(wish: BadgeWish): PlacedBadge {
  const { parts, corners, drop, scale } = wish;
  const [usual, ...others] = arrangements(parts.length).map((lines) => ({ lines: lines.length, parts: arranged(parts, lines) }));
  const first = placed(parts, usual!.parts, [0, drop], scale);
  if (first.boxes.every((box) => isOn(corners, box) && !wish.keepOff.some((other) => shared(box, other)))) return first;
  const land = landOf(corners);
  let best = first;
  let least = Infinity;
  for (const smaller of parts.length > 1 ? [1, SMALL] : [1]) {
    for (const way of [usual!, ...others]) {
      const whole = placed(parts, way.parts, [0, drop], scale * smaller);
      const fixed = LINE * way.lines + (smaller < 1 ? SMALLER : 0);
      for (const { x, y, far } of AWAY) {
        let cost = fixed + FAR * far;
        if (cost >= least) break; // what is farther away costs even more
        for (let i = 0; i < whole.boxes.length && cost < least; i++) cost += costOf(moved(whole.boxes[i]!, x, y), land, wish);
        if (cost < least) [best, least] = [placed(parts, way.parts, [x, y + drop], scale * smaller), cost];
      }
    }
  }
  return best;
}

function places(farthest: number, step: number): { x: number; y: number; far: number }[] {
  const found: { x: number; y: number; far: number }[] = [];
  for (let y = -farthest; y <= farthest; y += step) {
    for (let x = -farthest; x <= farthest; x += step) found.push({ x, y, far: Math.hypot(x, y) });
  }
  return found.sort((a, b) => a.far - b.far);
}

function placed(parts: Part[], middles: Point[], [x, y]: Point, scale: number): PlacedBadge {
  const boxes = parts.map(({ width, height }, i) => {
    const [mx, my] = [x + middles[i]![0] * scale, y + middles[i]![1] * scale];
    const [dx, dy] = [(width * scale) / 2, (height * scale) / 2];
    return { left: mx - dx, right: mx + dx, top: my - dy, bottom: my + dy };
  });
  return { at: [x, y], scale, parts: middles, boxes };
}

export const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

function costOf(box: Box, land: (box: Box) => number, { map, keepOff, avoid }: BadgeWish): number {
  let cost = OUT * (area(box) - land(box)) + OFF * (area(box) - shared(box, map));
  for (let i = 0; i < keepOff.length; i++) cost += OVER * shared(box, keepOff[i]!);
  for (let i = 0; i < avoid.length; i++) cost += ON * shared(box, avoid[i]!);
  return cost;
}

const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** How much of two boxes is the same. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Whether a box lies on the land, at its rounded corners too. */
function isOn(corners: Point[], { left, top, right, bottom }: Box): boolean {
  const [x, y, dx, dy] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  const points = [[1, 0], [-1, 0], [0, 1], [0, -1], [0.8, 0.8], [0.8, -0.8], [-0.8, 0.8], [-0.8, -0.8]] as const;
  return points.every(([px, py]) => inside(corners, x + px * dx, y + py * dy));
}

/** Tells how much of a box is land: counted once in small squares, line by line, and then summed up in a moment. */
function landOf(corners: Point[]): (box: Box) => number {
  const [size, end] = [3, 144];
  const side = (2 * end) / size + 1;
  const sums = new Float32Array(side * side);
  for (let row = 1; row < side; row++) {
    const ends = crossings(corners, (row - 0.5) * size - end);
    let [line, next] = [0, 0];
    for (let column = 1; column < side; column++) {
      const x = (column - 0.5) * size - end;
      while (next < ends.length && ends[next]! < x) next++;
      if (next % 2) line += size * size;
      sums[row * side + column] = sums[(row - 1) * side + column]! + line;
    }
  }
  const place = (at: number) => Math.min(side - 1, Math.max(0, Math.round((at + end) / size)));
  return ({ left, top, right, bottom }) => {
    const from = place(left);
    const to = place(right);
    const above = place(top) * side;
    const below = place(bottom) * side;
    return sums[below + to]! - sums[above + to]! - sums[below + from]! + sums[above + from]!;
  };
}

/** Where a level line crosses the border, from left to right. */
function crossings(corners: Point[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const a = corners[i]!;
    const b = corners[j]!;
    if (a[1] > y !== b[1] > y) found.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  }
  return found.sort((one, other) => one - other);
}
