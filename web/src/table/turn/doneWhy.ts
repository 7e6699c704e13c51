/** Why "done" is not possible yet, with what is still to be done. */

import { markerName, oneMarker } from "@/lib/sentences";
import { list, reasons, text } from "@/lib/texts";
import type { Offers, Supply } from "@/protocol";

/** The end of a sentence; empty when "done" is possible. */
export function whyNotDone(offers: Offers): string {
  return offers.done_why.map((code) => reason(code, offers)).join("; ");
}

function reason(code: string, { hand, supplies }: Offers): string {
  if (code === "tokens_in_hand" && hand > 0) return text("done-tokens-in-hand", { tokens: hand });
  if (code === "must_abandon" && hand < 0) return text("done-must-abandon", { tokens: -hand });
  const owed = supplies.filter((supply) => supply.marker !== null && supply.must && supply.left > 0);
  if (code === "must_place" && owed.length) return text("done-must-place", { what: list(owed.map(name)) });
  return reasons([code]);
}

const name = ({ marker: id, left }: Supply) => (left === 1 ? oneMarker(id!) : markerName(id!, left));
