/** Taking a game along: its link, its record. */

import { recordUrl } from "@/lib/api";
import { text } from "@/lib/texts";
import { toast } from "@/ui/toast.svelte";

/** The address of a step of a replay. */
export function linkTo(id: string, step: number): string {
  return `${location.origin}/r/${encodeURIComponent(id)}?step=${step}`;
}

export function stepIn(search: string): number {
  return Number(new URLSearchParams(search).get("step")) || 0;
}

export async function copyLink(id: string, step: number): Promise<void> {
  const address = linkTo(id, step);
  try {
    await navigator.clipboard.writeText(address);
    toast(text("page-replay-shared"));
  } catch {
    // a page without https may not write there; then the address can at least be read off
    history.replaceState(history.state, "", address);
    toast(text("page-replay-share-failed"));
  }
}

/** Save the record of a table, or one that was opened from a file. */
export function download(id: string | null, record: string | null): void {
  const anchor = document.createElement("a");
  const blob = id === null ? URL.createObjectURL(new Blob([record ?? ""], { type: "text/plain" })) : null;
  anchor.href = blob ?? recordUrl(id!);
  anchor.download = `elbowroom-${id ?? "record"}.txt`;
  anchor.click();
  if (blob) URL.revokeObjectURL(blob);
}
