/** Lists of tables on the first screen. */

import type { TableInfo, TableRow } from "@/protocol";

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
  return names.filter(Boolean).join(", ");
}

/** A table of this browser: what the server says of it, or null when it does not know it any more. */
export interface OwnTable {
  id: string;
  info: TableInfo | null;
}

/** Games to go on with before finished ones, the newest first; lost ones last. */
export function goOnFirst(tables: OwnTable[]): OwnTable[] {
  const rank = ({ info }: OwnTable) => (!info ? 2 : info.status === "over" ? 1 : 0);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (b.info?.created ?? 0) - (a.info?.created ?? 0));
}
