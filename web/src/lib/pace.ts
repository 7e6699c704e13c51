/** How long the table waits before it shows the next thing that others did. */

import type { Entry } from "@/protocol";

/** Milliseconds between two moves, by the setting: at once, quick, easy to follow, slow. */
const STEP = [0, 300, 750, 1500] as const;

export type Pace = keyof typeof STEP & (0 | 1 | 2 | 3);

/** Moves are what is watched; talk, undone steps and people coming and going need no pause. */
export function isMove(entry: Entry): boolean {
  return entry.kind === "move";
}

/** How much of a step a move deserves: what changes the map most is looked at longest. */
function weight(entry: Entry): number {
  const [verb] = (entry.move ?? "").split(" ");
  if (entry.events.some((event) => event.type === "rolled")) return 1.6;
  if (verb === "pick" || verb === "decline") return 1.6;
  if (verb === "deploy") return 0.2;
  return verb === "done" ? 0.8 : 1;
}

/** The pause before `entries` are shown; one's own moves are shown at once. */
export function pause(entries: Entry[], own: number[], pace: Pace): number {
  const moves = entries.filter((entry) => isMove(entry) && !(entry.seat !== null && own.includes(entry.seat)));
  return STEP[pace] * Math.max(0, ...moves.map(weight));
}
