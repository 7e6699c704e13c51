/** What the guided first game teaches, as data: when a step is due, what it points at, what has passed it. */

import { comboName, type Facts as Words } from "@/lib/texts";
import type { ComboOffer } from "@/protocol";
import { attempts, conquests, costsFor, type Facts, isForeign } from "./facts";
import { ENTRIES } from "./script";

/** What a step points at, and what its sentences speak of. */
export interface Aim {
  region?: number;
  row?: number;
  button?: "end" | "decline" | "spread" | "undo";
  words?: Words;
}

export interface Step {
  /** `guide-…` is what it asks for, with the attributes `why` and, if it may be passed over, `skipped`. */
  id: string;
  /** The rule behind it. */
  rule: string;
  /** Its fact has happened, however it came about. */
  isPassed: (facts: Facts) => boolean;
  /** Null while it cannot be asked for. */
  aim: (facts: Facts) => Aim | null;
}

/** A race rests from its third turn on; until then there is something to learn with it. */
const TIRED = 3;

const isYoung = ({ turn, declines }: Facts) => turn < TIRED && !declines;

function at(move: { region: number | null; cost: number | null } | undefined): Aim | null {
  return move ? { region: move.region!, words: { tokens: move.cost! } } : null;
}

/** The combo that brings most for its price, coins being dear; of equals the upper one. */
function combo({ offers }: Facts): Aim | null {
  const worth = ({ tokens, coins, price }: ComboOffer) => tokens + coins - 2 * price;
  const [best] = (offers?.combos ?? []).filter(({ move }) => move !== null).sort((a, b) => worth(b) - worth(a));
  if (!best) return null;
  const { row, race, power, tokens, price } = best;
  return { row, words: { combo: comboName(race, power), tokens, price } };
}

/** From the second turn to the third: who has not met the neighbours then will meet them anyway. */
function attack(facts: Facts): Aim | null {
  if (facts.declines || facts.turn > TIRED) return null;
  return at(conquests(facts, isForeign(facts))[0]);
}

const phase = ({ offers }: Facts) => offers?.phase;
const isRedeploying = (facts: Facts) => phase(facts) === "redeploy" && facts.offers?.acting === "active";
const mayEnd = ({ offers }: Facts) => offers !== null && !offers.done_why.length;
const canPlace = ({ offers }: Facts) => !!offers?.supplies.some(({ moves, must }) => must && Object.keys(moves).length);

const place = (facts: Facts): Aim | null => (isRedeploying(facts) && canPlace(facts) ? { button: "spread" } : null);

const bringBack = (facts: Facts): Aim | null => (phase(facts) === "withdraw" ? { button: canPlace(facts) ? "spread" : "end" } : null);

const isUnderAttack = (facts: Facts) => facts.position.seat !== facts.me || phase(facts) === "withdraw";

function collect(facts: Facts): Aim | null {
  if (!isRedeploying(facts) || !mayEnd(facts) || facts.offers!.hand > 0) return null;
  return { button: "end", words: { coins: facts.income } };
}

export const STEPS: Step[] = [
  { id: "pick", rule: "3.1", isPassed: ({ picks }) => picks > 0, aim: combo },
  { id: "enter", rule: "4.3", isPassed: (facts) => facts.conquests > 0, aim: (facts) => at(conquests(facts, undefined, ENTRIES)[0]) },
  {
    id: "tribe",
    rule: "5.1",
    isPassed: ({ tribes }) => tribes > 0,
    aim: (facts) => (isYoung(facts) ? at(conquests(facts, costsFor(facts, "lost_tribe"))[0]) : null),
  },
  {
    id: "mountain",
    rule: "5.3",
    isPassed: ({ mountains }) => mountains > 0,
    aim: (facts) => (isYoung(facts) ? at(conquests(facts, costsFor(facts, "mountain"))[0]) : null),
  },
  {
    id: "die",
    rule: "4.8",
    isPassed: ({ rolls }) => rolls > 0,
    aim(facts) {
      const [likeliest] = attempts(facts);
      if (!likeliest || !isYoung(facts) || conquests(facts).length) return null;
      return { region: likeliest.region!, words: { percent: Math.round(likeliest.odds! * 100) } };
    },
  },
  { id: "redeploy", rule: "6.3", isPassed: ({ scores, hasPlaced }) => scores > 0 || hasPlaced, aim: place },
  { id: "score", rule: "7.1", isPassed: ({ scores }) => scores > 0, aim: collect },
  {
    id: "struck",
    rule: "5.4",
    // what is lost now is learnt when the tokens are back, and not before: the lesson never goes back
    isPassed: (facts) => facts.losses > (isUnderAttack(facts) ? facts.lately.length : 0),
    aim: bringBack,
  },
  { id: "attack", rule: "5.1", isPassed: ({ attacks }) => attacks > 0, aim: attack },
  {
    id: "decline",
    rule: "8.1",
    isPassed: ({ declines }) => declines > 0,
    aim: ({ offers, turn }) => (offers?.decline && turn >= TIRED ? { button: "decline" } : null),
  },
  { id: "second", rule: "3.2", isPassed: ({ picks }) => picks > 1, aim: (facts) => (facts.declines ? combo(facts) : null) },
  {
    id: "again",
    rule: "4.1",
    isPassed: ({ picks, conquestsNow }) => picks > 1 && conquestsNow > 0,
    aim: (facts) => (facts.picks > 1 ? at(conquests(facts)[0]) : null),
  },
];

/** What is said between the steps, and when the player does something else. */
export const ASIDES: Omit<Step, "isPassed">[] = [
  { id: "answer", rule: "5.4", aim: ({ position, offers }) => (!offers && position.phase === "withdraw" ? {} : null) },
  { id: "watch", rule: "2.1", aim: ({ offers }) => (offers ? null : {}) },
  // whoever was driven out once may be so again
  { id: "struck", rule: "5.4", aim: bringBack },
  { id: "more", rule: "4.2", aim: (facts) => at(conquests(facts)[0]) },
  { id: "stop", rule: "4.7", aim: (facts) => (["expand", "conquer"].includes(phase(facts)!) && mayEnd(facts) ? { button: "end" } : null) },
  { id: "empty", rule: "4.7", aim: (facts) => (isRedeploying(facts) && mayEnd(facts) && facts.offers!.hand > 0 ? { button: "undo" } : null) },
  { id: "place", rule: "6.3", aim: place },
  { id: "finish", rule: "7.1", aim: collect },
  { id: "free", rule: "2.4", aim: () => ({}) },
];

export const END: Omit<Step, "isPassed"> = { id: "end", rule: "9.1", aim: () => ({}) };
