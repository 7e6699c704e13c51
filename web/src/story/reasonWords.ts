/** Reasons in words. */

import { powerName, raceName, text, traitName, type Facts } from "@/lib/texts";
import type { Reason } from "./reasons";

export function reasonText({ id, facts, seat, other }: Reason, names: string[]): string {
  const filled: Facts = { ...facts, name: names[seat] ?? "" };
  if (other !== undefined) filled.other = names[other] ?? "";
  if (typeof facts.race === "string") filled.race = raceName(facts.race);
  if (typeof facts.power === "string") filled.power = powerName(facts.power);
  if (typeof facts.trait === "string") filled.trait = traitName(facts.trait);
  return text(id, filled);
}

/** "Ann", "Ann and Bo", "Ann, Bo and Cleo". */
export function together(names: string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return text("page-over-and", { first: names.slice(0, -1).join(", "), second: names.at(-1)! });
}
