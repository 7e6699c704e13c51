import { describe, expect, it } from "vitest";
import { addPart } from "@/lib/texts";
import { entriesUpTo, toldOf } from "@/replay/telling";
import { frame, picked, smallGame } from "./replay.frames";

await addPart("replay");

const names = { players: ["Ann", "Bo"], regions: new Map<number, string>() };

describe("a move in words", () => {
  it("leaves out what is no deed of the player", () => {
    const step = frame({ round: 1, seat: 1 }, [
      picked(1, "elves", "hill"),
      { type: "revealed", race: "orcs", power: "stout" },
      { type: "turn_began", round: 2, seat: 0 },
    ]);
    expect(toldOf(step, names)).toBe("Bo takes the combo “Hill Elves”: 9 tokens.");
  });

  it("says something about moves without events", () => {
    expect(toldOf(frame({ round: 1, seat: 0, phase: "redeploy" }), names)).toMatch(/^Ann stops conquering/);
    expect(toldOf(frame({ round: 1, seat: 0, phase: "expand" }), names)).toMatch(/^Ann/);
  });
});

describe("the log of a replay", () => {
  it("begins with the first turn and ends with the step", () => {
    const entries = entriesUpTo(smallGame().frames, 2);
    expect(entries).toHaveLength(3);
    expect(entries[0]!.events).toEqual([{ type: "turn_began", round: 1, seat: 0 }]);
  });
});
