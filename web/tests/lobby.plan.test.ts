import { describe, expect, it } from "vitest";
import { quickTable, USUAL_QUICK } from "@/lib/quick";
import { asked, mapFor, planFor } from "@/lobby/plan";
import { checked, placeOfProblem, seatNamedIn, wayOf } from "@/lobby/problems";
import { goOnFirst, openFirst } from "@/lobby/rows";
import type { TableInfo, TableRow } from "@/protocol";

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

  it("show games to go on with before finished and lost ones", () => {
    const info = (status: TableInfo["status"], created: number) => ({ status, created }) as TableInfo;
    const tables = [
      { id: "lost", info: null },
      { id: "over", info: info("over", 9) },
      { id: "playing", info: info("playing", 3) },
      { id: "waiting", info: info("waiting", 4) },
    ];
    expect(goOnFirst(tables).map(({ id }) => id)).toEqual(["waiting", "playing", "over", "lost"]);
  });
});
