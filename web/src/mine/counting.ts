/** Finished games are counted: the one that has just ended, and those that ended while nobody looked. */

import { RequestFailed, replayOf, tableGlance } from "@/lib/api";
import { heldAt, tablesHere } from "@/lib/secrets";
import type { Replay, TableInfo } from "@/protocol";
import { gameOf } from "./game";
import { enter, isKnown, readLedger, type Ledger } from "./ledger";

/** Games that are fetched in one visit; the server has others to answer, too. */
const MOST_AT_ONCE = 20;

/** Count a game that is over, unless it was counted before. */
export function count(replay: Replay, table: TableInfo, mine: number[]): void {
  if (table.status === "over" && mine.length) enter(table.id, gameOf(replay, table, mine));
}

/** Whether a game had to be fetched for it. */
async function look(id: string): Promise<boolean> {
  const mine = heldAt(id).keys.map((key) => key.seat);
  if (!mine.length) return false;
  try {
    const table = await tableGlance(id);
    if (table.status !== "over") return false;
    count(await replayOf(id), table, mine);
    return true;
  } catch (failure) {
    // a table that is gone will not come back; a server that is busy or away will
    if (failure instanceof RequestFailed && failure.code === "no_such_table") enter(id, null);
    return false;
  }
}

/** Look through the tables of this browser for games that ended since. */
export async function gather(): Promise<Ledger> {
  const ledger = readLedger();
  let fetched = 0;
  for (const id of tablesHere()) {
    if (isKnown(ledger, id)) continue;
    if (await look(id)) fetched += 1;
    if (fetched === MOST_AT_ONCE) break;
  }
  return readLedger();
}
