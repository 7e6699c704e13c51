/** Short messages that come, stay for a moment and go: `toast("Link copied")`. */

import { mount } from "svelte";
import Toasts from "./Toasts.svelte";
import { show } from "./toasts.svelte";

export { dismissAll } from "./toasts.svelte";

let isMounted = false;

export function toast(text: string): void {
  if (!isMounted) {
    mount(Toasts, { target: document.body });
    isMounted = true;
  }
  show(text);
}
