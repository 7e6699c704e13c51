import { describe as group, expect, it } from "vitest";
import { describe, regionName } from "@/board/describe";
import type { DrawnRegion } from "@/boards/board";
import type { Position } from "@/position";

const region: DrawnRegion = {
  id: 7,
  arcs: [],
  token: [0, 0],
  tokenRadius: 40,
  symbol: [0, 0],
  symbolRadius: 17,
  label: [0, 0],
  labelRadius: 13,
  decor: [],
  terrain: "hill",
  symbols: ["mine", "cavern"],
  name: "badger_hill",
};
const position = (content: object, active: string | null = "trolls") =>
  ({ players: [{ active: active ? { race: active } : null }], regions: { 7: content } }) as unknown as Position;

group("a region in words", () => {
  it("says its name, terrain and symbols, and that it is empty", () => {
    expect(describe(region, position({}), ["Ann"])).toBe("Badger Hill, hill, mine, cavern, empty");
  });

  it("says who holds it with how many, what else is there, and what can be done", () => {
    const held = position({ seat: 0, race: "trolls", tokens: 1, lair: 1, encampments: 2 });
    const spot = { tone: "go", badge: "3", label: "Conquer for 3" } as const;
    expect(describe(region, held, ["Ann"], spot)).toBe(
      "Badger Hill, hill, mine, cavern, Trolls (Ann), 1 token, lair, 2 encampments. Conquer for 3",
    );
  });

  it("says when a race is in decline, and where a Lost Tribe is", () => {
    const declined = position({ seat: 0, race: "trolls", tokens: 2 }, "elves");
    expect(describe(region, declined, ["Ann"])).toContain("in decline: Trolls (Ann), 2 tokens");
    expect(describe(region, position({ lost_tribe: 1 }), ["Ann"])).toContain("Lost Tribe");
  });

  it("numbers a region without a name", () => {
    expect(regionName({ ...region, name: "" })).toBe("region 7");
  });
});
