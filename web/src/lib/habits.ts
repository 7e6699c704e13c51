/** Lists, days, numbers and alphabets of a language that the browser does not know: not every browser knows every language. */

type ListKind = "conjunction" | "unit";

/** Made by `texts-plugin.ts`, where all languages are known. */
export interface Habits {
  /** What stands between two words that are all, between the words of a longer list, and before its last one. */
  lists: Record<ListKind, { pair: string; between: string; last: string }>;
  /** How a day is written, with `{day}`, `{month}` and `{year}`. */
  day: string;
  dayOfYear: string;
  months: string[];
  /** The sign before tenths. */
  decimal: string;
  /** The letters in their order. */
  alphabet: string;
}

export function joined(words: string[], { pair, between, last }: Habits["lists"][ListKind]): string {
  if (words.length < 3) return words.join(pair);
  return words.slice(0, -1).join(between) + last + words.at(-1)!;
}

export function dated(date: Date, habits: Habits, hasYear: boolean): string {
  const parts: Record<string, string> = {
    day: String(date.getDate()),
    month: habits.months[date.getMonth()]!,
    year: String(date.getFullYear() % 100).padStart(2, "0"),
  };
  return (hasYear ? habits.dayOfYear : habits.day).replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part]!);
}

/** Letter by letter; what is no letter of the language comes before all that are. */
export function compared(a: string, b: string, { alphabet }: Habits): number {
  const [one, other] = [a, b].map((word) => [...word.toLowerCase().replaceAll("\u00AD", "")].map((sign) => alphabet.indexOf(sign)));
  const place = one!.findIndex((letter, i) => letter !== other![i]);
  if (place < 0) return one!.length - other!.length;
  return one![place]! - (other![place] ?? -2);
}
