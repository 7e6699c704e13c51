import { describe, expect, test } from "vitest";
import type { DrawnBoard, DrawnRegion } from "@/boards/board";
import { conquests, factsOf, type Scene } from "@/guide/facts";
import { lessonAt, toldAt } from "@/guide/lesson";
import { STEPS } from "@/guide/steps";
import { namesAt } from "@/lib/sentences";
import type { Position } from "@/position";
import type { ComboOffer, Entry, GameEvent, Offers } from "@/protocol";
import { entryOf, moveBy, nowOf, offered, offersOf, positionOf, supplyOf, tableOf, undoOf } from "./table-kit";

const BOARD = { regions: [{ id: 5, terrain: "mountain" }, { id: 6, terrain: "hill" }] as DrawnRegion[] } as DrawnBoard;

/** What a screen knows: what happened, and what can be done. */
function sceneOf(entries: Entry[], offers: Partial<Offers> | null, position: Partial<Position> = {}): Scene {
  const told = offers && offersOf(offers);
  const now = nowOf(1, { offers: told, position: positionOf(position), incomes: [{ regions: 5, forest: 2 }, {}] });
  return { table: tableOf(), mine: [0], now, offers: told, names: namesAt(["Ann", "Bo"], null), board: BOARD, connection: { entries } };
}

const lessonOf = (scene: Scene) => lessonAt(factsOf(scene)!, toldAt(scene));
const step = (entries: Entry[], offers: Partial<Offers> | null, position: Partial<Position> = {}) => lessonOf(sceneOf(entries, offers, position)).id;

const combo = (row: number, tokens: number, more: Partial<ComboOffer> = {}): ComboOffer => ({
  row, race: "elves", power: "hill", price: row - 1, coins: 0, tokens, move: `pick ${row}`, why: [], ...more,
});
const picking = (...combos: ComboOffer[]): Partial<Offers> => ({ phase: "pick", combos });

/** Conquests on offer: a region, its cost, and what stands there. */
const attacking = (phase: string, moves: [region: number, cost: number, part?: string][], more: Partial<Offers> = {}): Partial<Offers> => ({
  phase,
  moves: moves.map(([region, cost]) => offered(`conquer ${region}`, { cost, gain: 1 })),
  spots: Object.fromEntries(moves.map(([region, cost, part]) => [region, { cost, parts: { region: 2, ...(part && { [part]: 1 }) }, why: [], own: false }])),
  ...more,
});

const picked = (race = "elves") => moveBy(0, "pick 1", [{ type: "picked", seat: 0, row: 1, race, power: "hill", paid: 0, found: 0, tokens: 9 }]);
const conquered = (region: number, ...before: GameEvent[]) =>
  moveBy(0, `conquer ${region}`, [...before, { type: "conquered", seat: 0, race: "elves", region, tokens: 2, means: "tokens" }]);
const tribe = (region: number): GameEvent => ({ type: "tribe_fell", region });
const rolled = (region: number) => moveBy(0, `attempt ${region}`, [{ type: "rolled", seat: 0, pips: 0, region }, { type: "repelled", seat: 0, race: "elves", region }]);
const placed = moveBy(0, "deploy 6", [{ type: "deployed", seat: 0, race: "elves", region: 6 }]);
const ended = (seat = 0) => moveBy(seat, "done", [{ type: "scored", seat, income: [["regions", 3]], total: null }]);
const driven = (by: number, seat: number, region: number, kept = 1) =>
  moveBy(by, `conquer ${region}`, [{ type: "driven", seat, race: "orcs", region, lost: 1, kept }, { type: "conquered", seat: by, race: "elves", region, tokens: 3, means: "tokens" }]);
const declined = () =>
  moveBy(0, "decline", [{ type: "declined", seat: 0, race: "elves", power: "hill", regions: 3 }, { type: "scored", seat: 0, income: [["regions", 3]], total: null }]);

/** A first turn as the guide would have it. */
const FIRST = [picked(), conquered(1), conquered(6, tribe(6)), conquered(5), rolled(12), placed, ended()];

describe("the lesson as it is meant", () => {
  test("each step is due when the table says so, and passed by its fact", () => {
    const [pick, enter, onTribe, onMountain] = FIRST;
    const done: Entry[] = [];
    expect(step(done, picking(combo(1, 9)))).toBe("pick");
    done.push(pick!);
    expect(step(done, attacking("expand", [[1, 2], [3, 3, "lost_tribe"]]))).toBe("enter");
    done.push(enter!);
    expect(step(done, attacking("conquer", [[2, 2], [6, 3, "lost_tribe"], [5, 3, "mountain"]]))).toBe("tribe");
    done.push(onTribe!);
    expect(step(done, attacking("conquer", [[2, 2], [5, 3, "mountain"]]))).toBe("mountain");
    done.push(onMountain!);
    expect(step(done, attacking("conquer", [[2, 2]]))).toBe("more");
    expect(step(done, { phase: "conquer", moves: [offered("attempt 12", { cost: 3, odds: 0.5 })] })).toBe("die");
    done.push(rolled(12));
    expect(step(done, { phase: "redeploy", hand: 4, supplies: [supplyOf(4, [1, 5])], done_why: ["tokens_in_hand"] })).toBe("redeploy");
    done.push(placed);
    expect(step(done, { phase: "redeploy", hand: 0, supplies: [supplyOf(0, [])] })).toBe("score");
    done.push(ended());
    expect(step(done, null, { seat: 1 })).toBe("watch");
    done.push(driven(1, 0, 5));
    expect(step(done, { phase: "withdraw", hand: 1, supplies: [supplyOf(1, [1])] })).toBe("struck");
    done.push(ended(1));
    const foreign = { regions: { 11: { seat: 1, race: "orcs", tokens: 2 } } };
    expect(step(done, attacking("expand", [[3, 3], [11, 4, "tokens"]]), foreign)).toBe("attack");
    done.push(driven(0, 1, 11));
    expect(step(done, { phase: "conquer", hand: 0 })).toBe("stop");
    expect(step(done, null, { phase: "withdraw", deciding: 1 })).toBe("answer");
    done.push(ended());
    const resting = { decline: { regions: [1], income: {} } };
    expect(step(done, attacking("expand", [[3, 2]], resting))).toBe("decline");
    done.push(declined());
    expect(step(done, picking(combo(1, 9)))).toBe("second");
    done.push(picked("orcs"));
    expect(step(done, attacking("expand", [[3, 2]]))).toBe("again");
    done.push(conquered(3));
    expect(step(done, attacking("conquer", [[4, 2]]))).toBe("end");
    expect(lessonOf(sceneOf(done, null)).passed).toBe(STEPS.length);
  });

  test("what was learnt stays learnt: the count never goes back, not when tokens come home either", () => {
    const done = [...FIRST, driven(1, 0, 5)];
    const foreign = { regions: { 11: { seat: 1, race: "orcs", tokens: 2 } } };
    const far = [
      lessonOf(sceneOf(FIRST, null, { seat: 1 })),
      lessonOf(sceneOf(done, null, { seat: 1 })),
      lessonOf(sceneOf([...done, ended(1)], { phase: "withdraw", hand: 1, supplies: [supplyOf(1, [1])] }, { seat: 1 })),
      lessonOf(sceneOf([...done, ended(1), placed], attacking("expand", [[11, 4, "tokens"]]), foreign)),
      lessonOf(sceneOf([...done, ended(1), placed, ended(), driven(1, 0, 6)], null, { seat: 1 })),
    ].map(({ passed }) => passed);
    expect(far).toEqual([7, 7, 7, 8, 8]);
  });

  test("it points at what it speaks of", () => {
    expect(lessonOf(sceneOf([], picking(combo(1, 8), combo(2, 11), combo(3, 12)))).aim).toMatchObject({ row: 2, words: { tokens: 11, price: 1 } });
    expect(lessonOf(sceneOf([], picking(combo(1, 8), combo(2, 15, { move: null })))).aim.row).toBe(1);
    expect(lessonOf(sceneOf([picked()], attacking("expand", [[4, 2], [2, 2], [1, 2]]))).aim).toMatchObject({ region: 1, words: { tokens: 2 } });
    expect(lessonOf(sceneOf([picked()], attacking("expand", [[1, 2], [4, 1]]))).aim.region).toBe(4);
    const odds = [offered("attempt 3", { odds: 0.5, gain: 1 }), offered("attempt 12", { odds: 0.5, gain: 2 }), offered("attempt 8", { odds: 0.33 })];
    expect(lessonOf(sceneOf([picked(), conquered(1)], { moves: odds })).aim).toEqual({ region: 12, words: { percent: 50 } });
    expect(lessonOf(sceneOf(FIRST.slice(0, -1), { phase: "redeploy", hand: 0 })).aim).toEqual({ button: "end", words: { coins: 7 } });
  });

  test("it is the same after a reload: nothing but the table decides", () => {
    const offers = attacking("expand", [[3, 3]], { decline: { regions: [1], income: {} } });
    const done = [...FIRST, ended(1), ended(), ended(1)];
    expect(step(done, offers)).toBe(step(structuredClone(done), structuredClone(offers)));
    expect(step(done, offers)).toBe("decline");
  });
});

describe("a player who does something else", () => {
  test("takes another combo, or conquers elsewhere: the fact counts, not the suggestion", () => {
    const other = moveBy(0, "pick 4", [{ type: "picked", seat: 0, row: 4, race: "orcs", power: "hill", paid: 3, found: 0, tokens: 9 }]);
    expect(step([other], attacking("expand", [[20, 2]]))).toBe("enter");
    expect(step([other, conquered(20)], attacking("conquer", [[14, 3, "lost_tribe"]]))).toBe("tribe");
  });

  test("enters right onto a Lost Tribe or a mountain and has learnt both", () => {
    expect(step([picked(), conquered(3, tribe(3))], attacking("conquer", [[5, 3, "mountain"], [6, 3, "lost_tribe"]]))).toBe("mountain");
    expect(step([picked(), conquered(5)], attacking("conquer", [[6, 3, "lost_tribe"]]))).toBe("tribe");
  });

  test("takes a step back, and so does the lesson", () => {
    const entered = conquered(1);
    expect(step([picked(), entered, undoOf(entered)], attacking("expand", [[1, 2]]))).toBe("enter");
  });

  test("leaves tribe, mountain and die alone: a sentence for each, once, and they come up again next turn", () => {
    const done = [picked(), conquered(1)];
    const placing = { phase: "redeploy", hand: 4, supplies: [supplyOf(4, [1])], done_why: ["tokens_in_hand"] };
    const scene = sceneOf(done, placing);
    expect(lessonOf(scene)).toMatchObject({ id: "redeploy", skipped: ["tribe", "mountain", "die"] });
    expect(lessonOf(scene).skipped).toHaveLength(3);
    const later = lessonAt(factsOf(sceneOf([...done, placed], { phase: "redeploy", hand: 0 }))!, toldAt(scene));
    expect(later).toMatchObject({ id: "score", skipped: [] });
    expect(step([...done, placed, ended(), ended(1)], attacking("expand", [[6, 3, "lost_tribe"]]))).toBe("tribe");
  });

  test("never meets anybody: from the third turn on decline comes first, with a word about what was not seen", () => {
    const done = [...FIRST, ended(1), ended(), ended(1)];
    const lesson = lessonOf(sceneOf(done, attacking("expand", [[3, 3]], { decline: { regions: [1], income: {} } })));
    expect(lesson).toMatchObject({ id: "decline", skipped: ["struck", "attack"], aim: { button: "decline" } });
  });

  test("declines early: the lesson goes on with the second race, and does not go back", () => {
    const done = [...FIRST, ended(1), declined(), ended(1)];
    expect(lessonOf(sceneOf(done, picking(combo(1, 9))))).toMatchObject({ id: "second", skipped: ["struck", "attack"] });
    const foreign = { regions: { 11: { seat: 1, race: "orcs", tokens: 1 } } };
    expect(step([...done, picked("orcs")], attacking("expand", [[11, 3, "lost_tribe"]]), foreign)).toBe("again");
  });

  test("does not want to decline: conquers on, and is asked again next turn", () => {
    const done = [...FIRST, driven(0, 1, 11), ended(), driven(1, 0, 5), ended(1), conquered(2)];
    expect(step(done, attacking("conquer", [[3, 2]]))).toBe("more");
    expect(step([...done, ended(), ended(1)], attacking("expand", [[3, 2]], { decline: { regions: [], income: {} } }))).toBe("decline");
  });

  test("conquers nothing at all: undo is named, and the first conquest waits for the next turn", () => {
    const nothing = { phase: "redeploy", hand: 9, supplies: [supplyOf(9, [])] };
    expect(step([picked()], nothing)).toBe("empty");
    expect(lessonOf(sceneOf([picked()], nothing)).aim.button).toBe("undo");
    expect(step([picked(), ended(), ended(1)], attacking("expand", [[1, 2]]))).toBe("enter");
  });

  test("has nothing to place: the turn can be ended", () => {
    const lesson = lessonOf(sceneOf([picked(), conquered(1)], { phase: "redeploy", hand: 0, supplies: [supplyOf(0, [])] }));
    expect(lesson.id).toBe("score");
  });

  test("is driven out again: it is said again, and nothing learnt is lost", () => {
    const again = [...FIRST, driven(1, 0, 5), ended(1), ended(), driven(1, 0, 6)];
    const before = lessonOf(sceneOf(again.slice(0, -1), null, { seat: 1 }));
    const lesson = lessonOf(sceneOf(again, { phase: "withdraw", hand: 1, supplies: [supplyOf(1, [1])] }));
    expect(lesson).toMatchObject({ id: "struck", aim: { button: "spread" }, passed: before.passed });
  });

  test("is driven out without a token left: that is learnt, and told when the turn comes", () => {
    const done = [...FIRST, driven(1, 0, 5, 0), ended(1)];
    const scene = sceneOf(done, attacking("expand", [[3, 2]]));
    expect(factsOf(scene)!.lately.map(({ region }) => region)).toEqual([5]);
    expect(STEPS.find(({ id }) => id === "struck")!.isPassed(factsOf(scene)!)).toBe(true);
    expect(factsOf(sceneOf([...done, ended()], null))!.lately).toEqual([]);
  });

  test("plays to the end without a second race: the guide has no more to say", () => {
    expect(step([...FIRST, ended(1)], null, { phase: "over" })).toBe("end");
  });

  test("does what no step knows: whatever is lit can be done", () => {
    expect(step([...FIRST, ended(1)], { phase: "stout" })).toBe("free");
    expect(step([...FIRST, ended(1)], { phase: "redeploy", hand: 0, supplies: [], done_why: ["must_place"] })).toBe("free");
  });
});

test("talk and bots coming in are no facts of the game", () => {
  const scene = sceneOf([entryOf("chat", 1, { text: "hi" }), entryOf("start", null)], picking(combo(1, 9)));
  expect(factsOf(scene)).toMatchObject({ picks: 0, rival: 1, turn: 1 });
  expect(conquests(factsOf(scene)!)).toEqual([]);
});
