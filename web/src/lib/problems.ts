/** What the server refuses, in words: it tells a code and facts, as Python's `locales/errors.py` reads them. */

import { addPart, type Facts, hasText, reasons, text, traitName } from "./texts";

/** A code, the facts of its sentence, and the sentence in English for whoever has no texts. */
export interface ToldProblem {
  code: string;
  facts: Record<string, unknown>;
  text: string;
}

const LONGEST = 60;

/** Get the sentences for problems; nobody needs them before there is one. */
export const problemTexts = () => addPart("errors").catch(() => undefined);

/** The sentence for a problem, once its texts are there. */
export function problemText({ code, facts, text: told }: ToldProblem): string {
  if (typeof facts.move === "string" && typeof facts.reasons === "string") {
    return text("illegal-move", { move: facts.move, reasons: reasons(facts.reasons.split(",")) });
  }
  const id = `error-${code}`;
  if (!hasText(id)) return told;
  const problem = text(id, named(facts));
  if (facts.line !== undefined) return text("error-at-line", { line: Number(facts.line), problem });
  if (facts.field !== undefined) return text("error-at-field", { field: String(facts.field), problem });
  return problem;
}

/** What brought a problem about, in words. */
function causeOf(facts: Record<string, unknown>, told: string): string {
  const own = Object.entries(facts).flatMap(([key, value]) => (key.startsWith("cause_") ? [[key.slice(6), value]] : []));
  return problemText({ code: String(facts.cause), facts: Object.fromEntries(own) as Record<string, unknown>, text: told });
}

function named(facts: Record<string, unknown>): Facts {
  const found: Facts = {};
  for (const [key, value] of Object.entries(facts)) {
    const words = String(value);
    if (typeof value === "number") found[key] = value;
    else if (key === "reason" && facts.cause) found[key] = causeOf(facts, words);
    else if (key === "race" || key === "power") found[key] = traitName(words);
    else if ((key === "terrain" || key === "symbol") && hasText(`${key}-${words}`)) found[key] = text(`${key}-${words}`);
    else if (key === "marker" && hasText(`marker-${words}`)) found[key] = text(`marker-${words}`, { count: 1 });
    else found[key] = words === "" ? "none" : words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
  }
  return found;
}
