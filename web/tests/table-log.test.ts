import { expect, test } from "vitest";
import { hintWords } from "@/analysis/hintWords";
import { addPart } from "@/lib/texts";
import type { Entry, GameEvent } from "@/protocol";
import { hintOf, movesSince, restOf } from "@/table/turn/advice";
import { rematch } from "@/table/rematch";
import { earnings, entranceIn, handChanges, handWords, lastMarks, rollIn, soundsOf } from "@/talk/happenings";
import { latest, standing, turns } from "@/talk/logbook";
import { pause } from "@/lib/pace";
import { entryOf, moveBy, offered, planOf, tableOf, undoOf } from "./table-kit";

await addPart("later");

const names = { players: ["Ann", "Bo"], regions: new Map<number, string>() };
const taken = (seat: number, region: number) =>
  ({ type: "conquered", seat, race: "trolls", region, tokens: 2, means: "tokens" }) as const;
const began = (round: number, seat: number) => ({ type: "turn_began", round, seat }) as const;
const scored = { type: "scored", seat: 0, income: [["regions", 3]] as [string, number][], total: 8 } as const;

const declined = { type: "declined", seat: 1, race: "trolls", power: "hill", regions: 3 } as const;
const picked = { type: "picked", seat: 1, row: 1, race: "elves", power: "swamp", paid: 0, found: 0, tokens: 9 } as const;

test("the log goes by turns", () => {
  const book = turns([moveBy(0, "conquer 1", [taken(0, 1)]), moveBy(0, "done", [scored, began(1, 1)]), moveBy(1, "conquer 2", [taken(1, 2)])], names);
  expect(book.map(({ round, seat, lines }) => [round, seat, lines.map((line) => line.region)])).toEqual([
    [null, 0, [1, null]],
    [1, 1, [2]],
  ]);
});

test("a turn whose beginning is in an earlier page is not the first one", () => {
  const entries = [moveBy(1, "conquer 2", [taken(1, 2)]), moveBy(1, "done", [scored, began(4, 0)]), moveBy(0, "conquer 3", [taken(0, 3)])];
  expect(turns(entries, names, false).map(({ round, seat, lines }) => [round, seat, lines.map((line) => line.region)])).toEqual([
    [null, null, [2, null]],
    [4, 0, [3]],
  ]);
});

test("what was taken back is not told", () => {
  const [first, second] = [moveBy(0, "deploy 1"), moveBy(0, "deploy 1")];
  expect(standing([first, second, undoOf(first)])).toEqual([second]);
});

test("deployments of several moves are told together, people in between", () => {
  const deployed = { type: "deployed", seat: 0, race: "trolls", region: 1 } as const;
  const [, turn] = turns([entryOf("join", 1, { text: "Bo" }), moveBy(0, "deploy 1", [deployed]), moveBy(0, "deploy 1", [deployed])], names);
  expect(turn!.lines.map((line) => line.text)).toEqual(["Ann places 2 tokens on region 1 (Trolls)."]);
});

test("chat is no part of the log", () => {
  expect(turns([entryOf("chat", 0, { text: "hi" })], names)).toEqual([]);
});

test("of a long log the latest turns are shown", () => {
  const entries = Array.from({ length: 60 }, (_, i) => moveBy(i % 2, "done", [taken(i % 2, i), began(i + 2, (i + 1) % 2)]));
  const book = turns(entries, names);
  const shown = latest(book);
  expect(shown.at(-1)).toBe(book.at(-1));
  expect(shown.flatMap(({ lines }) => lines)).toHaveLength(40);
  expect(latest(book.slice(-5))).toEqual(book.slice(-5));
});

test("marks show the last turn in which something changed hands", () => {
  const first = [moveBy(0, "conquer 1", [taken(0, 1)]), moveBy(0, "done", [began(1, 1)])];
  const marks = (...entries: typeof first) => [...lastMarks(entries, names)];
  expect(marks(...first)).toEqual([[1, "Just taken: Ann"]]);
  expect(marks(...first, moveBy(1, "conquer 2", [taken(1, 2)]))).toEqual([[2, "Just taken: Bo"]]);
  const lost = { type: "repelled", seat: 1, race: "orcs", region: 4 } as const;
  const left = { type: "abandoned", seat: 1, race: "orcs", region: 5 } as const;
  expect(marks(...first, moveBy(1, "attempt 4", [left, lost]))).toEqual([
    [4, "Just attacked in vain: Bo"],
    [5, "Just given up: Bo"],
  ]);
});

test("what was taken back leaves no mark", () => {
  const move = moveBy(0, "conquer 1", [taken(0, 1)]);
  expect([...lastMarks([move, undoOf(move)], names)]).toEqual([]);
});

test("sounds are for what happened, and for what is one's own", () => {
  expect(soundsOf([moveBy(1, "conquer 1", [taken(1, 1)])], [0])).toEqual(["conquer"]);
  expect(soundsOf([moveBy(0, "done", [scored, began(2, 0)])], [0])).toEqual(["coin", "turn"]);
  expect(soundsOf([moveBy(0, "done", [scored])], [1])).toEqual([]);
  expect(soundsOf([moveBy(1, "decline", [declined])], [0])).toEqual(["decline"]);
  expect(soundsOf([moveBy(1, "attempt 1", [{ ...taken(1, 1), means: "attempt" }])], [0])).toEqual(["conquer", "saved"]);
  expect(soundsOf([entryOf("chat", 0)], [0])).toEqual([]);
  expect(soundsOf([entryOf("chat", 1)], [0])).toEqual(["chat"]);
});

test("earnings are told to whoever earned, by name where people share a screen", () => {
  const entries = [moveBy(0, "done", [scored])];
  expect(earnings(entries, [0], names)).toEqual(["You earn 3 coins: regions 3."]);
  expect(earnings(entries, [0, 1], names)).toEqual(["Ann earns 3 coins: regions 3."]);
  expect(earnings(entries, [1], names)).toEqual([]);
});

test("tokens that come and go by themselves are told to whoever holds them", () => {
  const aside = { type: "put_aside", seat: 0, race: "amazons", tokens: 4 } as const;
  const raised = { type: "raised", seat: 0, race: "skeletons", tokens: 2 } as const;
  const told = (log: Entry[], shown: Entry[], own = [0]) => handChanges(log, shown, own).map(handWords);
  const [done, next, grown] = [moveBy(0, "done", [aside, began(2, 1)]), moveBy(1, "done", [began(2, 0)]), moveBy(0, "done", [raised])];
  expect(told([done], [done])).toEqual(["Amazons: 4 tokens aside until your next turn."]);
  expect(told([done, next], [next])).toEqual(["Amazons: 4 tokens back in hand."]);
  expect(told([done, next, next], [next])).toHaveLength(1);
  expect(told([grown], [grown])).toEqual(["Skeletons: 2 new tokens."]);
  expect(told([grown], [grown], [1])).toEqual([]);
  expect(told([done, undoOf(done), next], [next])).toEqual([]);
  expect(told([done, moveBy(0, "decline", [{ ...declined, seat: 0 }]), next], [next])).toEqual([]);
});

test("a roll says what came of it", () => {
  const rolled = { type: "rolled", seat: 0, pips: 1, region: 4 } as const;
  expect(rollIn([moveBy(0, "attempt 4", [rolled, taken(0, 4)])], names)!.words).toContain("takes region 4");
  expect(rollIn([moveBy(0, "attempt 4", [rolled])], names)!.words).toContain("not enough");
  expect(rollIn([moveBy(0, "conquer 4", [taken(0, 4)])], names)).toBeNull();
});

test("a roll that takes what tokens alone would not have taken saves the day", () => {
  const rolled = { type: "rolled", seat: 0, pips: 1, region: 4 } as const;
  expect(rollIn([moveBy(0, "attempt 4", [rolled, { ...taken(0, 4), means: "attempt" }])], names)!.isSaved).toBe(true);
  expect(rollIn([moveBy(0, "attempt 4", [rolled])], names)!.isSaved).toBe(false);
});

test("others' new combos and all declines have their entrance", () => {
  expect(entranceIn([moveBy(1, "pick 1", [picked])], [0], names)).toMatchObject({ kind: "picked", race: "elves", power: "swamp" });
  expect(entranceIn([moveBy(1, "pick 1", [picked])], [1], names)).toBeNull();
  expect(entranceIn([moveBy(1, "decline", [declined])], [1], names)).toMatchObject({ kind: "declined", race: "trolls" });
  expect(entranceIn([moveBy(1, "conquer 1", [taken(1, 1)])], [0], names)).toBeNull();
});

test("one's own moves are shown at once, others' at the pace that is set", () => {
  const entries = [moveBy(1, "conquer 1", [taken(1, 1)])];
  expect(pause(entries, [1], 3)).toBe(0);
  expect(pause(entries, [0], 0)).toBe(0);
  expect(pause(entries, [0], 3)).toBeGreaterThan(pause(entries, [0], 1));
  const pauseOf = (...events: GameEvent[]) => pause([moveBy(1, "any", events)], [0], 2);
  const deployed = { type: "deployed", seat: 1, race: "trolls", region: 1 } as const;
  const rolled = { type: "rolled", seat: 1, pips: 2, region: 1 } as const;
  expect(pauseOf(deployed)).toBeLessThan(pauseOf(scored));
  expect(pauseOf(scored)).toBeLessThan(pauseOf(taken(1, 1)));
  expect(pauseOf(taken(1, 1))).toBeLessThan(pauseOf(rolled, taken(1, 1)));
  expect(pause([entryOf("chat", 1)], [0], 3)).toBe(0);
});

test("a hint lights regions, counts tokens, and gives a reason, coins and another way", () => {
  const moves = [
    offered("deploy 3 2", { region: 3, count: 2 }),
    offered("done"),
    offered("use heroic 2", { marker: "hero" }),
    offered("use diplomat 1", { seat: 1 }),
  ];
  const plans = [planOf(moves), planOf([offered("decline")], { coins: 77.6 })];
  expect(hintOf(plans)).toEqual({ plans, regions: [3, 2], row: null });
  expect(hintWords(plans, [], names)).toEqual({
    words: "put 2 tokens on region 3, use Heroic: region 2, make peace with Bo",
    why: "Nothing within reach is worth its tokens; what is held earns 3 coins.",
    expected: "About 80 coins in the end. Coins ahead of the others: 6.",
    other: "Or: decline (about 78 coins in the end).",
  });
  const column = [
    { race: "orcs", power: "hill" },
    { race: "elves", power: "flying" },
  ];
  const pick = [planOf([offered("pick 2", { region: null, row: 2 })])];
  expect(hintOf(pick)!.row).toBe(2);
  expect(hintWords(pick, column, names)).toMatchObject({ words: "take “Flying Elves”", other: "" });
  const told = (...next: Parameters<typeof planOf>[0]) => hintWords([planOf(next)], [], names)!.words;
  expect(told(offered("use envoys 1", { seat: 1 }))).toBe("use Envoys: Bo");
  expect(told(offered("done"))).toBe("go on");
  expect(told(...[1, 2, 3].map((region) => offered(`conquer ${region}`)))).toBe("conquer region 1, region 2 and region 3");
  expect([hintOf([]), hintWords([], [], names)]).toEqual([null, null]);
});

test("a plan shrinks as it is played, in whatever order, and ends where it is left", () => {
  const plan = planOf([
    offered("conquer 1"),
    offered("conquer 2"),
    offered("done"),
    offered("deploy 2 3", { region: 2, count: 3 }),
    offered("done"),
  ]);
  const left = (...played: string[]) => restOf(plan, played)?.moves.map((move) => `${move.move} ${move.count}`);
  expect(left()).toHaveLength(5);
  expect(left("conquer 2")?.[0]).toBe("conquer 1 1");
  expect(left("conquer 2", "conquer 1", "done", "deploy 2")).toEqual(["deploy 2 3 2", "done 1"]);
  expect(left("conquer 1", "done")?.[0]).toBe("deploy 2 3 3");
  expect(left("conquer 7")).toBeUndefined();
  expect(restOf(planOf([offered("pick 1"), offered("conquer 1")]), ["pick 1"])).toBeNull();
  expect(left("conquer 1", "conquer 2", "done", "deploy 2", "deploy 2", "deploy 2", "done")).toBeUndefined();
});

test("moves that were taken back are not counted, and going back further is leaving the plan", () => {
  const made = (seq: number, move: string) => ({ ...moveBy(0, move), seq });
  const undo = (seq: number, undoes: number) => ({ ...entryOf("undo", 0), seq, undoes });
  const entries = [made(4, "conquer 1"), made(6, "conquer 2"), made(7, "conquer 3"), undo(8, 7)];
  expect(movesSince(entries, 5, 0)).toEqual(["conquer 2"]);
  expect(movesSince([...entries, undo(9, 4)], 5, 0)).toBeNull();
});

test("playing again keeps bots and this screen's people, and opens the seats of the others", () => {
  const table = tableOf();
  table.seats.push({ kind: "bot", name: "Bot", level: "hard", here: true, stand_in: false, muted: false });
  expect(rematch(table, [0]).seats).toEqual([
    { kind: "human", name: "Ann" },
    { kind: "open" },
    { kind: "bot", name: "Bot", level: "hard" },
  ]);
});
