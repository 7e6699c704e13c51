/** Short messages that come, stay for a moment and go: `toast("Link copied")`. */

import { mount } from "svelte";
import Toasts from "./Toasts.svelte";
import { show } from "./toasts.svelte";

export { dismissAll, dismissRefusals } from "./toasts.svelte";

let isThere = false;

export function toast(text: string, isRefusal = false): void {
  if (!isThere) {
    mount(Toasts, { target: document.body });
    isThere = true;
  }
  show(text, isRefusal);
}

/** Why something was not done: it goes when the next thing is. */
export const refuse = (why: string) => toast(why, true);
