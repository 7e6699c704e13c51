import { describe, expect, it } from "vitest";
import { barsOf, linesOf, measureOf, spread, sumsOf, ticks } from "@/story/chart";
import { frameFor, shortened } from "@/story/chartFrame";
import { storyOf } from "@/story/story";
import { frame, held, scored, smallGame } from "./replay.frames";

const story = storyOf(smallGame());

describe("the story of the coins", () => {
  it("takes each scoring apart by source", () => {
    expect(story.scorings.map(({ seat, round, by, paid, coins }) => ({ seat, round, by, paid, coins }))).toEqual([
      { seat: 0, round: 1, by: { regions: 4, race: 1, power: 4, declined: 0, found: 0 }, paid: 0, coins: 14 },
      { seat: 1, round: 1, by: { regions: 3, race: 1, power: 0, declined: 0, found: 1 }, paid: 2, coins: 8 },
      { seat: 0, round: 2, by: { regions: 0, race: 0, power: 0, declined: 3, found: 0 }, paid: 0, coins: 17 },
      { seat: 1, round: 2, by: { regions: 3, race: 2, power: 0, declined: 0, found: 0 }, paid: 0, coins: 13 },
    ]);
  });

  it("credits a combo with what it brings in decline, too", () => {
    expect(story.combos.map(({ race, picked, declined, coins }) => [race, picked, declined, coins])).toEqual([
      ["humans", 1, 2, 12],
      ["dwarves", 1, null, 9],
    ]);
  });

  it("credits a declined race's own bonus to that race", () => {
    const start = frame({ round: 3, seat: 0, regions: held(0, "dwarves", 1, 2) });
    const players = start.position as unknown as { players: object[] };
    players.players[0] = {
      name: "Ann",
      coins: 5,
      active: { race: "elves", power: "hill" },
      declined: [{ race: "dwarves", power: null }],
    };
    const regions = { ...held(0, "dwarves", 1, 2), ...held(0, "elves", 5) };
    const after = frame({ round: 3, seat: 1, regions }, [scored(0, [["regions", 3], ["hill", 1], ["dwarves", 2]], 11)]);
    const told = storyOf({ frames: [start, after], names: ["Ann", "Bo"], rounds: 10 });
    expect(told.scorings[0]!.by).toEqual({ regions: 1, race: 0, power: 1, declined: 4, found: 0 });
    expect(told.combos.map(({ race, coins }) => [race, coins])).toEqual([
      ["dwarves", 4],
      ["elves", 2],
    ]);
  });

  it("knows the purses from picks and incomes when only the start is known", () => {
    const replay = smallGame();
    for (const { entry } of replay.frames)
      for (const event of entry.events) if (event.type === "scored") event.total = null;
    expect(storyOf(replay).scorings.map((one) => one.coins)).toEqual([14, 8, 17, 13]);
  });
});

describe("the chart", () => {
  it("draws purses at the end of each turn", () => {
    expect(measureOf(story)).toBe("coins");
    expect(linesOf(story).map(({ points }) => points.map(({ at, coins }) => [at, coins]))).toEqual([
      [[0, 5], [0.5, 14], [1.5, 17]],
      [[0, 5], [1, 8], [2, 13]],
    ]);
  });

  it("draws what was earned while purses are hidden", () => {
    const hidden = storyOf(smallGame(true));
    expect(measureOf(hidden)).toBe("earned");
    expect(linesOf(hidden).map(({ points }) => points.map(({ coins }) => coins))).toEqual([
      [0, 9, 12],
      [0, 4, 9],
    ]);
  });

  it("stacks one seat by source, and its bars add up to its purse", () => {
    const bars = barsOf(story, 1);
    expect(bars.map(({ sum, paid }) => [sum, paid])).toEqual([[5, 2], [5, 0]]);
    expect(5 + bars.reduce((all, bar) => all + bar.sum - bar.paid, 0)).toBe(13);
    expect(sumsOf(story, 1)).toEqual([["regions", 6], ["race", 3], ["found", 1]]);
  });

  it("has round numbers on its axis, the last one above everything", () => {
    expect(ticks(97)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(9)).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it("keeps labels apart, in order and inside", () => {
    expect(spread([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
    expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100]);
  });

  it("leaves room for the names it shows", () => {
    const names = ["Ann", "Random Bot"];
    const wide = frameFor(900, 200, names);
    expect(wide.letters).toBe(10);
    expect(wide.right).toBeLessThan(frameFor(900, 200, ["Ann"]).right);
    expect(frameFor(360, 200, names)).toMatchObject({ letters: 0, right: 290 });
    expect(frameFor(900, 200, null).right).toBe(888);
    expect(shortened("Random Bot", wide.letters)).toBe("Random Bot");
    expect(shortened("Somebody with a long name", 16)).toBe("Somebody with a…");
  });
});
