/** The drawing that a home-made piece has chosen; all of them come together, when the first is wanted. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";

type Icon = Component<SVGAttributes<SVGSVGElement>>;

let known = $state.raw<Record<string, Icon> | null>(null);
let isAsked = false;

/** All drawings by their names; none until they are there. */
export function drawings(): Record<string, Icon> {
  if (!isAsked) {
    isAsked = true;
    import("./iconSet").then(
      ({ ICONS }) => (known = ICONS),
      () => (isAsked = false),
    );
  }
  return known ?? {};
}

/** The drawing of this name; null if there is none, or not yet. */
export const drawing = (name: string | undefined): Icon | null => (name && Object.hasOwn(drawings(), name) ? drawings()[name]! : null);
