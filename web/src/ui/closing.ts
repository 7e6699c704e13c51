/** What stands in a dialog can close it, without knowing who opened it. */

import { getContext } from "svelte";

export const CLOSE = Symbol("close");

/** Closes the dialog around a component; outside of one nothing happens. To be called as the component starts. */
export function closer(): () => void {
  return getContext<(() => void) | undefined>(CLOSE) ?? (() => {});
}
