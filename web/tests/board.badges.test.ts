import { describe, expect, it } from "vitest";
import { arranged, arrangements, CHIP, partsOf } from "@/board/badges";
import type { Point } from "@/board/geometry";
import { type BadgeWish, type Box, placeBadge } from "@/board/placeBadges";
import { boxesOf, lowered } from "@/board/standing";

const square = (half: number): Point[] => [[-half, -half], [half, -half], [half, half], [-half, half]];
const far = { left: -500, right: 500, top: -500, bottom: 500 };
const price = { width: 34, height: 36 };
const wish = (more: Partial<BadgeWish>): BadgeWish => ({
  parts: [price], corners: square(100), map: far, drop: 0, scale: 1, keepOff: [], avoid: [], ...more,
});
const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("parts of a badge", () => {
  it("are the badge and a chip for every other way", () => {
    const way = { icon: { kind: "power" as const, id: "dragon_master" }, price: "1" };
    expect(partsOf({ tone: "go", badge: "3", label: "" })).toHaveLength(1);
    expect(partsOf({ tone: "go", badge: "3", ways: [way, way], label: "" }).map(({ width }) => width)).toEqual([34, CHIP, CHIP]);
    expect(partsOf({ tone: "special", badge: null, ways: [way], label: "" })).toHaveLength(1);
  });

  it("stand in one line or in several, around their middle", () => {
    expect(arrangements(1)).toEqual([[1]]);
    expect(arrangements(2)).toEqual([[2], [1, 1]]);
    expect(arrangements(3)).toEqual([[3], [1, 2], [2, 1], [1, 1, 1]]);
    expect(arranged([price, price], [2])).toEqual([[-18.5, 0], [18.5, 0]]);
    expect(arranged([price, price], [1, 1])).toEqual([[0, -18.5], [0, 18.5]]);
  });
});

describe("a badge", () => {
  it("is where it usually is while there is room", () => {
    expect(placeBadge(wish({ drop: 36 })).at).toEqual([0, 36]);
  });

  it("keeps off what stands there", () => {
    const stack = { left: -32, right: 32, top: -21, bottom: 27 };
    const { boxes } = placeBadge(wish({ drop: 36, keepOff: [stack] }));
    expect(boxes.some((box) => meets(box, stack))).toBe(false);
  });

  it("stands in lines where one line would lie beyond the land", () => {
    const narrow: Point[] = [[-30, -90], [30, -90], [30, 90], [-30, 90]];
    const { boxes } = placeBadge(wish({ parts: [price, price, price], corners: narrow }));
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(31);
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(-31);
  });

  it("rather lies on other land than beyond the map", () => {
    const map = { ...far, top: -20 };
    const stack = { left: -20, right: 20, top: -20, bottom: 20 };
    const { boxes } = placeBadge(wish({ corners: square(20), map, keepOff: [stack] }));
    expect(boxes.every(({ top }) => top >= -20.5)).toBe(true);
  });
});

describe("pieces", () => {
  const content = { seat: 0, race: "trolls", tokens: 2, lair: 1 };

  it("are a stack, its owner's sign, and markers above", () => {
    expect(boxesOf(content, false)).toHaveLength(3);
    expect(boxesOf({ lost_tribe: 1 }, false)).toHaveLength(1);
    expect(boxesOf({}, false)).toEqual([]);
  });

  it("come down when there is too little room above them", () => {
    expect(lowered(content, true, 100)).toBe(0);
    expect(lowered(content, true, 30)).toBe(13);
    expect(lowered({}, true, 0)).toBe(0);
  });
});
