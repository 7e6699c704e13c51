/** Every sentence of the page, from the same Fluent files that Python reads. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { FIRST, pageSources } from "./english";
import { compared, dated, joined } from "./habits";
import { ownText } from "./homeMade.svelte";
import { intl, loadPart, translated, unknownHabits } from "./language.svelte";

function read(): FluentBundle {
  const bundle = new FluentBundle(FIRST, { useIsolating: false });
  for (const source of pageSources()) bundle.addResource(new FluentResource(source));
  return bundle;
}

const english = read();

const PLAIN = { useGrouping: false };

/** Texts of a screen that comes later than the others: `await` it before they are shown. */
export function addPart(part: string): Promise<void> {
  return loadPart(part, (source) => english.addResource(new FluentResource(source), { allowOverrides: true }));
}

/** A number as the language writes it, also one that the browser does not know. */
class Counted extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace(".", unknownHabits()?.decimal ?? ".");
  }
}

export type Facts = Record<string, string | number>;

/** Ids of the game have underscores, Fluent's have hyphens. */
export function messageId(id: string): string {
  return id.replaceAll("_", "-");
}

/** A pattern and the language that has it: the one that is spoken, or the first one. */
function find(id: string) {
  const [name = "", attribute] = messageId(id).split(".");
  for (const bundle of [translated(), english]) {
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  // a pattern that is a plain string: whatever somebody has written is shown, and nothing in it is read
  const own = ownText(messageId(id));
  return own === undefined ? null : { bundle: english, pattern: own };
}

/** Whether there is such a message, or such an attribute of one. */
export function hasText(id: string): boolean {
  return find(id) !== null;
}

/** A message with its facts filled in; `id.attribute` names an attribute. */
export function text(id: string, facts: Facts = {}): string {
  const found = find(id);
  if (!found) {
    console.error(`no text for ${id}`);
    return id;
  }
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(facts)) {
    values[key] = typeof value === "number" ? new Counted(value, PLAIN) : value;
  }
  return found.bundle.formatPattern(found.pattern, values);
}

function words(id: string): string {
  const plain = id.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export const raceName = (id: string) => (hasText(`race-${id}`) ? text(`race-${id}`) : words(id));
export const powerName = (id: string) => (hasText(`power-${id}`) ? text(`power-${id}`) : words(id));
export const raceAbout = (id: string) => (hasText(`race-${id}-about`) ? text(`race-${id}-about`) : "");
export const powerAbout = (id: string) => (hasText(`power-${id}-about`) ? text(`power-${id}-about`) : "");

/** A race or a power, whichever it is. */
export function traitName(id: string): string {
  return hasText(`race-${id}`) ? raceName(id) : powerName(id);
}

/** A combo by the language's own rule; one whose race or power has no words for it by the message `combo-name`. */
export function comboName(race: string, power: string): string {
  const isNamed = hasText(`race-${race}.combo`) && hasText(`power-${power}.combo`);
  if (!isNamed) return text("combo-name", { race: raceName(race), power: powerName(power) });
  const gender = hasText(`race-${race}.gender`) ? text(`race-${race}.gender`) : "m";
  return text(`power-${power}.combo`, { race: text(`race-${race}.combo`), gender });
}

/** "Ann, Bo and Cleo", or parts of a sum: "regions 4, bonus 2". */
export function list(words: string[], type: "conjunction" | "unit" = "conjunction"): string {
  const habits = unknownHabits();
  if (habits) return joined(words, habits.lists[type]);
  return new Intl.ListFormat(intl(), { type, style: type === "unit" ? "short" : "long" }).format(words);
}

/** A day, with its year if that is not this one. */
export function dayName(date: Date): string {
  const hasYear = date.getFullYear() !== new Date().getFullYear();
  const habits = unknownHabits();
  if (habits) return dated(date, habits, hasYear);
  return date.toLocaleDateString(intl(), { day: "numeric", month: "short", year: hasYear ? "2-digit" : undefined });
}

/** What comes first in the alphabet of the language. */
export function alphabetical(a: string, b: string): number {
  const habits = unknownHabits();
  return habits ? compared(a, b, habits) : new Intl.Collator(intl()).compare(a, b);
}

/** The refusals of the engine, as one sentence. */
export function reasons(codes: string[]): string {
  return codes.map((code) => (hasText(`reason-${code}`) ? text(`reason-${code}`) : words(code))).join("; ");
}
