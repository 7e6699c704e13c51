/** A hint in words. They come when the first hint is asked for. */

import type { Names } from "@/lib/sentences";
import { text } from "@/lib/texts";
import type { AdvisedPlan } from "@/protocol";
import { type ColumnOf, planWords } from "./moveWords";
import { HINTED } from "./toTell";
import { planWhy } from "./whyWords";

const SHOWN_OF_OTHER = 3;

export interface HintWords {
  words: string;
  why: string;
  expected: string;
  /** What else could be done, and what is to be expected of it. */
  other: string;
}

/** The next moves of the best plan, why, what to expect, and another way. */
export function hintWords([best, second]: AdvisedPlan[], column: ColumnOf, names: Names): HintWords | null {
  if (!best) return null;
  return {
    words: planWords(best.moves, column, names, HINTED),
    why: planWhy(best.why, names),
    expected: expected(best),
    other: second ? text("hint-other", { plan: planWords(second.moves, column, names, SHOWN_OF_OTHER), coins: Math.round(second.coins) }) : "",
  };
}

/** What the seat can expect of a plan in the end. */
export function expected({ coins, lead }: AdvisedPlan): string {
  const ahead = Math.round(lead);
  if (ahead < 0) return text("plan-expected-behind", { coins: Math.round(coins), behind: -ahead });
  return text("plan-expected-lead", { coins: Math.round(coins), lead: ahead });
}
