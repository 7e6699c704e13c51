import { describe, expect, it } from "vitest";
import { pieceScale, TOKEN } from "@/board/sizes";
import { beyond } from "@/board/beyond";
import { fit, framed, hold, include, lookAt, pan, refit, reveal, zoom } from "@/board/view";

const board = { width: 1000, height: 700 };
const laptop = { width: 872, height: 700 };
const phone = { width: 390, height: 420 };

describe("the view of the board", () => {
  it("fits the whole board in the middle of its box", () => {
    const view = fit(board, laptop);
    expect(view.scale * board.width).toBeLessThanOrEqual(laptop.width);
    expect(view.x).toBeCloseTo((laptop.width - board.width * view.scale) / 2);
    expect(view.y).toBeCloseTo((laptop.height - board.height * view.scale) / 2);
  });

  it("leaves a strip for the buttons where that costs the board less", () => {
    expect(framed(board, laptop, 48)).toEqual({ box: { width: 872, height: 652 }, side: "below" });
    expect(framed(board, { width: 1000, height: 600 }, 48)).toEqual({ box: { width: 952, height: 600 }, side: "right" });
    expect(framed(board, phone, 48).side).toBe("below");
    expect(framed(board, { width: 20, height: 20 }, 48).box.width).toBeGreaterThanOrEqual(0);
  });

  it("stays whole in another box, and elsewhere keeps what was looked at in the middle", () => {
    expect(refit(fit(board, laptop), board, laptop, phone)).toEqual(fit(board, phone));
    expect(refit(fit(board, phone), board, phone, laptop)).toEqual(fit(board, laptop));
    const close = lookAt([400, 300], 1.2, board, phone);
    const turned = refit(close, board, phone, { width: 420, height: 390 });
    expect(turned.scale).toBe(1.2);
    expect([(210 - turned.x) / 1.2, (195 - turned.y) / 1.2]).toEqual([expect.closeTo(400), expect.closeTo(300)]);
  });

  it("keeps the number on a token readable at any zoom, and tokens within bounds", () => {
    for (const scale of [0.2, 0.38, 0.6, 1, 2]) {
      const shown = TOKEN.number * pieceScale(scale, 0.95) * scale;
      expect(shown).toBeGreaterThanOrEqual(20);
      expect(shown).toBeLessThanOrEqual(48);
    }
  });

  it("zooms around the point under the pointer", () => {
    const view = lookAt([500, 350], 1, board, phone);
    const closer = zoom(view, 1.5, 100, 200, board, phone);
    const under = (v: typeof view) => [(100 - v.x) / v.scale, (200 - v.y) / v.scale];
    expect(under(closer)[0]).toBeCloseTo(under(view)[0]!);
    expect(under(closer)[1]).toBeCloseTo(under(view)[1]!);
  });

  it("is never smaller than whole nor too close", () => {
    expect(zoom(fit(board, phone), 0.01, 0, 0, board, phone)).toEqual(fit(board, phone));
    expect(zoom(fit(board, phone), 1000, 0, 0, board, phone).scale).toBeLessThan(2.5);
  });

  it("cannot be pushed out of its box", () => {
    const close = lookAt([500, 350], 1, board, phone);
    const left = pan(close, -9999, -9999, board, phone);
    expect(left.x + board.width * left.scale).toBeGreaterThanOrEqual(phone.width - 60);
    const right = pan(close, 9999, 9999, board, phone);
    expect(right.x).toBeLessThanOrEqual(60);
    expect(hold({ x: 500, y: 500, scale: 0.1 }, board, laptop)).toEqual(fit(board, laptop));
  });

  it("brings a region into view with as little movement as needed", () => {
    const view = lookAt([200, 200], 1, board, phone);
    expect(reveal(view, [210, 220], 50, board, phone)).toEqual(view);
    const moved = reveal(view, [800, 200], 50, board, phone);
    expect(moved.x + 800 * moved.scale).toBeCloseTo(phone.width - 50);
    expect(moved.y).toBe(view.y);
  });

  it("brings several places into view together, from farther away if need be", () => {
    const view = lookAt([200, 200], 1, board, phone);
    const places: [number, number][] = [[500, 150], [640, 420]];
    const moved = include(view, places, 50, board, phone);
    expect(moved.scale).toBe(view.scale);
    for (const [x, y] of places) {
      expect(moved.x + x).toBeGreaterThanOrEqual(50);
      expect(moved.x + x).toBeLessThanOrEqual(phone.width - 50);
      expect(moved.y + y).toBeLessThanOrEqual(phone.height - 50);
    }
    expect(include(moved, places, 50, board, phone)).toEqual(moved);
    const all = include(view, [[100, 100], [600, 400]], 50, board, phone);
    expect(all.scale).toBeCloseTo(290 / 500);
    expect([all.x + 100 * all.scale, all.x + 600 * all.scale]).toEqual([expect.closeTo(50), expect.closeTo(340)]);
    expect(include(view, [[0, 0], [1000, 700]], 50, board, phone)).toEqual(fit(board, phone));
    expect(include(view, [], 50, board, phone)).toEqual(view);
  });
});

describe("lit regions out of sight", () => {
  it("are told by the edge they are beyond", () => {
    const lit = [
      { id: 1, at: [200, 200] },
      { id: 2, at: [-10, 200] },
      { id: 3, at: [-50, -20] },
      { id: 4, at: [395, 100] },
      { id: 5, at: [100, 900] },
    ] as { id: number; at: [number, number] }[];
    expect(beyond(lit, phone)).toEqual([
      { edge: "left", ids: [2, 3] },
      { edge: "right", ids: [4] },
      { edge: "down", ids: [5] },
    ]);
    expect(beyond(lit.slice(0, 1), phone)).toEqual([]);
  });
});
