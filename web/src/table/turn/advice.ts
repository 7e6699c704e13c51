/** What a strong bot would do: what is left of its plan, and what of it is lit up. */

import { HINTED, toTell } from "@/analysis/toTell";
import type { AdvisedPlan, Entry, MoveParts } from "@/protocol";

export interface Hint {
  /** The best plan, and other ways after it. */
  plans: AdvisedPlan[];
  regions: number[];
  /** The row of a combo to take. */
  row: number | null;
}

/** A hint: where the next moves of the best plan lead. */
export function hintOf(plans: AdvisedPlan[]): Hint | null {
  const [best] = plans;
  if (!best) return null;
  const first = toTell(best.moves).slice(0, HINTED);
  return { plans, regions: first.flatMap((move) => (move.region === null ? [] : [move.region])), row: first[0]?.row ?? null };
}

/**
 * The rest of a plan after moves that followed it, in whatever order; null if one of them did not.
 * A new race is worth a plan of its own, so one that began with a pick ends with it.
 */
export function restOf(plan: AdvisedPlan, played: string[]): AdvisedPlan | null {
  const left: MoveParts[] = plan.moves.map((move) => ({ ...move }));
  for (const move of played) {
    const place = left.findIndex((one) => single(one) === move);
    const found = left[place];
    if (!found || found.verb === "pick") return null;
    // whatever was left out before a phase ended is not wanted any more
    if (found.verb === "done") left.splice(0, place + 1);
    else if (found.count > 1) found.count -= 1;
    else left.splice(place, 1);
  }
  return left.length ? { ...plan, moves: left } : null;
}

/** One of a move that is to be made several times. */
function single({ move, count }: MoveParts): string {
  return count > 1 ? move.split(" ").slice(0, -1).join(" ") : move;
}

/** The moves that a seat made after a moment and has not taken back; null if it went back behind that. */
export function movesSince(entries: Entry[], rev: number, seat: number): string[] | null {
  const later = entries.filter((entry) => entry.seq > rev);
  const undone = new Set(later.flatMap((entry) => (entry.undoes === null ? [] : [entry.undoes])));
  if ([...undone].some((seq) => seq <= rev)) return null;
  return later
    .filter((entry) => entry.kind === "move" && entry.seat === seat && !undone.has(entry.seq))
    .flatMap((entry) => (entry.move === null ? [] : [entry.move]));
}
