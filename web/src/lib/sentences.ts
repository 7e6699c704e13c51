/** Events in sentences, with the same facts as Python's `locales/events.py` gives to the same messages. */

import type { DrawnBoard } from "@/boards/board";
import { type GameEvent, QUIET } from "@/protocol";
import { comboName, type Facts, hasText, list, text, traitName } from "./texts";

/** What things are called at one table. */
export interface Names {
  players: string[];
  /** Keys of the regions' names, by region. */
  regions: ReadonlyMap<number, string>;
}

export interface Told {
  event: GameEvent;
  /** How many equal ones are told at once. */
  count: number;
  text: string;
}

export function namesAt(players: string[], board: DrawnBoard | null): Names {
  return { players, regions: new Map(board?.regions.map((region) => [region.id, region.name])) };
}

export function regionName(region: number, names: Names): string {
  const key = names.regions.get(region);
  return key && hasText(`region-${key}`)
    ? text(`region-${key}`)
    : text("numbered-region", { number: region });
}

/** A marker, or so many, in as few words as possible. */
export function markerName(id: string, count = 1): string {
  if (hasText(`marker-${id}`)) return text(`marker-${id}`, { count });
  const name = id.replaceAll("_", " ");
  return count === 1 ? name : `${count} ${name}`;
}

/** One marker in a sentence, with its article. */
export function oneMarker(id: string): string {
  return hasText(`marker-${id}`) ? text(`marker-${id}.indefinite`) : id.replaceAll("_", " ");
}

/** One marker or several in a sentence. */
export const markersIn = (id: string, count: number) => (count === 1 ? oneMarker(id) : markerName(id, count));

/** One part of an income: "regions 4". */
export function incomePart(source: string, coins: number): string {
  return source === "regions"
    ? text("income-regions", { coins })
    : text("income-trait", { coins, trait: traitName(source) });
}

/** All parts of an income that are not nothing: "regions 4, bonus 2". */
export function incomeParts(parts: Iterable<[string, number]>): string {
  const told = [...parts].filter(([, coins]) => coins).map(([source, coins]) => incomePart(source, coins));
  return list(told, "unit");
}

/** What happened, in one sentence; `count` equal events are told together. */
export function sentence(event: GameEvent, names: Names, count = 1): string {
  return text(`event-${event.type}`, facts(event, names, count));
}

/** What is put down one by one, and told at once. */
const COUNTED = new Set<GameEvent["type"]>(["deployed", "marker_placed"]);

/** Each event that has one with its sentence; what is put down in a row is counted region by region. */
export function sentences(events: GameEvent[], names: Names): Told[] {
  const told: Told[] = [];
  let run = new Map<string, Told>();
  let kind: GameEvent["type"] | null = null;
  for (const event of events) {
    if (QUIET.has(event.type)) continue;
    if (event.type !== kind) run = new Map();
    kind = event.type;
    const key = JSON.stringify(event);
    const same = COUNTED.has(event.type) ? run.get(key) : undefined;
    if (same) same.text = sentence(event, names, ++same.count);
    else {
      const one = { event, count: 1, text: sentence(event, names) };
      told.push(one);
      run.set(key, one);
    }
  }
  return told;
}

function facts(event: GameEvent, names: Names, count: number): Facts {
  const found: Facts = {};
  for (const [field, value] of Object.entries(event)) {
    const fact = named(field, value, names);
    if (fact !== null) found[field] = fact;
  }
  if ("race" in event && "power" in event) found.combo = comboName(event.race, event.power);
  switch (event.type) {
    case "deployed":
      found.tokens = count;
      break;
    case "marker_placed":
      found.marker = markersIn(event.marker, count);
      break;
    case "rolled":
      found.purpose = event.region === null ? "first" : "attempt";
      break;
    case "conquered":
      found.way = event.means === "tokens" || event.means === "attempt" ? event.means : "trait";
      break;
    case "scored":
      found.coins = event.income.reduce((sum, [, coins]) => sum + coins, 0);
      found.sources = incomeParts(event.income);
      break;
    case "game_ended":
      found.winners = list(event.winners.map((seat) => names.players[seat] ?? ""));
      found.count = event.winners.length;
      found.coins = Math.max(...event.coins);
      break;
  }
  return found;
}

function named(field: string, value: unknown, names: Names): string | number | null {
  if (typeof value === "number") {
    if (field === "seat" || field === "ally") return names.players[value] ?? String(value + 1);
    return field === "region" ? regionName(value, names) : value;
  }
  if (typeof value !== "string") return null;
  return field === "marker" ? oneMarker(value) : traitName(value);
}
