/** A table with what lies on the bench. */

import { lastQuick, quickTable } from "@/lib/quick";
import { settings } from "@/lib/settings.svelte";
import { sentenceOf, startTable } from "@/lib/start.svelte";
import { text } from "@/lib/texts";
import { onTop } from "@/pieces/shelf";
import { written } from "./bench.svelte";

/** Play against bots, as the start page would, with all pieces on offer first. Why it does not work, or nothing. */
export async function playNow(): Promise<string> {
  const pack = written();
  try {
    await startTable({ ...quickTable(lastQuick(), settings.name.trim() || text("page-newcomer")), packs: [pack], top: onTop([pack]) });
    return "";
  } catch (failure) {
    return sentenceOf(failure);
  }
}
