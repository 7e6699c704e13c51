/** Reasons in words. */

import { comboName, text, traitName, type Facts } from "@/lib/texts";
import type { Reason } from "./reasons";

export function reasonText({ id, facts, seat, other }: Reason, names: string[]): string {
  const filled: Facts = { ...facts, name: names[seat] ?? "" };
  if (other !== undefined) filled.other = names[other] ?? "";
  if (typeof facts.race === "string" && typeof facts.power === "string") filled.combo = comboName(facts.race, facts.power);
  if (typeof facts.trait === "string") filled.trait = traitName(facts.trait);
  return text(id, filled);
}
