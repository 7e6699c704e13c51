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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, is: (one: unknown) => boolean) => value === undefined || (Array.isArray(value) && value.every(is));
const isText = (value: unknown) => value === undefined || typeof value === "string";
const isWords = (value: unknown) => isText(value) || (isObject(value) && Object.values(value).every((one) => typeof one === "string"));
const isFilter = (value: unknown): boolean => value === undefined || (isObject(value) && isFilter(value.near) && isFilter(value.not));
const isRule = (value: unknown) => isObject(value) && typeof value.kind === "string" && isFilter(value.where) && isWords(value.name);
const isPiece = (value: unknown) =>
  isObject(value) &&
  typeof value.id === "string" &&
  typeof value.tokens === "number" &&
  [value.name, value.text].every(isWords) &&
  [value.icon, value.colour, value.replaces].every(isText) &&
  isListOf(value.rules, isRule);

/** Whether something has the shape of a pack, so that it can be shown. What its fields say is for the server to check. */
export const isPack = (value: unknown): value is Pack => isObject(value) && isWords(value.name) && isListOf(value.races, isPiece) && isListOf(value.powers, isPiece);

/** Where a text is not there in the wanted language, it is told in the first of these that has it. */
const ORDER = ["en", "et", "is", "uk", "ro"];

/** A text in a language, or in another one that has it; empty if there is none. */
export function inLanguage(words: Words | undefined, code: string): string {
  if (words === undefined || typeof words === "string") return words ?? "";
  const found = [code, ...ORDER].find((one) => words[one] !== undefined);
  return found === undefined ? "" : words[found]!;
}
