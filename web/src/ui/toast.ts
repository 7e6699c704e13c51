/** Short messages that come, stay for a moment and go: `toast("Link copied")`. */

import { mount } from "svelte";
import Toasts from "./Toasts.svelte";
import { show } from "./toasts.svelte";

export { dismissAll } from "./toasts.svelte";

let isThere = false;

export function toast(text: string): void {
  if (!isThere) {
    mount(Toasts, { target: document.body });
    isThere = true;
  }
  show(text);
}
