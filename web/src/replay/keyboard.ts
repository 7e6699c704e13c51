/** The replay by keyboard. */

import type { Playback } from "./playback.svelte";

const TYPING = "input, select, textarea, dialog";
const PRESSED_BY_SPACE = "button, a, summary, [role=button]";

/** Whether the key meant something here. */
export function press(event: KeyboardEvent, playback: Playback): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING)) return false;
  switch (event.key) {
    case " ":
      if (target?.closest(PRESSED_BY_SPACE)) return false;
      playback.toggle();
      return true;
    case "ArrowRight":
    case "ArrowLeft": {
      const direction = event.key === "ArrowRight" ? 1 : -1;
      if (event.shiftKey) playback.byTurn(direction);
      else playback.by(direction);
      return true;
    }
    case "Home":
      playback.seek(0);
      return true;
    case "End":
      playback.seek(playback.last);
      return true;
    default:
      return false;
  }
}
