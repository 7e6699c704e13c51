/** What happened at the table as the log tells it: turn by turn, without what was taken back. */

import { levelName } from "@/lib/levels";
import { type Names, sentences } from "@/lib/sentences";
import { text } from "@/lib/texts";
import type { Entry, GameEvent } from "@/protocol";
import { type Mention, mentionsOf } from "@/traits/mentions";

export interface Line {
  key: string;
  text: string;
  /** What it may name. */
  mentions: Mention[];
  /** The region that lights up. */
  region: number | null;
  /** Events that deserve to stand out: scoring, decline, the end. */
  strong: boolean;
}

export interface Turn {
  key: string;
  round: number | null;
  seat: number | null;
  lines: Line[];
}

const STRONG = new Set(["scored", "declined", "game_ended"]);

/** What still counts, in order: no move that was taken back, and no undo. */
export function standing(entries: Entry[]): Entry[] {
  const undone = new Set(entries.map((entry) => entry.undoes));
  return entries.filter((entry) => entry.kind !== "undo" && !undone.has(entry.seq));
}

/** The log in turns; a turn's first events come with the move that ended the turn before it.
 *
 * Where `isWhole` is false earlier entries are missing: who moves first began before them.
 */
export function turns(entries: Entry[], names: Names, isWhole = true): Turn[] {
  const found: Turn[] = [{ key: "start", round: null, seat: null, lines: [] }];
  let run: GameEvent[] = [];
  let last = 0;
  const flush = () => {
    sentences(run, names).forEach(({ event, count, text }, i) =>
      found.at(-1)!.lines.push({
        key: `${last}.${i}`,
        text,
        mentions: mentionsOf(event, count),
        region: "region" in event ? event.region : null,
        strong: STRONG.has(event.type),
      }),
    );
    run = [];
  };
  for (const entry of standing(entries)) {
    if (entry.kind === "chat") continue;
    last = entry.seq;
    if (entry.kind !== "move") {
      flush();
      const told = remark(entry, names);
      if (told) found.at(-1)!.lines.push({ key: `${entry.seq}`, text: told, mentions: [], region: null, strong: false });
    }
    if (entry.kind === "move" && found.length === 1 && isWhole) {
      // the first turn began before anything happened
      flush();
      found.push({ key: "first", round: null, seat: entry.seat, lines: [] });
    }
    for (const event of entry.events) {
      if (event.type === "turn_began") {
        flush();
        found.push({ key: `turn ${event.round} ${event.seat}`, round: event.round, seat: event.seat, lines: [] });
      } else {
        run.push(event);
      }
    }
  }
  flush();
  return found.filter((turn) => turn.lines.length || turn.seat !== null);
}

/** So many lines at least are shown of a long log. */
const SHOWN = 40;

/** The latest turns, as many as it takes for that many lines. */
export function latest(book: Turn[]): Turn[] {
  let lines = 0;
  let first = book.length;
  while (first > 0 && lines < SHOWN) lines += book[--first]!.lines.length;
  return book.slice(first);
}

/** People coming and going. */
export function remark(entry: Entry, names: Names): string | null {
  const name = entry.seat === null ? text("log-somebody") : (names.players[entry.seat] ?? "");
  switch (entry.kind) {
    case "join":
      return text("log-join", { name: entry.text ?? name });
    case "leave":
      return text("log-leave", { name });
    case "carry":
      return text("log-carry", { name });
    case "bot":
      return text("log-bot", { name, level: levelName(entry.text ?? "") });
    case "stand_in":
      return text("log-stand-in", { name });
    case "back":
      return text("log-back", { name });
    case "start":
      return text("log-start");
    default:
      return null;
  }
}
