/** What the pieces of a region take of the map, in units of pieces around the middle of its stack. */

import type { RegionContent } from "@/position";
import { markersOf } from "./diff";
import { markerWidth, rows } from "./markerRows";
import type { Box } from "./placeBadges";
import { AFAR, PICTURE, TOKEN } from "./sizes";

/** Half of a marker, and how far above the middle of a stack the first row of them is. */
const MARKER = 13;
export const LIFT = TOKEN.height / 2 + 9;

const isStack = ({ seat, tokens }: RegionContent) => seat !== undefined && (tokens ?? 0) > 0;
export const stands = (content: RegionContent) => isStack(content) || (content.lost_tribe ?? 0) > 0;

/** The stack, the sign of its owner at its lower corner, and the markers above. */
export function boxesOf(content: RegionContent, plain: boolean): Box[] {
  const found: Box[] = [];
  const box = (x: number, y: number, width: number, height: number) =>
    found.push({ left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 });
  if (isStack(content)) {
    const count = content.tokens ?? 0;
    const width = (count > 9 ? TOKEN.wide : TOKEN.width) - (plain ? PICTURE : 0);
    const thick = 3 * Math.min(3, count - 1);
    box(0, thick / 2, width, TOKEN.height + thick);
    box(3 - width / 2, TOKEN.height / 2 - 3, 20, 20);
  } else if (content.lost_tribe) {
    const shrunk = plain ? AFAR : 1;
    box(0, 0, 44 * shrunk, TOKEN.height * shrunk);
  }
  const lift = stands(content) ? LIFT : 0;
  for (const { count, x, y } of rows(markersOf(content))) box(x, y - lift, markerWidth(count), 2 * MARKER);
  return found;
}

/** How far pieces have to come down so that nothing of them is above the paper, which is `room` above their middle. */
export const lowered = (content: RegionContent, plain: boolean, room: number) =>
  Math.max(0, -Math.min(0, ...boxesOf(content, plain).map(({ top }) => top)) - room);
