/** A table is made and entered; one at a time. */

import type { NewTable } from "@/protocol";
import { createTable, RequestFailed } from "./api";
import { go } from "./router.svelte";
import { holdAll } from "./secrets";
import { text } from "./texts";

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
