/** Lists of tables on the first screen. */

import { list, text } from "@/lib/texts";
import type { TableGlance, TableRow } from "@/protocol";

const MOST_ROWS = 8;

/** Tables that wait for players before those one can only look at; the newest first. */
export function openFirst(rows: TableRow[]): TableRow[] {
  const rank = (row: TableRow) => (row.open_seats > 0 ? 0 : 1);
  return rows
    .filter((row) => row.status !== "over")
    .sort((a, b) => rank(a) - rank(b) || b.created - a.created)
    .slice(0, MOST_ROWS);
}

export function named(names: string[]): string {
  return list(names.filter(Boolean));
}

/** A table of this browser: what the server says of it, or null when it does not know it any more. */
export interface OwnTable {
  id: string;
  info: TableGlance | null;
  /** The seats that this browser holds. */
  seats: number[];
}

export function isYourTurn({ info, seats }: OwnTable): boolean {
  return info?.status === "playing" && info.decider !== null && seats.includes(info.decider);
}

/** How the game stands, for whoever holds these seats. */
export function aboutTable({ info, seats }: OwnTable): string {
  if (!info) return text("page-table-gone");
  const { round, rounds } = info;
  const name = (seat: number | null) => (seat === null ? "" : (info.seats[seat]?.name ?? ""));
  const me = seats.length === 1 ? seats[0]! : null;
  if (info.status === "waiting") {
    return text("page-table-waiting", { seats: info.seats.filter((seat) => seat.kind === "open").length });
  }
  if (info.status === "playing") {
    if (me !== null && info.decider === me) return text("page-table-your-turn", { round, rounds });
    return text("page-table-turn-of", { name: name(info.decider), round, rounds });
  }
  const [winner = 0, second] = info.winners;
  const coins = info.coins?.[winner] ?? 0;
  if (second !== undefined) return text("page-table-shared", { names: named(info.winners.map(name)), coins });
  if (me === winner) return text("page-table-you-won", { coins });
  if (me === null) return text("page-table-won", { name: name(winner), coins });
  return text("page-table-lost", { name: name(winner), coins, yours: info.coins?.[me] ?? 0 });
}

/** What waits for this browser first, then other games that go on, finished ones, lost ones; the newest first. */
export function goOnFirst(tables: OwnTable[]): OwnTable[] {
  const rank = (table: OwnTable) => (!table.info ? 3 : table.info.status === "over" ? 2 : isYourTurn(table) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (b.info?.created ?? 0) - (a.info?.created ?? 0));
}
