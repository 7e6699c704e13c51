import { describe, expect, it } from "vitest";
import { placeOf, stepNear, turnAt, turnsOf } from "@/story/turns";
import { smallGame } from "./replay.frames";

const turns = turnsOf(smallGame().frames);

describe("turns of a replay", () => {
  it("begin with the frame before their first move; the end belongs to the last", () => {
    expect(turns).toEqual([
      { round: 1, seat: 0, first: 0, last: 1 },
      { round: 1, seat: 1, first: 2, last: 3 },
      { round: 2, seat: 0, first: 4, last: 4 },
      { round: 2, seat: 1, first: 5, last: 6 },
    ]);
  });

  it("are found by step", () => {
    expect([0, 1, 2, 4, 6].map((step) => turnAt(turns, step))).toEqual([0, 0, 1, 2, 3]);
  });

  it("lie on the axis of rounds, from the start to the end", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => placeOf(turns, step, 2))).toEqual([0, 0.25, 0.5, 0.75, 1, 1.5, 2]);
  });

  it("are sought by place", () => {
    for (let step = 0; step < 7; step++) expect(stepNear(turns, placeOf(turns, step, 2), 2)).toBe(step);
    expect(stepNear(turns, -3, 2)).toBe(0);
    expect(stepNear(turns, 99, 2)).toBe(6);
  });
});
