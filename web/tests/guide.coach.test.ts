import { beforeEach, expect, test, vi } from "vitest";
import { lineAt } from "@/guide/coach";
import { factsOf } from "@/guide/facts";
import { countLine, endLine, forgetLines, isFresh } from "@/lib/coached";
import { namesAt } from "@/lib/sentences";
import type { Entry, Offers } from "@/protocol";
import { moveBy, nowOf, offered, offersOf, positionOf, supplyOf, tableOf } from "./table-kit";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

function line(offers: Partial<Offers>, entries: Entry[] = [], turn = "t1 1 0"): string | null {
  const position = positionOf({ regions: { 9: { seat: 1, race: "orcs", tokens: 1 } } });
  const told = offersOf(offers);
  const scene = { table: tableOf(), mine: [0], now: nowOf(1, { offers: told, position }), offers: told, names: namesAt([], null), board: null, connection: { entries } };
  return lineAt(factsOf(scene)!, turn);
}

const part = (name: string) => ({ 7: { cost: 3, parts: { region: 2, [name]: 1 }, why: [], own: false } });
const conquest = { moves: [offered("conquer 7", { cost: 3, gain: 1 })] };

test("each line comes in its moment, what is seldom first", () => {
  const combo = { row: 1, race: "elves", power: "hill", price: 0, coins: 0, tokens: 9, move: "pick 1", why: [] };
  expect(line({ phase: "pick", combos: [combo] })).toBe("pick");
  expect(line({ phase: "pick", combos: [combo, { ...combo, coins: 1 }] })).toBe("found");
  expect(line({ ...conquest, spots: part("lost_tribe") })).toBe("tribe");
  expect(line({ ...conquest, spots: part("mountain") })).toBe("mountain");
  expect(line({ moves: [offered("conquer 9", { cost: 3 })] })).toBe("attack");
  expect(line({ moves: [offered("attempt 9", { odds: 0.5 })] })).toBe("die");
  expect(line({ phase: "expand" })).toBe("expand");
  expect(line({ phase: "conquer" })).toBe("conquer");
  expect(line({ phase: "redeploy", supplies: [supplyOf(4, [1, 5])] })).toBe("redeploy");
  expect(line({ phase: "redeploy", supplies: [supplyOf(9, [])] })).toBe(null);
  expect(line({ phase: "withdraw" })).toBe("withdraw");
  expect(line({ phase: "stout" })).toBeNull();
});

test("decline is spoken of when a race has had its turns and few tokens are left", () => {
  const scored = moveBy(0, "done", [{ type: "scored", seat: 0, income: [], total: null }]);
  const tired = { phase: "expand", hand: 2, decline: { regions: [], income: {} } };
  expect(line(tired)).toBe("expand");
  expect(line({ ...tired, hand: 6 }, [scored, scored])).toBe("expand");
  expect(line(tired, [scored, scored])).toBe("decline");
});

test("a line is counted once a turn, and fades out after three", () => {
  for (const turn of ["t1 1 0", "t1 1 0", "t1 2 0", "t2 1 0"]) {
    expect(line({ phase: "withdraw" }, [], turn)).toBe("withdraw");
    countLine("withdraw", turn);
  }
  expect(line({ phase: "withdraw" }, [], "t2 1 0")).toBe("withdraw");
  expect(line({ phase: "withdraw" }, [], "t2 2 0")).toBeNull();
});

test("what has faded out makes room for the next", () => {
  endLine("tribe");
  expect(line({ ...conquest, spots: part("lost_tribe") })).toBe("conquer");
});

test("a line that was understood does not come again, unless all are wanted again", () => {
  countLine("die", "t1 1 0");
  endLine("die");
  expect(isFresh("die", "t1 1 0")).toBe(false);
  expect(isFresh("pick", "t1 1 0")).toBe(true);
  forgetLines();
  expect(isFresh("die", "t1 1 0")).toBe(true);
});
