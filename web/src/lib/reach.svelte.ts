/** Under which address others reach this server; a page at the server's own machine may open one for them. */

import type { Reach } from "@/protocol";
import { reachNow, letIn as askToLetIn } from "./api";

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** Whether this page was opened under an address that means something on this machine only. */
export const isOwnMachine = isLoopback(location.hostname);

/** What the server told its owner; null before that, and where it does not take this browser for its owner. */
export const reach = $state<{ told: Reach | null; isKnown: boolean }>({ told: null, isKnown: false });

/** Asks the server once. */
export async function learnReach(): Promise<void> {
  if (!isOwnMachine || reach.isKnown) return;
  try {
    reach.told = await reachNow();
  } catch {
    // it runs elsewhere, behind a tunnel or another server: nothing can be opened from here
  }
  reach.isKnown = true;
}

/** Lets others of the home network in, or no longer; throws what the server refused. */
export async function letIn(isOpen: boolean): Promise<void> {
  reach.told = await askToLetIn({ is_open: isOpen });
}

/** A path of this site as others can open it, as far as they can at all. */
export function sharedAddress(path: string): string {
  const { told } = reach;
  return new URL(path, told?.is_open && told.lan ? told.lan : location.origin).href;
}
