/** Small words that several panels need. */

import { hasText, text, traitName } from "@/lib/texts";
import type { OfferedMove } from "@/protocol";

export const percent = (odds: number) => text("odds-percent", { percent: Math.round(odds * 100) });

/** A marker, or so many, in as few words as possible. */
export function marker(id: string, count = 1): string {
  return hasText(`marker-${id}`) ? text(`marker-${id}`, { count }) : id.replaceAll("_", " ");
}

/** What a part of a cost is for. */
export function partName(part: string): string {
  if (hasText(`part-${part}`)) return text(`part-${part}`);
  return hasText(`marker-${part}`) ? marker(part) : traitName(part);
}

export const total = (parts: Record<string, number>) => Object.values(parts).reduce((sum, part) => sum + part, 0);

/** A move as a few words: "conquer for 3 tokens"; `name` is that of the seat it names. */
export function moveWords(move: OfferedMove, name = ""): string {
  switch (move.verb) {
    case "conquer":
      return text("do-conquer", { tokens: move.cost ?? 0 });
    case "attempt":
      return text("do-attempt", { odds: percent(move.odds ?? 0) });
    case "abandon":
      return text("do-abandon");
    case "deploy":
      return text("do-deploy");
    default:
      return useWords(move, name);
  }
}

/** What the trait's own move is called; one nobody gave a text goes by the trait's name. */
function useWords({ trait, marker: id, cost, seat }: OfferedMove, name: string): string {
  if (hasText(`use-${trait}`)) return text(`use-${trait}`, { tokens: cost ?? 1, name });
  if (seat !== null) return text("do-use-seat", { trait: traitName(trait ?? ""), name });
  if (id !== null && cost === null) return text("do-place", { marker: marker(id) });
  return text("do-use", { trait: traitName(trait ?? "") });
}
