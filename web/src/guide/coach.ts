/** A word of help at the right moment in ordinary games; each fades out when it was seen a few times. */

import { isFresh } from "@/lib/coached";
import { attempts, conquests, costsFor, type Facts, isForeign } from "./facts";

/** A race that takes no more than this into its turn does not get far. */
const FEW = 3;

/** When each line helps; what happens seldom comes first. `coach-…` is what it says. */
const LINES: [line: string, isTime: (facts: Facts) => boolean][] = [
  ["withdraw", ({ offers }) => offers?.phase === "withdraw"],
  ["found", ({ offers }) => !!offers?.combos.some(({ coins }) => coins > 0)],
  ["pick", ({ offers }) => !!offers?.combos.length],
  ["redeploy", ({ offers }) => offers?.phase === "redeploy" && offers.supplies.some(({ moves }) => Object.keys(moves).length > 0)],
  ["decline", ({ offers, turn }) => !!offers?.decline && turn > 2 && offers.hand <= FEW],
  ["die", (facts) => !conquests(facts).length && attempts(facts).length > 0],
  ["tribe", (facts) => conquests(facts, costsFor(facts, "lost_tribe")).length > 0],
  ["attack", (facts) => conquests(facts, isForeign(facts)).length > 0],
  ["mountain", (facts) => conquests(facts, costsFor(facts, "mountain")).length > 0],
  ["expand", ({ offers }) => offers?.phase === "expand"],
  ["conquer", ({ offers }) => offers?.phase === "conquer"],
];

/** The first line that helps now and was not seen often enough; null when there is none. */
export function lineAt(facts: Facts, turn: string): string | null {
  return LINES.find(([line, isTime]) => isTime(facts) && isFresh(line, turn))?.[0] ?? null;
}
