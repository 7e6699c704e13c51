/** What a language does with lists, days, numbers and letters, asked of Node, which knows all languages. */

import type { Habits } from "./src/lib/habits";

const PLAIN = "abcdefghijklmnopqrstuvwxyz";

type Part = { type: string; value: string };

const literals = (parts: Part[]) => parts.filter(({ type }) => type === "literal").map(({ value }) => value);

function joints(code: string, type: "conjunction" | "unit"): Habits["lists"]["unit"] {
  const format = new Intl.ListFormat(code, { type, style: type === "unit" ? "short" : "long" });
  const [pair = ""] = literals(format.formatToParts(["0", "1"]));
  const [between = "", last = ""] = literals(format.formatToParts(["0", "1", "2"]));
  return { pair, between, last };
}

const pattern = (format: Intl.DateTimeFormat) =>
  format.formatToParts(0).map(({ type, value }) => (type === "literal" ? value : `{${type}}`)).join("");

/** The habits of a language, whose words have the letters that are put into their order. */
export function habitsOf(code: string, words: string): Habits {
  const day = { day: "numeric", month: "short" } as const;
  const short = new Intl.DateTimeFormat(code, day);
  const month = (_: unknown, i: number) => short.formatToParts(new Date(2024, i, 1)).find(({ type }) => type === "month")!.value;
  return {
    lists: { conjunction: joints(code, "conjunction"), unit: joints(code, "unit") },
    day: pattern(short),
    dayOfYear: pattern(new Intl.DateTimeFormat(code, { ...day, year: "2-digit" })),
    months: Array.from({ length: 12 }, month),
    decimal: new Intl.NumberFormat(code).formatToParts(0.5).find(({ type }) => type === "decimal")!.value,
    alphabet: [...new Set((PLAIN + words.toLowerCase()).match(/\p{L}/gu))].sort(new Intl.Collator(code).compare).join(""),
  };
}
