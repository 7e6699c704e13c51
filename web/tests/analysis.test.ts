import { expect, test } from "vitest";
import { apart, chanceLines, chancesAt, marksOf, percent } from "@/analysis/curve";
import { mistakeWords, planWhy } from "@/analysis/whyWords";
import { addPart } from "@/lib/texts";
import type { Reviewed, TurnReviewed } from "@/protocol";
import { offered, planOf } from "./table-kit";

await addPart("later");

const names = { players: ["Ann", "Bo"], regions: new Map<number, string>() };

function turn(round: number, seat: number, step: number, chance: number, cost = 0): TurnReviewed {
  const plan = planOf([offered("done")]);
  const mistake = cost ? { code: "decline", facts: { coins: cost } } : null;
  const chances = [chance, 1 - chance];
  return { round, seat, step, steps: 3, coins: [], chances, played: plan, best: plan, cost, cost_chance: 0, mistake };
}

const review: Reviewed = {
  names: names.players,
  rounds: 2,
  coins: [80, 80],
  chances: [0.5, 0.5],
  turns: [turn(1, 0, 0, 0.7), turn(1, 1, 3, 0.6, 4), turn(2, 0, 6, 0.2, 9), turn(2, 1, 9, 0)],
  worst: [2, 1],
};

test("the curve goes from before the first turn to the result", () => {
  const [ann, bo] = chanceLines(review);
  expect(ann).toEqual([
    { at: 0, chance: 0.5 },
    { at: 0.5, chance: 0.7 },
    { at: 1, chance: 0.6 },
    { at: 1.5, chance: 0.2 },
    { at: 2, chance: 0 },
  ]);
  expect(bo!.at(-1)).toEqual({ at: 2, chance: 1 });
});

test("dear turns are marked in the order of the game, and know how dear they were", () => {
  expect(marksOf(review).map(({ at, rank, chance }) => [at, rank, chance])).toEqual([
    [1, 2, 0.4],
    [1.5, 1, 0.2],
  ]);
});

test("the chances at a step are those after the last turn that had ended", () => {
  expect([0, 2, 3, 8, 12].map((step) => chancesAt(review, step)[0])).toEqual([0.5, 0.5, 0.7, 0.6, 0]);
});

test("only what is certain is said to be", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});

test("marks that would lie on one another lie beside one another", () => {
  const alone: [number, number][] = [[10, 90], [60, 95], [110, 50]];
  expect(apart(alone, 26, 10, 100)).toEqual(alone);
  expect(apart([[10, 95], [20, 98], [30, 97]], 26, 10, 100)).toEqual([[10, 95], [20, 69], [30, 43]]);
  expect(apart([[10, 12], [20, 10]], 26, 10, 100)[1]).toEqual([20, 38]);
  expect(apart([[10, 12], [20, 10]], 26, 10, 20)[1]).toEqual([20, 10]);
});

test("reasons are sentences", () => {
  expect(mistakeWords({ code: "decline", facts: { coins: 6 } }, names)).toBe(
    "Declining was worth 6 coins more than expanding.",
  );
  const combo = { coins: 1, race: "elves", power: "flying", otherrace: "orcs", otherpower: "hill" };
  expect(mistakeWords({ code: "combo", facts: combo }, names)).toBe(
    "The combo “Flying Elves” was worth 1 coin more than “Hill Orcs”.",
  );
  expect(planWhy({ code: "weaken", facts: { coins: 8, seat: 1, regions: 2 } }, names)).toBe(
    "This plan earns 8 coins this turn. Regions taken from Bo: 2.",
  );
  expect(planWhy({ code: "stay_awake", facts: { race: "elves" } }, names)).toContain("Elves");
});
