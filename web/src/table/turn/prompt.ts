/** The one line that says what can be done now, and the buttons beside it. */

import { markersIn } from "@/lib/sentences";
import type { Facts } from "@/lib/texts";
import { hasText, raceName, text, traitName } from "@/lib/texts";
import { decider } from "@/lib/decider";
import type { Position } from "@/position";
import type { Now, OfferedMove, Offers, Supply, TableInfo, Tool } from "@/protocol";
import { tokensOf } from "./redeploy";
import { toolName } from "./tools";
import { total } from "./words";

export interface Message {
  id: string;
  facts: Facts;
}

/** What the line says to whoever looks at the screen; a click puts down `supply`, or conquers with `tool`. */
export function prompt(table: TableInfo, now: Now, supply: Supply | null, tool: Tool | null = null): Message {
  const position = now.position as Position;
  if (table.status === "waiting") return { id: "prompt-waiting", facts: {} };
  if (position.phase === "over") return { id: "prompt-over", facts: {} };
  if (now.offers && holdsNothing(now.offers)) return nothingHeld(now.offers, now.incomes);
  if (now.offers && tool?.trait) {
    return { id: firstText(`prompt-tool-${tool.trait}`, "prompt-tool"), facts: { tool: toolName(tool) } };
  }
  if (now.offers) return ownPrompt(now.offers, supply);
  const seat = decider(position) ?? 0;
  return { id: `prompt-other-${position.phase}`, facts: { name: table.seats[seat]?.name ?? "" } };
}

/** Whether the turn would end with tokens in hand and no land to put them on. */
export function holdsNothing({ phase, acting, hand, supplies }: Offers): boolean {
  return phase === "redeploy" && acting === "active" && hand > 0 && !Object.keys(tokensOf(supplies)?.moves ?? {}).length;
}

function nothingHeld({ seat, race, hand }: Offers, incomes: Record<string, number>[]): Message {
  return { id: "prompt-nothing-held", facts: { race: raceName(race ?? ""), tokens: hand, coins: total(incomes[seat] ?? {}) } };
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
  if (canConquer && !has(offers, "conquer") && offers.acting === "active") {
    const trait = offers.moves.find((move) => move.verb === "use")?.trait ?? null;
    return { id: firstText(`prompt-only-use-${trait}`, "prompt-only-use"), facts: { ...facts, trait: traitName(trait ?? "") } };
  }
  if (!canConquer) {
    if (has(offers, "attempt")) return { id: offers.acting === "declined" ? "prompt-declined" : "prompt-attempt", facts };
    if (has(offers, "roll")) return { id: "prompt-roll", facts };
    return { id: offers.decline ? "prompt-stuck-decline" : "prompt-stuck", facts };
  }
  if (offers.acting === "declined") return { id: "prompt-declined", facts };
  if (has(offers, "roll")) return { id: "prompt-conquer-roll", facts };
  if (offers.phase === "conquer") return { id: "prompt-conquer", facts };
  return { id: offers.decline ? "prompt-expand" : "prompt-enter", facts };
}

function placePrompt(offers: Offers, supply: Supply | null): Message {
  if (has(offers, "abandon")) {
    const id = firstText(`prompt-must-abandon-${offers.race}`, `prompt-must-abandon-${offers.power}`, "prompt-must-abandon");
    return { id, facts: { tokens: Math.max(0, -offers.hand) } };
  }
  if (supply?.marker && supply.left > 0) return supplyPrompt(supply.marker, supply);
  if (hasTokensToPlace(offers)) {
    const id = offers.phase === "withdraw" ? "prompt-withdraw" : "prompt-redeploy";
    return { id, facts: { tokens: offers.hand } };
  }
  const choice = offers.moves.find((move) => move.seat !== null);
  if (choice) return { id: firstText(`prompt-use-${choice.trait}`, "prompt-use"), facts: { trait: traitName(choice.trait ?? "") } };
  const [refused] = offers.refused_seats;
  if (refused) return { id: firstText(`prompt-use-nobody-${refused.trait}`, "prompt-use-nobody"), facts: { trait: traitName(refused.trait) } };
  return { id: offers.phase === "withdraw" ? "prompt-withdrawn" : "prompt-placed", facts: {} };
}

/** Whether tokens in hand can be put on the map: everything else is asked for afterwards. */
export const hasTokensToPlace = ({ supplies }: Offers) => Object.keys(tokensOf(supplies)?.moves ?? {}).length > 0;

function supplyPrompt(id: string, { left, must }: Supply): Message {
  return { id: must ? "prompt-must-supply" : "prompt-may-supply", facts: { what: markersIn(id, left) } };
}

/** Some races and powers have words of their own for what is usual, and say why. */
function firstText(...ids: [string, ...string[]]): string {
  return ids.find((id) => hasText(id)) ?? ids[0];
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
