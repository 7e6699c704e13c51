/** Putting tokens and markers on the map: what plus, minus and the two helpers do. */

import type { Stepper } from "@/board/spots";
import type { Position } from "@/position";
import type { Entry, Offers } from "@/protocol";
import { standing } from "@/talk/logbook";

export const DEPLOY = "deploy";

const isPlacing = (move: string) => move.startsWith("deploy ") || move.startsWith("use ");

/** Moves of this phase that can be taken back, with how often each was played. */
export function placed(entries: Entry[], seat: number): Map<string, number> {
  const counts = new Map<string, number>();
  const moves = standing(entries).filter((entry) => entry.kind === "move");
  for (const entry of moves.reverse()) {
    if (entry.seat !== seat || !entry.move || !isPlacing(entry.move)) break;
    counts.set(entry.move, (counts.get(entry.move) ?? 0) + 1);
  }
  return counts;
}

/** Where the tool in hand can be put down or taken up. */
export function steppers(offers: Offers, tool: string, taken: Map<string, number>): Record<string, Stepper> {
  const found: Record<string, Stepper> = {};
  const at = (region: string) => (found[region] ??= { plus: false, minus: false });
  for (const move of offers.moves) {
    const region = regionOf(move, tool);
    if (region !== null) at(region).plus = true;
  }
  for (const move of taken.keys()) {
    const region = regionOf(move, tool);
    if (region !== null) at(region).minus = true;
  }
  return found;
}

function regionOf(move: string, tool: string): string | null {
  return move.startsWith(`${tool} `) ? move.slice(tool.length + 1) : null;
}

/** The tool that is useful now: tokens first, then what must be placed, then what may be. */
export function usefulTool(offers: Offers, wanted: string): string {
  const can = (tool: string) => offers.moves.some((move) => move.startsWith(`${tool} `));
  if (can(wanted)) return wanted;
  const supplies = [...offers.supplies].sort((a, b) => Number(b.must) - Number(a.must));
  const tools = [DEPLOY, ...supplies.filter((supply) => supply.left > 0).map((supply) => `use ${supply.trait}`)];
  return tools.find(can) ?? DEPLOY;
}

/** The hand spread so that the stacks become as even as they can. */
export function spread(offers: Offers, position: Position): string[] {
  const stacks = deployable(offers).map((region) => ({ region, tokens: tokensIn(position, region) }));
  const moves: string[] = [];
  for (let left = offers.hand; left > 0 && stacks.length; left--) {
    const lowest = stacks.reduce((low, stack) => (stack.tokens < low.tokens ? stack : low));
    lowest.tokens++;
    moves.push(`deploy ${lowest.region}`);
  }
  return moves;
}

/** The hand put back where tokens stood when the turn began; the rest stays in hand. */
export function asBefore(offers: Offers, position: Position): string[] {
  const moves: string[] = [];
  const can = new Set(deployable(offers));
  for (const [region, tokens] of Object.entries(offers.before)) {
    if (!can.has(region)) continue;
    for (let missing = tokens - tokensIn(position, region); missing > 0; missing--) {
      if (moves.length < offers.hand) moves.push(`deploy ${region}`);
    }
  }
  return moves;
}

function deployable(offers: Offers): string[] {
  return offers.moves.map((move) => regionOf(move, DEPLOY)).filter((region) => region !== null);
}

function tokensIn(position: Position, region: string): number {
  return position.regions[region]?.tokens ?? 0;
}
