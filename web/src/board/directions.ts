/** Arrow keys on the map: the nearest region in a direction. */

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Place {
  id: number;
  token: [number, number];
}

const WAYS: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isDirection = (key: string): key is Direction => key in WAYS;

/** Far to the side counts more than far ahead; what lies more beside than ahead is not in that direction. */
export function towards(places: Place[], from: number, direction: Direction): number | null {
  const start = places.find((place) => place.id === from);
  if (!start) return null;
  const [wx, wy] = WAYS[direction];
  let best: number | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.token[0] - start.token[0], place.token[1] - start.token[1]];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead <= 0 || aside > ahead * 1.6) continue;
    const far = Math.hypot(ahead, aside * 1.6);
    if (far < least) [best, least] = [place.id, far];
  }
  return best;
}
