/** Packs that come in, by a link or a file, and go out as one. The server's checker reads them. */

import { checkPack } from "@/lib/api";
import { problemText, problemTexts } from "@/lib/problems";
import { sentenceOf } from "@/lib/start.svelte";
import { text } from "@/lib/texts";
import type { Pack } from "@/pack";
import { unpacked } from "@/pieces/link";
import { packName } from "@/pieces/shelf";
import { slug } from "./pieces";

/** The pack that a text is, or a sentence about what is wrong with it. */
export async function readText(source: string): Promise<Pack | string> {
  try {
    const { pack, problems } = await checkPack(source);
    if (pack) return pack;
    await problemTexts();
    const { field, error, facts, text: told } = problems[0]!;
    return text("workshop-wrong-file", { problem: problemText({ code: error, facts: { ...facts, field }, text: told }) });
  } catch (failure) {
    return sentenceOf(failure);
  }
}

/** What the address carries: a pack, a sentence about what is wrong, or nothing. */
export async function incoming(): Promise<Pack | string | null> {
  const { hash } = location;
  if (!hash.startsWith("#p=")) return null;
  history.replaceState(null, "", location.pathname);
  const source = await unpacked(hash);
  return source === null ? text("workshop-wrong-link") : readText(source);
}

/** Save a pack as a file. */
export function saveFile(pack: Pack): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([`${JSON.stringify(pack, null, 2)}\n`], { type: "application/json" }));
  anchor.download = `${slug(packName(pack, "en")) || "pack"}.json`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
