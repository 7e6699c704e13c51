import { expect, test } from "vitest";
import { asBefore, placed, spread, steppers, usefulTool } from "@/table/turn/redeploy";
import { moveBy, offersOf, positionOf, undoBy } from "./table-kit";

const held = (tokens: Record<string, number>) =>
  positionOf({ regions: Object.fromEntries(Object.entries(tokens).map(([r, n]) => [r, { seat: 0, race: "trolls", tokens: n }])) });

const placing = (hand: number, regions: number[], more = {}) =>
  offersOf({ phase: "redeploy", hand, moves: regions.map((r) => `deploy ${r}`), ...more });

test("spreading fills the lowest stacks first", () => {
  const moves = spread(placing(4, [1, 2, 3]), held({ 1: 3, 2: 1, 3: 1 }));
  expect(moves.sort()).toEqual(["deploy 2", "deploy 2", "deploy 3", "deploy 3"]);
});

test("spreading puts nothing where nothing can be put", () => {
  expect(spread(placing(3, []), held({ 1: 1 }))).toEqual([]);
});

test("as before puts tokens back where they stood, as far as the hand goes", () => {
  const offers = placing(3, [1, 2], { before: { 1: 3, 2: 4, 9: 5 } });
  expect(asBefore(offers, held({ 1: 1, 2: 1 }))).toEqual(["deploy 1", "deploy 1", "deploy 2"]);
});

test("what was placed in this phase can be taken back, what was undone cannot", () => {
  const entries = [
    moveBy(0, "deploy 1"),
    moveBy(0, "done"),
    moveBy(0, "deploy 4"),
    moveBy(0, "deploy 4"),
    moveBy(0, "use heroic 4"),
    undoBy(0, "deploy 4"),
  ];
  expect([...placed(entries, 0)].sort()).toEqual([
    ["deploy 4", 1],
    ["use heroic 4", 1],
  ]);
});

test("nothing of another seat can be taken back", () => {
  expect(placed([moveBy(0, "deploy 4"), moveBy(1, "deploy 2")], 0).size).toBe(0);
});

test("plus and minus follow the thing in hand", () => {
  const offers = placing(1, [1, 2], { moves: ["deploy 1", "deploy 2", "use heroic 2"] });
  const taken = new Map([["deploy 3", 1]]);
  expect(steppers(offers, "deploy", taken)).toEqual({
    1: { plus: true, minus: false },
    2: { plus: true, minus: false },
    3: { plus: false, minus: true },
  });
  expect(steppers(offers, "use heroic", taken)).toEqual({ 2: { plus: true, minus: false } });
});

test("when the tokens are placed, what must be placed comes to hand", () => {
  const offers = offersOf({
    phase: "redeploy",
    hand: 0,
    moves: ["use fortified 1", "use heroic 1"],
    supplies: [
      { trait: "fortified", marker: "fortress", left: 1, must: false },
      { trait: "heroic", marker: "hero", left: 2, must: true },
    ],
  });
  expect(usefulTool(offers, "deploy")).toBe("use heroic");
  expect(usefulTool(offers, "use fortified")).toBe("use fortified");
});
