/** What the board shows as lit, and what a click on a region means: from the offers alone. */

import type { BoardSpot } from "@/board/spots";
import { text } from "@/lib/texts";
import type { OfferedMove, Offers, Supply } from "@/protocol";
import { marker, moveWords, percent } from "./words";

/** What a click on a region does. */
export type Click =
  | { kind: "play"; move: string }
  | { kind: "choose"; moves: OfferedMove[] }
  | { kind: "why"; why: string[] };

/** The verbs that a click may carry out without asking. */
const PLAIN = new Set<OfferedMove["verb"]>(["conquer", "use", "deploy"]);

export function movesAt(offers: Offers, region: number): OfferedMove[] {
  return offers.moves.filter((move) => move.region === region);
}

/** `supply` is what a click puts down while things are placed. */
export function boardSpots(offers: Offers | null, supply: Supply | null): Record<string, BoardSpot> {
  const lit: Record<string, BoardSpot> = {};
  if (!offers) return lit;
  for (const region of Object.keys(offers.spots)) {
    const moves = movesAt(offers, Number(region));
    const shown = supply ? placeSpot(moves, region, supply) : attackSpot(moves);
    if (shown) lit[region] = shown;
  }
  return lit;
}

function attackSpot(moves: OfferedMove[]): BoardSpot | null {
  const conquer = moves.find((move) => move.verb === "conquer");
  const special = moves.find((move) => move.verb === "use");
  const attempt = moves.find((move) => move.verb === "attempt");
  const label = moves.map((move) => moveWords(move)).join(", ");
  if (conquer) return { tone: "go", badge: String(conquer.cost ?? ""), label };
  if (special) return { tone: "special", badge: special.cost === null ? null : String(special.cost), label };
  if (attempt) return { tone: "chance", badge: percent(attempt.odds ?? 0), label };
  return null;
}

function placeSpot(moves: OfferedMove[], region: string, supply: Supply): BoardSpot | null {
  const forced = moves.find((move) => move.verb === "abandon");
  if (forced) return { tone: "special", badge: "–", label: moveWords(forced) };
  if (!(region in supply.moves)) return null;
  const label = supply.marker === null ? text("do-deploy") : text("do-place", { marker: marker(supply.marker) });
  return { tone: "own", badge: null, label };
}

/** A click plays what is plain; what gives something up, or leaves it to the die, is chosen by name. */
export function click(offers: Offers, region: number, supply: Supply | null): Click {
  const placing = supply?.moves[region];
  if (placing !== undefined) return { kind: "play", move: placing };
  const moves = movesAt(offers, region);
  const [first, ...rest] = moves;
  if (!first) return { kind: "why", why: offers.spots[region]?.why ?? [] };
  return PLAIN.has(first.verb) && !rest.length ? { kind: "play", move: first.move } : { kind: "choose", moves };
}
