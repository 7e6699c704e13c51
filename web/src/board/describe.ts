/** A region in words, for those who hear the map. */

import type { DrawnRegion } from "@/boards/board";
import { markerName } from "@/lib/sentences";
import { hasText, raceName, text } from "@/lib/texts";
import type { Position } from "@/position";
import { active, markersOf } from "./diff";
import type { BoardSpot } from "./spots";

export function regionName(region: { id: number; name?: string | null }): string {
  const id = `region-${region.name}`;
  return region.name && hasText(id) ? text(id) : text("numbered-region", { number: region.id });
}

/** What plus or minus does there: with tokens, or with a marker. */
export function stepWords(by: 1 | -1, region: string, marker: string | null): string {
  const id = by > 0 ? "board-more" : "board-fewer";
  return marker === null ? text(id, { region }) : text(`${id}.marker`, { region, marker: markerName(marker) });
}

export function describe(region: DrawnRegion, position: Position, names: string[], spot?: BoardSpot, mark?: string): string {
  const content = position.regions[region.id] ?? {};
  const parts = [regionName(region), text(`terrain-${region.terrain}`)];
  for (const symbol of region.symbols) parts.push(text(`symbol-${symbol}`));
  if (content.seat !== undefined && content.race) {
    parts.push(
      text(active(position, content) ? "board-held" : "board-held-declined", {
        name: names[content.seat] ?? "",
        race: raceName(content.race),
        tokens: content.tokens ?? 0,
      }),
    );
  } else if (content.lost_tribe) parts.push(text("lost-tribe"));
  else parts.push(text("board-empty"));
  for (const [marker, count] of markersOf(content)) {
    const id = `marker-${marker}`;
    parts.push(hasText(id) ? text(id, { count }) : `${count} ${marker.replaceAll("_", " ")}`);
  }
  if (mark) parts.push(mark);
  const sentence = parts.join(", ");
  return spot ? text("board-with-choice", { what: sentence, choice: spot.label }) : sentence;
}
