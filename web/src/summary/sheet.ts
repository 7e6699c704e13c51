/** What the sheet lists, and how it is searched. */

import { folded } from "@/lib/folded";
import { alphabetical, powerAbout, powerName, raceAbout, raceName, text } from "@/lib/texts";
import type { Content } from "@/protocol";

export type Kind = "race" | "power" | "terrain" | "symbol" | "piece";

export interface Item {
  kind: Kind;
  id: string;
  name: string;
  about: string;
  tokens: number | null;
  box: number | null;
}

const TERRAINS = ["farmland", "forest", "hill", "mountain", "swamp", "sea", "lake"];
const SYMBOLS = ["mine", "cavern", "magic"];

function plain(kind: Kind, id: string, name: string, about: string): Item {
  return { kind, id, name: name.charAt(0).toUpperCase() + name.slice(1), about, tokens: null, box: null };
}

/** What is printed on the map, and what stands on it: Lost Tribes and the markers of races and powers. */
export function mapItems(markers: string[]): Item[] {
  return [
    ...TERRAINS.map((id) => plain("terrain", id, text(`terrain-${id}`), text(`page-terrain-${id}`))),
    ...SYMBOLS.map((id) => plain("symbol", id, text(`symbol-${id}`), text(`page-symbol-${id}`))),
    ...["lost_tribe", ...markers].map((id) => plain("piece", id, text(`page-piece-${id}`), text(`page-piece-${id}-about`))),
  ];
}

/** What the races and powers put on the map. */
export function markersIn({ races, powers }: Content): string[] {
  return [...new Set([...races, ...powers].flatMap(({ marker }) => (marker === null ? [] : [marker])))];
}

export function traitItems(content: Content): Item[] {
  const byName = (a: Item, b: Item) => alphabetical(a.name, b.name);
  const races = content.races.map(
    ({ id, tokens, box }): Item => ({ kind: "race", id, name: raceName(id), about: raceAbout(id), tokens, box }),
  );
  const powers = content.powers.map(
    ({ id, tokens }): Item => ({ kind: "power", id, name: powerName(id), about: powerAbout(id), tokens, box: null }),
  );
  return [...races.sort(byName), ...powers.sort(byName)];
}

/** Items that have every word somewhere; names that begin so come first. */
export function search(items: Item[], wanted: string): Item[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const first = words[0] ?? "";
  const begins = (item: Item) => (folded(item.name).startsWith(first) ? 0 : 1);
  return items
    .filter((item) => words.every((word) => folded(`${item.name} ${item.about}`).includes(word)))
    .sort((a, b) => begins(a) - begins(b));
}
