/** Moves of a plan in words. */

import { type Names, regionName } from "@/lib/sentences";
import { comboName, hasText, list, text, traitName } from "@/lib/texts";
import type { MoveParts } from "@/protocol";
import { toTell } from "./toTell";

/** The combos of the column from the top, as far as they are known. */
export type ColumnOf = { race: string; power: string }[];

/** A plan in few words: so many of its moves, conquests in a row told together. */
export function planWords(moves: MoveParts[], column: ColumnOf, names: Names, shown: number): string {
  const telling = toTell(moves);
  const told: string[] = [];
  let regions: string[] = [];
  const finish = () => {
    if (regions.length) told.push(text("hint-conquer", { region: list(regions) }));
    regions = [];
  };
  for (const move of telling.slice(0, shown)) {
    if (move.verb === "conquer" && move.region !== null) regions.push(regionName(move.region, names));
    else {
      finish();
      told.push(moveWords(move, column, names));
    }
  }
  finish();
  return told.join(", ") + (telling.length > shown ? " …" : "");
}

export function moveWords(move: MoveParts, column: ColumnOf, names: Names): string {
  const region = move.region === null ? "" : regionName(move.region, names);
  switch (move.verb) {
    case "pick": {
      const combo = column[(move.row ?? 1) - 1];
      return text("hint-pick", { combo: combo ? comboName(combo.race, combo.power) : "" });
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
