/** The address of a step of a replay: read, written, and copied for friends. */

import { text } from "@/lib/texts";
import { toast } from "@/ui/toast";

/** The address of a step of a replay. */
export function linkTo(id: string, step: number): string {
  return `${location.origin}/r/${encodeURIComponent(id)}?step=${step}`;
}

export function stepIn(search: string): number {
  return Number(new URLSearchParams(search).get("step")) || 0;
}

/** Whether the address asks for the analysis at once. */
export function wantsReview(search: string): boolean {
  return new URLSearchParams(search).has("review");
}

export async function copyLinkTo(id: string, step: number): Promise<void> {
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
