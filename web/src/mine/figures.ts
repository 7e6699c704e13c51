/** What many games come to: against whom, with what, and how it went over time. */

import { oneDecimal } from "@/story/forMe";
import type { OwnGame } from "./game";

/** A game as one of its own seats saw it. */
export interface Result {
  game: OwnGame;
  seat: number;
  name: string;
  coins: number;
  place: number;
  isWon: boolean;
  /** Coins ahead of the best of the others; behind is negative. */
  margin: number;
}

/** Results of everybody who played here, or of one name; the earliest first. */
export function resultsOf(games: OwnGame[], name: string | null): Result[] {
  return games.flatMap((game) =>
    game.mine
      .filter((seat) => name === null || game.seats[seat]!.name === name)
      .map((seat) => {
        const { coins, place, name: own } = game.seats[seat]!;
        const others = game.seats.filter((_, other) => other !== seat);
        const margin = coins - Math.max(...others.map((other) => other.coins));
        return { game, seat, name: own, coins, place, isWon: place === 1, margin };
      }),
  );
}

/** Names that played here, the most frequent first. */
export function namesIn(games: OwnGame[]): string[] {
  const times = new Map<string, number>();
  for (const { name } of resultsOf(games, null)) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

export interface Record {
  played: number;
  won: number;
}

export function recordOf(results: Result[]): Record {
  return { played: results.length, won: results.filter((one) => one.isWon).length };
}

/** Opponents of a level, each of them counted in each game. */
export interface Against {
  /** Null are people. */
  level: string | null;
  met: number;
  beaten: number;
  /** Coins ahead on average; behind is negative. */
  margin: number;
}

/** The levels in this order, then any other, people last. */
export function againstLevels(results: Result[], order: string[]): Against[] {
  const found = new Map<string | null, { met: number; beaten: number; sum: number }>();
  for (const { game, seat, coins, place } of results) {
    game.seats.forEach((other, at) => {
      if (at === seat) return;
      const so = found.get(other.level) ?? { met: 0, beaten: 0, sum: 0 };
      so.met += 1;
      so.beaten += place < other.place ? 1 : 0;
      so.sum += coins - other.coins;
      found.set(other.level, so);
    });
  }
  const rank = (level: string | null) => {
    if (level === null) return order.length + 1;
    return order.includes(level) ? order.indexOf(level) : order.length;
  };
  return [...found]
    .map(([level, { met, beaten, sum }]) => ({ level, met, beaten, margin: oneDecimal(sum / met) }))
    .sort((a, b) => rank(a.level) - rank(b.level));
}

/** A race, or a combo, that was played so often and brought so much. */
export interface Played {
  race: string;
  /** Null: with any power. */
  power: string | null;
  times: number;
  /** Coins on average. */
  coins: number;
  /** Coins for each turn. */
  average: number;
}

function playedBy(results: Result[], hasPower: boolean): Played[] {
  const found = new Map<string, { race: string; power: string | null; times: number; coins: number; turns: number }>();
  for (const { game, seat } of results) {
    for (const combo of game.combos) {
      if (combo.seat !== seat) continue;
      const power = hasPower ? combo.power : null;
      const key = JSON.stringify([combo.race, power]);
      const so = found.get(key) ?? { race: combo.race, power, times: 0, coins: 0, turns: 0 };
      found.set(key, { ...so, times: so.times + 1, coins: so.coins + combo.coins, turns: so.turns + combo.turns });
    }
  }
  return [...found.values()].map(({ race, power, times, coins, turns }) => ({
    race,
    power,
    times,
    coins: oneDecimal(coins / times),
    average: oneDecimal(coins / turns),
  }));
}

/** The races that were taken most; of those taken as often, the one that brought more. */
export function favouriteRaces(results: Result[], most: number): Played[] {
  return playedBy(results, false)
    .sort((a, b) => b.times - a.times || b.coins - a.coins)
    .slice(0, most);
}

/** The combos that brought most on average; of equal ones, the one that was played more. */
export function bestCombos(results: Result[], most: number): Played[] {
  return playedBy(results, true)
    .sort((a, b) => b.coins - a.coins || b.times - a.times)
    .slice(0, most);
}
