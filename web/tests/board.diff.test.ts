import { describe, expect, it } from "vitest";
import { active, diff, markersOf } from "@/board/diff";
import type { Position, RegionContent } from "@/position";

function position(regions: Record<number, RegionContent>, races: (string | null)[] = ["trolls", "elves"]): Position {
  return {
    map: "2p",
    round: 1,
    seat: 0,
    phase: "conquer",
    acting: "active",
    players: races.map((race, seat) => ({
      name: `P${seat}`,
      coins: null,
      active: race ? { race, power: "hill", hand: 0, aside: 0, turns: 0 } : null,
      declined: [],
    })),
    regions,
    offer: [],
    banners: { shuffled: [], returned: [] },
    badges: { shuffled: [], discarded: [] },
    turn: { conquests: 0, occupied_taken: 0, attacked: [], die: null, committed: false, used: {} },
    peace: [],
  };
}
const trolls = (tokens: number, more: RegionContent = {}) => ({ seat: 0, race: "trolls", tokens, ...more });
const elves = (tokens: number, more: RegionContent = {}) => ({ seat: 1, race: "elves", tokens, ...more });

describe("the difference of two positions", () => {
  it("is nothing when nothing moved", () => {
    const same = position({ 3: trolls(2, { lair: 1 }), 4: { lost_tribe: 1 } });
    expect(diff(same, structuredClone(same))).toEqual([]);
  });

  it("shows an empty region conquered from hand", () => {
    expect(diff(position({}), position({ 3: trolls(2) }))).toEqual([
      { kind: "taken", region: 3, seat: 0, over: "nobody" },
      { kind: "come", region: 3, seat: 0, race: "trolls", tokens: 2, from: null },
    ]);
  });

  it("shows a Lost Tribe driven out", () => {
    const changes = diff(position({ 3: { lost_tribe: 1 } }), position({ 3: trolls(3) }));
    expect(changes).toContainEqual({ kind: "taken", region: 3, seat: 0, over: "tribe" });
    expect(changes).toContainEqual({ kind: "tribe", region: 3 });
  });

  it("shows a defender losing a token while the others get away to a neighbour", () => {
    const changes = diff(position({ 3: elves(3), 5: elves(1) }), position({ 3: trolls(4), 5: elves(3) }));
    expect(changes).toContainEqual({ kind: "taken", region: 3, seat: 0, over: "people" });
    expect(changes).toContainEqual({ kind: "come", region: 5, seat: 1, race: "elves", tokens: 2, from: 3 });
    expect(changes).toContainEqual({ kind: "gone", region: 3, seat: 1, race: "elves", tokens: 1, last: true });
  });

  it("tells tokens taken up from a region that is left for good", () => {
    const changes = diff(position({ 3: trolls(3), 5: trolls(1) }), position({ 3: trolls(1) }));
    expect(changes).toEqual([
      { kind: "gone", region: 3, seat: 0, race: "trolls", tokens: 2, last: false },
      { kind: "gone", region: 5, seat: 0, race: "trolls", tokens: 1, last: true },
    ]);
  });

  it("moves the dragon, and places and removes markers", () => {
    const before = position({ 3: trolls(1, { dragon: 1 }), 5: trolls(1, { encampments: 2 }), 6: elves(1) });
    const after = position({ 3: trolls(1), 5: trolls(1, { dragon: 1 }), 6: elves(1, { fortress: 1 }) });
    expect(diff(before, after)).toEqual([
      { kind: "placed", region: 5, marker: "dragon", by: 1, from: 3 },
      { kind: "removed", region: 5, marker: "encampments", by: 2 },
      { kind: "placed", region: 6, marker: "fortress", by: 1, from: null },
    ]);
  });

  it("shows a race going into decline where it stays", () => {
    const changes = diff(position({ 3: trolls(2) }), position({ 3: trolls(1) }, [null, "elves"]));
    expect(changes).toContainEqual({ kind: "declined", region: 3, seat: 0 });
  });

  it("shows a Sorcerer replacing somebody's lone token", () => {
    const changes = diff(position({ 3: elves(1) }), position({ 3: { seat: 0, race: "sorcerers", tokens: 1 } }));
    expect(changes.map((change) => change.kind)).toEqual(["taken", "gone", "come"]);
  });
});

describe("what stands in a region", () => {
  it("knows home-made markers", () => {
    const content = { ...trolls(2, { lair: 1, hole: 0 }), beacon: 3 } as RegionContent;
    expect([...markersOf(content)]).toEqual([
      ["lair", 1],
      ["beacon", 3],
    ]);
  });

  it("is declined when it is not its seat's active race", () => {
    const now = position({});
    expect(active(now, trolls(1))).toBe(true);
    expect(active(now, { seat: 0, race: "ghouls", tokens: 1 })).toBe(false);
    expect(active(now, { lost_tribe: 1 })).toBe(false);
  });
});
