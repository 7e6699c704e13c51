import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isDirection, towards, type Direction } from "@/board/directions";
import { inside, polygon, type Point } from "@/board/geometry";
import { markerWidth, rows } from "@/board/markerRows";
import { placeName, split } from "@/board/placeNames";
import { isAfar, pieceScale, usualScale } from "@/board/sizes";
import { placeSteppers, STEPPER, type StepperWish } from "@/board/steppers";
import { fit, opening } from "@/board/view";
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
  it("are broken into lines of about the same length", () => {
    expect(split("Badger")).toEqual(["Badger"]);
    expect(split("Stubborn Goat Hill")).toEqual(["Stubborn", "Goat Hill"]);
  });

  it("stay inside their region and off the stack when there is room", () => {
    const square: Point[] = [[0, 0], [300, 0], [300, 200], [0, 200]];
    const { x, y, lines } = placeName("Stubborn Goat Hill", square, [150, 60], [])!;
    const half = (Math.max(...lines.map((line) => line.length)) * 7.4) / 2;
    for (const dx of [-half, half]) expect(inside(square, x + dx, y)).toBe(true);
    expect(y).toBeGreaterThan(60 + 24);
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
      const opened = opening(board, phone, board.regions.length, [0, 0]);
      expect([plainAt(opened.scale), plainAt(fit(board, phone).scale), plainAt(0.8)]).toEqual([false, true, false]);
    }
  });
});

describe("steppers", () => {
  const wish = (id: number, x: number, y: number): StepperWish => ({
    id,
    x,
    y,
    halfWidth: 24,
    halfHeight: 16,
    plus: true,
    minus: true,
  });

  const room = { width: 400, height: 400 };

  it("are left and right of the stack", () => {
    const placed = placeSteppers([wish(1, 200, 200)], room);
    expect(placed.map(({ by }) => by)).toEqual([-1, 1]);
    expect(placed[0]!.x).toBeLessThan(200 - 24);
    expect(placed[1]!.x).toBeGreaterThan(200 + 24);
    expect(placed[0]!.y).toBe(200);
  });

  it("never lie over one another, whatever the crowd", () => {
    const crowd = Array.from({ length: 12 }, (_, i) => wish(i, 60 + (i % 4) * 84, 80 + Math.floor(i / 4) * 80));
    const placed = placeSteppers(crowd, room);
    expect(placed.some(({ id }) => id === 0)).toBe(true);
    for (const a of placed) {
      for (const b of placed) {
        if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(STEPPER);
      }
    }
  });

  it("keep away from the edge of the room", () => {
    const placed = placeSteppers([wish(1, 370, 200), wish(2, 60, 370)], room);
    expect(placed.map(({ id }) => id)).toEqual([1, 1, 2, 2]);
    for (const { x, y } of placed) expect(Math.min(x, y, 400 - x, 400 - y)).toBeGreaterThanOrEqual(STEPPER / 2);
  });

  it("hide nobody else's stack", () => {
    const neighbour = { x: 250, y: 200, halfWidth: 24, halfHeight: 16 };
    const placed = placeSteppers([wish(1, 200, 200)], room, [neighbour]);
    expect(placed).toHaveLength(2);
    for (const { x, y } of placed) {
      expect(Math.abs(x - 250) > 30 || Math.abs(y - 200) > 30).toBe(true);
    }
  });

  it("show only what is possible", () => {
    expect(placeSteppers([{ ...wish(1, 200, 200), minus: false }], room).map(({ by }) => by)).toEqual([1]);
  });
});
