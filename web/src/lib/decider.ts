import type { Position } from "@/position";

/** Whose decision it is; nobody's when the game is over. */
export function decider(position: Position): number | null {
  return position.phase === "over" ? null : (position.deciding ?? position.seat);
}
