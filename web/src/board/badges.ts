/** How wide the badges of lit regions are, in units of pieces. */

import type { BoardSpot } from "./spots";

/** A chip with the picture and the price of another way. */
export const CHIP = 52;
const GAP = 3;

/** Of the badge alone; nothing when there are only chips. */
export function mainWidth({ tone, badge, ways = [] }: BoardSpot): number {
  if (badge === null && ways.length) return 0;
  const letters = Math.max(0, (badge?.length ?? 1) - 1);
  // a die's corners need room beside the words
  return { go: 34, chance: 32, special: 42, own: 30, home: 38 }[tone] + letters * (tone === "chance" ? 17 : 11);
}

/** Of the badge and its chips. */
export function badgeWidth(spot: BoardSpot): number {
  const parts = [mainWidth(spot), ...(spot.ways ?? []).map(() => CHIP)].filter(Boolean);
  return parts.reduce((sum, part) => sum + part, GAP * Math.max(0, parts.length - 1));
}
