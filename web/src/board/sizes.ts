/** Sizes on the map. Pieces keep readable whatever the zoom: they are drawn in their own units and scaled. */

/** Paper around the board, in map units. */
export const MARGIN = 26;

/** The token: its height, and its width by how many digits its number has. */
export const TOKEN = { height: 42, width: 64, wide: 78, number: 28 } as const;

/** What the picture of the race takes of it; from afar tokens do without. */
export const PICTURE = 29;

/** Tokens that take so much of the width of a usual region stand in each other's way: they are drawn plainer. */
const CROWDED = 0.66;

/** How much smaller everything but the numbers is drawn then. */
export const AFAR = 0.72;

export function isAfar(size: number, board: { width: number; height: number; regions: unknown[] }): boolean {
  return TOKEN.width * size > CROWDED * Math.sqrt((board.width * board.height) / board.regions.length);
}

/** The number on a token is never smaller than 20 CSS pixels … */
const SMALLEST = 0.74;
/** … and a token does not grow over its region for ever. */
const LARGEST = 1.7;

/** Map units per unit of a piece, at a zoom of `scale` pixels per map unit. */
export function pieceScale(scale: number, usual: number): number {
  return Math.min(Math.max(usual, SMALLEST / scale), LARGEST / scale);
}

/** The size of pieces that suits a board: small regions, small tokens. */
export function usualScale(radii: number[]): number {
  const sorted = [...radii].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 40;
  return Math.min(1.25, Math.max(0.8, middle / 44));
}
