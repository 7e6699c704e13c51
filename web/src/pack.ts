/** Packs: races and powers as data, as `docs/packs.md` has them. */

/** A text, or one for each of some languages. */
export type Words = string | Record<string, string>;

/** Conditions that a region must meet, all of them. */
export interface Filter {
  terrain?: string | string[];
  symbol?: string | string[];
  coast?: boolean;
  edge?: boolean;
  owner?: string | string[];
  empty?: boolean;
  tokens_at_least?: number;
  tokens_at_most?: number;
  marker?: boolean;
  near?: Filter;
  not?: Filter;
}

/** A kind, and the fields of that kind. */
export interface Rule {
  kind: string;
  where?: Filter;
  name?: Words;
  [field: string]: unknown;
}

/** A race or a power. */
export interface Piece {
  id: string;
  tokens: number;
  name?: Words;
  text?: Words;
  icon?: string;
  colour?: string;
  replaces?: string;
  rules?: Rule[];
  [field: string]: unknown;
}

export interface Pack {
  format: number;
  name?: Words;
  races?: Piece[];
  powers?: Piece[];
  maps?: unknown[];
}

/** Where a text is not there in the wanted language, it is told in the first of these that has it. */
const ORDER = ["en", "et", "is", "uk", "ro"];

/** A text in a language, or in another one that has it; empty if there is none. */
export function inLanguage(words: Words | undefined, code: string): string {
  if (words === undefined || typeof words === "string") return words ?? "";
  const found = [code, ...ORDER].find((one) => words[one] !== undefined);
  return found === undefined ? "" : words[found]!;
}
