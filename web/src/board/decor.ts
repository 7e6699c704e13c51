/** The little drawings that give each terrain its texture. Each stands on (0, 0). */

import type { DrawnRegion } from "@/boards/board";
import { between, chance } from "./seeded";

export type Terrain = DrawnRegion["terrain"];

/** Strokes of one drawing: how it is filled (the classes of map.css), and its path. */
export type Stroke = [fill: "line" | "light" | "body" | "shade" | "snow" | "wet", path: string];

export const GLYPHS = {
  oak: [
    ["line", "M-1.4 0C-.8-3-1-6-1.6-8M1.6 0C1-3 1-6 1.8-8"],
    ["body", "M-9-8.5C-12.5-11-11-16.5-7.2-17C-7-22-.5-24 2-20.6C6-22.6 10.6-19 9.4-15.2C12.6-13 11.4-8 7.6-7.6C4-5.6-5.6-5.6-9-8.5Z"],
    ["line", "M1.5-9.5c2.8.4 5-.6 6.2-2.4M4-14c1.6 0 2.8-.6 3.4-1.8M-6.5-12c.4-1.6 1.4-2.6 2.8-3"],
  ],
  fir: [
    ["line", "M0 1V-4"],
    ["body", "M.2-27C-1.6-22-4-18.4-6.4-15.4L-3.8-15.8C-5.4-11.4-7.6-7.4-9.6-4.2C-3.4-2.6 3.6-2.6 9.8-4.2C7.2-7.6 5.2-11.6 4-15.8L6.6-15.4C4-18.6 1.8-22.2.2-27Z"],
    ["line", "M2-20l2 4.4M3.4-11.4l3.4 6.2M.6-9.4l1.4 5"],
  ],
  hill: [
    ["body", "M-17 0C-13.6-8.6-7.4-14.6-.6-14.6C7-14.6 13.4-8 17 0Z"],
    ["line", "M3.4-13.6C8-10.6 11-6.4 12.6-1.6M.4-11.6C4.4-9 7-5.6 8.4-1.6M-12-3.4c.8-1.6 1.8-3 3-4.4"],
  ],
  knoll: [
    ["body", "M-10.4 0C-8-5.4-4-8.6 0-8.6C4.6-8.6 8.4-5 10.4 0Z"],
    ["line", "M1.8-7.6C4.6-6 6.4-3.6 7.4-1M-.2-6C1.6-4.6 2.8-2.8 3.6-1"],
  ],
  wheat: [
    ["line", "M-4.4 0C-4.8-5-6-9-8-12.4M0 0C.2-6 0-11 .2-16M4.4 0C5-4.6 6.2-8.6 8.4-12"],
    ["light", "M-8-12.4c-2.6-.6-3.6-3-2.6-5.4c2.4.6 3.6 3 2.6 5.4ZM.2-14.6c-2.2-1.6-2.4-4.6 0-6.6c2.2 2 2.2 5 0 6.6ZM8.4-12c-1-2.6.2-5 2.6-5.6c1 2.4 0 4.8-2.6 5.6Z"],
    ["line", "M-2.8-8.4L.1-6.2L3-8.4M-6.4-7.4l1.6 1M6.4-7l-1.4 1"],
  ],
  furrows: [["line", "M-15-5C-9-8.4-4-1.8 2-5S11-7 15-5M-13-1C-7-4.4-3 1.8 3-1S11-3 14-1M-12-9C-7-12-3-6 2-9S9-11 12-9.4"]],
  cottage: [
    ["light", "M-8 0V-7.6L-1-8V0ZM-1 0V-8L9-7.6V0Z"],
    ["shade", "M-10-6.6L-5-14.4L6.4-14L10.6-6.8L-1-7.4L-4.6-13Z"],
    ["line", "M2-1.4v-3.6h3v3.6M-5 0v-3.6"],
  ],
  reeds: [
    ["line", "M-4 0C-4.4-5-5.6-9-7.6-12.6M0 0C-.2-5 .2-10 .2-14M4 0C4.4-4 5.6-7.6 8-10.6M2 0c1.6-2.6 3.6-4.4 6.4-5.4M-2 0c-1.4-2.4-3.4-4-6-4.8"],
    ["shade", "M-1.4-19.4c.4-2 2.8-2 3.2 0v5c-.4 1.6-2.8 1.6-3.2 0ZM-9.8-16.6c.2-2 2.4-2.4 3-.6l.9 4.2c0 1.6-2.2 2-2.8.6Z"],
  ],
  puddle: [
    ["wet", "M-14-1.6C-13.6-5.4-4-6.6 3-5.4C10-5.8 15-3.4 13.4-.4C11 3-4 4.4-8.6 1.8C-12 2-14.4.6-14-1.6Z"],
    ["line", "M-6-1.6c2 .8 4 .8 6 0M3 .4c1.6.6 3.4.6 5 0"],
  ],
  wave: [["line", "M-13 0c2.4-4.6 6-4.6 8.4-.4c2.4-4.4 6.2-4.6 8.6-.2c2-3.6 5.4-4 8.4-1"]],
  ripple: [["line", "M-8 0c2.2-3.4 5-3.4 7.2-.2c2.2-3.4 5.4-3.4 8 0"]],
  rock: [
    ["body", "M-9.4 0L-7.8-6.4L-2-9.6L4.8-6.8L9.6 0Z"],
    ["shade", "M-2-9.6L4.8-6.8L9.6 0H1.8L2.6-4.4Z"],
  ],
  crag: [
    ["body", "M-15 0L-9.6-9.4L-6.6-8L-.8-20L4-15.6L8-17L15 0Z"],
    ["shade", "M-.8-20L4-15.6L8-17L15 0H4.4L5-7L1-11Z"],
    ["line", "M-7-4.6l2-3.4M-2.6-2l2-4"],
  ],
  peak: [
    ["body", "M-56 0C-50-8-46-17-40-23L-33-19C-26-31-19-47-13-58L-2-74L7-68L13-57L19-60C25-45 33-34 38-26L43-28C48-18 53-9 58 0C20 5-18 5-56 0Z"],
    ["shade", "M-2-74L7-68L13-57L19-60C25-45 33-34 38-26L43-28C48-18 53-9 58 0C45 2 32 3 19 3.6C23-6 18-14 22-22C15-26 16-35 9-39C12-46 4-50 6-58Z"],
    ["snow", "M-18.6-47L-13-58L-2-74L7-68L13-57L19-60L23.6-50.4L17-52.4L12-44L5.4-51L-.6-41.6L-7-50.6L-12-44.6Z"],
    ["line", "M-38-8c3-4 5-8 7-13M-26-5c4-6 7-13 9-20M-13-4c2-4 4-9 5-14M30-6c-1-4-2-8-4-12M42-6c-1-3-2-6-4-9"],
  ],
  serpent: [
    ["body", "M-30 2C-31-8-27-15-20-15C-13-15-9-8-9 2H-14C-14-5-16-9.4-20-9.4C-24-9.4-25.4-5-25 2ZM-4 2C-4-6-.6-11 5-11C10.6-11 14-6 14 2H9.4C9.4-3 8-6.2 5-6.2C2-6.2.6-3 .6 2ZM20 2C19-7 19-15 22-20C24-24.6 30-26 33.4-22.4C36-21 40-20.6 41-18.4C40-16 35-15.4 31-16.4C27-15 26-8 27 2Z"],
    ["line", "M29.4-20.6h.2M22.6-21.6l-3.4-2M20.4-16.4l-3.4-1M-35 3.4c3 1.6 6 1.6 9 0M-12 3.4c4 1.6 8 1.6 12 0M11 3.4c5 1.6 11 1.6 18 0"],
  ],
} satisfies Record<string, Stroke[]>;

export type Glyph = keyof typeof GLYPHS;

/** Faint strokes all over a terrain, as a tile that repeats. Water has its water lines instead. */
export const TEXTURES = {
  farmland: { width: 26, height: 13, path: "M0 6C5 3 9 8 13 6S21 3.6 26 6" },
  forest: { width: 34, height: 30, path: "M3 13q4-7 9 0M20 28q4-7 9 0M23 8q2-3 5 0" },
  hill: { width: 48, height: 34, path: "M5 15q9-9 18 0M28 31q8-7 15 0M33 12q4-3 8 0" },
  mountain: { width: 30, height: 26, path: "M4 9l4-5 3 5M17 22l4-5 4 5M18 6h.1M6 19h.1" },
  swamp: { width: 34, height: 22, path: "M3 6h10M7 9h6M19 16h10M23 19h5" },
} satisfies Partial<Record<Terrain, { width: number; height: number; path: string }>>;

/** What grows where; a glyph listed twice is twice as common. */
const GROWS: Record<Terrain, Glyph[]> = {
  farmland: ["wheat", "furrows", "furrows", "wheat"],
  forest: ["oak", "fir", "oak", "oak", "fir"],
  hill: ["hill", "knoll", "hill"],
  mountain: ["rock", "crag", "rock"],
  swamp: ["reeds", "puddle", "reeds"],
  sea: ["wave", "wave", "ripple"],
  lake: ["ripple", "wave"],
};

/** Drawings that may face the other way; light always falls from the left on the others. */
const EITHER_WAY = new Set<Glyph>(["wheat", "furrows", "reeds", "puddle", "wave", "ripple", "serpent"]);

export interface Placed {
  glyph: Glyph;
  transform: string;
}

/** Rocks beside the peak of a mountain are fine, rocks over it are not. */
function onPeak(region: DrawnRegion, [x, y]: [number, number]): boolean {
  const [dx, dy] = [Math.abs(x - region.token[0]), y - region.token[1]];
  return dy < 14 && dy > -66 && dx < 34 + Math.max(0, dy + 50) * 0.4;
}

/** The drawings of a region, those at the back first. */
export function decorate(region: DrawnRegion): Placed[] {
  const spots: [number, number][] = [];
  for (let i = 0; i + 1 < region.decor.length; i += 2) spots.push([region.decor[i]!, region.decor[i + 1]!]);
  const kinds = GROWS[region.terrain];
  const free = region.terrain === "mountain" ? spots.filter((spot) => !onPeak(region, spot)) : spots;
  free.sort((a, b) => a[1] - b[1]);
  return free.map(([x, y], i) => {
    let glyph = kinds[Math.floor(chance(x, y, 1) * kinds.length)]!;
    if (region.terrain === "farmland" && i === Math.floor(chance(region.id, 5) * free.length)) glyph = "cottage";
    const size = between(0.82, 1.12, x, y, 2);
    const flip = EITHER_WAY.has(glyph) && chance(x, y, 3) < 0.5 ? -1 : 1;
    const tilt = between(-4, 4, x, y, 4);
    const turn = `rotate(${tilt.toFixed(1)})scale(${(size * flip).toFixed(2)} ${size.toFixed(2)})`;
    return { glyph, transform: `translate(${x} ${y + 5})${turn}` };
  });
}

/** A few drawings that stand for a terrain, in a circle of radius 20. */
export const SWATCHES: Record<Terrain, [Glyph, string][]> = {
  farmland: [["furrows", "translate(0 14)scale(.8)"], ["wheat", "translate(-6 8)"], ["wheat", "translate(7 10)scale(.9)"]],
  forest: [["oak", "translate(-7 5)scale(.85)"], ["fir", "translate(7 9)scale(.85)"], ["oak", "translate(-4 15)scale(.7)"]],
  hill: [["knoll", "translate(-6 -1)"], ["hill", "translate(4 11)scale(.85)"]],
  mountain: [["peak", "translate(0 12)scale(.36)"]],
  swamp: [["reeds", "translate(-5 3)"], ["puddle", "translate(3 9)scale(.9)"]],
  sea: [["wave", "translate(-1 -4)"], ["wave", "translate(2 6)"]],
  lake: [["ripple", "translate(-3 -3)"], ["ripple", "translate(3 5)"]],
};
