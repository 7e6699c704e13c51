/** What is heard and said when something happens: sounds, short messages, marks on the map. */

import { findLast } from "@/lib/findLast";
import { type Names, incomePart, regionName } from "@/lib/sentences";
import type { Sound } from "@/lib/sound";
import { text } from "@/lib/texts";
import type { Entry, GameEvent } from "@/protocol";

const SOUNDS: Partial<Record<GameEvent["type"], Sound>> = {
  conquered: "conquer",
  rolled: "die",
  game_ended: "win",
};

/** The sounds of some entries, each once. */
export function soundsOf(entries: Entry[], own: number[]): Sound[] {
  const found = new Set<Sound>();
  for (const entry of entries) {
    if (entry.kind === "chat" && !(entry.seat !== null && own.includes(entry.seat))) found.add("chat");
    for (const event of entry.events) {
      const sound = SOUNDS[event.type];
      if (sound) found.add(sound);
      if (event.type === "scored" && own.includes(event.seat)) found.add("coin");
      if (event.type === "turn_began" && own.includes(event.seat)) found.add("turn");
    }
  }
  return [...found];
}

/** "You earn 7 coins: …", for each seat of this screen that scored; people who share a screen are named. */
export function earnings(entries: Entry[], own: number[], names: Names): string[] {
  const found: string[] = [];
  for (const event of eventsOf(entries)) {
    if (event.type !== "scored" || !own.includes(event.seat)) continue;
    const income = event.income.filter(([, coins]) => coins);
    const coins = income.reduce((sum, [, part]) => sum + part, 0);
    const sources = income.map(([source, part]) => incomePart(source, part)).join(", ");
    const name = names.players[event.seat] ?? "";
    found.push(text(own.length > 1 ? "you-earn-named" : "you-earn", { name, coins, sources }));
  }
  return found;
}

export interface Roll {
  seat: number;
  pips: number;
  words: string;
}

/** The last roll of the die among some entries, and what came of it. */
export function rollIn(entries: Entry[], names: Names): Roll | null {
  const events = eventsOf(entries);
  const event = findLast(events, (event) => event.type === "rolled");
  if (event?.type !== "rolled") return null;
  const facts = { name: names.players[event.seat] ?? "", pips: event.pips };
  if (event.region === null) return { ...event, words: text("roll-first", facts) };
  const region = regionName(event.region, names);
  const isTaken = events.some((other) => other.type === "conquered" && other.region === event.region);
  return { ...event, words: text(isTaken ? "roll-won" : "roll-lost", { ...facts, region }) };
}

/** Regions that changed hands in the turn that is shown, or in the last one in which any did. */
export function lastMarks(entries: Entry[]): number[] {
  const marks = new Set<number>();
  for (const event of eventsOf(entries).reverse()) {
    if (event.type === "conquered" || event.type === "repelled" || event.type === "abandoned") marks.add(event.region);
    if (event.type === "turn_began" && marks.size) break;
  }
  return [...marks];
}

function eventsOf(entries: Entry[]): GameEvent[] {
  return entries.flatMap((entry) => entry.events);
}
