/** What the guide says now: the first step that is due and not passed, or a word in between. */

import type { Facts } from "./facts";
import { type Aim, ASIDES, END, type Step, STEPS } from "./steps";

export interface Lesson {
  id: string;
  rule: string;
  aim: Aim;
  /** How far the lesson has come. */
  passed: number;
  /** Steps that the player left out on the way here. */
  skipped: string[];
}

/** What was said of a step that was left out, and with which step: it is said once. */
type Told = Map<string, string>;

const TOLD = new WeakMap<object, Told>();

/** What was said at a screen so far. */
export function toldAt(screen: object): Told {
  if (!TOLD.has(screen)) TOLD.set(screen, new Map());
  return TOLD.get(screen)!;
}

/** The coach's words for what a step has taught, where they go by another name. */
const LINES: Record<string, string> = { enter: "expand", more: "conquer", struck: "withdraw" };

/** The line of the coach that need not be said any more to whoever has heard this lesson. */
export const lineOf = ({ id }: Lesson) => LINES[id] ?? id;

export const isOver = ({ position }: Facts) => position.phase === "over";

export function lessonAt(facts: Facts, told: Told): Lesson {
  const passed = STEPS.filter((step) => step.isPassed(facts)).length;
  const isEnd = isOver(facts) || STEPS.at(-1)!.isPassed(facts);
  const due = isEnd ? undefined : STEPS.find((step) => !step.isPassed(facts) && step.aim(facts));
  const said: Omit<Step, "isPassed"> = due ?? (isEnd ? END : ASIDES.find((aside) => aside.aim(facts))!);
  const skipped = due ? leftOut(due, facts, told) : [];
  return { id: said.id, rule: said.rule, aim: said.aim(facts)!, passed, skipped };
}

/** Steps before this one that were not taken, unless somebody heard of them with another step. */
function leftOut(due: Step, facts: Facts, told: Told): string[] {
  const before = STEPS.slice(0, STEPS.indexOf(due)).filter((step) => !step.isPassed(facts));
  const fresh = before.map(({ id }) => id).filter((id) => (told.get(id) ?? due.id) === due.id);
  for (const id of fresh) told.set(id, due.id);
  return fresh;
}
