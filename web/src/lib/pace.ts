/** How long the table waits before it shows the next thing that others did. */

import type { Entry, GameEvent } from "@/protocol";

/** Milliseconds between two moves, by the setting: at once, quick, easy to follow, slow. */
const STEP = [0, 300, 750, 1500] as const;

export type Pace = keyof typeof STEP & (0 | 1 | 2 | 3);

/** Moves are what is watched; talk, undone steps and people coming and going need no pause. */
export function isMove(entry: Entry): boolean {
  return entry.kind === "move";
}

/** How much of a step each thing deserves: what changes the map most is looked at longest. */
const WEIGHTS: Partial<Record<GameEvent["type"], number>> = {
  picked: 1.6,
  rolled: 1.6,
  declined: 1.6,
  conquered: 1,
  abandoned: 1,
  marker_placed: 1,
  peace_made: 1,
  deployed: 0.2,
};
/** Of a move after which nothing of that is to be seen: the end of conquests, or of a turn. */
const PLAIN = 0.8;

function weight(entry: Entry): number {
  const found = entry.events.map((event) => WEIGHTS[event.type]).filter((one) => one !== undefined);
  return found.length ? Math.max(...found) : PLAIN;
}

/** The pause before `entries` are shown; one's own moves are shown at once. */
export function pause(entries: Entry[], own: number[], pace: Pace): number {
  const moves = entries.filter((entry) => isMove(entry) && !(entry.seat !== null && own.includes(entry.seat)));
  return STEP[pace] * Math.max(0, ...moves.map(weight));
}
