/** Whose game it was that a replay shows. */

import { heldAt } from "@/lib/secrets";
import { settings } from "@/lib/settings.svelte";

/** The seats that this browser held at the table; in a record from elsewhere, the one with one's own name. */
export function ownSeats(table: string | null, names: string[]): number[] {
  const held = table === null ? [] : heldAt(table).keys.map((key) => key.seat);
  if (held.length) return held.sort((a, b) => a - b);
  const name = settings.name.trim().toLowerCase();
  const named = names.findIndex((one) => name !== "" && one.toLowerCase() === name);
  return named < 0 ? [] : [named];
}
