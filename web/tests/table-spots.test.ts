import { expect, test } from "vitest";
import { boardSpots, click } from "@/table/turn/regions";
import { offersOf, spot, spotMove } from "./table-kit";

const conquer = spotMove("conquer 1", { cost: 3, gain: 1 });
const attempt = spotMove("attempt 2", { cost: 4, odds: 0.5 });
const dragon = spotMove("use dragon_master 1", { cost: 1 });
const abandon = spotMove("abandon 3");

test("a region shows the price of its surest way", () => {
  const lit = boardSpots(offersOf({ spots: { 1: spot([dragon, conquer]), 2: spot([attempt]), 3: spot([abandon]) } }), "deploy");
  expect(lit[1]).toMatchObject({ tone: "go", badge: "3" });
  expect(lit[1]!.label).toContain("dragon");
  expect(lit[2]).toMatchObject({ tone: "chance", badge: "50%" });
  expect(lit[3]).toBeUndefined();
});

test("only what the thing in hand can be put on is lit while placing", () => {
  const spots = { 1: spot([spotMove("deploy 1"), spotMove("use heroic 1")]), 2: spot([spotMove("deploy 2")]) };
  const offers = offersOf({ phase: "redeploy", spots });
  expect(Object.keys(boardSpots(offers, "deploy"))).toEqual(["1", "2"]);
  expect(Object.keys(boardSpots(offers, "use heroic"))).toEqual(["1"]);
});

test("regions that have to be given up are lit", () => {
  const offers = offersOf({ phase: "redeploy", hand: -1, spots: { 3: spot([abandon]) } });
  expect(boardSpots(offers, "deploy")[3]).toMatchObject({ tone: "special" });
});

test("one plain move is played by a click", () => {
  const offers = offersOf({ spots: { 1: spot([conquer]) } });
  expect(click(offers, 1, "deploy")).toEqual({ kind: "play", move: "conquer 1" });
});

test("several moves, a die and giving up are chosen by name", () => {
  const offers = offersOf({ spots: { 1: spot([conquer, dragon]), 2: spot([attempt]), 3: spot([abandon]) } });
  for (const region of [1, 2, 3]) expect(click(offers, region, "deploy").kind).toBe("choose");
});

test("a click while placing puts down the thing in hand", () => {
  const offers = offersOf({ phase: "redeploy", spots: { 1: spot([spotMove("deploy 1"), spotMove("use heroic 1")]) } });
  expect(click(offers, 1, "use heroic")).toEqual({ kind: "play", move: "use heroic 1" });
});

test("a dark region says why", () => {
  const offers = offersOf({ spots: { 4: spot([], ["water"]) } });
  expect(click(offers, 4, "deploy")).toEqual({ kind: "why", why: ["water"] });
});
