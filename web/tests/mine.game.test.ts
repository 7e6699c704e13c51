import { describe, expect, it } from "vitest";
import { addPart } from "@/lib/texts";
import { gameOf } from "@/mine/game";
import type { Replay, SeatInfo, TableInfo } from "@/protocol";
import { forMe, spellsOf } from "@/story/forMe";
import { forMeLines } from "@/story/forMeWords";
import { storyOf } from "@/story/story";
import { declined, frame, held, picked, scored, smallGame } from "./replay.frames";

await addPart("mine");

const NAMES = ["Ann", "Bo"];

/** Ann's Hill Orcs score 6 in two turns and decline in a third, her Flying Elves 2 in one; Bo's Trolls cost 3. */
function twoCombos(): Replay {
  const orcs = held(0, "orcs", 1, 2, 3);
  const frames = [
    frame({ round: 1, seat: 0, phase: "pick" }),
    frame({ round: 1, seat: 0 }, [picked(0, "orcs", "hill")]),
    frame({ round: 1, seat: 1, regions: orcs }, [scored(0, [["regions", 3]], 8)]),
    frame({ round: 1, seat: 1, regions: orcs }, [picked(1, "trolls", "swamp", 3)]),
    frame({ round: 2, seat: 0, regions: orcs }, [scored(1, [["regions", 5], ["swamp", 2]], 9)]),
    frame({ round: 2, seat: 1, regions: orcs }, [scored(0, [["regions", 3], ["orcs", 1]], 12)]),
    frame({ round: 3, seat: 0, regions: orcs }, [scored(1, [["regions", 5], ["swamp", 2]], 16)]),
    frame({ round: 3, seat: 1, regions: orcs }, [declined(0, "orcs", "hill"), scored(0, [["regions", 3]], 15)]),
    frame({ round: 4, seat: 0, regions: orcs }, [scored(1, [["regions", 1]], 17)]),
    frame({ round: 4, seat: 0, regions: orcs }, [picked(0, "elves", "flying", 0, 1)]),
    frame({ round: 4, seat: 1, regions: orcs }, [scored(0, [["regions", 5]], 21)]),
    frame({ round: 4, seat: 1, phase: "over", regions: orcs }, [
      scored(1, [["regions", 8]], 25),
      { type: "game_ended", coins: [21, 25], winners: [1] },
    ]),
  ];
  return { id: "t1", map: "2p", rounds: 4, names: NAMES, over: true, frames, drawn_map: null, packs: [] };
}

const seat = (name: string, level: string | null = null, standIn = false): SeatInfo => ({
  kind: level === null ? "human" : "bot",
  name,
  level,
  here: true,
  stand_in: standIn,
  muted: false,
});

function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return { id: "t1", status: "over", seats, origin: null, ...more } as TableInfo;
}

describe("what decided it for me", () => {
  it("gives each turn to one combo, the decline to the one that declined, and its coins with it", () => {
    expect(spellsOf(storyOf(twoCombos()), 0)).toEqual([
      { race: "orcs", power: "hill", coins: 13, turns: 3, average: 4.3 },
      { race: "elves", power: "flying", coins: 2, turns: 1, average: 2 },
    ]);
  });

  it("compares with the winner, by source, and the parts add up", () => {
    const found = forMe(storyOf(twoCombos()), 0)!;
    expect([found.rival, found.coins, found.their]).toEqual([1, 21, 25]);
    expect(found.parts).toEqual([
      { name: "regions", coins: 8, their: 19 },
      { name: "race", coins: 1, their: 0 },
      { name: "power", coins: 0, their: 4 },
      { name: "declined", coins: 6, their: 0 },
      { name: "found", coins: 1, their: 0 },
      { name: "start", coins: 5, their: 5 },
      { name: "paid", coins: 0, their: -3 },
    ]);
    expect(found.parts.reduce((sum, part) => sum + part.coins, 0)).toBe(found.coins);
    expect(found.parts.reduce((sum, part) => sum + part.their, 0)).toBe(found.their);
    expect([found.best?.race, found.worst?.race]).toEqual(["orcs", "elves"]);
    expect([found.ahead?.name, found.behind?.name]).toEqual(["declined", "regions"]);
  });

  it("compares a winner with who came next, and calls a single combo neither best nor worst", () => {
    const found = forMe(storyOf(smallGame()), 0)!;
    expect([found.rival, found.best, found.worst]).toEqual([1, null, null]);
    expect(forMe(storyOf(twoCombos()), 1)?.rival).toBe(0);
  });

  it("says it in words, what decided against one first when one lost", () => {
    expect(forMeLines(forMe(storyOf(twoCombos()), 0)!, NAMES)).toEqual([
      "At the end Bo is 4 coins ahead of you.",
      "Your best combo: “Hill Orcs”. It brought 13 coins in 3 turns, 4.3 a turn.",
      "Your weakest combo: “Flying Elves”. It brought 2 coins in 1 turn, 2 a turn.",
      "Your active races held less land. You: 8 coins; Bo: 19.",
      "Your races in decline earned more. You: 6 coins; Bo: 0.",
    ]);
    expect(forMeLines(forMe(storyOf(twoCombos()), 1)!, NAMES)[2]).toBe(
      "Your active races held more land. You: 19 coins; Ann: 8.",
    );
  });

  it("has a sentence for every part, in both directions", () => {
    const found = forMe(storyOf(twoCombos()), 0)!;
    for (const name of ["regions", "race", "power", "declined", "found", "start", "paid"] as const) {
      const sign = name === "paid" ? -1 : 1;
      for (const [coins, their] of [[sign * 1, sign * 3], [sign * 3, sign * 1]] as const) {
        const lines = forMeLines({ ...found, ahead: { name, coins, their }, behind: null }, NAMES);
        expect(lines.at(-1)).toMatch(/you.*\. You: (1 coin|3 coins); Bo: [13]\.$/i);
      }
    }
  });

  it("says nothing while the game goes on, and nothing to a seat that is not there", () => {
    const replay = twoCombos();
    expect(forMe(storyOf({ ...replay, frames: replay.frames.slice(0, -1) }), 0)).toBeNull();
    expect(forMe(storyOf(replay), 4)).toBeNull();
  });
});

describe("a game to remember", () => {
  const seats = [seat("Ann"), seat("Bo", "easy")];

  it("keeps the results of all, and the combos of one's own seats", () => {
    const replay = twoCombos();
    replay.frames.at(-1)!.entry.at = 1234;
    expect(gameOf(replay, table(seats), [0])).toEqual({
      id: "t1",
      at: 1234,
      seats: [
        { name: "Ann", level: null, coins: 21, place: 2 },
        { name: "Bo", level: "easy", coins: 25, place: 1 },
      ],
      mine: [0],
      combos: [
        { seat: 0, race: "orcs", power: "hill", coins: 13, turns: 3 },
        { seat: 0, race: "elves", power: "flying", coins: 2, turns: 1 },
      ],
    });
  });

  it("does not count what was not played here from beginning to end", () => {
    const replay = twoCombos();
    expect(gameOf(replay, table(seats), [])).toBeNull();
    expect(gameOf({ ...replay, frames: replay.frames.slice(0, -1) }, table(seats), [0])).toBeNull();
    expect(gameOf({ ...replay, frames: replay.frames.slice(5) }, table(seats), [0])).toBeNull();
    expect(gameOf(replay, table(seats, { origin: "t0" }), [0])).toBeNull();
    expect(gameOf(replay, table([seat("Ann", null, true), seat("Bo", "easy")]), [0])).toBeNull();
    expect(gameOf(replay, table(seats), [1])).toBeNull();
  });
});
