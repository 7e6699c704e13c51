/** Crowded positions for looking at the board: every race, seat and marker somewhere. */

import type { DrawnBoard } from "@/boards/board";
import type { BoardSpot, Stepper } from "@/board/spots";
import { chance } from "@/board/seeded";
import type { Position, RegionContent } from "@/position";

const RACES = ["trolls", "elves", "halflings", "wizards", "tritons"];
const DECLINED = ["skeletons", "ratmen", "dwarves", "ghouls", "humans"];

export function sample(map: string, board: DrawnBoard, turn = 0): Position {
  const players = Number(map[0]) || 5;
  const regions: Record<string, RegionContent> = {};
  for (const { id, terrain } of board.regions) {
    const luck = chance(id, players, 77);
    const seat = Math.floor(chance(id, 3, turn && luck < 0.2 ? turn : 0) * players);
    if (terrain === "sea" || terrain === "lake" || luck < 0.12) continue;
    if (luck < 0.3) {
      regions[id] = { lost_tribe: 1 };
      continue;
    }
    const old = luck > 0.72;
    const tokens = 1 + Math.floor(chance(id, 5, turn) ** 3 * 12);
    const content: RegionContent = { seat, race: old ? DECLINED[seat]! : RACES[seat]!, tokens: old ? 1 : tokens };
    if (!old && seat === 0) content.lair = 1;
    if (!old && seat === 1 && chance(id, 6) < 0.5) content.fortress = 1;
    if (!old && seat === 2 && chance(id, 7) < 0.5) content.hole = 1;
    if (!old && seat === 1 && chance(id, 8) < 0.5) content.encampments = 2;
    if (!old && seat === 3 && chance(id, 9) < 0.4) content.hero = 1;
    if (id === 9 + (turn % 3)) content.dragon = 1;
    regions[id] = content;
  }
  return {
    map,
    round: 4,
    seat: 0,
    phase: "conquer",
    acting: "active",
    players: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      coins: null,
      active: { race: RACES[seat]!, power: "hill", hand: 3, aside: 0, turns: 1 },
      declined: [{ race: DECLINED[seat]!, power: null, hand: 0 }],
    })),
    regions,
    offer: [],
    turn: { conquests: 1, occupied_taken: 0, attacked: [], die: null },
    peace: [],
  };
}

export function someSpots(position: Position, board: DrawnBoard): Record<string, BoardSpot> {
  const spots: Record<string, BoardSpot> = {};
  for (const { id } of board.regions) {
    const luck = chance(id, 21);
    const tone = luck < 0.3 ? "go" : luck < 0.4 ? "chance" : luck < 0.48 ? "special" : null;
    if (position.regions[id]?.seat === 0) spots[id] = { tone: "own", badge: null, label: "Your own" };
    else if (tone) spots[id] = { tone, badge: tone === "special" ? null : String(2 + (id % 5)), label: "Conquer it" };
  }
  return spots;
}

export function someSteppers(position: Position): Record<string, Stepper> {
  const found: Record<string, Stepper> = {};
  for (const [id, content] of Object.entries(position.regions)) {
    if (content.seat === 0) found[id] = { plus: true, minus: (content.tokens ?? 0) > 1 };
  }
  return found;
}
