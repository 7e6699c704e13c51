/** What of a plan is told. */

import type { MoveParts } from "@/protocol";

/** So many moves of a hint's best plan are told, and lit. */
export const HINTED = 4;

/** Ends of phases go without saying in a plan, unless there is nothing else to say. */
export function toTell(moves: MoveParts[]): MoveParts[] {
  const telling = moves.filter((move) => move.verb !== "done");
  return telling.length ? telling : moves.slice(0, 1);
}
