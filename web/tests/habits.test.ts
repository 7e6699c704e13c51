import { LOADS, NAMES } from "virtual:languages";
import { expect, test } from "vitest";
import { compared, dated, type Habits, joined } from "@/lib/habits";

/** Node knows every language: there what the page does by itself can be compared. */
const CODES = Object.keys(NAMES).filter((code) => LOADS[code]?.page);
/** Some spaces are narrower than others, depending on how one asks. */
const spaced = (words: string) => words.replaceAll(/\s/gu, " ");
const loaded = async (code: string) => (await LOADS[code]!.page!()) as { default: string; habits: Habits };

test("there are languages to look at, and Node knows them", () => {
  expect(CODES).toContain("is");
  expect(Intl.ListFormat.supportedLocalesOf(CODES)).toEqual(CODES);
});

test.each(CODES)("lists in %s", async (code) => {
  const { habits } = await loaded(code);
  for (const type of ["conjunction", "unit"] as const) {
    const format = new Intl.ListFormat(code, { type, style: type === "unit" ? "short" : "long" });
    for (const count of [0, 1, 2, 3, 4, 5]) {
      const words = ["Ann", "Бо", "Þór", "Ilinca", "Õie"].slice(0, count);
      expect(joined(words, habits.lists[type])).toBe(format.format(words));
    }
  }
});

test.each(CODES)("days in %s", async (code) => {
  const { habits } = await loaded(code);
  for (let month = 0; month < 12; month++) {
    const date = new Date(2004, month, 3 + month);
    for (const year of [undefined, "2-digit"] as const) {
      const wanted = date.toLocaleDateString(code, { day: "numeric", month: "short", year });
      expect(spaced(dated(date, habits, year !== undefined))).toBe(spaced(wanted));
    }
  }
});

test.each(CODES)("tenths in %s", async (code) => {
  const { habits } = await loaded(code);
  expect(`66${habits.decimal}5`).toBe(new Intl.NumberFormat(code).format(66.5));
});

test.each(CODES)("the alphabet of %s", async (code) => {
  const { default: texts, habits } = await loaded(code);
  const names = [...texts.matchAll(/^(?:race|power)-[a-z]+ = ([^\s-]+)$/gm)].map((found) => found[1]!);
  expect(names.length).toBeGreaterThan(25);
  const own = [...names].sort((a, b) => compared(a, b, habits));
  expect(own).toEqual([...names].sort(new Intl.Collator(code).compare));
});

test("letters that other languages take for others have their place", async () => {
  const { habits } = await loaded("is");
  const words = ["öl", "æska", "þorp", "ýsa", "yndi", "áll", "alfa", "ðe", "dúfa", "orka"];
  expect(words.sort((a, b) => compared(a, b, habits))).toEqual(
    ["alfa", "áll", "dúfa", "ðe", "orka", "yndi", "ýsa", "þorp", "æska", "öl"],
  );
});
