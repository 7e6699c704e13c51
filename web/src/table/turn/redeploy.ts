/** Putting tokens and markers on the map: what plus, minus and the two helpers do. */

import type { Stepper } from "@/board/spots";
import type { Position } from "@/position";
import type { Offers, Supply } from "@/protocol";

/** What a player took from the tray: the race or power whose it is, null for tokens. */
export type Taking = string | null;

const canBePlaced = (supply: Supply) => Object.keys(supply.moves).length > 0;

/** The supply that is useful now: the one that is wanted, tokens, what must be placed, what may be. */
export function usefulSupply(supplies: Supply[], wanted: Taking): Supply | null {
  const useful = supplies.filter(canBePlaced).sort((a, b) => Number(b.must) - Number(a.must));
  return useful.find((supply) => supply.trait === wanted) ?? useful[0] ?? tokensOf(supplies);
}

/** The tokens in hand; null when nothing is to be placed. */
export function tokensOf(supplies: Supply[]): Supply | null {
  return supplies.find((supply) => supply.trait === null) ?? null;
}

/** Where something of a supply can be put down or taken up: all land of the race, whatever can be done just now. */
export function steppers({ moves, back }: Supply, { seat, race }: Offers, position: Position): Record<string, Stepper> {
  const own = Object.entries(position.regions).filter(([, held]) => held.seat === seat && held.race === race);
  const regions = new Set([...own.map(([region]) => region), ...Object.keys(moves), ...Object.keys(back)]);
  return Object.fromEntries([...regions].map((region) => [region, { plus: region in moves, minus: region in back }]));
}

/** The moves that spread the hand so that the stacks become as even as they can. */
export function spread({ supplies }: Offers, position: Position): string[] {
  const tokens = tokensOf(supplies);
  const stacks = Object.entries(tokens?.moves ?? {}).map(([region, move]) => ({ move, size: sizeOf(position, region) }));
  const moves: string[] = [];
  for (let left = tokens?.left ?? 0; left > 0 && stacks.length; left--) {
    const lowest = stacks.reduce((low, stack) => (stack.size < low.size ? stack : low));
    lowest.size++;
    moves.push(lowest.move);
  }
  return moves;
}

/** The moves that put the hand back where tokens stood when the turn began; the rest stays in hand. */
export function asBefore({ supplies, before }: Offers, position: Position): string[] {
  const tokens = tokensOf(supplies);
  const moves = Object.entries(before).flatMap(([region, size]) => {
    const move = tokens?.moves[region];
    return move === undefined ? [] : Array<string>(Math.max(0, size - sizeOf(position, region))).fill(move);
  });
  return moves.slice(0, tokens?.left ?? 0);
}

function sizeOf(position: Position, region: string): number {
  return position.regions[region]?.tokens ?? 0;
}
