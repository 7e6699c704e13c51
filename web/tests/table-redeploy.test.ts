import { expect, test } from "vitest";
import { asBefore, spread, steppers, usefulSupply } from "@/table/turn/redeploy";
import { offersOf, positionOf, supplyOf } from "./table-kit";

const held = (tokens: Record<string, number>) =>
  positionOf({ regions: Object.fromEntries(Object.entries(tokens).map(([r, n]) => [r, { seat: 0, race: "trolls", tokens: n }])) });

const placing = (hand: number, regions: number[], more = {}) =>
  offersOf({ phase: "redeploy", hand, supplies: [supplyOf(hand, regions)], ...more });

test("spreading fills the lowest stacks first", () => {
  const moves = spread(placing(4, [1, 2, 3]), held({ 1: 3, 2: 1, 3: 1 }));
  expect(moves.sort()).toEqual(["deploy 2", "deploy 2", "deploy 3", "deploy 3"]);
});

test("spreading puts nothing where nothing can be put", () => {
  expect(spread(placing(3, []), held({ 1: 1 }))).toEqual([]);
  expect(spread(offersOf({ hand: 3 }), held({ 1: 1 }))).toEqual([]);
});

test("as before puts tokens back where they stood, as far as the hand goes", () => {
  const offers = placing(3, [1, 2], { before: { 1: 3, 2: 4, 9: 5 } });
  expect(asBefore(offers, held({ 1: 1, 2: 1 }))).toEqual(["deploy 1", "deploy 1", "deploy 2"]);
});

test("plus is where something can be put, minus where it can be taken up again", () => {
  const supply = supplyOf(1, [1, 2], {}, [2, 3]);
  expect(steppers(supply, offersOf({}), positionOf())).toEqual({
    1: { plus: true, minus: false },
    2: { plus: true, minus: true },
    3: { plus: false, minus: true },
  });
});

test("all land of the race keeps its plus and minus when the hand is empty", () => {
  const none = { plus: false, minus: false };
  expect(steppers(supplyOf(0, []), offersOf({}), held({ 1: 1, 4: 2 }))).toEqual({ 1: none, 4: none });
  expect(steppers(supplyOf(0, []), offersOf({ race: "orcs" }), held({ 1: 1 }))).toEqual({});
});

test("when the tokens are placed, what must be placed comes to hand", () => {
  const tokens = supplyOf(0, [], {}, [1]);
  const tower = supplyOf(1, [1], { trait: "builders", marker: "tower", must: false });
  const ghosts = supplyOf(2, [1], { trait: "haunted", marker: "ghost", must: true });
  expect(usefulSupply([tokens, tower, ghosts], null)).toBe(ghosts);
  expect(usefulSupply([tokens, tower, ghosts], "builders")).toBe(tower);
  expect(usefulSupply([supplyOf(2, [1]), tower, ghosts], null)!.trait).toBeNull();
  expect(usefulSupply([tokens], "builders")).toBe(tokens);
  expect(usefulSupply([], null)).toBeNull();
});
