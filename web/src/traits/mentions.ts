/** What a sentence of the log names, and where in the sentence it does. */

import { markersIn } from "@/lib/sentences";
import { comboName, hasText, powerName, raceName, text, traitName } from "@/lib/texts";
import type { GameEvent } from "@/protocol";
import type { Named } from "./named";

export interface Mention {
  words: string;
  named: Named;
}

/** What the sentence of so many equal events may name; the longer names first, for they hold the shorter ones. */
export function mentionsOf(event: GameEvent, count = 1): Mention[] {
  const found: Mention[] = [];
  const race = "race" in event ? event.race : null;
  const power = "power" in event ? event.power : null;
  if (race && power) found.push({ words: comboName(race, power), named: { kind: "combo", race, power } });
  if (race) found.push({ words: raceName(race), named: { kind: "race", id: race } });
  if (power) found.push({ words: powerName(power), named: { kind: "power", id: power } });
  if ("marker" in event) found.push({ words: markersIn(event.marker, count), named: { kind: "marker", id: event.marker } });
  if (event.type === "tribe_fell") found.push({ words: text("lost-tribe"), named: { kind: "tribe" } });
  const traits = event.type === "scored" ? event.income.map(([source]) => source) : event.type === "conquered" ? [event.means] : event.type === "earned" ? [event.trait] : [];
  for (const id of traits) found.push({ words: traitName(id), named: { kind: hasText(`race-${id}`) ? "race" : "power", id } });
  return found;
}

/** Part of a sentence; one that names something can be asked about. */
export interface Part {
  text: string;
  named: Named | null;
}

/** A sentence in parts: what it names where it names it; never inside of a word that belongs to somebody else. */
export function partsOf(sentence: string, mentions: Mention[], others: string[]): Part[] {
  const spans = others.flatMap((other) => placesOf(sentence, other)).map(([start, end]) => ({ start, end, named: null as Named | null }));
  for (const { words, named } of mentions) {
    const free = placesOf(sentence, words).find(([start, end]) => spans.every((span) => end <= span.start || span.end <= start));
    if (free) spans.push({ start: free[0], end: free[1], named });
  }
  const parts: Part[] = [];
  let last = 0;
  for (const { start, end, named } of spans.filter((span) => span.named).sort((one, other) => one.start - other.start)) {
    if (start > last) parts.push({ text: sentence.slice(last, start), named: null });
    parts.push({ text: sentence.slice(start, end), named });
    last = end;
  }
  if (last < sentence.length) parts.push({ text: sentence.slice(last), named: null });
  return parts;
}

/** Where whole words stand in a sentence. */
function placesOf(sentence: string, words: string): [number, number][] {
  const found: [number, number][] = [];
  if (!words) return found;
  for (let at = sentence.indexOf(words); at >= 0; at = sentence.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!isLetter(sentence[at - 1]) && !isLetter(sentence[end])) found.push([at, end]);
  }
  return found;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
