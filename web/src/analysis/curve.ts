/** The curve of a review: each seat's chance to win on the axis of rounds, and the turns that cost most. */

import type { Reviewed, TurnReviewed } from "@/protocol";
import { endOfTurn } from "@/story/turns";

export interface ChancePoint {
  /** On the axis of rounds. */
  at: number;
  chance: number;
}

export interface Mark {
  turn: TurnReviewed;
  at: number;
  chance: number;
  /** How dear it was among those that are marked, from 1. */
  rank: number;
}

/** A line for each seat, from before the first turn to after the last. */
export function chanceLines(review: Reviewed): ChancePoint[][] {
  const seats = review.names.length;
  const first = review.turns[0];
  const begin = first ? endOfTurn(first.round, first.seat, seats) - 1 / seats : 0;
  return review.names.map((_, seat) => [
    { at: begin, chance: review.chances[seat] ?? 0 },
    ...review.turns.map((turn) => ({ at: endOfTurn(turn.round, turn.seat, seats), chance: turn.chances[seat] ?? 0 })),
  ]);
}

/** The dearest turns in the order of the game. */
export function marksOf(review: Reviewed): Mark[] {
  const seats = review.names.length;
  return review.worst
    .map((place, i) => ({ turn: review.turns[place]!, rank: i + 1 }))
    .map(({ turn, rank }) => ({
      turn,
      rank,
      at: endOfTurn(turn.round, turn.seat, seats),
      chance: turn.chances[turn.seat] ?? 0,
    }))
    .sort((a, b) => a.at - b.at);
}

/**
 * Where marks are drawn that are `size` wide: in their places, but one that would lie on an earlier one goes
 * beside it, upwards as long as there is room.
 */
export function apart(places: [x: number, y: number][], size: number, top: number, bottom: number): [number, number][] {
  const drawn: [number, number][] = [];
  for (const [x, y] of places) {
    const near = drawn.filter(([other]) => Math.abs(other - x) < size).map(([, other]) => other);
    const ways = [y, ...near.flatMap((other) => [other - size, other + size])];
    const free = ways.filter((way) => way >= top && way <= bottom && near.every((other) => Math.abs(other - way) >= size));
    free.sort((a, b) => Math.abs(a - y) - Math.abs(b - y));
    drawn.push([x, free[0] ?? y]);
  }
  return drawn;
}

/** The chances of all seats after the last turn that had ended when so many moves were played. */
export function chancesAt(review: Reviewed, step: number): number[] {
  const ended = review.turns.filter((turn) => turn.step + turn.steps <= step);
  return ended.at(-1)?.chances ?? review.chances;
}

/** A chance as whole percents; nobody who still has a chance has none. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(100 * chance);
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
