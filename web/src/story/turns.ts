/** The steps of a replay in turns, and where they lie on the axis of rounds. */

import type { Frame } from "@/protocol";

/** A turn of a seat: the frames from `first` (before its first move) to `last`. */
export interface Turn {
  round: number;
  seat: number;
  first: number;
  last: number;
}

/** Every turn in order. The end of the game belongs to the last one. */
export function turnsOf(frames: Frame[]): Turn[] {
  const turns: Turn[] = [];
  frames.forEach((frame, step) => {
    const { round, seat, phase } = frame.position;
    const turn = turns.at(-1);
    if (turn && (phase === "over" || (turn.round === round && turn.seat === seat))) turn.last = step;
    else turns.push({ round, seat, first: step, last: step });
  });
  return turns;
}

/** The index of the turn that a step belongs to. */
export function turnAt(turns: Turn[], step: number): number {
  const found = turns.findIndex((turn) => step <= turn.last);
  return found < 0 ? turns.length - 1 : found;
}

/** Where a seat's turn of a round ends on the axis: 0 is the start of the game, 1 the end of round 1. */
export function endOfTurn(round: number, seat: number, seats: number): number {
  return round - 1 + (seat + 1) / seats;
}

/** Where a step lies on the axis of rounds. */
export function placeOf(turns: Turn[], step: number, seats: number): number {
  const turn = turns[turnAt(turns, step)];
  if (!turn) return 0;
  const begin = endOfTurn(turn.round, turn.seat, seats) - 1 / seats;
  const isLast = turn === turns.at(-1);
  const steps = turn.last - turn.first + (isLast ? 0 : 1);
  return begin + (steps ? (step - turn.first) / steps : 0) / seats;
}

/** The step that lies nearest to a place on the axis. */
export function stepNear(turns: Turn[], place: number, seats: number): number {
  let best = 0;
  let distance = Infinity;
  for (const turn of turns) {
    for (let step = turn.first; step <= turn.last; step++) {
      const away = Math.abs(placeOf(turns, step, seats) - place);
      if (away < distance) [best, distance] = [step, away];
    }
  }
  return best;
}
