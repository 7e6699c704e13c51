/** Small words that several panels need. */

import { hasText, text, traitName } from "@/lib/texts";
import type { RegionContent } from "@/position";

export const percent = (odds: number) => text("odds-percent", { percent: Math.round(odds * 100) });

/** A marker, or several, in as few words as possible: "lair", "3 camps". */
export function marker(id: string, count = 1): string {
  return hasText(`marker-${id}`) ? text(`marker-${id}`, { count }) : id.replaceAll("_", " ");
}

const PLAIN = new Set(["seat", "race", "tokens", "lost_tribe"]);

/** What stands in a region beside its tokens. */
export function markersIn(content: RegionContent | undefined): [string, number][] {
  return Object.entries(content ?? {}).filter(
    (pair): pair is [string, number] => !PLAIN.has(pair[0]) && typeof pair[1] === "number" && pair[1] > 0,
  );
}

const PARTS = new Set(["region", "mountain", "lost_tribe", "tokens", "die", "at_least_one"]);

/** What a part of a cost is for. */
export function partName(part: string): string {
  if (PARTS.has(part)) return text(`part-${part}`);
  return hasText(`marker-${part}`) ? marker(part) : traitName(part);
}

export const total = (parts: Record<string, number>) => Object.values(parts).reduce((sum, part) => sum + part, 0);
