/** The one line that says what can be done now, and the buttons beside it. */

import { oneMarker } from "@/lib/sentences";
import type { Facts } from "@/lib/texts";
import { raceName, text } from "@/lib/texts";
import { type Position, decider } from "@/position";
import type { Now, Offers, Supply, TableInfo } from "@/protocol";
import { marker } from "./words";

export interface Message {
  id: string;
  facts: Facts;
}

/** What the line says to whoever looks at the screen. */
export function prompt(table: TableInfo, now: Now, tool: string): Message {
  const position = now.position as Position;
  if (table.status === "waiting") return { id: "prompt-waiting", facts: {} };
  if (position.phase === "over") return { id: "prompt-over", facts: {} };
  if (now.offers) return ownPrompt(now.offers, tool, table);
  const seat = decider(position) ?? 0;
  return { id: `prompt-other-${position.phase}`, facts: { name: table.seats[seat]?.name ?? "" } };
}

function ownPrompt(offers: Offers, tool: string, table: TableInfo): Message {
  switch (offers.phase) {
    case "pick":
      return { id: "prompt-pick", facts: {} };
    case "expand":
    case "conquer":
      return conquestPrompt(offers);
    case "stout":
      return { id: "prompt-stout", facts: { race: raceName(offers.race ?? "") } };
    default:
      return placePrompt(offers, tool, table);
  }
}

const has = (offers: Offers, verb: string) => offers.moves.some((move) => move === verb || move.startsWith(`${verb} `));

function conquestPrompt(offers: Offers): Message {
  const facts = { tokens: offers.hand, race: raceName(offers.race ?? ""), pips: offers.die ?? 0, decline: offers.decline ? "yes" : "no" };
  const spots = Object.values(offers.spots).flatMap((spot) => spot.moves);
  const canConquer = spots.some((move) => move.verb === "conquer" || move.verb === "use");
  if (offers.die !== null) return { id: canConquer ? "prompt-die" : "prompt-die-useless", facts };
  if (!canConquer) {
    if (has(offers, "attempt")) return { id: "prompt-attempt", facts };
    if (has(offers, "roll")) return { id: "prompt-roll", facts };
    return { id: offers.decline ? "prompt-stuck-decline" : "prompt-stuck", facts };
  }
  if (offers.acting === "declined") return { id: "prompt-ghouls", facts };
  if (has(offers, "roll")) return { id: "prompt-conquer-roll", facts };
  if (offers.phase === "conquer") return { id: "prompt-conquer", facts };
  return { id: offers.decline ? "prompt-expand" : "prompt-enter", facts };
}

function placePrompt(offers: Offers, tool: string, table: TableInfo): Message {
  if (has(offers, "abandon")) return { id: "prompt-must-abandon", facts: { tokens: Math.max(0, -offers.hand) } };
  const supply = offers.supplies.find((supply) => tool === `use ${supply.trait}` && supply.left > 0);
  if (supply && has(offers, tool)) return supplyPrompt(supply);
  if (offers.hand > 0 && has(offers, "deploy")) {
    const id = offers.phase === "withdraw" ? "prompt-withdraw" : "prompt-redeploy";
    return { id, facts: { tokens: offers.hand } };
  }
  if (offers.choices.length) {
    const names = offers.choices.map((choice) => table.seats[choice.seat]?.name ?? "").join(", ");
    return { id: "prompt-peace", facts: { names } };
  }
  return { id: offers.phase === "withdraw" ? "prompt-withdrawn" : "prompt-placed", facts: {} };
}

function supplyPrompt({ marker: id, left, must }: Supply): Message {
  return { id: must ? "prompt-must-supply" : "prompt-may-supply", facts: { what: left === 1 ? oneMarker(id) : marker(id, left) } };
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
      return text(offers.acting === "declined" ? "done-ghouls" : "done-redeploy");
  }
}
