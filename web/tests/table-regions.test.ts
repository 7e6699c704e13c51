import { expect, test } from "vitest";
import { boardSpots, click } from "@/table/turn/regions";
import { moveWords } from "@/table/turn/words";
import { offered, offersOf, spot, supplyOf } from "./table-kit";

const conquer = offered("conquer 1", { cost: 3, gain: 1 });
const attempt = offered("attempt 2", { cost: 4, odds: 0.5 });
const dragon = offered("use dragon_master 1", { cost: 1, marker: "dragon" });
const abandon = offered("abandon 3");
const tokens = supplyOf(2, [1, 2]);
const heroes = supplyOf(1, [1], { trait: "heroic", marker: "hero" });
const redeploying = offersOf({
  phase: "redeploy",
  moves: [offered("deploy 1"), offered("use heroic 1", { marker: "hero" }), offered("deploy 2")],
  supplies: [tokens, heroes],
});

test("a region shows the price of its surest way", () => {
  const lit = boardSpots(offersOf({ moves: [dragon, conquer, attempt, abandon] }), null);
  expect(lit[1]).toMatchObject({ tone: "go", badge: "3" });
  expect(lit[1]!.label).toContain("dragon");
  expect(lit[2]).toMatchObject({ tone: "chance", badge: "50%" });
  expect(lit[3]).toBeUndefined();
});

test("only what the thing in hand can be put on is lit while placing", () => {
  expect(Object.keys(boardSpots(redeploying, tokens))).toEqual(["1", "2"]);
  expect(boardSpots(redeploying, heroes)).toEqual({ 1: { tone: "own", badge: null, label: "Put here: hero" } });
});

test("regions that have to be given up are lit", () => {
  const offers = offersOf({ phase: "redeploy", hand: -1, moves: [abandon] });
  expect(boardSpots(offers, supplyOf(0, []))[3]).toMatchObject({ tone: "special" });
});

test("one plain move is played by a click", () => {
  expect(click(offersOf({ moves: [conquer] }), 1, null)).toEqual({ kind: "play", move: "conquer 1" });
});

test("several moves, a die and giving up are chosen by name", () => {
  const offers = offersOf({ moves: [conquer, dragon, attempt, abandon] });
  for (const region of [1, 2, 3]) expect(click(offers, region, null).kind).toBe("choose");
});

test("a click while placing puts down the thing in hand", () => {
  expect(click(redeploying, 1, heroes)).toEqual({ kind: "play", move: "use heroic 1" });
  expect(click(redeploying, 1, tokens)).toEqual({ kind: "play", move: "deploy 1" });
});

test("a dark region says why", () => {
  const offers = offersOf({ spots: { 4: spot(["water"]) } });
  expect(click(offers, 4, null)).toEqual({ kind: "why", why: ["water"] });
});

test("a trait's own move has words of its own, and a home-made one goes by its name", () => {
  expect(moveWords(dragon)).toBe("Send the dragon for one token");
  expect(moveWords(offered("use diplomat 1", { seat: 1 }), "Bo")).toBe("Peace with Bo");
  expect(moveWords(offered("use sky_riders 1", { cost: 2, marker: "balloon" }))).toBe("Use Sky riders");
  expect(moveWords(offered("use sky_riders 1", { marker: "balloon" }))).toBe("Put here: balloon");
  expect(moveWords(offered("use envoys 1", { seat: 1 }), "Bo")).toBe("Use Envoys with Bo");
});
