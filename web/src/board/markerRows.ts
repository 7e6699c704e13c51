/** Where markers stand around a stack, so that they never cover its number. */

export interface PlacedMarker {
  marker: string;
  count: number;
  x: number;
  y: number;
}

const GAP = 3;
const WIDEST_ROW = 96;
const ROW = 26;

export const markerWidth = (count: number) => (count > 1 ? 38 : 24);

/** Centred rows, the first at y = 0 and each further one above it. */
export function rows(markers: Map<string, number>): PlacedMarker[] {
  const found: PlacedMarker[][] = [[]];
  let used = 0;
  for (const [marker, count] of markers) {
    const width = markerWidth(count);
    if (used && used + width > WIDEST_ROW) {
      found.push([]);
      used = 0;
    }
    found.at(-1)!.push({ marker, count, x: used + width / 2, y: ROW * (1 - found.length) });
    used += width + GAP;
  }
  for (const row of found) {
    const last = row.at(-1);
    const end = last ? last.x + markerWidth(last.count) / 2 : 0;
    for (const placed of row) placed.x -= end / 2;
  }
  return found.flat();
}
