import { expect, test } from "vitest";
import { mentionsOf, partsOf } from "@/traits/mentions";
import { wordsAbout } from "@/traits/named";

const orcs = { words: "Orcs", named: { kind: "race", id: "orcs" } } as const;

test("markers that are told together can be asked about", () => {
  const placed = { type: "marker_placed", seat: 0, marker: "encampments", region: 7 } as const;
  expect(mentionsOf(placed, 3).map(({ words }) => words)).toEqual(["3 encampments"]);
});

test("a sentence is cut where it names something, and nothing of it is lost", () => {
  const parts = partsOf("Ann takes Badger Hill (Orcs).", [orcs], ["Ann"]);
  expect(parts).toEqual([
    { text: "Ann takes Badger Hill (", named: null },
    { text: "Orcs", named: orcs.named },
    { text: ").", named: null },
  ]);
});

test("a player who is called like a race is no race", () => {
  const parts = partsOf("Orcs takes Orcstead (Orcs).", [orcs], ["Orcs"]);
  expect(parts.filter((part) => part.named)).toEqual([]);
  const other = partsOf("Old Orcs loses Orcstead (Orcs).", [orcs], ["Old Orcs"]);
  expect(other.map((part) => part.text)).toEqual(["Old Orcs loses Orcstead (", "Orcs", ")."]);
});

test("a combo is one name, not two", () => {
  const picked = { type: "picked", seat: 0, row: 1, race: "orcs", power: "hill", paid: 0, found: 0, tokens: 9 } as const;
  const parts = partsOf("Ann picks Hill Orcs.", mentionsOf(picked), ["Ann"]);
  expect(parts.filter((part) => part.named)).toEqual([{ text: "Hill Orcs", named: { kind: "combo", race: "orcs", power: "hill" } }]);
});

test("each kind of event names what it is about", () => {
  const marker = { type: "marker_placed", seat: 0, marker: "fortress", region: 1 } as const;
  expect(mentionsOf(marker).map(({ named }) => named)).toEqual([{ kind: "marker", id: "fortress" }]);
  const scored = { type: "scored", seat: 0, income: [["regions", 3], ["merchant", 3]] as [string, number][], total: 8 } as const;
  expect(mentionsOf(scored).map(({ named }) => named)).toContainEqual({ kind: "power", id: "merchant" });
  expect(mentionsOf({ type: "tribe_fell", region: 1 }).map(({ named }) => named)).toEqual([{ kind: "tribe" }]);
});

test("there is something to tell about everything in the box", () => {
  for (const id of ["lair", "fortress", "encampments", "hole", "hero", "dragon"]) expect(wordsAbout({ kind: "marker", id })[0]!.about).not.toBe("");
  expect(wordsAbout({ kind: "combo", race: "orcs", power: "hill" }).map(({ name }) => name)).toEqual(["Orcs", "Hill"]);
  expect(wordsAbout({ kind: "tribe" })[0]!.about).not.toBe("");
  expect(wordsAbout({ kind: "marker", id: "sand_castle" })).toEqual([{ kind: "marker", id: "sand_castle", name: "sand castle", about: "" }]);
});
