/** The examples of the rulebook as they come with the page: positions before and after their moves. */

import type { Position } from "@/position";
import data from "./examples.json";

export interface Example {
  rules: string[];
  /** The regions that a picture must show; all if there are none. */
  see: number[];
  /** Whose move it is. */
  seat: number;
  before: Position;
  after: Position;
}

const examples = data as unknown as Record<string, Example>;

export const hasExample = (topic: string) => topic in examples;
export const exampleOf = (topic: string): Example => examples[topic]!;

/** What a seat has beside its regions; the hand is that of the race that acts, null without any. */
export function standing(position: Position, seat: number): { hand: number | null; coins: number } {
  const player = position.players[seat]!;
  const declined = position.acting === "declined" ? player.declined.find(({ hand }) => hand > 0) : undefined;
  return { hand: (declined ?? player.active)?.hand ?? null, coins: player.coins ?? 0 };
}

/** The regions where more is different after the moves than the number of tokens. */
export function changedRegions({ before, after }: Example): number[] {
  const told = ({ regions }: Position, id: string) => JSON.stringify({ ...regions[id], tokens: 0 });
  const ids = new Set([...Object.keys(before.regions), ...Object.keys(after.regions)]);
  return [...ids].filter((id) => told(before, id) !== told(after, id)).map(Number);
}
