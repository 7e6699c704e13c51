/** What a strong bot would do, in words and as regions to light up. */

import { type Names, regionName } from "@/lib/sentences";
import { powerName, raceName, text, traitName } from "@/lib/texts";
import type { Offers } from "@/protocol";

const SHOWN = 4;

export interface Hint {
  words: string[];
  regions: number[];
  /** The place of a combo to take. */
  place: number | null;
}

/** The first of the advised moves; tokens placed one by one are told region by region. */
export function hintOf(moves: string[], offers: Offers, names: Names): Hint {
  const counted = new Map<string, number>();
  for (const move of moves) counted.set(move, (counted.get(move) ?? 0) + 1);
  const first = [...counted].slice(0, SHOWN);
  return {
    words: first.map(([move, count]) => words(move, count, offers, names)),
    regions: first.map(([move]) => regionOf(move)).filter((region) => region !== null),
    place: Number(/^pick (\d+)$/.exec(moves[0] ?? "")?.[1] ?? 0) || null,
  };
}

function regionOf(move: string): number | null {
  const found = /^(?:conquer|attempt|abandon|deploy|use (?!diplomat)\w+) (\d+)/.exec(move);
  return found ? Number(found[1]) : null;
}

function words(move: string, count: number, offers: Offers, names: Names): string {
  const [verb = "", ...rest] = move.split(" ");
  const place = (region: string | undefined) => regionName(Number(region), names);
  switch (verb) {
    case "pick": {
      const combo = offers.combos.find((combo) => combo.place === Number(rest[0]));
      const name = combo ? text("combo-name", { race: raceName(combo.race), power: powerName(combo.power) }) : "";
      return text("hint-pick", { name });
    }
    case "conquer":
      return text("hint-conquer", { region: place(rest[0]) });
    case "attempt":
      return text("hint-attempt", { region: place(rest[0]) });
    case "abandon":
      return text("hint-abandon", { region: place(rest[0]) });
    case "deploy":
      return text("hint-deploy", { region: place(rest[0]), tokens: count * Number(rest[1] ?? 1) });
    case "use":
      return rest[0] === "diplomat"
        ? text("hint-peace", { name: names.players[Number(rest[1])] ?? "" })
        : text("hint-use", { trait: traitName(rest[0] ?? ""), region: place(rest[1]) });
    case "decline":
      return text("hint-decline");
    case "roll":
      return text("hint-roll");
    default:
      return text("hint-done");
  }
}
