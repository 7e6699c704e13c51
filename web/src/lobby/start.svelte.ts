/** A table is made and entered; one at a time. */

import { createTable, RequestFailed } from "@/lib/api";
import { holdAll } from "@/lib/keys";
import { go } from "@/lib/router.svelte";
import { text } from "@/lib/texts";
import type { NewTable } from "@/protocol";

/** A sentence for whatever went wrong with a request. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof RequestFailed) return failure.code === "offline" ? text("page-offline") : failure.message;
  return String(failure);
}

export const starting = $state({ isBusy: false });

/** Throws what the server refused. */
export async function startTable(wanted: NewTable): Promise<void> {
  if (starting.isBusy) return;
  starting.isBusy = true;
  try {
    const created = await createTable(wanted);
    holdAll(created);
    go(`/t/${created.id}`);
  } finally {
    starting.isBusy = false;
  }
}
