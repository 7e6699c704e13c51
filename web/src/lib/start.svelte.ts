/** A table is made and entered; one at a time. */

import type { NewTable } from "@/protocol";
import { createTable, RequestFailed } from "./api";
import { language } from "./language.svelte";
import { problemText } from "./problems";
import { go } from "./router.svelte";
import { holdAll } from "./secrets";
import { text } from "./texts";

/** A sentence for whatever went wrong with a request. */
export function sentenceOf(failure: unknown): string {
  if (!(failure instanceof RequestFailed)) return String(failure);
  const { code, facts, message } = failure;
  return code === "offline" ? text("page-offline") : problemText({ code, facts, text: message });
}

export const starting = $state({ isBusy: false });

/** Throws what the server refused; `onmade` is told of the new table before it is entered. */
export async function startTable(wanted: NewTable, onmade?: (id: string) => void): Promise<void> {
  if (starting.isBusy) return;
  starting.isBusy = true;
  try {
    const created = await createTable({ language: language(), ...wanted });
    holdAll(created);
    onmade?.(created.id);
    go(`/t/${created.id}`);
  } finally {
    starting.isBusy = false;
  }
}
