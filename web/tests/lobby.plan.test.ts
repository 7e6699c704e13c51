import { addPart } from "@/lib/texts";
import { describe, expect, it } from "vitest";
import { quickTable, USUAL_QUICK } from "@/lib/quick";
import { asked, mapFor, planFor } from "@/lobby/plan";
import { checked, placeOfProblem, seatNamedIn, wayOf } from "@/lobby/problems";
import { aboutTable, goOnFirst, isYourTurn, openFirst } from "@/lobby/rows";
import type { TableGlance, TableRow } from "@/protocol";
import { tableOf } from "./table-kit";

await addPart("later");

const fallback = (place: number) => `Player ${place + 1}`;

describe("the big button", () => {
  it("seats one human among bots of the level", () => {
    expect(quickTable({ opponents: 2, level: "hard" }, "Ann").seats).toEqual([
      { kind: "human", name: "Ann" },
      { kind: "bot", level: "hard" },
      { kind: "bot", level: "hard" },
    ]);
  });

  it("lets bots play among themselves when nobody sits down", () => {
    expect(quickTable({ opponents: 3, level: "easy" }, null).seats.map((seat) => seat.kind)).toEqual(
      Array(4).fill("bot"),
    );
  });
});

describe("a plan", () => {
  const kinds = (way: Parameters<typeof planFor>[0]) =>
    asked(planFor(way, "Ann", USUAL_QUICK, null), fallback).seats.map((seat) => seat.kind);

  it("follows the way of playing", () => {
    expect(kinds("bots")).toEqual(["human", "bot", "bot"]);
    expect(kinds("screen")).toEqual(["human", "human", "human"]);
    expect(kinds("friends")).toEqual(["human", "open", "open"]);
    expect(kinds("watch")).toEqual(["bot", "bot", "bot"]);
  });

  it("keeps what was chosen last, names and clock too", () => {
    const last = planFor("screen", "Ann", USUAL_QUICK, null);
    last.seats[1]!.name = "Bo";
    last.clock = "turn";
    last.players = 2;
    expect(planFor(null, "", USUAL_QUICK, last)).toEqual(last);
    const again = asked(planFor("screen", "", USUAL_QUICK, last), fallback);
    expect(again.seats.map((seat) => seat.name)).toEqual(["Ann", "Bo"]);
    expect(again.clock).toEqual({ per: "turn", seconds: 90 });
  });

  it("asks for whole seconds, a number as seed, and a name for everybody here", () => {
    const plan = planFor("screen", "", USUAL_QUICK, null);
    Object.assign(plan, { clock: "game", gameMinutes: 15, seed: " 7 " });
    const wanted = asked(plan, fallback);
    expect(wanted.clock).toEqual({ per: "game", seconds: 900 });
    expect(wanted.seed).toBe(7);
    expect(wanted.seats.map((seat) => seat.name)).toEqual(["Player 1", "Player 2", "Player 3"]);
  });

  it("never starts with a seat that is not there, nor lists a table nobody can join", () => {
    const plan = planFor("friends", "Ann", USUAL_QUICK, null);
    Object.assign(plan, { first: 4, isPublic: true });
    expect(asked(plan, fallback)).toMatchObject({ first: "ears", public: true });
    plan.seats.forEach((seat) => (seat.kind = "bot"));
    expect(asked(plan, fallback).public).toBe(false);
  });

  it("has the map of its number of players", () => {
    expect(mapFor(5)).toBe("5p");
  });
});

describe("problems", () => {
  it("stand where they belong", () => {
    expect(placeOfProblem("seats[2].name")).toBe("seat-2");
    expect(placeOfProblem("$.clock.seconds")).toBe("clock");
    expect(placeOfProblem("seats")).toBe("seats");
    expect(placeOfProblem("something_new")).toBe("whole");
    expect(placeOfProblem(null)).toBe("whole");
  });

  it("with a name stand at its seat", () => {
    const plan = planFor("screen", "Ann", USUAL_QUICK, null);
    plan.seats[1]!.name = " a,b ";
    plan.seats[4]!.name = "nobody";
    expect(seatNamedIn("A player cannot be called 'a,b'.", plan)).toBe("seat-1");
    expect(seatNamedIn("A player cannot be called 'nobody'.", plan)).toBeNull();
  });

  it("are found in numbers that are none", () => {
    const plan = planFor("bots", "", USUAL_QUICK, null);
    expect(checked(plan)).toEqual({});
    Object.assign(plan, { clock: "turn", turnSeconds: 5, seed: "-3" });
    expect(Object.keys(checked(plan))).toEqual(["clock", "seed"]);
    Object.assign(plan, { clock: "game", gameMinutes: null, seed: "12345678901234567890" });
    expect(Object.keys(checked(plan))).toEqual(["clock", "seed"]);
  });

  it("do not come from an address", () => {
    expect(wayOf("?with=friends")).toBe("friends");
    expect(wayOf("?with=pirates")).toBeNull();
  });
});

describe("lists of tables", () => {
  const row = (id: string, some: Partial<TableRow>): TableRow => ({
    id,
    map: "3p",
    status: "waiting",
    names: [],
    open_seats: 1,
    created: 1,
    ...some,
  });

  it("show seats to take first, and nothing that is over", () => {
    const rows = [
      row("playing", { status: "playing", open_seats: 0, created: 9 }),
      row("old", {}),
      row("over", { status: "over" }),
      row("new", { created: 5 }),
    ];
    expect(openFirst(rows).map(({ id }) => id)).toEqual(["new", "old", "playing"]);
  });

  const glance = (some: Partial<TableGlance>): TableGlance => ({
    ...tableOf(),
    round: 3,
    decider: null,
    coins: null,
    winners: [],
    ...some,
  });

  it("show where somebody waits for one first, then games to go on with, then finished and lost ones", () => {
    const own = (id: string, some: Partial<TableGlance> | null) => ({ id, info: some && glance(some), seats: [0] });
    const tables = [
      own("lost", null),
      own("over", { status: "over", created: 9 }),
      own("theirs", { decider: 1, created: 3 }),
      own("waiting", { status: "waiting", created: 4 }),
      own("mine", { decider: 0, created: 1 }),
    ];
    expect(goOnFirst(tables).map(({ id }) => id)).toEqual(["mine", "waiting", "theirs", "over", "lost"]);
    expect(tables.map(isYourTurn)).toEqual([false, false, false, false, true]);
  });

  it("say whose turn it is, and who won", () => {
    const says = (some: Partial<TableGlance>, ...seats: number[]) => aboutTable({ id: "t1", info: glance(some), seats });
    expect(says({ decider: 0 }, 0)).toBe("Your turn, round 3 of 10");
    expect(says({ decider: 1 }, 0)).toBe("Bo to play, round 3 of 10");
    expect(says({ decider: 1 }, 0, 1)).toBe("Bo to play, round 3 of 10");
    const over: Partial<TableGlance> = { status: "over", coins: [88, 97], winners: [1] };
    expect(says(over, 1)).toBe("You won (97 coins)");
    expect(says(over, 0)).toBe("Winner: Bo (97 coins). You: 88");
    expect(says(over)).toBe("Winner: Bo (97 coins)");
    expect(says({ ...over, coins: [90, 90], winners: [0, 1] }, 0)).toBe("Shared win: Ann and Bo (90 coins each)");
    expect(aboutTable({ id: "t1", info: null, seats: [] })).toBe("No longer on this server");
  });
});
