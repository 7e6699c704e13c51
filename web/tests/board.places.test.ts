import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isDirection, towards, type Direction } from "@/board/directions";
import { inside, polygon, type Point } from "@/board/geometry";
import { markerWidth, rows } from "@/board/markerRows";
import { pileAt, placeName, split } from "@/board/placeNames";
import { isAfar, pieceScale, usualScale } from "@/board/sizes";
import { FINGER, MOUSE, placeSteppers, type StepperWish } from "@/board/steppers";
import { fit } from "@/board/view";
import type { DrawnBoard } from "@/boards/board";

const FOLDER = new URL("../src/boards/", import.meta.url);
const boards = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as DrawnBoard);

describe("arrow keys", () => {
  const cross = [
    { id: 0, token: [100, 100] as [number, number] },
    { id: 1, token: [200, 110] as [number, number] },
    { id: 2, token: [400, 100] as [number, number] },
    { id: 3, token: [90, 10] as [number, number] },
    { id: 4, token: [110, 300] as [number, number] },
  ];

  it("go to the nearest region in their direction, and nowhere beyond the last", () => {
    expect(towards(cross, 0, "ArrowRight")).toBe(1);
    expect(towards(cross, 1, "ArrowRight")).toBe(2);
    expect(towards(cross, 0, "ArrowUp")).toBe(3);
    expect(towards(cross, 0, "ArrowDown")).toBe(4);
    expect(towards(cross, 2, "ArrowRight")).toBeNull();
    expect(towards(cross, 99, "ArrowRight")).toBeNull();
    expect(isDirection("Enter")).toBe(false);
  });

  it("reach every region of every board from every other", () => {
    const keys: Direction[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    for (const { regions } of boards) {
      for (const start of regions) {
        const found = new Set([start.id]);
        for (const id of found) {
          for (const key of keys) {
            const next = towards(regions, id, key);
            if (next !== null) found.add(next);
          }
        }
        expect(found.size).toBe(regions.length);
      }
    }
  });
});

describe("shapes", () => {
  it("hold their own token and no other's", () => {
    for (const board of boards) {
      for (const region of board.regions) {
        const holding = board.regions.filter((other) => inside(polygon(board, other), ...region.token));
        expect(holding.map(({ id }) => id)).toEqual([region.id]);
      }
    }
  });
});

describe("markers", () => {
  it("stand in centred rows without touching", () => {
    const all = new Map([["lair", 1], ["fortress", 1], ["encampments", 3], ["hole", 1], ["hero", 1], ["dragon", 1]]);
    const placed = rows(all);
    expect(placed.map(({ marker }) => marker)).toEqual([...all.keys()]);
    expect(new Set(placed.map(({ y }) => y)).size).toBe(2);
    for (const a of placed) {
      expect(a.y).toBeLessThanOrEqual(0);
      for (const b of placed) {
        if (a === b || a.y !== b.y) continue;
        expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual((markerWidth(a.count) + markerWidth(b.count)) / 2);
      }
    }
    expect(rows(new Map([["hero", 1]]))[0]).toMatchObject({ x: 0, y: 0 });
  });
});

describe("names", () => {
  const square: Point[] = [[0, 0], [300, 0], [300, 200], [0, 200]];

  it("are broken into lines of about the same length", () => {
    expect(split("Badger")).toEqual(["Badger"]);
    expect(split("Stubborn Goat Hill")).toEqual(["Stubborn", "Goat Hill"]);
  });

  it("stay inside their region and off the stack when there is room", () => {
    const { x, y, lines } = placeName("Stubborn Goat Hill", square, [150, 60], [])!;
    const half = (Math.max(...lines.map((line) => line.length)) * 7.4) / 2;
    for (const dx of [-half, half]) expect(inside(square, x + dx, y)).toBe(true);
    expect(y).toBeGreaterThan(60 + 24);
  });

  it("keep off the lower tokens of a pile as well", () => {
    const [token, high]: [[number, number], number] = [[150, 60], 15];
    const bottom = (tokens: number) => {
      const { y, lines } = placeName("Stubborn Goat Hill", square, token, [pileAt(token, tokens, 1)])!;
      return y - (lines.length * high) / 2 - token[1];
    };
    // half a token, what peeps out below it, and the shadow
    expect(bottom(1)).toBeGreaterThanOrEqual(21 + 4);
    expect(bottom(9)).toBeGreaterThanOrEqual(21 + 9 + 4);
  });

  it("are left out when there is no room", () => {
    const tiny: Point[] = [[0, 0], [80, 0], [80, 60], [0, 60]];
    expect(placeName("Stubborn Goat Hill", tiny, [40, 30], [])).toBeNull();
  });
});

describe("pieces", () => {
  it("are plain only where they would stand in each other's way", () => {
    for (const board of boards) {
      const usual = usualScale(board.regions.map(({ tokenRadius }) => tokenRadius));
      const plainAt = (scale: number) => isAfar(pieceScale(scale, usual), board);
      const phone = { width: 390, height: 420 };
      expect([plainAt(fit(board, phone).scale), plainAt(0.8)]).toEqual([true, false]);
    }
  });
});

describe("steppers", () => {
  const stack = { at: [0, 0] as Point, halfWidth: 24, halfHeight: 16 };
  const land = (left: number, top: number, right: number, bottom: number): Point[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const wish = (corners: Point[], more: Partial<StepperWish> = {}): StepperWish => ({ id: 1, corners, keepOff: [stack], avoid: [], ...more });

  it("are left and right of the stack where there is land", () => {
    const [placed] = placeSteppers([wish(land(-100, -100, 100, 100))], MOUSE);
    expect(placed!.minus[0]).toBeLessThan(-24);
    expect(placed!.plus[0]).toBeGreaterThan(24);
    expect([placed!.minus[1], placed!.plus[1]]).toEqual([0, 0]);
  });

  it("are below it where it is narrow, and nowhere where there is no room", () => {
    const [placed] = placeSteppers([wish(land(-40, -30, 40, 100))], MOUSE);
    expect(placed!.minus[1]).toBeGreaterThan(16);
    expect(placeSteppers([wish(land(-30, -30, 30, 30))], MOUSE)).toEqual([]);
  });

  it("lie on their own land from end to end, on every board and at every zoom", () => {
    for (const board of boards) {
      const counts = [0.4, 1.1, 2].map((scale) => {
        const shapes = board.regions.map((region) => {
          const here = ([x, y]: Point): Point => [(x - region.token[0]) * scale, (y - region.token[1]) * scale];
          return { id: region.id, corners: polygon(board, region).map(here), keepOff: [stack], avoid: [] };
        });
        const placed = placeSteppers(shapes, FINGER);
        for (const { id, minus, plus } of placed) {
          const { corners } = shapes.find((shape) => shape.id === id)!;
          for (const [x, y] of [minus, plus]) {
            for (const d of [-FINGER / 2, FINGER / 2]) {
              expect(inside(corners, x + d, y)).toBe(true);
              expect(inside(corners, x, y + d)).toBe(true);
            }
          }
          expect(Math.hypot(minus[0] - plus[0], minus[1] - plus[1])).toBeGreaterThanOrEqual(FINGER);
        }
        return placed.length;
      });
      expect(counts[0]).toBeLessThan(board.regions.length / 4);
      expect(counts[2]).toBeGreaterThan(board.regions.length * 0.9);
    }
  });

  it("hide nobody else's stack", () => {
    const neighbour = { at: [60, 0] as Point, halfWidth: 24, halfHeight: 16 };
    const [placed] = placeSteppers([wish(land(-100, -100, 100, 100), { keepOff: [stack, neighbour] })], MOUSE);
    for (const [x, y] of [placed!.minus, placed!.plus]) expect(Math.abs(x - 60) > 30 || Math.abs(y) > 24).toBe(true);
  });

  it("cover what is printed there only if they must", () => {
    const symbol = { at: [36, 0] as Point, halfWidth: 14, halfHeight: 14 };
    const [elsewhere] = placeSteppers([wish(land(-100, -100, 100, 100), { avoid: [symbol] })], MOUSE);
    const [over] = placeSteppers([wish(land(-60, -20, 60, 20), { avoid: [symbol] })], MOUSE);
    expect(elsewhere!.plus[1]).toBeGreaterThan(16);
    expect(over!.plus).toEqual([33, 0]);
  });
});
