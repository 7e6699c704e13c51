/** What the board shows as lit, and what a click on a region means: from the offers alone. */

import { markerName } from "@/lib/sentences";
import type { BoardSpot, Way } from "@/board/spots";
import { text } from "@/lib/texts";
import type { OfferedMove, Offers, Supply, Tool } from "@/protocol";
import { iconOf } from "./tools";
import { moveWords, percent } from "./words";

/** What a click on a region does. */
export type Click =
  | { kind: "play"; move: string }
  | { kind: "choose"; moves: OfferedMove[] }
  | { kind: "why"; why: string[] };

/** What a click puts down while things are placed, or conquers with while regions are attacked. */
export interface Taken {
  supply: Supply | null;
  tool: Tool | null;
}

/** The verbs that a click may carry out without asking. */
const PLAIN = new Set<OfferedMove["verb"]>(["conquer", "use", "deploy"]);

/** What is usual comes first, what gives something up last. */
const ORDER: OfferedMove["verb"][] = ["conquer", "use", "deploy", "attempt", "abandon"];

/** What can be done in a region, what is usual first. */
export function movesAt(offers: Offers, region: number): OfferedMove[] {
  const place = ({ verb }: OfferedMove) => ORDER.indexOf(verb);
  return offers.moves.filter((move) => move.region === region).sort((a, b) => place(a) - place(b));
}

export function boardSpots(offers: Offers | null, { supply, tool }: Taken): Record<string, BoardSpot> {
  const lit: Record<string, BoardSpot> = {};
  if (!offers) return lit;
  for (const [region, { own }] of Object.entries(offers.spots)) {
    const moves = movesAt(offers, Number(region));
    const shown = supply ? placeSpot(moves, region, supply) : attackSpot(offers, moves, tool, own);
    if (shown) lit[region] = shown;
  }
  return lit;
}

/** With tokens in hand every way shows its price; with another tool only what it can reach is lit. */
function attackSpot(offers: Offers, moves: OfferedMove[], tool: Tool | null, own: boolean): BoardSpot | null {
  const isTokens = !tool?.trait;
  const ways = moves.flatMap((move): Way[] => {
    const used = move.verb === "use" && (isTokens || move.trait === tool.trait) && offers.tools.find(({ trait }) => trait === move.trait);
    return used ? [{ icon: iconOf(used), price: move.cost === null ? "" : String(move.cost) }] : [];
  });
  const conquer = isTokens ? moves.find((move) => move.verb === "conquer") : undefined;
  const attempt = isTokens ? moves.find((move) => move.verb === "attempt") : undefined;
  const told = isTokens ? moves : moves.filter((move) => move.trait === tool.trait);
  const words = told.map((move) => moveWords(move)).join(", ");
  const label = own ? text("do-own-land", { what: words }) : words;
  const spot = { label, ways };
  if (conquer) return { ...spot, tone: own ? "home" : "go", badge: String(conquer.cost ?? "") };
  if (ways.length) return { ...spot, tone: own ? "home" : "special", badge: null };
  if (attempt) return { ...spot, tone: own ? "home" : "chance", badge: percent(attempt.odds ?? 0) };
  return null;
}

function placeSpot(moves: OfferedMove[], region: string, supply: Supply): BoardSpot | null {
  const forced = moves.find((move) => move.verb === "abandon");
  if (forced) return { tone: "special", badge: "–", label: moveWords(forced) };
  if (!(region in supply.moves)) return null;
  const label = supply.marker === null ? text("do-deploy") : text("do-place", { marker: markerName(supply.marker) });
  return { tone: "own", badge: null, label };
}

/**
 * A click does what the thing in hand is for. What gives something up, leaves it to the die, or drives out one's
 * own people is chosen by name.
 */
export function click(offers: Offers, region: number, { supply, tool }: Taken): Click {
  const meant = supply?.moves[region] ?? tool?.moves[region];
  const isOwn = offers.spots[region]?.own ?? false;
  const isAttack = supply === null;
  if (meant !== undefined && !(isAttack && isOwn)) return { kind: "play", move: meant };
  const moves = movesAt(offers, region).filter((move) => !isAttack || !tool?.trait || move.trait === tool.trait);
  const [first, ...rest] = moves;
  if (!first) return { kind: "why", why: offers.spots[region]?.why ?? [] };
  const isPlain = PLAIN.has(first.verb) && !rest.length && !(isAttack && isOwn);
  return isPlain ? { kind: "play", move: first.move } : { kind: "choose", moves };
}
