/** The games that this browser remembers. Whatever is stored there, reading it never fails. */

import { keep, recall } from "@/lib/storage";
import type { OwnGame } from "./game";
import { isFields, readGame } from "./reading";

/** So many of the latest games, about half a megabyte. */
export const MOST_GAMES = 500;
const MOST_PASSED = 200;
/** With the version of its form: another one is kept elsewhere, so that no version spoils what it cannot read. */
export const KEY = "elbowroom.games.1";

export interface Ledger {
  /** The earliest first. */
  games: OwnGame[];
  /** Tables that were looked at and do not count. */
  passed: string[];
  /** What ended until then was cleared away, and is not counted again. */
  since: number;
}

function readable(value: unknown): OwnGame[] {
  try {
    return [readGame(value)];
  } catch {
    return [];
  }
}

/** Each game once, the earliest first, and only as many as are kept. */
function inOrder(games: OwnGame[]): OwnGame[] {
  const once = new Map(games.map((game) => [game.id, game]));
  return [...once.values()].sort((a, b) => a.at - b.at).slice(-MOST_GAMES);
}

export function readLedger(): Ledger {
  const stored: unknown = recall(KEY);
  const { games, passed, since } = isFields(stored) ? stored : {};
  return {
    games: inOrder(Array.isArray(games) ? games.flatMap(readable) : []),
    passed: Array.isArray(passed) ? passed.filter((id) => typeof id === "string").slice(-MOST_PASSED) : [],
    since: typeof since === "number" ? since : 0,
  };
}

/** Whether there is anything to be found out about a table. */
export function isKnown({ games, passed }: Ledger, id: string): boolean {
  return passed.includes(id) || games.some((game) => game.id === id);
}

/** Count a finished game, or remember that this table does not count; once, however often it is asked for. */
export function enter(id: string, game: OwnGame | null): Ledger {
  const before = readLedger();
  if (isKnown(before, id)) return before;
  const counts = game !== null && game.at > before.since;
  const after = counts
    ? { ...before, games: inOrder([...before.games, game]) }
    : { ...before, passed: [...before.passed, id].slice(-MOST_PASSED) };
  keep(KEY, after);
  return after;
}

/** Add games from elsewhere; those that are here already stay as they are. Whether the browser could keep them. */
export function addGames(games: OwnGame[]): { ledger: Ledger; isKept: boolean } {
  const before = readLedger();
  const ledger = { ...before, games: inOrder([...games, ...before.games]) };
  return { ledger, isKept: keep(KEY, ledger) };
}

/** Forget all of them for good. */
export function clearGames(): Ledger {
  const { games, passed, since } = readLedger();
  const after = { games: [], passed, since: Math.max(since, ...games.map((game) => game.at)) };
  keep(KEY, after);
  return after;
}
