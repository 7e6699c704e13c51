/** What this browser remembers of a finished game. */

import type { Replay, TableInfo } from "@/protocol";
import { spellsOf } from "@/story/forMe";
import { standingsOf } from "@/story/standings";
import { storyOf } from "@/story/story";

export interface SeatResult {
  name: string;
  /** Of a bot; null is a person. */
  level: string | null;
  coins: number;
  place: number;
}

export interface OwnCombo {
  seat: number;
  race: string;
  power: string;
  coins: number;
  turns: number;
}

export interface OwnGame {
  /** Of the table. */
  id: string;
  /** When it ended, in milliseconds since 1970, by the server's clock. */
  at: number;
  seats: SeatResult[];
  /** The seats that were played at this browser. */
  mine: number[];
  /** Those of `mine`, in the order they were played. */
  combos: OwnCombo[];
}

/** Played from an empty board, and not on from somewhere in another game. */
function isWhole(replay: Replay, table: TableInfo): boolean {
  const start = replay.frames[0]?.position;
  if (!start || table.origin !== null) return false;
  return start.round === 1 && start.players.every((player) => !player.active && !player.declined.length);
}

/**
 * A game as it is remembered. Null if it does not count: it goes on, it was left to a bot before its end, it did
 * not begin at the beginning, or nobody played it here.
 */
export function gameOf(replay: Replay, table: TableInfo, held: number[]): OwnGame | null {
  const { end, ...story } = storyOf(replay);
  const mine = held.filter((seat) => table.seats[seat]?.kind === "human" && !table.seats[seat].stand_in);
  if (!end || !mine.length || !isWhole(replay, table)) return null;
  const standings = standingsOf(end.coins, end.winners);
  return {
    id: table.id,
    at: replay.frames.at(-1)!.entry.at,
    seats: table.seats.map(({ name, kind, level }, seat) => {
      const { coins, place } = standings.find((one) => one.seat === seat)!;
      return { name, level: kind === "bot" ? (level ?? "") : null, coins, place };
    }),
    mine,
    combos: mine.flatMap((seat) =>
      spellsOf({ ...story, end }, seat).map(({ race, power, coins, turns }) => ({ seat, race, power, coins, turns })),
    ),
  };
}
