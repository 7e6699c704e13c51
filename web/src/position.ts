// Made by `python -m tools.page_types` from src/elbowroom/record/position.py. Do not edit.

export type Phase = "pick" | "expand" | "conquer" | "redeploy" | "stout" | "withdraw" | "over";

export type Acting = "active" | "declined";

export interface ActivePeople {
  race: string;
  power: string;
  hand: number;
  aside: number;
  turns: number;
  [id: string]: number | string | undefined;
}

export interface DeclinedPeople {
  race: string;
  power: string | null;
  hand: number;
  aside?: number;
  [id: string]: number | string | string | null | undefined;
}

export interface Player {
  name: string;
  coins: number | null;
  active: ActivePeople | null;
  declined: DeclinedPeople[];
}

export interface RegionContent {
  lost_tribe?: number;
  seat?: number;
  race?: string;
  tokens?: number;
  [id: string]: number | string | undefined;
}

export interface Combo {
  race: string;
  power: string;
  coins: number;
}

export interface Banners {
  shuffled: string[];
  returned: string[];
}

export interface Badges {
  shuffled: string[];
  discarded: string[];
}

export interface Turn {
  conquests: number;
  occupied_taken: number;
  attacked: number[];
  die: number | null;
  committed: boolean;
  used: Record<string, boolean | number | number[]>;
}

export interface Peace {
  from: number;
  to: number;
}

export interface Position {
  map: string | Record<string, unknown>;
  round: number;
  seat: number;
  phase: "pick" | "expand" | "conquer" | "redeploy" | "stout" | "withdraw" | "over";
  acting: "active" | "declined";
  acting_race?: string;
  deciding?: number;
  players: Player[];
  regions: Record<string, RegionContent>;
  offer: Combo[];
  banners: Banners;
  badges: Badges;
  turn: Turn;
  peace: Peace[];
  open_scores?: boolean;
  homebrew?: (Record<string, unknown> | string)[];
  seed?: number;
  dice?: number;
}
