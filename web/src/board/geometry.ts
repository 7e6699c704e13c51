/** Lines and shapes of a drawn board. */

import { points, type DrawnBoard, type DrawnRegion } from "@/boards/board";
import { chance } from "./seeded";

export type Point = [number, number];

export const isWater = (region: DrawnRegion) => region.terrain === "sea" || region.terrain === "lake";

export interface Border {
  arc: number;
  way: Point[];
  kind: "land" | "coast" | "water" | "frame";
}

/** The rounded bends of an outline, as points: see `outline` of the drawn boards. */
function bent(way: Point[]): Point[] {
  const middle = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
  const found: Point[] = [way[0]!];
  for (let i = 1; i + 1 < way.length; i++) {
    const [pull, start, end] = [way[i]!, middle(way[i - 1]!, way[i]!), middle(way[i]!, way[i + 1]!)];
    for (const t of i === 1 ? [0, 0.35, 0.65, 1] : [0.35, 0.65, 1]) {
      const blend = (axis: 0 | 1) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * pull[axis] + t * t * end[axis];
      found.push([blend(0), blend(1)]);
    }
  }
  return [...found, way.at(-1)!];
}

/** Every arc with what lies on its two sides. */
export function borders(board: DrawnBoard): Border[] {
  const sides = new Map<number, DrawnRegion[]>();
  for (const region of board.regions) {
    for (const index of region.arcs) {
      const arc = index < 0 ? ~index : index;
      sides.set(arc, [...(sides.get(arc) ?? []), region]);
    }
  }
  return [...sides].map(([arc, regions]) => {
    const wet = regions.filter(isWater).length;
    const kind = regions.length < 2 ? "frame" : wet === 0 ? "land" : wet === 1 ? "coast" : "water";
    return { arc, way: bent(points(board.arcs[arc]!)), kind };
  });
}

const tidy = (value: number) => Math.round(value * 10) / 10;

export function polyline(way: Point[]): string {
  return way.map(([x, y], i) => `${i ? "L" : "M"}${tidy(x)} ${tidy(y)}`).join("");
}

/** A line drawn with a nib: a filled shape around the way that swells and thins. */
export function inkLine(way: Point[], seed: number, thin: number, thick: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  let length = 0;
  way.forEach(([x, y], i) => {
    const [bx, by] = way[Math.max(0, i - 1)]!;
    const [ax, ay] = way[Math.min(way.length - 1, i + 1)]!;
    length += Math.hypot(x - bx, y - by);
    const along = Math.hypot(ax - bx, ay - by) || 1;
    const half = (thin + (thick - thin) * swell(seed, length / 34)) / 2;
    const [nx, ny] = [(-(ay - by) / along) * half, ((ax - bx) / along) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return `${polyline([...left, ...right.reverse()])}Z`;
}

/** Smooth noise from 0 to 1. */
function swell(seed: number, at: number): number {
  const step = Math.floor(at);
  const part = at - step;
  const ease = part * part * (3 - 2 * part);
  return chance(seed, step) * (1 - ease) + chance(seed, step + 1) * ease;
}

/** The corners of a region, in order. */
export function polygon(board: DrawnBoard, region: DrawnRegion): Point[] {
  return region.arcs.flatMap((index) => {
    const way = points(board.arcs[index < 0 ? ~index : index]!);
    return bent(index < 0 ? way.reverse() : way).slice(1);
  });
}

export function inside(corners: Point[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [xi, yi] = corners[i]!;
    const [xj, yj] = corners[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}
