/** Small games for tests: only what the code under test reads of a frame. */

import type { Frame, GameEvent, Replay } from "@/protocol";
import type { RegionContent } from "@/position";

interface Standing {
  round: number;
  seat: number;
  phase?: string;
  regions?: Record<string, RegionContent>;
}

export function frame(standing: Standing, events: GameEvent[] = [], coins: (number | null)[] = [5, 5]): Frame {
  const position = {
    map: "2p",
    phase: "conquer",
    regions: {},
    players: coins.map((purse) => ({ name: "", coins: purse, active: null, declined: [] })),
    ...standing,
  };
  const entry = { seq: 0, at: 0, kind: "move", seat: 0, move: "done", events, text: null, undoes: null };
  return { entry, position, incomes: [] } as unknown as Frame;
}

export const picked = (seat: number, race: string, power: string, paid = 0, found = 0): GameEvent => ({
  type: "picked",
  seat,
  row: paid + 1,
  race,
  power,
  paid,
  found,
  tokens: 9,
});

export const scored = (seat: number, income: [string, number][], total: number | null): GameEvent => ({
  type: "scored",
  seat,
  income,
  total,
});

export const declined = (seat: number, race: string, power: string): GameEvent => ({
  type: "declined",
  seat,
  race,
  power,
  regions: 2,
});

export function held(seat: number, race: string, ...ids: number[]): Record<string, RegionContent> {
  return Object.fromEntries(ids.map((id) => [id, { seat, race, tokens: 1 }]));
}

/**
 * Two rounds: Ann's Merchant Humans score 4 + 4 + 1, then decline and score 3 (one region was lost);
 * Bo's Flying Dwarves cost 2, found 1, score 2 + 1 and then 3 + 2.
 */
export function smallGame(hidden = false): Replay {
  const [ann, bo] = [held(0, "humans", 1, 2, 3, 4), held(1, "dwarves", 8, 9)];
  const later = { ...held(0, "humans", 1, 2, 3), ...held(1, "dwarves", 4, 8, 9) };
  const purse = (coins: number) => (hidden ? null : coins);
  const start = hidden ? [null, null] : [5, 5];
  const frames = [
    frame({ round: 1, seat: 0, phase: "pick" }, [], start),
    frame({ round: 1, seat: 0 }, [picked(0, "humans", "merchant")]),
    frame({ round: 1, seat: 1, regions: ann }, [scored(0, [["regions", 4], ["humans", 1], ["merchant", 4]], purse(14))]),
    frame({ round: 1, seat: 1, regions: ann }, [picked(1, "dwarves", "flying", 2, 1)]),
    frame({ round: 2, seat: 0, regions: { ...later, ...bo } }, [scored(1, [["regions", 3], ["dwarves", 1]], purse(8))]),
    frame({ round: 2, seat: 1, regions: later }, [declined(0, "humans", "merchant"), scored(0, [["regions", 3]], purse(17))]),
    frame({ round: 2, seat: 0, phase: "over", regions: later }, [
      scored(1, [["regions", 3], ["dwarves", 2]], purse(13)),
      { type: "game_ended", coins: [17, 13], winners: [0] },
    ]),
  ];
  return { id: null, map: "2p", rounds: 2, names: ["Ann", "Bo"], over: true, frames, drawn_map: null, packs: [] };
}
