import { afterEach, expect, it } from "vitest";
import { powerGround, raceCloth } from "@/board/icons";
import { homeMade, setHomeMade } from "@/lib/homeMade.svelte";
import { markerName } from "@/lib/sentences";
import { powerAbout, powerName, raceAbout, raceName } from "@/lib/texts";
import type { Pack } from "@/pack";
import { layOut } from "@/pieces/atHand";

const PACK: Pack = {
  format: 1,
  races: [{ id: "lake_folk", tokens: 5, replaces: "ratmen", name: { en: "Lake { $folk }", uk: "Озерники" }, colour: "#5f7f4f" }],
  powers: [
    {
      id: "damp",
      tokens: 4,
      text: "<b>Wet</b>",
      rules: [{ kind: "marker", id: "puddle", name: { en: "Puddle" }, supply: 2, placed: "turn", coins: 1 }],
    },
  ],
};

afterEach(() => setHomeMade([], []));

it("gives home-made pieces their names, their words and their looks", async () => {
  await layOut([PACK], "en");
  expect(raceName("lake_folk")).toBe("Lake { $folk }"); // nothing in a stranger's text is read
  expect(powerName("damp")).toBe("Damp");
  expect(powerAbout("damp")).toBe("<b>Wet</b>");
  expect(raceAbout("lake_folk")).toMatch(/\.$/);
  expect(markerName("puddle")).toBe("Puddle");
  expect(raceCloth("lake_folk")).toContain("#5f7f4f");
  expect(powerGround("damp")).not.toContain("from");
  expect(homeMade("lake_folk")?.tokens).toBe(5);
});

it("speaks the language that is wanted, and another where it must", async () => {
  await layOut([PACK], "uk");
  expect(raceName("lake_folk")).toBe("Озерники");
  expect(markerName("puddle")).toBe("Puddle");
  expect(raceAbout("lake_folk")).toMatch(/[а-яіїєґ]/);
});

it("forgets them with the table", async () => {
  await layOut([PACK], "en");
  setHomeMade([], []);
  expect(raceName("lake_folk")).toBe("Lake folk");
  expect(homeMade("lake_folk")).toBeUndefined();
});
