/** Shows changes on the pieces that stand: they drop, hop, fade in where a flight ends. */

import type { Change } from "./diff";

const EASE = "cubic-bezier(.2, .8, .3, 1)";

type Frames = [Keyframe[], delay: number];

const DROP: Keyframe[] = [
  { transform: "translateY(-46px) scale(1.35)", opacity: 0 },
  { transform: "translateY(0) scale(1)", opacity: 1, offset: 0.7 },
  { transform: "translateY(0) scale(1.12, .9)", offset: 0.82 },
  { transform: "none", opacity: 1 },
];
const APPEAR: Keyframe[] = [
  { opacity: 0, transform: "scale(.6)" },
  { opacity: 1, transform: "scale(1.15)", offset: 0.7 },
  { opacity: 1, transform: "none" },
];
const HOP: Keyframe[] = [{ transform: "none" }, { transform: "scale(1.22)", offset: 0.4 }, { transform: "none" }];
const SETTLE: Keyframe[] = [{ transform: "none" }, { transform: "scale(.84)", offset: 0.4 }, { transform: "none" }];
const TURN: Keyframe[] = [{ transform: "scaleX(1)" }, { transform: "scaleX(.05)", offset: 0.5 }, { transform: "scaleX(1)" }];

/** Which part of which piece moves, and how. */
function framesOf(change: Change, taken: Set<number>): { part: string; frames: Frames } | null {
  switch (change.kind) {
    case "come":
      if (change.from !== null) return { part: "stack", frames: [taken.has(change.region) ? APPEAR : HOP, 0.55] };
      return { part: "stack", frames: [taken.has(change.region) ? DROP : HOP, 0] };
    case "gone":
      return { part: "stack", frames: [SETTLE, 0] };
    case "declined":
      return { part: "stack", frames: [TURN, 0] };
    case "placed":
      return { part: change.marker, frames: [APPEAR, change.from === null ? 0.3 : 0.55] };
    default:
      return null;
  }
}

export function animatePieces(root: Element, changes: Change[], duration: number): void {
  const taken = new Set(changes.flatMap((change) => (change.kind === "taken" ? [change.region] : [])));
  for (const change of changes) {
    const motion = framesOf(change, taken);
    if (!motion) continue;
    const [frames, delay] = motion.frames;
    // the part's own place is an attribute of the group; what moves is inside it
    const part = root.querySelector(`[data-region="${change.region}"] [data-part="${motion.part}"]`);
    part?.firstElementChild?.animate(frames, {
      duration: duration * (1 - delay),
      delay: duration * delay,
      easing: EASE,
      fill: "backwards",
    });
  }
}
