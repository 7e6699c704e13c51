/** Why nothing can be taken back. */

import { findLast } from "@/lib/findLast";
import { text } from "@/lib/texts";
import type { Entry } from "@/protocol";
import { standing } from "@/talk/logbook";

export function undoWhy(entries: Entry[], seat: number | null): string {
  const last = findLast(standing(entries), (entry) => entry.kind === "move");
  if (last && last.seat === seat) {
    if (last.events.some((event) => event.type === "rolled")) return text("undo-not-die");
    if (last.events.some((event) => event.type === "revealed")) return text("undo-not-reveal");
  }
  return text("undo-nothing");
}
