/** What is heard and said when something happens: sounds, short messages, marks on the map. */

import { findLast } from "@/lib/findLast";
import { type Names, incomeParts, regionName } from "@/lib/sentences";
import type { Sound } from "@/lib/sound";
import { raceName, text } from "@/lib/texts";
import type { Entry, GameEvent } from "@/protocol";
import { standing } from "./logbook";

const SOUNDS: Partial<Record<GameEvent["type"], Sound>> = {
  picked: "pick",
  declined: "decline",
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
      if (isSaved(event)) found.add("saved");
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
    const sources = incomeParts(income);
    const name = names.players[event.seat] ?? "";
    found.push(text(own.length > 1 ? "you-earn-named" : "you-earn", { name, coins, sources }));
  }
  return found;
}

/** Tokens in hand that became more or fewer without being asked for. */
interface HandChange {
  id: "hand-raised" | "hand-put-aside" | "hand-back";
  race: string;
  tokens: number;
}

/**
 * Those of the seats of this screen, among what is shown now. What was put aside can be used again when the next turn
 * begins: how much that is, the log before has told.
 */
export function handChanges(log: Entry[], shown: Entry[], own: number[]): HandChange[] {
  const found: HandChange[] = [];
  const now = new Set(shown.map((entry) => entry.seq));
  const aside = new Map<number, HandChange>();
  for (const { seq, events } of standing(log)) {
    const tell = (change: HandChange | undefined) => {
      if (now.has(seq) && change?.tokens) found.push(change);
    };
    for (const event of events) {
      if (!("seat" in event) || !own.includes(event.seat)) continue;
      if (event.type === "raised") tell({ id: "hand-raised", race: event.race, tokens: event.tokens });
      else if (event.type === "put_aside") {
        aside.set(event.seat, { id: "hand-back", race: event.race, tokens: event.tokens });
        tell({ id: "hand-put-aside", race: event.race, tokens: event.tokens });
      } else if (event.type === "turn_began") {
        tell(aside.get(event.seat));
        aside.delete(event.seat);
      } else if (event.type === "declined") aside.delete(event.seat);
    }
  }
  return found;
}

/** One in words. Its texts come later than the page. */
export const handWords = ({ id, race, tokens }: HandChange) => text(id, { race: raceName(race), tokens });

export interface Roll {
  seat: number;
  pips: number;
  words: string;
  /** A region fell by it that would not have fallen without. */
  isSaved: boolean;
}

const isSaved = (event: GameEvent) => event.type === "conquered" && event.means === "attempt";

/** The last roll of the die among some entries, and what came of it. */
export function rollIn(entries: Entry[], names: Names): Roll | null {
  const events = eventsOf(entries);
  const event = findLast(events, (event) => event.type === "rolled");
  if (event?.type !== "rolled") return null;
  const facts = { name: names.players[event.seat] ?? "", pips: event.pips };
  if (event.region === null) return { ...event, words: text("roll-first", facts), isSaved: false };
  const region = regionName(event.region, names);
  const isTaken = events.some((other) => other.type === "conquered" && other.region === event.region);
  const words = text(isTaken ? "roll-won" : "roll-lost", { ...facts, region });
  return { ...event, words, isSaved: isTaken && events.some(isSaved) };
}

/** A combo that comes into play or leaves it: worth a look at its banner. */
export interface Entrance {
  kind: "picked" | "declined";
  race: string;
  power: string;
  words: string;
}

/** The last one among some entries; what was picked on this screen is known here. */
export function entranceIn(entries: Entry[], own: number[], names: Names): Entrance | null {
  const isOne = (event: GameEvent) => (event.type === "picked" && !own.includes(event.seat)) || event.type === "declined";
  const event = findLast(eventsOf(entries), isOne);
  if (event?.type !== "picked" && event?.type !== "declined") return null;
  const { type: kind, race, power, seat } = event;
  return { kind, race, power, words: text(`entrance-${kind}`, { name: names.players[seat] ?? "" }) };
}

/** Regions that were fought for in the turn that is shown, or in the last one in which any were, and what happened. */
export function lastMarks(entries: Entry[], names: Names): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  for (const event of eventsOf(standing(entries)).reverse()) {
    if (event.type === "turn_began" && marks.size) break;
    if (event.type !== "conquered" && event.type !== "repelled" && event.type !== "abandoned") continue;
    const name = names.players[event.seat] ?? "";
    if (!marks.has(event.region)) marks.set(event.region, text(`mark-${event.type}`, { name }));
  }
  return marks;
}

function eventsOf(entries: Entry[]): GameEvent[] {
  return entries.flatMap((entry) => entry.events);
}
