/** What a strong bot would do, in words and as regions to light up. */

import { type ColumnOf, planWords, toTell } from "@/analysis/moveWords";
import { planWhy } from "@/analysis/whyWords";
import type { Names } from "@/lib/sentences";
import { text } from "@/lib/texts";
import type { AdvisedPlan, Entry, MoveParts } from "@/protocol";

const SHOWN = 4;
const SHOWN_OF_OTHER = 3;

export interface ShownHint {
  words: string;
  why: string;
  expected: string;
  /** What else could be done, and what is to be expected of it. */
  other: string;
  regions: number[];
  /** The row of a combo to take. */
  row: number | null;
}

/** A hint: the next moves of the best plan, why, what to expect, and another way. */
export function hintOf(plans: AdvisedPlan[], column: ColumnOf, names: Names): ShownHint | null {
  const [best, second] = plans;
  if (!best) return null;
  const moves = toTell(best.moves);
  const first = moves.slice(0, SHOWN);
  return {
    words: planWords(moves, column, names, SHOWN),
    why: planWhy(best.why, names),
    expected: expected(best),
    other: second ? text("hint-other", { plan: planWords(second.moves, column, names, SHOWN_OF_OTHER), coins: Math.round(second.coins) }) : "",
    regions: first.flatMap((move) => (move.region === null ? [] : [move.region])),
    row: first[0]?.row ?? null,
  };
}

/** What the seat can expect of a plan in the end. */
export function expected({ coins, lead }: AdvisedPlan): string {
  const ahead = Math.round(lead);
  if (ahead < 0) return text("plan-expected-behind", { coins: Math.round(coins), behind: -ahead });
  return text("plan-expected-lead", { coins: Math.round(coins), lead: ahead });
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
