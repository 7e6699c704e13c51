import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawBoard } from "@/boards/draw";
import { points } from "@/boards/board";
import type { MapData } from "@/boards/mapData";
import { addPoint, change, join, movePoint, moveRegion, neighboursOf, removePoint, ringOf, split } from "@/maps/editing";

const FILE = new URL("../../src/elbowroom/content/own/maps/pocket.json", import.meta.url);
const MAP = JSON.parse(readFileSync(FILE, "utf8")) as MapData;
const inner = MAP.regions.find((region) => !region.edge)!.id;

/** Twice the area of all regions: what is split and joined well always fills the board. */
function filled(map: MapData): number {
  return Object.values(map.drawing.rings).reduce((sum, ring) => {
    const corners = ring.map((place) => map.drawing.points[place]!);
    return corners.reduce((own, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length]!;
      return own + x * v - u * y;
    }, sum);
  }, 0);
}
const WHOLE = 2 * MAP.drawing.width * MAP.drawing.height;

describe("a map that is drawn", () => {
  it("has a border for every pair of neighbours, and one for each side of it", () => {
    const board = drawBoard(MAP);
    const used = board.regions.flatMap((region) => region.arcs);
    expect(new Set(used).size).toBe(used.length);
    for (const region of board.regions) {
      const ends = region.arcs.map((arc) => {
        const way = points(board.arcs[arc < 0 ? ~arc : arc]!);
        return arc < 0 ? [way.at(-1)!, way[0]!] : [way[0]!, way.at(-1)!];
      });
      ends.forEach(([, end], i) => {
        const [start] = ends[(i + 1) % ends.length]!;
        expect(Math.hypot(start![0] - end![0], start![1] - end![1])).toBeLessThan(0.5);
      });
      expect(region.tokenRadius).toBeGreaterThan(20);
    }
  });

  it("knows neighbours as the facts do", () => {
    for (const region of MAP.regions) expect(neighboursOf(MAP, region.id).sort((a, b) => a - b)).toEqual(region.adjacent);
  });
});

describe("changing a map", () => {
  it("fills the board after a split, and joined again it has as many regions as before", () => {
    const made = split(MAP, inner, null)!;
    expect(made.regions).toHaveLength(MAP.regions.length + 1);
    expect(filled(made)).toBe(WHOLE);
    const fresh = made.regions.find(({ id }) => !MAP.regions.some((old) => old.id === id))!.id;
    const again = join(made, inner, fresh)!;
    expect(again.regions).toHaveLength(MAP.regions.length);
    expect(filled(again)).toBe(WHOLE);
  });

  it("splits from the corner that is meant", () => {
    const from = ringOf(MAP, inner)[0]!;
    const made = split(MAP, inner, from);
    if (made) expect(Object.values(made.drawing.rings).filter((ring) => ring.includes(from)).length).toBeGreaterThan(2);
  });

  it("joins neighbours only", () => {
    const far = MAP.regions.find(({ id }) => id !== inner && !neighboursOf(MAP, inner).includes(id))!.id;
    expect(join(MAP, inner, far)).toBeNull();
    expect(join(MAP, inner, neighboursOf(MAP, inner)[0]!)?.regions).toHaveLength(MAP.regions.length - 1);
  });

  it("moves corners, and those at the frame only along it", () => {
    const corner = MAP.drawing.points.findIndex(([x, y]) => x === 0 && y > 0 && y < MAP.drawing.height);
    const y = MAP.drawing.points[corner]![1];
    expect(movePoint(MAP, corner, 300, y + 9).drawing.points[corner]).toEqual([0, y + 9]);
    expect(filled(moveRegion(MAP, inner, 5, -4))).toBe(WHOLE);
  });

  it("adds a corner to both sides of a border, and takes it away again", () => {
    const made = addPoint(MAP, inner, ringOf(MAP, inner)[0]!);
    const fresh = made.drawing.points.length - 1;
    expect(Object.values(made.drawing.rings).filter((ring) => ring.includes(fresh))).toHaveLength(2);
    expect(removePoint(made, fresh)!.drawing.rings).toEqual(MAP.drawing.rings);
    const meeting = ringOf(MAP, inner).find((place) => Object.values(MAP.drawing.rings).filter((ring) => ring.includes(place)).length === 3)!;
    expect(removePoint(MAP, meeting)).toBeNull();
  });

  it("repaints one region and no other", () => {
    const made = change(MAP, inner, { terrain: "swamp" });
    expect(made.regions.filter((region, i) => region !== MAP.regions[i]).map(({ id }) => id)).toEqual([inner]);
  });
});
