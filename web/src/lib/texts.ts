/** Every sentence of the page, from the same Fluent files that Python reads. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob("@locales/en/{names,events,reasons,regions,page-*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

function read(): FluentBundle {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const source of Object.values(FILES)) bundle.addResource(new FluentResource(source));
  return bundle;
}

const bundle = read();

export type Facts = Record<string, string | number>;

/** Ids of the game have underscores, Fluent's have hyphens. */
export function messageId(id: string): string {
  return id.replaceAll("_", "-");
}

export function hasText(id: string): boolean {
  return bundle.hasMessage(messageId(id));
}

/** A message with its facts filled in; `id.attribute` names an attribute. */
export function text(id: string, facts: Facts = {}): string {
  const [name = "", attribute] = messageId(id).split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`no text for ${id}`);
    return id;
  }
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(facts)) {
    values[key] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return bundle.formatPattern(pattern, values);
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

/** The refusals of the engine, as one sentence. */
export function reasons(codes: string[]): string {
  return codes.map((code) => (hasText(`reason-${code}`) ? text(`reason-${code}`) : words(code))).join("; ");
}
