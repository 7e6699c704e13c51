/** Finds where things stand in a region: tokens, printed symbols, small markers and decoration. */

import { luck } from "./luck";

type Point = [number, number];

/** Places are looked for so far apart. */
const GRID = 7;
/** What remains free between a border and a circle: borders are rougher than the outline says. */
const AIR = 5;
const TOKEN = 30;
const TOKEN_SHARE = 0.27;
const SYMBOL = 17;
const TWO_SYMBOLS = 24;
const MARKER = 13;
const DECOR = { most: 14, tries: 260, fromBorder: 16, fromPlace: 8, apart: [52, 42, 33, 26, 20] };

interface Circle {
  at: Point;
  radius: number;
}

export interface Places {
  token: Point;
  tokenRadius: number;
  symbol: Point;
  symbolRadius: number;
  label: Point;
  labelRadius: number;
  decor: number[];
}

/** Good places within an outline; `side` is that of a square as large as a region of the board is on average. */
export function placesIn(outline: Point[], symbols: number, side: number, seed: number): Places {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const grid: { at: Point; room: number }[] = [];
  for (let y = top + GRID; y < bottom; y += GRID) {
    for (let x = left + GRID; x < right; x += GRID) {
      const room = roomAt([x, y], outline);
      if (room > 0) grid.push({ at: [x, y], room });
    }
  }
  if (!grid.length) grid.push({ at: [(left + right) / 2, (top + bottom) / 2], room: 1 });
  const widest = Math.max(TOKEN, TOKEN_SHARE * side);
  const token = best(grid, widest, []);
  const symbol = best(grid, symbols > 1 ? TWO_SYMBOLS : SYMBOL, [token]);
  const label = best(grid, MARKER, [token, symbol]);
  const box: [number, number, number, number] = [left, top, right, bottom];
  return {
    token: token.at,
    tokenRadius: token.radius,
    symbol: symbol.at,
    symbolRadius: symbol.radius,
    label: label.at,
    labelRadius: label.radius,
    decor: decorIn(outline, box, [token, symbol, label], seed),
  };
}

/** Where there is most room for a circle of a radius, away from other circles. */
function best(grid: { at: Point; room: number }[], wanted: number, others: Circle[]): Circle {
  let found: Circle = { at: grid[0]!.at, radius: 1 };
  let most = -Infinity;
  for (const { at, room } of grid) {
    const free = Math.min(room, ...others.map((other) => away(at, other))) - AIR;
    if (free > most) [found, most] = [{ at, radius: Math.max(1, Math.floor(Math.min(wanted, free))) }, free];
  }
  return { ...found, at: [Math.round(found.at[0]), Math.round(found.at[1])] };
}

const away = ([x, y]: Point, { at: [u, v], radius }: Circle) => Math.hypot(x - u, y - v) - radius;

/** How far a point is from an outline; below 0 outside of it. */
function roomAt([x, y]: Point, outline: Point[]): number {
  let least = Infinity;
  let isInside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2);
    if (ay > y !== by > y && x < ax + ((y - ay) * dx) / dy) isInside = !isInside;
  });
  return isInside ? Math.sqrt(least) : -Math.sqrt(least);
}

/** Places for decoration: by chance, but not near to each other or to anything else. */
function decorIn(outline: Point[], [left, top, right, bottom]: [number, number, number, number], places: Circle[], seed: number): number[] {
  const free: Point[] = [];
  for (let i = 0; i < DECOR.tries; i++) {
    const at: Point = [
      Math.floor(left + luck(seed, i, 1) * (right - left)),
      Math.floor(top + luck(seed, i, 2) * (bottom - top)),
    ];
    const isFree = roomAt(at, outline) >= DECOR.fromBorder && places.every((place) => away(at, place) >= DECOR.fromPlace);
    if (isFree) free.push(at);
  }
  let chosen: Point[] = [];
  for (const apart of DECOR.apart) {
    chosen = [];
    for (const [x, y] of free) {
      if (chosen.every(([u, v]) => Math.hypot(x - u, y - v) >= apart)) chosen.push([x, y]);
    }
    if (chosen.length >= DECOR.most) break;
  }
  return chosen.slice(0, DECOR.most).sort((a, b) => a[1] - b[1] || a[0] - b[0]).flat();
}
