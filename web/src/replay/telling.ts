/** The moves of a replay in words. */

import { sentences, type Names } from "@/lib/sentences";
import { text } from "@/lib/texts";
import type { Entry, Frame } from "@/protocol";

/** What a step did, in a few sentences; some moves only end a phase. */
export function toldOf(frame: Frame, names: Names): string {
  const { events, kind, seat } = frame.entry;
  if (kind !== "move") return text("page-replay-begin");
  const told = sentences(
    events.filter((event) => event.type !== "revealed" && event.type !== "turn_began"),
    names,
  );
  if (told.length) return told.map((one) => one.text).join(" ");
  const name = names.players[seat ?? 0] ?? "";
  return text(frame.position.phase === "redeploy" ? "page-replay-regroup" : "page-replay-done", { name });
}

/** Everything up to a step for the log; the first turn has nothing before it that would announce it. */
export function entriesUpTo(frames: Frame[], step: number): Entry[] {
  const entries = frames.slice(0, step + 1).map((frame) => frame.entry);
  const first = entries[0];
  if (first && !first.events.length) {
    const { round, seat } = frames[0]!.position;
    entries[0] = { ...first, events: [{ type: "turn_began", round, seat }] };
  }
  return entries;
}
