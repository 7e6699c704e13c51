/** The little world of the first screen: a round map full of regions, drawn from a few numbers. */

import { between } from "@/board/seeded";

export const CENTRE: [number, number] = [320, 330];
export const RADIUS = 206;
const RING = 104;
const INNER = 46;

type Point = [number, number];

export interface Patch {
  path: string;
  terrain: string;
  /** Where something may stand. */
  middle: Point;
}

export interface Standing {
  x: number;
  y: number;
  turn: number;
}

function at(angle: number, radius: number): Point {
  return [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] + radius * Math.sin(angle)];
}

/** A circle as a hand draws it. */
function wobble(angle: number, radius: number): number {
  return radius * (1 + 0.03 * Math.sin(3 * angle + radius) + 0.02 * Math.sin(7 * angle + 2));
}

/** Points along a circle, the same ones for both sides of a border. */
function arc(from: number, to: number, radius: number): Point[] {
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return at(angle, radius === RADIUS ? radius : wobble(angle, radius));
  });
}

/** A border from one circle out to the next, with a bend of its own. */
function spoke(angle: number, low: number, high: number): Point[] {
  const steps = 6;
  const bend = between(-0.16, 0.16, angle * 10, low);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    const from = low === 0 ? 0 : wobble(angle, low);
    const to = high === RADIUS ? high : wobble(angle, high);
    const turn = bend * Math.sin(Math.PI * part) + 0.03 * Math.sin(9 * part + angle);
    return at(angle + turn * Math.sin(Math.PI * part), from + (to - from) * part);
  });
}

const written = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

function ring(terrains: string[], low: number, high: number, start: number): Patch[] {
  const angles = terrains.map(
    (_, i) => start + (2 * Math.PI * (i + between(-0.14, 0.14, i, low))) / terrains.length,
  );
  return terrains.map((terrain, i) => {
    const from = angles[i]!;
    const to = i + 1 < angles.length ? angles[i + 1]! : angles[0]! + 2 * Math.PI;
    // the same spoke for both neighbours, also where the circle closes
    const last = spoke(angles[(i + 1) % angles.length]!, low, high);
    const border = [...spoke(from, low, high), ...arc(from, to, high), ...last.reverse(), ...arc(to, from, low)];
    return { path: `M${written(border)}Z`, terrain, middle: at((from + to) / 2, (low + high) / 2) };
  });
}

export const patches: Patch[] = [
  ...ring(
    ["farmland", "forest", "mountain", "hill", "swamp", "farmland", "sea", "hill", "forest"],
    RING,
    RADIUS,
    -2.9,
  ),
  ...ring(["hill", "swamp", "farmland", "forest", "mountain"], INNER, RING, -2.4),
  { path: `M${written(arc(0, 2 * Math.PI, INNER))}Z`, terrain: "lake", middle: CENTRE },
];

/** Places all around on the rim, shoulder to shoulder, every third one squeezed up onto the others. */
export function crowd(count: number): Standing[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (2 * Math.PI * i) / count + between(-0.02, 0.02, i, 8);
    const [x, y] = at(angle, RADIUS + (i % 3 === 1 ? between(46, 54, i, 3) : between(14, 22, i, 3)));
    return { x, y, turn: (angle * 180) / Math.PI + 90 + between(-15, 15, i, 5) };
  });
}

export interface Growing {
  x: number;
  y: number;
  glyph: string;
  terrain: string;
  size: number;
}

const GROWS: Record<string, string[]> = {
  farmland: ["wheat", "cottage", "wheat", "furrows"],
  forest: ["oak", "fir", "oak", "fir"],
  hill: ["hill", "knoll", "hill"],
  mountain: ["crag", "rock", "crag"],
  swamp: ["reeds", "puddle", "reeds"],
  sea: ["wave", "ripple", "wave"],
  lake: ["ripple", "ripple"],
};

/** What grows on each patch, around its middle; what is nearer is drawn later. */
export const growth: Growing[] = patches
  .flatMap(({ terrain, middle: [x, y] }, patch) => {
    const kinds = GROWS[terrain] ?? [];
    return kinds.map((glyph, i) => {
      const angle = (2 * Math.PI * i) / kinds.length + patch;
      const away = between(14, 27, patch, i);
      return {
        x: Math.round(x + away * Math.cos(angle)),
        y: Math.round(y + 9 + away * 0.8 * Math.sin(angle)),
        glyph,
        terrain,
        size: terrain === "mountain" ? 1.3 : 1.1,
      };
    });
  })
  .sort((a, b) => a.y - b.y);
