/** What the chart of coins draws, from the story of a game. */

import { SOURCES, none, type BySource, type Source, type Story } from "./story";
import { endOfTurn } from "./turns";

export interface Point {
  /** On the axis of rounds. */
  at: number;
  coins: number;
  round: number;
}

export interface Line {
  seat: number;
  points: Point[];
}

/** Purses when all are known, otherwise what was earned before everybody's eyes. */
export type Measure = "coins" | "earned";

export function measureOf(story: Story): Measure {
  const known = story.start.every((coins) => coins !== null) && story.scorings.every((one) => one.coins !== null);
  return known ? "coins" : "earned";
}

export function linesOf(story: Story): Line[] {
  const measure = measureOf(story);
  const seats = story.names.length;
  return story.names.map((_, seat) => {
    const mine = story.scorings.filter((one) => one.seat === seat);
    let earned = measure === "coins" ? story.start[seat]! : 0;
    const begin = mine[0] ? mine[0].round - 1 : 0;
    const points: Point[] = [{ at: begin, coins: earned, round: begin }];
    for (const one of mine) {
      const sum = SOURCES.reduce((all, source) => all + (source === "found" ? 0 : one.by[source]), 0);
      earned = measure === "coins" ? one.coins! : earned + sum;
      points.push({ at: endOfTurn(one.round, seat, seats), coins: earned, round: one.round });
    }
    return { seat, points };
  });
}

/** A round of one seat: what came in by source, and what a combo cost. */
export interface Bar {
  round: number;
  by: BySource;
  paid: number;
  sum: number;
}

export function barsOf(story: Story, seat: number): Bar[] {
  return story.scorings
    .filter((one) => one.seat === seat)
    .map(({ round, by, paid }) => ({
      round,
      by,
      paid,
      sum: SOURCES.reduce((all, source) => all + by[source], 0),
    }));
}

/** The sources that paid anything, in the order they are stacked, with their sums. */
export function sumsOf(story: Story, seat: number): [Source, number][] {
  const sums = none();
  for (const bar of barsOf(story, seat)) for (const source of SOURCES) sums[source] += bar.by[source];
  return SOURCES.filter((source) => sums[source] > 0).map((source) => [source, sums[source]]);
}

/** Round numbers for an axis: about `most` of them, at 1, 2, 5, 10, 20, 50 … apart. */
export function ticks(top: number, most = 5): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
  const step = steps.find((one) => top / one <= most) ?? 1000;
  const found: number[] = [];
  for (let at = 0; at < top + step; at += step) found.push(at);
  return found;
}

/** Labels pushed apart so that none covers another; in the order they were given. */
export function spread(wanted: number[], apart: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, floor);
    floor = placed[index] + apart;
  }
  let ceiling = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, ceiling);
    ceiling = placed[index] - apart;
  }
  return placed;
}
