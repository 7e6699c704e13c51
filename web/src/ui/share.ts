/** Links for friends and other devices. */

import { learnReach, sharedAddress } from "@/lib/reach.svelte";
import { text } from "@/lib/texts";
import { toast } from "@/ui/toast";

export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(text("share-copied"));
  } catch {
    // without a secure address browsers refuse; then it can be read off
    toast(address);
  }
}

/** The address of this table: a phone's own way of sharing where there is one. */
export async function share(): Promise<void> {
  await learnReach();
  const url = sharedAddress(location.pathname);
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copyLink(url);
  try {
    await navigator.share({ title: text("page-game"), url });
  } catch {
    // somebody thought better of it
  }
}
