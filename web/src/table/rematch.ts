/** The same people once more. */

import type { NewTable, TableInfo } from "@/protocol";

/** A table like this one; people who play elsewhere come in by the link. */
export function rematch(table: TableInfo, mine: number[]): NewTable {
  return {
    seats: table.seats.map(({ kind, name, level }, seat) => {
      if (kind === "bot") return { kind, name, level: level ?? "medium" };
      return mine.includes(seat) ? { kind: "human", name } : { kind: "open" };
    }),
    first: table.drawn === "chosen" ? "draw" : table.drawn,
    open_scores: table.open_scores,
    clock: table.clock,
    public: table.public,
    help: table.help,
  };
}
