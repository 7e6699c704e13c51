/** Draws a map of one's own as the official boards are drawn: its borders get rough, and everything gets a place. */

import type { DrawnBoard } from "./drawn";
import { luck } from "./luck";
import type { MapData, MapDrawing } from "./mapData";
import { placesIn } from "./places";

type Point = [number, number];

/** A border is cut into pieces of about this length, each pushed aside by up to so much of its length. */
const PIECE = 18;
const ROUGH = 0.14;

export function drawBoard(map: MapData): DrawnBoard {
  const { width, height, points } = map.drawing;
  const { chains, rings } = chainsOf(map.drawing);
  const arcs = chains.map((chain) => {
    const way = chain.map((place) => points[place]!);
    return steps(isAtFrame(map.drawing, chain[0]!, chain[1]!) ? sharp(way) : rough(way));
  });
  const side = Math.sqrt((width * height) / map.regions.length);
  const regions = map.regions.map((region) => ({
    id: region.id,
    name: region.name ?? "",
    terrain: region.terrain,
    symbols: region.symbols,
    arcs: rings.get(region.id) ?? [],
    ...placesIn((map.drawing.rings[region.id] ?? []).map((place) => points[place]!), region.symbols.length, side, region.id),
  }));
  return { width, height, arcs, regions };
}

export function isAtFrame({ width, height, points }: MapDrawing, from: number, to: number): boolean {
  const [[x, y], [u, v]] = [points[from]!, points[to]!];
  return (x === u && (x === 0 || x === width)) || (y === v && (y === 0 || y === height));
}

/** Borders from junction to junction, and for each region which of them are around it; ~i is border i backwards. */
function chainsOf({ rings }: MapDrawing) {
  const near = new Map<number, Set<number>>();
  const join = (a: number, b: number) => near.set(a, (near.get(a) ?? new Set()).add(b));
  for (const ring of Object.values(rings)) {
    ring.forEach((place, i) => {
      const next = ring[(i + 1) % ring.length]!;
      join(place, next);
      join(next, place);
    });
  }
  const chains: number[][] = [];
  const known = new Map<string, number>();
  const around = new Map<number, number[]>();
  for (const [id, ring] of Object.entries(rings)) {
    const start = Math.max(0, ring.findIndex((place) => near.get(place)!.size !== 2));
    const turned = [...ring.slice(start), ...ring.slice(0, start), ring[start]!];
    const found: number[] = [];
    let chain = [turned[0]!];
    for (const place of turned.slice(1)) {
      chain.push(place);
      if (near.get(place)!.size === 2 && place !== turned[0]) continue;
      const back = known.get([...chain].reverse().join());
      if (back === undefined) {
        known.set(chain.join(), chains.length);
        found.push(chains.length);
        chains.push(chain);
      } else found.push(~back);
      chain = [place];
    }
    around.set(Number(id), found);
  }
  return { chains, rings: around };
}

/** A line at the frame, with the corners of the board twice: curves through the middles then still meet them. */
function sharp(way: Point[]): Point[] {
  return way.flatMap((point, i) => (i > 0 && i + 1 < way.length ? [point, point] : [point]));
}

function rough(way: Point[]): Point[] {
  const found: Point[] = [way[0]!];
  for (let i = 0; i + 1 < way.length; i++) found.push(...broken(way[i]!, way[i + 1]!, 0));
  return found;
}

/** The way from one point to another with every half pushed aside, again and again; without its first point. */
function broken([x, y]: Point, [u, v]: Point, depth: number): Point[] {
  const far = Math.hypot(u - x, v - y);
  if (far < PIECE || depth > 5) return [[u, v]];
  // The same from both ends: whoever draws the border backwards gets the same one.
  const push = (luck(x + u, y + v, depth) - 0.5) * 2 * ROUGH * (x < u || (x === u && y < v) ? 1 : -1);
  const middle: Point = [(x + u) / 2 - (v - y) * push, (y + v) / 2 + (u - x) * push];
  return [...broken([x, y], middle, depth + 1), ...broken(middle, [u, v], depth + 1)];
}

/** The first point, then the way from each point to the next, with one decimal. */
function steps(way: Point[]): number[] {
  const found: number[] = [];
  let [x, y] = [0, 0];
  for (const [u, v] of way) {
    const [dx, dy] = [tidy(u - x), tidy(v - y)];
    found.push(dx, dy);
    [x, y] = [tidy(x + dx), tidy(y + dy)];
  }
  return found;
}

const tidy = (value: number) => Math.round(value * 10) / 10;
