/** Mouse, finger and pen on the board: pan, pinch, wheel, double tap, long press. */

import type { Attachment } from "svelte/attachments";

export interface Gestures {
  pan(dx: number, dy: number): void;
  /** Around a point in client coordinates. */
  zoom(factor: number, x: number, y: number): void;
  /** Return whether a double tap there is for the map; a tap on a choice stays a tap. */
  mayDoubleTap(target: EventTarget | null): boolean;
  longPress(target: EventTarget | null): void;
  /** A finger came down, or the map moves: what was shown beside a region is out of place. */
  begin(): void;
  /** Whether a gesture is going on, so that the map can be painted for speed. */
  moving(on: boolean): void;
}

/** So far may a finger slip and it still is a tap. */
const SLIP = 8;
const LONG_PRESS = 480;
const DOUBLE_TAP = 300;

export function gestures(does: Gestures): Attachment<HTMLElement> {
  return (element) => {
    const down = new Map<number, { x: number; y: number }>();
    let moved = false;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    let lastTap = { time: 0, x: 0, y: 0 };
    /** A click follows a gesture; it must not reach the region under it. */
    let swallow = false;

    const spread = () => {
      const [a, b] = [...down.values()];
      return a && b ? { size: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };

    function start(event: PointerEvent) {
      if (event.button > 0 || (event.target as Element).closest("button")) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (down.size === 1) [moved, swallow] = [false, false];
      clearTimeout(pressing);
      if (down.size === 1 && event.pointerType !== "mouse") {
        does.begin();
        const target = event.target;
        pressing = setTimeout(() => {
          swallow = true;
          does.longPress(target);
        }, LONG_PRESS);
      }
      if (down.size > 1) seize();
    }

    function seize() {
      moved = swallow = true;
      clearTimeout(pressing);
      does.begin();
      does.moving(true);
      for (const id of down.keys()) element.setPointerCapture(id);
    }

    function move(event: PointerEvent) {
      const at = down.get(event.pointerId);
      if (!at) return;
      const before = spread();
      const [dx, dy] = [event.clientX - at.x, event.clientY - at.y];
      if (!moved) {
        if (Math.hypot(dx, dy) < SLIP) return;
        seize();
      }
      at.x = event.clientX;
      at.y = event.clientY;
      const after = spread();
      if (before && after) {
        does.pan(after.x - before.x, after.y - before.y);
        if (before.size > 0) does.zoom(after.size / before.size, after.x, after.y);
      } else does.pan(dx, dy);
    }

    function end(event: PointerEvent) {
      if (!down.delete(event.pointerId)) return;
      clearTimeout(pressing);
      if (down.size === 0 && moved) does.moving(false);
      if (event.type === "pointercancel") swallow = true;
      if (down.size === 0 && !swallow && event.type === "pointerup") tap(event);
    }

    function tap(event: PointerEvent) {
      const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
      if (near && event.timeStamp - lastTap.time < DOUBLE_TAP && does.mayDoubleTap(event.target)) {
        swallow = true;
        does.zoom(1.8, event.clientX, event.clientY);
        lastTap = { time: 0, x: 0, y: 0 };
      } else lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      does.begin();
      does.moving(true);
      clearTimeout(settling);
      settling = setTimeout(() => does.moving(false), 160);
      const lines = event.deltaMode === 1 ? 30 : 1;
      does.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 420)), event.clientX, event.clientY);
    }

    function click(event: MouseEvent) {
      // keyboards and screen readers click without a pointer: detail is 0 then
      if (!swallow || event.detail === 0) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    }

    const noMenu = (event: Event) => down.size && event.preventDefault();
    element.addEventListener("pointerdown", start);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", noMenu);
    return () => {
      clearTimeout(pressing);
      clearTimeout(settling);
      element.removeEventListener("pointerdown", start);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", noMenu);
    };
  };
}
