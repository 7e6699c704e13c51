/** What the board shows as lit, and what a click on a region means: from the offers alone. */

import type { BoardSpot } from "@/board/spots";
import { text, traitName } from "@/lib/texts";
import type { Offers, Spot, SpotMove } from "@/protocol";
import { marker, percent } from "./words";

/** What a click on a region does. */
export type Click =
  | { kind: "play"; move: string }
  | { kind: "choose"; moves: SpotMove[] }
  | { kind: "why"; why: string[] };

const isConquering = (offers: Offers) => offers.phase === "expand" || offers.phase === "conquer";

/** `tool` is what a click puts down while things are placed: "deploy", or "use heroic". */
export function boardSpots(offers: Offers | null, tool: string): Record<string, BoardSpot> {
  const lit: Record<string, BoardSpot> = {};
  if (!offers) return lit;
  for (const [region, spot] of Object.entries(offers.spots)) {
    const shown = isConquering(offers) ? attackSpot(spot) : placeSpot(spot, tool);
    if (shown) lit[region] = shown;
  }
  return lit;
}

function attackSpot(spot: Spot): BoardSpot | null {
  const conquer = spot.moves.find((move) => move.verb === "conquer");
  const special = spot.moves.find((move) => move.verb === "use");
  const attempt = spot.moves.find((move) => move.verb === "attempt");
  const label = spot.moves.map(moveWords).join(", ");
  if (conquer) return { tone: "go", badge: String(conquer.cost ?? ""), label };
  if (special) return { tone: "special", badge: special.cost === null ? null : String(special.cost), label };
  if (attempt) return { tone: "chance", badge: percent(attempt.odds ?? 0), label };
  return null;
}

function placeSpot(spot: Spot, tool: string): BoardSpot | null {
  const forced = spot.moves.find((move) => move.verb === "abandon");
  if (forced) return { tone: "special", badge: "–", label: moveWords(forced) };
  const move = spot.moves.find((move) => move.move.startsWith(`${tool} `));
  return move ? { tone: "own", badge: null, label: moveWords(move) } : null;
}

/** A click plays what is plain; what gives something up, or leaves it to the die, is chosen by name. */
export function click(offers: Offers, region: number, tool: string): Click {
  const spot = offers.spots[region];
  if (!spot) return { kind: "why", why: [] };
  if (!isConquering(offers)) {
    const move = spot.moves.find((move) => move.move.startsWith(`${tool} `));
    if (move) return { kind: "play", move: move.move };
  }
  const [first, ...rest] = spot.moves;
  if (!first) return { kind: "why", why: spot.why };
  const isPlain = first.verb === "conquer" || first.verb === "use" || first.verb === "deploy";
  return isPlain && !rest.length ? { kind: "play", move: first.move } : { kind: "choose", moves: spot.moves };
}

/** A move on a region as a few words: "conquer for 3 tokens". */
export function moveWords(move: SpotMove): string {
  const tokens = move.cost ?? 0;
  switch (move.verb) {
    case "conquer":
      return text("do-conquer", { tokens });
    case "attempt":
      return text("do-attempt", { odds: percent(move.odds ?? 0) });
    case "abandon":
      return text("do-abandon");
    case "deploy":
      return text("do-deploy");
    default:
      return useWords(move);
  }
}

/** What the trait's own move is called; one nobody gave a text goes by the trait's name. */
function useWords(move: SpotMove): string {
  const trait = move.trait ?? "";
  switch (trait) {
    case "dragon_master":
      return text("do-dragon", { tokens: move.cost ?? 1 });
    case "sorcerers":
      return text("do-sorcerers");
    case "fortified":
      return text("do-place", { marker: marker("fortress") });
    case "heroic":
      return text("do-place", { marker: marker("hero") });
    case "bivouacking":
      return text("do-place", { marker: marker("encampments") });
    default:
      return text("do-use", { trait: traitName(trait) });
  }
}
