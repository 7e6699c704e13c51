/** Small words that several panels need. */

import { markerName } from "@/lib/sentences";
import { hasText, text, traitName } from "@/lib/texts";
import type { OfferedMove } from "@/protocol";

export const percent = (odds: number) => text("odds-percent", { percent: Math.round(odds * 100) });

/** What a part of a cost is for. */
export function partName(part: string): string {
  if (hasText(`part-${part}`)) return text(`part-${part}`);
  return hasText(`marker-${part}`) ? markerName(part) : traitName(part);
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

/** What a move earns or loses, as short as can be. */
export function gainWords(coins: number): string {
  return text(coins < 0 ? "card-loss-short" : "card-gain-short", { coins: Math.abs(coins) });
}

/** What it is called to name a player. */
export function seatWords(trait: string, name: string): string {
  return hasText(`use-${trait}`) ? text(`use-${trait}`, { name }) : text("do-use-seat", { trait: traitName(trait), name });
}

/** What a trait's own move does and why it can be done, where its name does not say it. */
export function useAbout({ verb, trait }: OfferedMove): string {
  return verb === "use" && hasText(`use-${trait}-about`) ? text(`use-${trait}-about`) : "";
}

/** What the trait's own move is called; one nobody gave a text goes by the trait's name. */
function useWords({ trait, marker: id, cost, seat }: OfferedMove, name: string): string {
  if (hasText(`use-${trait}`)) return text(`use-${trait}`, { tokens: cost ?? 0, name });
  if (seat !== null) return text("do-use-seat", { trait: traitName(trait ?? ""), name });
  if (id !== null && cost === null) return text("do-place", { marker: markerName(id) });
  if (cost !== null) return text("do-use-cost", { trait: traitName(trait ?? ""), tokens: cost });
  return text("do-use", { trait: traitName(trait ?? "") });
}
