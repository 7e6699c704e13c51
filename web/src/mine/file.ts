/** Remembered games as a file, to keep or to take to another browser. */

import { text } from "@/lib/texts";
import type { OwnGame } from "./game";
import { BadGame, isFields, readGame } from "./reading";

const KIND = "elbowroom-games";
const VERSION = 1;
/** Of a file; the largest that this page writes has a tenth of it. */
const LONGEST = 10_000_000;

export function fileOf(games: OwnGame[]): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, games }, null, 1)}\n`;
}

/** The games of a file, or a sentence that says what is wrong with it. */
export function gamesIn(source: string): OwnGame[] | string {
  if (source.length > LONGEST) return text("page-mine-file-long");
  let found: unknown;
  try {
    found = JSON.parse(source);
  } catch {
    return text("page-mine-file-no-json");
  }
  if (!isFields(found) || found.kind !== KIND) return text("page-mine-file-other");
  if (found.version !== VERSION) return text("page-mine-file-version", { version: String(found.version).slice(0, 20) });
  if (!Array.isArray(found.games)) return text("page-mine-file-other");
  const games: OwnGame[] = [];
  for (const [place, game] of found.games.entries()) {
    try {
      games.push(readGame(game));
    } catch (problem) {
      const field = problem instanceof BadGame ? problem.field : "";
      return text("page-mine-file-game", { number: place + 1, field });
    }
  }
  return games;
}

/** Let the browser save it. */
export function save(games: OwnGame[]): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([fileOf(games)], { type: "application/json" }));
  anchor.download = "elbowroom-games.json";
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
