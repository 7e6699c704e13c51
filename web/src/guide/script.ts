/** The table of the guided first game. Everything at it is real: the server's table, its rules, its bot. */

import type { NewTable } from "@/protocol";

/** With this seed the top combo is plain and strong, the die helps, and the bot comes for land at once. */
const SEED = 15551;

/** Where the lesson likes to begin: plain land with a Lost Tribe and a mountain beside it. */
export const ENTRIES = [1, 2];

export function firstGame(name: string): NewTable {
  return { seats: [{ kind: "human", name }, { kind: "bot", level: "easy" }], first: 0, seed: SEED };
}
