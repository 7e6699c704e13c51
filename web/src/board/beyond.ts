/** Which lit regions are out of sight, and where one would have to look for them. */

import type { Box } from "./view";

/** A lit region, and where the middle of its pieces is shown in the box. */
export interface Lit {
  id: number;
  at: [number, number];
}

export type Edge = "left" | "right" | "up" | "down";

/** A region counts as seen when the middle of its pieces is at least so far inside the box, in CSS pixels. */
const SEEN = 8;

/** By edge, the regions beyond it; one in a corner belongs to the edge that it is farther away from. */
export function beyond(lit: Lit[], { width, height }: Box): { edge: Edge; ids: number[] }[] {
  const found: Record<Edge, number[]> = { left: [], right: [], up: [], down: [] };
  for (const { id, at } of lit) {
    const [x, y] = at;
    const outside: [Edge, number][] = [
      ["left", SEEN - x],
      ["right", x - width + SEEN],
      ["up", SEEN - y],
      ["down", y - height + SEEN],
    ];
    const [edge, far] = outside.reduce((most, one) => (one[1] > most[1] ? one : most));
    if (far > 0) found[edge].push(id);
  }
  return (Object.keys(found) as Edge[]).filter((edge) => found[edge].length).map((edge) => ({ edge, ids: found[edge] }));
}
