import { expect, test } from "vitest";
import { boardSpots, click } from "@/table/turn/regions";
import { gainWords, moveWords } from "@/table/turn/words";
import { usefulTool } from "@/table/turn/tools";
import { offered, offersOf, spot, supplyOf, toolOf } from "./table-kit";

const conquer = offered("conquer 1", { cost: 3, gain: 1 });
const attempt = offered("attempt 2", { cost: 4, odds: 0.5 });
const dragon = offered("use dragon_master 1", { cost: 1, marker: "dragon" });
const abandon = offered("abandon 3");
const tokens = supplyOf(2, [1, 2]);
const heroes = supplyOf(1, [1], { trait: "heroic", marker: "hero" });
const withTokens = toolOf([1]);
const withDragon = toolOf([1], { trait: "dragon_master", kind: "power", marker: "dragon", cost: 1 });
const tools = [withTokens, withDragon];
const bare = { supply: null, tool: withTokens };
const placing = (supply: typeof tokens) => ({ supply, tool: null });
const redeploying = offersOf({
  phase: "redeploy",
  moves: [offered("deploy 1"), offered("use heroic 1", { marker: "hero" }), offered("deploy 2")],
  supplies: [tokens, heroes],
});

test("a region shows the price of its surest way", () => {
  const lit = boardSpots(offersOf({ moves: [dragon, conquer, attempt, abandon], tools }), bare);
  expect(lit[1]).toMatchObject({ tone: "go", badge: "3", ways: [{ icon: { kind: "marker", id: "dragon" }, price: "1" }] });
  expect(lit[1]!.label).toContain("dragon");
  expect(lit[2]).toMatchObject({ tone: "chance", badge: "50%" });
  expect(lit[3]).toBeUndefined();
});

test("only what the thing in hand can be put on is lit while placing", () => {
  expect(Object.keys(boardSpots(redeploying, placing(tokens)))).toEqual(["1", "2"]);
  expect(boardSpots(redeploying, placing(heroes))).toEqual({ 1: { tone: "own", badge: null, label: "Put here: hero" } });
});

test("regions that have to be given up are lit", () => {
  const offers = offersOf({ phase: "redeploy", hand: -1, moves: [abandon] });
  expect(boardSpots(offers, placing(supplyOf(0, [])))[3]).toMatchObject({ tone: "special" });
});

test("one plain move is played by a click", () => {
  expect(click(offersOf({ moves: [conquer] }), 1, bare)).toEqual({ kind: "play", move: "conquer 1" });
});

test("a click conquers with what is in hand", () => {
  const offers = offersOf({ moves: [dragon, conquer, attempt], tools });
  expect(click(offers, 1, bare)).toEqual({ kind: "play", move: "conquer 1" });
  expect(click(offers, 1, { supply: null, tool: withDragon })).toEqual({ kind: "play", move: "use dragon_master 1" });
  expect(click(offers, 2, { supply: null, tool: withDragon }).kind).toBe("why");
});

test("with a tool in hand only what it reaches is lit", () => {
  const offers = offersOf({ moves: [dragon, conquer, offered("conquer 2", { cost: 1 }), attempt], tools });
  const lit = boardSpots(offers, { supply: null, tool: withDragon });
  expect(Object.keys(lit)).toEqual(["1"]);
  expect(lit[1]).toMatchObject({ tone: "special", badge: null, label: "Send the dragon for 1 token" });
  expect(usefulTool(tools, "dragon_master")).toBe(withDragon);
  expect(usefulTool([withTokens], "dragon_master")).toBe(withTokens);
});

test("several moves, a die and giving up are chosen by name, the usual one first", () => {
  const offers = offersOf({ moves: [attempt, abandon, offered("use dragon_master 2", { cost: 1 })], tools });
  const meant = click(offers, 2, bare);
  expect(meant.kind === "choose" && meant.moves.map(({ verb }) => verb)).toEqual(["use", "attempt"]);
  expect(click(offers, 3, bare).kind).toBe("choose");
});

test("one's own land has a light of its own and is asked for twice", () => {
  const spots = { 1: spot([], true) };
  const offers = offersOf({ moves: [conquer, dragon], spots, tools });
  expect(boardSpots(offers, bare)[1]).toMatchObject({ tone: "home", badge: "3" });
  expect(boardSpots(offers, bare)[1]!.label).toMatch(/^Your own land/);
  expect(click(offers, 1, bare).kind).toBe("choose");
  const dragons = click(offers, 1, { supply: null, tool: withDragon });
  expect(dragons).toEqual({ kind: "choose", moves: [dragon] });
});

test("what is lost is not said to be won", () => {
  expect([-2, -1, 1, 3].map(gainWords)).toEqual(["−2 coins", "−1 coin", "+1 coin", "+3 coins"]);
});

test("a click while placing puts down the thing in hand", () => {
  expect(click(redeploying, 1, placing(heroes))).toEqual({ kind: "play", move: "use heroic 1" });
  expect(click(redeploying, 1, placing(tokens))).toEqual({ kind: "play", move: "deploy 1" });
});

test("a dark region says why", () => {
  const offers = offersOf({ spots: { 4: spot(["water"]) } });
  expect(click(offers, 4, bare)).toEqual({ kind: "why", why: ["water"] });
});

test("a trait's own move has words of its own, and a home-made one goes by its name", () => {
  expect(moveWords(dragon)).toBe("Send the dragon for 1 token");
  expect(moveWords(offered("use diplomat 1", { seat: 1 }), "Bo")).toBe("Peace with Bo");
  expect(moveWords(offered("use sky_riders 1", { cost: 2, marker: "balloon" }))).toBe("Use for 2 tokens: Sky riders");
  expect(moveWords(offered("use sky_riders 1", { marker: "balloon" }))).toBe("Put here: balloon");
  expect(moveWords(offered("use envoys 1", { seat: 1 }), "Bo")).toBe("Envoys: Bo");
});
