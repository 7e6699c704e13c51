import { describe, expect, it } from "vitest";
import { addPart } from "@/lib/texts";
import { mapItems, markersIn, search, traitItems } from "@/summary/sheet";

await addPart("summary");

const content = {
  races: [
    { id: "wizards", tokens: 5, box: 10, marker: null },
    { id: "dwarves", tokens: 3, box: 8, marker: null },
  ],
  powers: [{ id: "dragon_master", tokens: 5, box: null, marker: "dragon" }],
  levels: [],
  version: "",
};
const items = [...traitItems(content), ...mapItems(markersIn(content))];
const ids = (words: string) => search(items, words).map(({ id }) => id);

describe("the sheet", () => {
  it("has a name and a sentence for everything", () => {
    for (const { name, about } of items) {
      expect(name).toMatch(/^\p{Lu}/u);
      expect(about).toMatch(/\.$/);
    }
  });

  it("lists races and powers by name", () => {
    expect(items.slice(0, 3).map(({ name }) => name)).toEqual(["Dwarves", "Wizards", "Dragon Master"]);
  });

  it("lists what races and powers put on the map", () => {
    expect(items.filter(({ kind }) => kind === "piece").map(({ id }) => id)).toEqual(["lost_tribe", "dragon"]);
  });

  it("finds by name first, then by what is said", () => {
    expect(ids("MINE")).toEqual(["mine", "dwarves"]);
    expect(ids("dragon")[0]).toBe("dragon_master");
    expect(ids("coin magic")).toEqual(["wizards", "magic"]);
    expect(ids("coin mine decline")).toEqual(["dwarves", "mine"]);
    expect(ids("unicorn")).toEqual([]);
  });
});
