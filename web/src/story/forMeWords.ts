/** What decided a game for one seat, in sentences. */

import { comboName, text } from "@/lib/texts";
import type { ForMe, Part, Spell } from "./forMe";

function spellLine(id: string, { race, power, coins, turns, average }: Spell): string {
  return text(id, { combo: comboName(race, power), coins, turns, average });
}

function partLine(part: Part, rival: string): string {
  const isPaid = part.name === "paid";
  const [coins, their] = isPaid ? [-part.coins, -part.their] : [part.coins, part.their];
  const way = part.coins > part.their ? "more" : "less";
  return text(`page-forme-${part.name}-${way}`, { coins, their, other: rival });
}

/** How it ended for the seat, then its best and worst combo, then where it was ahead and behind. */
export function forMeLines(found: ForMe, names: string[]): string[] {
  const other = names[found.rival] ?? "";
  const gap = found.coins - found.their;
  const lines = [
    gap === 0
      ? text("page-forme-equal", { other, coins: found.coins })
      : text(gap > 0 ? "page-forme-ahead" : "page-forme-behind", { other, coins: Math.abs(gap) }),
  ];
  const [only] = found.spells;
  if (found.best && found.worst) {
    lines.push(spellLine("page-forme-best", found.best), spellLine("page-forme-worst", found.worst));
  } else if (only) lines.push(spellLine("page-forme-only", only));
  const parts = gap < 0 ? [found.behind, found.ahead] : [found.ahead, found.behind];
  for (const part of parts) if (part) lines.push(partLine(part, other));
  return lines;
}
