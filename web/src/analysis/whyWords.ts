/** Reasons of the analysis in words, with the same facts as Python's `locales/reviews.py` gives them. */

import { type Names, regionName } from "@/lib/sentences";
import { comboName, type Facts, raceName, text } from "@/lib/texts";
import type { WhySo } from "@/protocol";

/** Why a plan is good. */
export const planWhy = (why: WhySo, names: Names) => text(`plan-${why.code}`, named(why, names));

/** What a turn lost. */
export const mistakeWords = (why: WhySo, names: Names) => text(`mistake-${why.code}`, named(why, names));

function named({ facts }: WhySo, names: Names): Facts {
  const found: Facts = { ...facts };
  for (const [key, value] of Object.entries(facts)) {
    if (key === "race") found[key] = raceName(String(value));
    if (key === "power") found.combo = comboName(String(facts.race), String(value));
    else if (key === "otherpower") found.othercombo = comboName(String(facts.otherrace), String(value));
    else if (key === "region" || key === "other") found[key] = regionName(Number(value), names);
    else if (key === "seat") found.name = names.players[Number(value)] ?? "";
  }
  return found;
}
