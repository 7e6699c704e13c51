/** What the big button starts: the choice is remembered in this browser. */

import type { NewTable, SeatPlan } from "@/protocol";
import { FIRST_LEVEL } from "./levels";
import { keep, recall } from "./storage";

export interface Quick {
  opponents: number;
  level: string;
}

export const USUAL_QUICK: Quick = { opponents: 2, level: FIRST_LEVEL };

const QUICK = "elbowroom.quick";

export const lastQuick = (): Quick => ({ ...USUAL_QUICK, ...recall<Quick>(QUICK) });
export const keepQuick = (quick: Quick) => keep(QUICK, quick);

/** One human against bots, or bots among themselves. */
export function quickTable(quick: Quick, name: string | null): NewTable {
  const bots: SeatPlan[] = Array.from({ length: quick.opponents + (name === null ? 1 : 0) }, () => ({
    kind: "bot",
    level: quick.level,
  }));
  return { seats: name === null ? bots : [{ kind: "human", name }, ...bots] };
}
