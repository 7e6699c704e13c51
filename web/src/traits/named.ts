/** Races, powers and markers that a text names, and what there is to tell about each. */

import { markerName } from "@/lib/sentences";
import { hasText, powerAbout, powerName, raceAbout, raceName, text } from "@/lib/texts";

export type Named =
  | { kind: "combo"; race: string; power: string }
  | { kind: "race" | "power" | "marker"; id: string }
  | { kind: "tribe" };

/** A paragraph about one thing. */
export interface Words {
  kind: "race" | "power" | "marker" | "tribe";
  id: string;
  name: string;
  about: string;
}

function wordsOf(kind: Words["kind"], id: string): Words {
  switch (kind) {
    case "race":
      return { kind, id, name: raceName(id), about: raceAbout(id) };
    case "power":
      return { kind, id, name: powerName(id), about: powerAbout(id) };
    case "tribe":
      return { kind, id, name: text("lost-tribe"), about: text("lost-tribe-about") };
    default:
      return { kind, id, name: markerName(id), about: hasText(`marker-${id}-about`) ? text(`marker-${id}-about`) : "" };
  }
}

export function wordsAbout(named: Named): Words[] {
  if (named.kind === "combo") return [wordsOf("race", named.race), wordsOf("power", named.power)];
  return [wordsOf(named.kind, named.kind === "tribe" ? "" : named.id)];
}
