/** Races, powers, markers and what else has a name, and what there is to tell about each. */

import { markerName } from "@/lib/sentences";
import { hasText, powerAbout, powerName, raceAbout, raceName, text } from "@/lib/texts";

export type Named =
  | { kind: "combo"; race: string; power: string }
  | { kind: "race" | "power" | "marker"; id: string }
  | { kind: "tribe" }
  /** Who is spared, and who is kept from attacking. */
  | { kind: "peace"; maker: string; bound: string };

/** A paragraph about one thing. */
export interface Words {
  kind: "race" | "power" | "marker" | "tribe" | "peace";
  id: string;
  name: string;
  about: string;
}

function wordsOf(kind: Exclude<Words["kind"], "peace">, id: string): Words {
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

/** Its texts come later than the page. */
function peaceWords(maker: string, bound: string): Words {
  const facts = { maker, bound };
  return { kind: "peace", id: `${maker} ${bound}`, name: text("peace-between", facts), about: text("peace-about", facts) };
}

export function wordsAbout(named: Named): Words[] {
  if (named.kind === "combo") return [wordsOf("race", named.race), wordsOf("power", named.power)];
  if (named.kind === "peace") return [peaceWords(named.maker, named.bound)];
  return [wordsOf(named.kind, named.kind === "tribe" ? "" : named.id)];
}
