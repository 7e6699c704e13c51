import { expect, test } from "vitest";
import { namesAt, regionName, sentence, sentences } from "@/lib/sentences";

const names = { players: ["Ann", "Bo"], regions: new Map([[7, "copper-wood"]]) };

test("players, regions, races and markers go by their names", () => {
  expect(sentence({ type: "marker_placed", seat: 1, marker: "fortress", region: 7 }, names)).toBe(
    "Bo places on Copper Wood: a fortress.",
  );
  expect(sentence({ type: "peace_made", seat: 0, ally: 1 }, names)).toBe("Ann makes peace with Bo for a round.");
});

test("a region without a name goes by its number", () => {
  expect(regionName(9, names)).toBe("region 9");
  expect(regionName(7, namesAt([], null))).toBe("region 7");
});

test("a conquest tells how it was done", () => {
  const taken = { type: "conquered", seat: 0, race: "trolls", region: 7, tokens: 2 } as const;
  expect(sentence({ ...taken, means: "tokens" }, names)).toBe("Ann takes Copper Wood (Trolls, 2 tokens).");
  expect(sentence({ ...taken, means: "attempt" }, names)).toContain("(Trolls, the die)");
  expect(sentence({ ...taken, means: "dragon_master" }, names)).toContain("(Trolls, Dragon Master)");
});

test("a die rolled for a region names it", () => {
  expect(sentence({ type: "rolled", seat: 0, pips: 2, region: 7 }, names)).toBe("Ann rolls the die for Copper Wood: 2.");
  expect(sentence({ type: "rolled", seat: 0, pips: 0, region: null }, names)).toBe(
    "Ann rolls the die before the next conquest: 0.",
  );
});

test("an income is told by its sources, without those that pay nothing", () => {
  const scored = sentence(
    { type: "scored", seat: 1, income: [["regions", 4], ["hill", 2], ["trolls", 0]], total: null },
    names,
  );
  expect(scored).toBe("Bo earns 6 coins: regions 4, Hill 2.");
});

test("the end names the winners and the most coins", () => {
  expect(sentence({ type: "game_ended", coins: [90, 90], winners: [0, 1] }, names)).toBe(
    "The game is over. Shared win: Ann and Bo (90 coins each).",
  );
});

test("equal markers one after the other are counted", () => {
  const on = (region: number) => ({ type: "marker_placed", seat: 0, marker: "encampments", region }) as const;
  const quiet = { type: "used", seat: 0, trait: "bivouacking", value: 1 } as const;
  const told = sentences([on(7), quiet, on(7), on(9), on(7), { type: "deployed", seat: 0, race: "trolls", region: 7 }, on(7)], names);
  expect(told.map((one) => one.text)).toEqual([
    "Ann places on Copper Wood: 3 encampments.",
    "Ann places on region 9: an encampment.",
    "Ann places 1 token on Copper Wood (Trolls).",
    "Ann places on Copper Wood: an encampment.",
  ]);
});

test("deployments one after the other are told region by region", () => {
  const to = (region: number) => ({ type: "deployed", seat: 0, race: "trolls", region }) as const;
  const quiet = { type: "phase_began", seat: 0, race: "trolls", phase: "withdraw" } as const;
  const told = sentences([to(7), to(9), quiet, to(7), { type: "turn_began", round: 2, seat: 1 }, to(7)], names);
  expect(told.map((one) => one.text)).toEqual([
    "Ann places 2 tokens on Copper Wood (Trolls).",
    "Ann places 1 token on region 9 (Trolls).",
    "Round 2: Bo to play.",
    "Ann places 1 token on Copper Wood (Trolls).",
  ]);
});
