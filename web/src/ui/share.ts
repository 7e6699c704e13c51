/** The address of this table, for friends. */

import { text } from "@/lib/texts";
import { toast } from "@/ui/toast";

export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(text("share-copied"));
  } catch {
    // without a secure address browsers refuse; then it can be read off
    toast(location.href);
  }
}

/** A phone's own way of sharing where there is one. */
export async function share(): Promise<void> {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copyLink();
  try {
    await navigator.share({ title: text("page-game"), url: location.href });
  } catch {
    // somebody thought better of it
  }
}
