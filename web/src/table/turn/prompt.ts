/** The one line that says what can be done now, and the buttons beside it. */

import { oneMarker } from "@/lib/sentences";
import type { Facts } from "@/lib/texts";
import { hasText, raceName, text, traitName } from "@/lib/texts";
import { decider } from "@/lib/decider";
import type { Position } from "@/position";
import type { Now, OfferedMove, Offers, Supply, TableInfo } from "@/protocol";
import { tokensOf } from "./redeploy";
import { marker } from "./words";

export interface Message {
  id: string;
  facts: Facts;
}

/** What the line says to whoever looks at the screen; `supply` is what a click puts down. */
export function prompt(table: TableInfo, now: Now, supply: Supply | null): Message {
  const position = now.position as Position;
  if (table.status === "waiting") return { id: "prompt-waiting", facts: {} };
  if (position.phase === "over") return { id: "prompt-over", facts: {} };
  if (now.offers) return ownPrompt(now.offers, supply);
  const seat = decider(position) ?? 0;
  return { id: `prompt-other-${position.phase}`, facts: { name: table.seats[seat]?.name ?? "" } };
}

function ownPrompt(offers: Offers, supply: Supply | null): Message {
  switch (offers.phase) {
    case "pick":
      return { id: "prompt-pick", facts: {} };
    case "expand":
    case "conquer":
      return conquestPrompt(offers);
    case "stout":
      return { id: "prompt-stout", facts: { race: raceName(offers.race ?? "") } };
    default:
      return placePrompt(offers, supply);
  }
}

const has = (offers: Offers, ...verbs: OfferedMove["verb"][]) => offers.moves.some((move) => verbs.includes(move.verb));

function conquestPrompt(offers: Offers): Message {
  const facts = { tokens: offers.hand, race: raceName(offers.race ?? ""), pips: offers.die ?? 0, decline: offers.decline ? "yes" : "no" };
  const canConquer = has(offers, "conquer", "use");
  if (offers.die !== null) return { id: canConquer ? "prompt-die" : "prompt-die-useless", facts };
  if (!canConquer) {
    if (has(offers, "attempt")) return { id: "prompt-attempt", facts };
    if (has(offers, "roll")) return { id: "prompt-roll", facts };
    return { id: offers.decline ? "prompt-stuck-decline" : "prompt-stuck", facts };
  }
  if (offers.acting === "declined") return { id: "prompt-declined", facts };
  if (has(offers, "roll")) return { id: "prompt-conquer-roll", facts };
  if (offers.phase === "conquer") return { id: "prompt-conquer", facts };
  return { id: offers.decline ? "prompt-expand" : "prompt-enter", facts };
}

function placePrompt(offers: Offers, supply: Supply | null): Message {
  if (has(offers, "abandon")) return { id: "prompt-must-abandon", facts: { tokens: Math.max(0, -offers.hand) } };
  if (supply?.marker && supply.left > 0) return supplyPrompt(supply.marker, supply);
  if (Object.keys(tokensOf(offers.supplies)?.moves ?? {}).length) {
    const id = offers.phase === "withdraw" ? "prompt-withdraw" : "prompt-redeploy";
    return { id, facts: { tokens: offers.hand } };
  }
  const choice = offers.moves.find((move) => move.seat !== null);
  if (choice) return seatPrompt(choice.trait ?? "");
  return { id: offers.phase === "withdraw" ? "prompt-withdrawn" : "prompt-placed", facts: {} };
}

function supplyPrompt(id: string, { left, must }: Supply): Message {
  return { id: must ? "prompt-must-supply" : "prompt-may-supply", facts: { what: left === 1 ? oneMarker(id) : marker(id, left) } };
}

/** A player may be named; some traits have words of their own for that. */
function seatPrompt(trait: string): Message {
  const own = `prompt-use-${trait}`;
  return { id: hasText(own) ? own : "prompt-use", facts: { trait: traitName(trait) } };
}

/** What "done" is called here. */
export function doneText(offers: Offers): string {
  switch (offers.phase) {
    case "expand":
      return text("done-expand");
    case "conquer":
      return text("done-conquer");
    case "stout":
      return text("done-stout");
    case "withdraw":
      return text("done-withdraw");
    default:
      return text(offers.acting === "declined" ? "done-declined" : "done-redeploy");
  }
}
