/** A position as the server sends it: docs/formats.md has every field. Hidden purses are null. */

export interface ActivePeople {
  race: string;
  power: string;
  hand: number;
  aside: number;
  turns: number;
}

export interface DeclinedPeople {
  race: string;
  power: string | null;
  hand: number;
}

export interface Player {
  name: string;
  coins: number | null;
  active: ActivePeople | null;
  declined: DeclinedPeople[];
}

/** What stands in a region; markers beside these (lair, fortress, …) are numbers by their id. */
export interface RegionContent {
  seat?: number;
  race?: string;
  tokens?: number;
  lost_tribe?: number;
  lair?: number;
  fortress?: number;
  encampments?: number;
  hole?: number;
  hero?: number;
  dragon?: number;
}

export interface Combo {
  race: string;
  power: string;
  coins: number;
}

export type Phase = "pick" | "expand" | "conquer" | "redeploy" | "stout" | "withdraw" | "over";

export interface Position {
  map: string;
  round: number;
  seat: number;
  phase: Phase;
  acting: "active" | "declined";
  deciding?: number;
  players: Player[];
  regions: Record<string, RegionContent>;
  offer: Combo[];
  turn: { conquests: number; occupied_taken: number; attacked: number[]; die: number | null };
  peace: { from: number; to: number }[];
  open_scores?: boolean;
}

/** Whose decision it is. */
export function decider(position: Position): number | null {
  return position.phase === "over" ? null : (position.deciding ?? position.seat);
}
