/** How often each line of the coach was shown in this browser. */

import { keep, recall } from "./storage";

interface Shown {
  times: number;
  /** The turn in which it was shown last: there it is not counted again. */
  turn: string;
}

const KEY = "elbowroom.coach";
const MOST = 3;

const shownBefore = (line: string): Shown => recall<Record<string, Shown>>(KEY)?.[line] ?? { times: 0, turn: "" };

const note = (line: string, shown: Shown) => keep(KEY, { ...recall<Record<string, Shown>>(KEY), [line]: shown });

/** Whether a line has not been seen often enough. */
export function isFresh(line: string, turn: string): boolean {
  const before = shownBefore(line);
  return before.times < MOST || (before.times === MOST && before.turn === turn);
}

/** A line is shown in this turn. */
export function countLine(line: string, turn: string): void {
  const { times, turn: last } = shownBefore(line);
  if (last !== turn) note(line, { times: times + 1, turn });
}

/** Somebody has understood it. */
export const endLine = (line: string) => note(line, { times: MOST, turn: "" });

/** Every line may come again. */
export const forgetLines = () => keep(KEY, {});
