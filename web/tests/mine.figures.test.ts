import { beforeEach, describe, expect, it, vi } from "vitest";
import { againstLevels, bestCombos, favouriteRaces, namesIn, recordOf, resultsOf } from "@/mine/figures";
import { addPart } from "@/lib/texts";
import { fileOf, gamesIn } from "@/mine/file";
import type { OwnGame } from "@/mine/game";
import { addGames, clearGames, enter, KEY, MOST_GAMES, readLedger } from "@/mine/ledger";
import { signed } from "@/mine/signed";

await addPart("mine");

function game(id: string, at: number, results: [string, string | null, number, number][], more: Partial<OwnGame> = {}): OwnGame {
  const seats = results.map(([name, level, coins, place]) => ({ name, level, coins, place }));
  return { id, at, seats, mine: [0], combos: [], ...more };
}

const combo = (race: string, power: string, coins: number, turns: number, seat = 0) => ({ seat, race, power, coins, turns });

const WON = game("a", 1, [["Ann", null, 90, 1], ["Easy", "easy", 80, 2], ["Odd", "mine.py", 60, 3]], {
  combos: [combo("orcs", "hill", 30, 3), combo("elves", "hill", 10, 2)],
});
const LOST = game("b", 2, [["Ann", null, 70, 2], ["Hard", "hard", 95, 1]], { combos: [combo("orcs", "hill", 20, 2)] });
const SHARED = game("c", 3, [["Ann", null, 80, 1], ["Bo", null, 80, 1]], {
  mine: [0, 1],
  combos: [combo("orcs", "swamp", 26, 4), combo("trolls", "hill", 40, 4, 1)],
});
const GAMES = [WON, LOST, SHARED];

describe("figures of many games", () => {
  it("counts games won, and how far ahead of the best of the others", () => {
    const results = resultsOf(GAMES, "Ann");
    expect(recordOf(results)).toEqual({ played: 3, won: 2 });
    expect(results.map((one) => one.margin)).toEqual([10, -25, 0]);
  });

  it("counts everybody at this browser, or one of them", () => {
    expect(resultsOf(GAMES, null).length).toBe(4);
    expect(resultsOf(GAMES, "Bo").length).toBe(1);
    expect(namesIn(GAMES)).toEqual(["Ann", "Bo"]);
  });

  it("meets every opponent of a game; equal is not beaten; levels in order, then others, then people", () => {
    expect(againstLevels(resultsOf(GAMES, "Ann"), ["easy", "hard"])).toEqual([
      { level: "easy", met: 1, beaten: 1, margin: 10 },
      { level: "hard", met: 1, beaten: 0, margin: -25 },
      { level: "mine.py", met: 1, beaten: 1, margin: 30 },
      { level: null, met: 1, beaten: 0, margin: 0 },
    ]);
  });

  it("knows the races taken most and the combos that brought most", () => {
    const results = resultsOf(GAMES, "Ann");
    expect(favouriteRaces(results, 1)).toEqual([{ race: "orcs", power: null, times: 3, coins: 25.3, average: 8.4 }]);
    expect(bestCombos(results, 2)).toEqual([
      { race: "orcs", power: "swamp", times: 1, coins: 26, average: 6.5 },
      { race: "orcs", power: "hill", times: 2, coins: 25, average: 10 },
    ]);
    expect(bestCombos(resultsOf(GAMES, "Bo"), 5).map((one) => one.race)).toEqual(["trolls"]);
  });

  it("has a sign for differences", () => {
    expect([signed(3), signed(0), signed(-2.5)]).toEqual(["+3", "0", "−2.5"]);
  });
});

describe("what this browser remembers", () => {
  let stored: Record<string, string>;
  beforeEach(() => {
    stored = {};
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => (stored[key] = value),
    });
  });

  it("counts a game once, the earliest first, and remembers what does not count", () => {
    enter("b", LOST);
    enter("a", WON);
    enter("b", { ...LOST, at: 9 });
    enter("x", null);
    enter("x", { ...WON, id: "x" });
    expect(readLedger()).toEqual({ games: [WON, LOST], passed: ["x"], since: 0 });
  });

  it("keeps the latest games only", () => {
    const many = Array.from({ length: MOST_GAMES + 5 }, (_, i) => ({ ...WON, id: `g${i}`, at: i }));
    expect(addGames(many).ledger.games.length).toBe(MOST_GAMES);
    expect(readLedger().games[0]!.id).toBe("g5");
    enter("old", { ...WON, id: "old", at: 0 });
    expect(readLedger().games[0]!.id).toBe("g5");
  });

  it("does not count again what was cleared away, but takes it from a file", () => {
    enter("a", WON);
    enter("b", LOST);
    clearGames();
    enter("a", WON);
    expect(readLedger().games).toEqual([]);
    enter("c", SHARED);
    addGames([WON]);
    expect(readLedger().games).toEqual([WON, SHARED]);
  });

  it("reads whatever is stored there", () => {
    for (const broken of ["{", "[]", "7", '"x"', '{"games": 3, "passed": {}, "since": "x"}', '{"games": [null, {}]}']) {
      stored[KEY] = broken;
      expect(readLedger()).toEqual({ games: [], passed: [], since: 0 });
    }
    stored[KEY] = JSON.stringify({ games: [{ ...WON, seats: [] }, { ...WON, mine: [4] }, LOST] });
    expect(readLedger().games).toEqual([LOST]);
  });

  it("says when the browser could not keep what was added", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(addGames([WON])).toMatchObject({ isKept: false, ledger: { games: [WON] } });
  });
});

describe("games as a file", () => {
  it("comes back as it went", () => {
    expect(gamesIn(fileOf(GAMES))).toEqual(GAMES);
  });

  it("says what is wrong with another file", () => {
    expect(gamesIn("elbowroom 1")).toContain("not JSON");
    for (const other of ["[]", "null", "{}", '{"kind": "elbowroom-games", "version": 1}']) {
      expect(gamesIn(other)).toContain("something else");
    }
    expect(gamesIn('{"kind": "elbowroom-games", "version": 2, "games": []}')).toContain("version 2");
    const damaged = (some: object) => gamesIn(fileOf([WON, { ...LOST, ...some } as OwnGame]));
    expect(damaged({ at: "yesterday" })).toBe("Game number 2 of this file is damaged: “at” is missing or wrong. Nothing was added.");
    expect(damaged({ combos: [{ ...combo("orcs", "hill", 3, 0) }] })).toContain("“turns”");
    expect(damaged({ seats: [{ name: "Ann" }, {}] })).toContain("“level”");
    expect(gamesIn(" ".repeat(10_000_001))).toContain("too large");
  });
});
