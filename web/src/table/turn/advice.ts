/** What a strong bot would do, in words and as regions to light up. */

import { type Names, regionName } from "@/lib/sentences";
import { hasText, powerName, raceName, text, traitName } from "@/lib/texts";
import type { MoveParts, Offers } from "@/protocol";

const SHOWN = 4;

export interface ShownHint {
  words: string[];
  regions: number[];
  /** The row of a combo to take. */
  row: number | null;
}

/** The first of the advised moves. */
export function hintOf(moves: MoveParts[], offers: Offers, names: Names): ShownHint {
  const first = moves.slice(0, SHOWN);
  return {
    words: first.map((move) => words(move, offers, names)),
    regions: first.flatMap((move) => (move.region === null ? [] : [move.region])),
    row: first[0]?.row ?? null,
  };
}

function words(move: MoveParts, offers: Offers, names: Names): string {
  const region = move.region === null ? "" : regionName(move.region, names);
  switch (move.verb) {
    case "pick": {
      const combo = offers.combos.find((combo) => combo.row === move.row);
      const name = combo ? text("combo-name", { race: raceName(combo.race), power: powerName(combo.power) }) : "";
      return text("hint-pick", { name });
    }
    case "deploy":
      return text("hint-deploy", { region, tokens: move.count });
    case "use":
      return useWords(move, move.seat === null ? region : (names.players[move.seat] ?? ""));
    case "conquer":
    case "attempt":
    case "abandon":
      return text(`hint-${move.verb}`, { region });
    default:
      return text(`hint-${move.verb}`);
  }
}

/** The target is a region or a player; some traits have words of their own. */
function useWords({ trait }: MoveParts, target: string): string {
  const own = `hint-use-${trait}`;
  return hasText(own) ? text(own, { target }) : text("hint-use", { trait: traitName(trait ?? ""), target });
}
