/** Puts something that explains above everything else, beside what it explains. */

import type { Attachment } from "svelte/attachments";

const EDGE = 8;
const GAP = 6;

/** Below the anchor, or above it where there is no room below; never beyond the window. */
export function placed(anchor: Element): Attachment<HTMLElement> {
  return (element) => {
    element.showPopover();
    const at = anchor.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const below = at.bottom + GAP;
    const top = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, at.top - GAP - height);
    element.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE))}px`;
    element.style.top = `${top}px`;
  };
}
