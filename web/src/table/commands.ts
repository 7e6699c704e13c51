/** What each key of the table does. */

import { text } from "@/lib/texts";
import { reasons } from "@/lib/texts";
import { whyNotDone } from "@/table/turn/doneWhy";
import type { Play } from "@/table/turn/play.svelte";
import { refuse } from "@/ui/toast";
import type { Command } from "./keyboard";

/** What the screen itself can be asked for. */
export interface Screen {
  show: (panel: "players" | "log" | "chat") => void;
  focusMap: () => void;
  focusNote: () => void;
  openSheet: () => void;
  openKeys: () => void;
  toggleFull: () => void;
  close: () => void;
}

export function commandsOf(play: Play, screen: Screen): Command[] {
  const picks = [1, 2, 3, 4, 5, 6].map((row) => ({
    key: String(row),
    id: "keys-pick",
    run: () => {
      const combo = play.offers?.combos.find((combo) => combo.row === row);
      if (combo?.move) play.pick(combo);
      else if (combo) refuse(text("combo-why-not", { why: reasons(combo.why) }));
    },
  }));
  return [
    ...picks,
    { key: "m", id: "keys-map", run: screen.focusMap },
    { key: "u", id: "keys-undo", run: () => play.undo() },
    { key: "e", id: "keys-end", run: () => end(play) },
    { key: "d", id: "keys-decline", run: () => (play.isDeclining = play.can("decline") && !play.isDeclining) },
    { key: "r", id: "keys-roll", run: () => play.act("roll") },
    { key: "s", id: "keys-spread", run: () => play.isPlacing && play.spread() },
    { key: "b", id: "keys-before", run: () => play.isPlacing && play.asBefore() },
    { key: "t", id: "keys-tool", run: () => play.takeNext() },
    { key: "i", id: "keys-hint", run: () => play.canHint && play.toggleHint() },
    { key: "g", id: "keys-guide", run: screen.focusNote },
    { key: "a", id: "keys-analysis", run: () => play.canAnalyse && (play.isAnalysing = !play.isAnalysing) },
    { key: "x", id: "keys-skip", run: () => play.connection.skip() },
    { key: "p", id: "keys-players", run: () => screen.show("players") },
    { key: "l", id: "keys-log", run: () => screen.show("log") },
    { key: "c", id: "keys-chat", run: () => screen.show("chat") },
    { key: "h", id: "keys-sheet", run: screen.openSheet },
    { key: "?", id: "keys-sheet", run: screen.openSheet },
    { key: "k", id: "keys-keys", run: screen.openKeys },
    { key: "f", id: "keys-full", run: screen.toggleFull },
    { key: "Escape", id: "keys-close", run: screen.close },
  ];
}

function end(play: Play): void {
  if (!play.offers || play.offers.phase === "pick") return;
  if (play.can("done")) play.end();
  else refuse(text("done-not-yet", { why: whyNotDone(play.offers) }));
}
