/** Whom the host of a table can let say nothing. */

import type { TableInfo } from "@/protocol";

export interface Voice {
  /** null is everybody who watches. */
  seat: number | null;
  muted: boolean;
}

/** The other people at the table; those who watch where they may speak, or might before they were silenced. */
export function voicesOf(table: TableInfo, mine: number[]): Voice[] {
  const found: Voice[] = [];
  table.seats.forEach(({ kind, muted }, seat) => {
    if (kind === "human" && !mine.includes(seat)) found.push({ seat, muted });
  });
  if (table.watchers_talk || table.watchers_muted) found.push({ seat: null, muted: table.watchers_muted });
  return found;
}
