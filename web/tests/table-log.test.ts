import { expect, test } from "vitest";
import type { GameEvent } from "@/protocol";
import { hintOf } from "@/table/turn/advice";
import { rematch } from "@/table/rematch";
import { earnings, lastMarks, rollIn, soundsOf } from "@/talk/happenings";
import { standing, turns } from "@/talk/logbook";
import { pause } from "@/lib/pace";
import { entryOf, moveBy, offered, offersOf, tableOf, undoOf } from "./table-kit";

const names = { players: ["Ann", "Bo"], regions: new Map<number, string>() };
const taken = (seat: number, region: number) =>
  ({ type: "conquered", seat, race: "trolls", region, tokens: 2, means: "tokens" }) as const;
const began = (round: number, seat: number) => ({ type: "turn_began", round, seat }) as const;
const scored = { type: "scored", seat: 0, income: [["regions", 3]] as [string, number][], total: 8 } as const;

test("the log goes by turns", () => {
  const book = turns([moveBy(0, "conquer 1", [taken(0, 1)]), moveBy(0, "done", [scored, began(1, 1)]), moveBy(1, "conquer 2", [taken(1, 2)])], names);
  expect(book.map(({ round, seat, lines }) => [round, seat, lines.map((line) => line.region)])).toEqual([
    [null, 0, [1, null]],
    [1, 1, [2]],
  ]);
});

test("what was taken back is not told", () => {
  const [first, second] = [moveBy(0, "deploy 1"), moveBy(0, "deploy 1")];
  expect(standing([first, second, undoOf(first)])).toEqual([second]);
});

test("deployments of several moves are told together, people in between", () => {
  const deployed = { type: "deployed", seat: 0, race: "trolls", region: 1 } as const;
  const [, turn] = turns([entryOf("join", 1, { text: "Bo" }), moveBy(0, "deploy 1", [deployed]), moveBy(0, "deploy 1", [deployed])], names);
  expect(turn!.lines.map((line) => line.text)).toEqual(["Ann’s Trolls reinforce region 1 with 2 tokens."]);
});

test("chat is no part of the log", () => {
  expect(turns([entryOf("chat", 0, { text: "hi" })], names)).toEqual([]);
});

test("marks show the last turn in which something changed hands", () => {
  expect(lastMarks([moveBy(0, "conquer 1", [taken(0, 1)]), moveBy(0, "done", [began(1, 1)])])).toEqual([1]);
  expect(
    lastMarks([moveBy(0, "conquer 1", [taken(0, 1)]), moveBy(0, "done", [began(1, 1)]), moveBy(1, "conquer 2", [taken(1, 2)])]),
  ).toEqual([2]);
});

test("sounds are for what happened, and for what is one's own", () => {
  expect(soundsOf([moveBy(1, "conquer 1", [taken(1, 1)])], [0])).toEqual(["conquer"]);
  expect(soundsOf([moveBy(0, "done", [scored, began(2, 0)])], [0])).toEqual(["coin", "turn"]);
  expect(soundsOf([moveBy(0, "done", [scored])], [1])).toEqual([]);
  expect(soundsOf([entryOf("chat", 0)], [0])).toEqual([]);
  expect(soundsOf([entryOf("chat", 1)], [0])).toEqual(["chat"]);
});

test("earnings are told to whoever earned, by name where people share a screen", () => {
  const entries = [moveBy(0, "done", [scored])];
  expect(earnings(entries, [0], names)).toEqual(["You earn 3 coins: 3 for regions."]);
  expect(earnings(entries, [0, 1], names)).toEqual(["Ann earns 3 coins: 3 for regions."]);
  expect(earnings(entries, [1], names)).toEqual([]);
});

test("a roll says what came of it", () => {
  const rolled = { type: "rolled", seat: 0, pips: 1, region: 4 } as const;
  expect(rollIn([moveBy(0, "attempt 4", [rolled, taken(0, 4)])], names)!.words).toContain("takes region 4");
  expect(rollIn([moveBy(0, "attempt 4", [rolled])], names)!.words).toContain("not enough");
  expect(rollIn([moveBy(0, "conquer 4", [taken(0, 4)])], names)).toBeNull();
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

test("a hint lights regions and counts tokens", () => {
  const moves = [
    offered("deploy 3 2", { region: 3, count: 2 }),
    offered("use heroic 2", { marker: "hero" }),
    offered("use diplomat 1", { seat: 1 }),
    offered("done"),
    offered("decline"),
  ];
  const hint = hintOf(moves, offersOf({}), names);
  expect(hint.regions).toEqual([3, 2]);
  expect(hint.words).toEqual(["put 2 tokens on region 3", "use Heroic on region 2", "make peace with Bo", "go on"]);
  expect(hintOf([offered("pick 2", { region: null, row: 2 })], offersOf({}), names).row).toBe(2);
  expect(hintOf([offered("use envoys 1", { seat: 1 })], offersOf({}), names).words).toEqual(["use Envoys on Bo"]);
});

test("playing again keeps bots and this screen's people, and opens the seats of the others", () => {
  const table = tableOf();
  table.seats.push({ kind: "bot", name: "Bot", level: "hard", here: true, stand_in: false });
  expect(rematch(table, [0]).seats).toEqual([
    { kind: "human", name: "Ann" },
    { kind: "open" },
    { kind: "bot", level: "hard" },
  ]);
});
