/** Changes of a map that is drawn: each gives a new one, or null where it cannot be made. Nothing here knows a rule. */

import { isAtFrame } from "@/boards/draw";
import type { MapData, MapDrawing, MapRegion } from "@/boards/mapData";

type Point = [number, number];

const MOST_REGIONS = 60;

export const ringOf = (map: MapData, id: number) => map.drawing.rings[id] ?? [];

const clamp = (value: number, low: number, high: number) => Math.round(Math.min(high, Math.max(low, value)));

/** Where a point may go: what is at the frame slides along it, and the corners of the board stay. */
function held({ width, height, points }: MapDrawing, place: number, x: number, y: number): Point {
  const [u, v] = points[place]!;
  const isSide = u === 0 || u === width;
  const isEnd = v === 0 || v === height;
  return [isSide ? u : clamp(x, 1, width - 1), isEnd ? v : clamp(y, 1, height - 1)];
}

function withPoints(map: MapData, change: (point: Point, place: number) => Point): MapData {
  return { ...map, drawing: { ...map.drawing, points: map.drawing.points.map(change) } };
}

export function movePoint(map: MapData, place: number, x: number, y: number): MapData {
  return withPoints(map, (point, i) => (i === place ? held(map.drawing, place, x, y) : point));
}

/** All corners of a region, as far as the frame lets them. */
export function moveRegion(map: MapData, id: number, dx: number, dy: number): MapData {
  const own = new Set(ringOf(map, id));
  return withPoints(map, ([x, y], i) => (own.has(i) ? held(map.drawing, i, x + dx, y + dy) : [x, y]));
}

/** A new corner in the middle of the side that begins at a corner of a region. */
export function addPoint(map: MapData, id: number, from: number): MapData {
  const ring = ringOf(map, id);
  const to = ring[(ring.indexOf(from) + 1) % ring.length]!;
  const [[x, y], [u, v]] = [map.drawing.points[from]!, map.drawing.points[to]!];
  const points = [...map.drawing.points, [Math.round((x + u) / 2), Math.round((y + v) / 2)] as Point];
  const fresh = points.length - 1;
  const rings = eachRing(map, (places) =>
    places.flatMap((place, i) => {
      const next = places[(i + 1) % places.length];
      const isHere = (place === from && next === to) || (place === to && next === from);
      return isHere ? [place, fresh] : [place];
    }),
  );
  return { ...map, drawing: { ...map.drawing, points, rings } };
}

function eachRing(map: MapData, change: (ring: number[]) => number[]): Record<string, number[]> {
  return Object.fromEntries(Object.entries(map.drawing.rings).map(([id, ring]) => [id, change(ring)]));
}

/** Without a corner at which no third region meets. */
export function removePoint(map: MapData, place: number): MapData | null {
  const [x, y] = map.drawing.points[place]!;
  const near = new Set<number>();
  for (const ring of Object.values(map.drawing.rings)) {
    const at = ring.indexOf(place);
    if (at < 0) continue;
    if (ring.length < 4) return null;
    near.add(ring[(at + 1) % ring.length]!).add(ring[(at + ring.length - 1) % ring.length]!);
  }
  const isBoardCorner = (x === 0 || x === map.drawing.width) && (y === 0 || y === map.drawing.height);
  if (near.size !== 2 || isBoardCorner) return null;
  return compact({ ...map, drawing: { ...map.drawing, rings: eachRing(map, (ring) => ring.filter((one) => one !== place)) } });
}

/** Points that no ring uses any more are left out. */
function compact(map: MapData): MapData {
  const used = [...new Set(Object.values(map.drawing.rings).flat())].sort((a, b) => a - b);
  const numbers = new Map(used.map((place, i) => [place, i]));
  const points = used.map((place) => map.drawing.points[place]!);
  return { ...map, drawing: { ...map.drawing, points, rings: eachRing(map, (ring) => ring.map((place) => numbers.get(place)!)) } };
}

export function change(map: MapData, id: number, some: Partial<MapRegion>): MapData {
  return { ...map, regions: map.regions.map((region) => (region.id === id ? { ...region, ...some } : region)) };
}

/** Two regions as one: what this one shows stays. Null if the other lies around it, or touches it in two places. */
export function join(map: MapData, id: number, other: number): MapData | null {
  const next = new Map<number, number>();
  const sides = [id, other].flatMap((one) => {
    const ring = ringOf(map, one);
    return ring.map((place, i): [number, number] => [place, ring[(i + 1) % ring.length]!]);
  });
  const has = new Set(sides.map((side) => side.join()));
  for (const [from, to] of sides) {
    if (has.has(`${to},${from}`)) continue;
    if (next.has(from)) return null;
    next.set(from, to);
  }
  const start = next.keys().next().value;
  if (start === undefined || next.size === sides.length) return null;
  const ring = [start];
  for (let place = next.get(start)!; place !== start; place = next.get(place)!) ring.push(place);
  if (ring.length !== next.size) return null;
  const { [other]: _, ...rings } = map.drawing.rings;
  return compact({
    ...map,
    regions: map.regions.filter((region) => region.id !== other),
    drawing: { ...map.drawing, rings: { ...rings, [id]: ring } },
  });
}

/** A region as two of about the same size; from a corner, if one is given. Null where no straight cut is inside. */
export function split(map: MapData, id: number, from: number | null): MapData | null {
  const fresh = Array.from({ length: MOST_REGIONS }, (_, i) => i).find((i) => !map.regions.some((region) => region.id === i));
  const ring = ringOf(map, id);
  const cut = bestCut(map, ring, from);
  if (fresh === undefined || !cut) return null;
  const [a, b] = cut;
  const [[x, y], [u, v]] = [map.drawing.points[ring[a]!]!, map.drawing.points[ring[b]!]!];
  const bend = map.drawing.points.length;
  const points = [...map.drawing.points, [Math.round((x + u) / 2), Math.round((y + v) / 2)] as Point];
  const own = [...ring.slice(a, b + 1), bend];
  const rest = [...ring.slice(b), ...ring.slice(0, a + 1), bend];
  const old = map.regions.find((region) => region.id === id)!;
  const made: MapRegion = { ...old, id: fresh, name: undefined, symbols: [], lost_tribe: false };
  return {
    ...map,
    regions: [...map.regions, made].sort((one, two) => one.id - two.id),
    drawing: { ...map.drawing, points, rings: { ...map.drawing.rings, [id]: own, [fresh]: rest } },
  };
}

/** Two places of a ring between which a cut leaves halves of the same size, and is short. */
function bestCut(map: MapData, ring: number[], from: number | null): [number, number] | null {
  const at = (i: number) => map.drawing.points[ring[i]!]!;
  const corners = ring.map((_, i) => at(i));
  const whole = area(corners);
  let found: [number, number] | null = null;
  let least = Infinity;
  for (let a = 0; a < ring.length; a++) {
    for (let b = a + 2; b < ring.length; b++) {
      if (b - a > ring.length - 2 || (from !== null && ring[a] !== from && ring[b] !== from)) continue;
      if (!isInside(corners, a, b) || isAtFrame(map.drawing, ring[a]!, ring[b]!)) continue;
      const half = area(corners.slice(a, b + 1)) / whole;
      const cost = Math.abs(half - 0.5) * 4 + Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]) / Math.sqrt(whole);
      if (half > 0.15 && half < 0.85 && cost < least) [found, least] = [[a, b], cost];
    }
  }
  return found;
}

function area(corners: Point[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Whether the straight way between two corners crosses no side and lies inside. */
function isInside(corners: Point[], a: number, b: number): boolean {
  const [p, q] = [corners[a]!, corners[b]!];
  const crosses = corners.some((c, i) => {
    const j = (i + 1) % corners.length;
    if ([a, b].includes(i) || [a, b].includes(j)) return false;
    const d = corners[j]!;
    return turn(p, q, c) > 0 !== turn(p, q, d) > 0 && turn(c, d, p) > 0 !== turn(c, d, q) > 0;
  });
  const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  let odd = false;
  corners.forEach(([cx, cy], i) => {
    const [dx, dy] = corners[(i + 1) % corners.length]!;
    if (cy > y !== dy > y && x < cx + ((y - cy) * (dx - cx)) / (dy - cy)) odd = !odd;
  });
  return odd && !crosses;
}

/** The regions that share a border with one, as they are drawn. */
export function neighboursOf(map: MapData, id: number): number[] {
  const ring = ringOf(map, id);
  const back = new Set(ring.map((place, i) => `${ring[(i + 1) % ring.length]},${place}`));
  return Object.entries(map.drawing.rings)
    .filter(([other, places]) => Number(other) !== id && places.some((place, i) => back.has(`${place},${places[(i + 1) % places.length]}`)))
    .map(([other]) => Number(other));
}
