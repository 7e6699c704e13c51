/** What stands where in the rulebook, and which rule explains what a player meets. */

import { messageId, powerName, raceName, text } from "@/lib/texts";
import data from "./book.json";

/** What somebody may ask about: an address of the rulebook, a race or power, or something met at the table. */
export type Kind = "to" | "trait" | "reasons" | "parts" | "terrains" | "symbols" | "markers" | "things";

export interface Question {
  kind: Kind;
  id: string;
}

interface Numbers {
  tokens: number;
  box: number | null;
}

const chapters = data.chapters as Record<string, string[]>;
const rules = data.rules as Record<string, string>;
const links = data.links as Record<string, Record<string, string>>;

export const RACES: string[] = data.races;
export const POWERS: string[] = data.powers;
export const QUESTIONS: string[] = data.questions;
export const EDITIONS: string[] = data.editions;
export const WORDS: string[] = data.words;
export const TERRAINS = Object.keys(data.links.terrains);
export const SYMBOLS = Object.keys(data.links.symbols);
export const MARKERS = Object.keys(data.links.markers);
export const CHAPTERS = Object.keys(chapters);

/** What is behind a chapter: the pages of its races or powers. */
export const INSIDE: Record<string, string[]> = { races: RACES, powers: POWERS };

/** All pages in their order. */
export const TOPICS = CHAPTERS.flatMap((chapter) => [chapter, ...(INSIDE[chapter] ?? [])]);

export const isTrait = (topic: string) => topic in rules;
export const isRace = (topic: string) => RACES.includes(topic);

export function rulesIn(topic: string): string[] {
  const own = rules[topic];
  return own === undefined ? (chapters[topic] ?? []) : [own];
}

const PLACES = new Map(TOPICS.flatMap((topic) => rulesIn(topic).map((number) => [number, topic] as const)));

export const NUMBERS = [...PLACES.keys()];

/** The page on which an address is; null if there is no such address. */
export function topicOf(address: string): string | null {
  if (TOPICS.includes(address)) return address;
  return PLACES.get(address) ?? null;
}

export const numbersOf = (trait: string): Numbers => (data.numbers as Record<string, Numbers>)[trait] ?? { tokens: 0, box: null };

export const ruleId = (number: string) => `rule-${number.replace(".", "-")}`;
export const exampleId = (topic: string) => messageId(`example-${topic}`);

export function topicTitle(topic: string): string {
  if (!isTrait(topic)) return text(`chapter-${topic}`);
  return isRace(topic) ? raceName(topic) : powerName(topic);
}

export function ruleTitle(number: string): string {
  const topic = PLACES.get(number) ?? "";
  return isTrait(topic) ? topicTitle(topic) : text(`${ruleId(number)}.title`);
}

/** A text at its empty lines. */
export function paragraphs(words: string): string[] {
  return words.split(/\n\s*\n/).map((part) => part.split(/\s+/).filter(Boolean).join(" "));
}

/** A text as pieces: those with `to` are numbers of rules. */
export function pieces(words: string): { text: string; to: string | null }[] {
  return words
    .split(/(?<![\d.])(\d{1,2}\.\d{1,2})(?!\.?\d)/)
    .map((part, i) => ({ text: part, to: i % 2 && PLACES.has(part) ? part : null }))
    .filter((piece) => piece.text);
}

/** The address that answers a question; null for what is home-made. */
export function answer({ kind, id }: Question): string | null {
  if (kind === "to") return topicOf(id) ? id : null;
  if (kind === "trait") return isTrait(id) ? id : null;
  if (kind === "parts" && !(id in links.parts!)) return links.markers![id] ?? (isTrait(id) ? id : null);
  return links[kind]?.[id] ?? null;
}
