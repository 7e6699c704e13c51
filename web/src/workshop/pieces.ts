/** New pieces, their ids, and values that are written only where they differ from what holds anyway. */

import { inLanguage, type Pack, type Piece, type Rule, type Words } from "@/pack";
import { type PackField, VOCABULARY } from "@/vocabulary";

export type Kind = "races" | "powers";
export type Values = Record<string, unknown>;

/** The fields of a piece that its form shows. */
export const fieldsOf = (kind: Kind): PackField[] => (kind === "races" ? VOCABULARY.race : VOCABULARY.power);

/** The kinds of rules that a piece can still get. */
export function freeKinds(piece: Piece): string[] {
  const rules = piece.rules ?? [];
  const has = (kind: string) => rules.some((rule) => rule.kind === kind);
  return VOCABULARY.rules.filter((rule) => !(rule.once && has(rule.kind))).map((rule) => rule.kind);
}

/** The fields of a rule; some are for races only. */
export function ruleFields(kind: string, of: Kind): PackField[] {
  const fields = VOCABULARY.rules.find((rule) => rule.kind === kind)?.fields ?? [];
  return of === "races" ? fields : fields.filter((field) => !field.racesOnly);
}

/** Kinds of rules that are about the race's own regions where no owner is named. */
const OWN = ["coins", "tokens", "defence", "losses", "stays", "marker"];
export const aboutOwn = (kind: string) => OWN.includes(kind);

/** A rule as it begins: what it must have; a marker has a name, or its id would be told. */
export function newRule(kind: string, markerName?: Words): Rule {
  if (kind === "marker") return { kind, id: "marker", ...(markerName && { name: markerName }) };
  if (kind === "links") return { kind, where: { symbol: VOCABULARY.filter.find((field) => field.name === "symbol")!.choices![0]! } };
  if (kind === "coins") return { kind, per: "region" };
  if (kind === "die") return { kind, faces: [0, 0, 1, 1, 2, 3] };
  return { kind };
}

/** Set a field, or leave it out where it would say nothing. */
export function put(values: Values, field: PackField, value: unknown): void {
  const isNothing = value === undefined || value === "" || (Array.isArray(value) && !value.length);
  if (isNothing || (!field.required && value === field.default)) delete values[field.name];
  else values[field.name] = value;
}

/** A name as an id: small letters, digits and underscores. */
export function slug(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "_").replaceAll(/^[^a-z]+|_+$/g, "").slice(0, 30);
}

/** An id that nothing else has, from a name where there is one. */
export function freeId(name: string, kind: Kind, pack: Pack, taken: string[]): string {
  const wanted = slug(name) || (kind === "races" ? "race" : "power");
  const used = new Set([...taken, ...[...(pack.races ?? []), ...(pack.powers ?? [])].map((piece) => piece.id)]);
  if (!used.has(wanted)) return wanted;
  for (let n = 2; ; n++) if (!used.has(`${wanted}_${n}`)) return `${wanted}_${n}`;
}

/** What a piece is called, even one without a name. */
export const nameOf = (piece: Piece, code: string) => inLanguage(piece.name, code);

const HUES = ["#5f7f4f", "#8a4b32", "#3f6d8c", "#7a4f8c", "#8c6d1f", "#3c7a6e", "#a0433f", "#56619e"];
export const someColour = (n: number) => HUES[n % HUES.length]!;

/** Light letters on a dark ground, dark ones on a light one. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const bright = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = 0.2126 * bright(red) + 0.7152 * bright(green) + 0.0722 * bright(blue);
  return light > 0.22 ? "#1d140b" : "#fffaf0";
}
