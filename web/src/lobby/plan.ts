/** What is chosen on the way to a table, remembered in this browser, and what the server is asked for. */

import { FIRST_LEVEL } from "@/lib/levels";
import type { Quick } from "@/lib/quick";
import { keep, recall } from "@/lib/storage";
import type { NewTable, SeatPlan } from "@/protocol";

export const FEWEST = 2;
export const MOST = 5;

export type SeatKind = SeatPlan["kind"];
export type With = "bots" | "screen" | "friends" | "watch";

export interface SeatWish {
  kind: SeatKind;
  name: string;
  level: string;
}

/** All five seats are kept, so that nothing typed is lost when the number of players goes down and up. */
export interface Plan {
  players: number;
  seats: SeatWish[];
  first: number | "draw" | "ears";
  openScores: boolean;
  clock: "none" | "turn" | "game";
  turnSeconds: number;
  gameMinutes: number;
  seed: string;
  isPublic: boolean;
}

function usualPlan(level: string): Plan {
  return {
    players: 3,
    seats: Array.from({ length: MOST }, () => ({ kind: "bot", name: "", level })),
    first: "ears",
    openScores: false,
    clock: "none",
    turnSeconds: 90,
    gameMinutes: 20,
    seed: "",
    isPublic: false,
  };
}

/** A plan for a way of playing; what was chosen last stays where it fits. */
export function planFor(way: With | null, name: string, quick: Quick, last: Plan | null): Plan {
  const plan = structuredClone(last ?? usualPlan(quick.level));
  if (way === null && last) return plan;
  const kinds: Record<With, (place: number) => SeatKind> = {
    bots: (place) => (place ? "bot" : "human"),
    screen: () => "human",
    friends: (place) => (place ? "open" : "human"),
    watch: () => "bot",
  };
  plan.seats.forEach((seat, place) => {
    seat.kind = kinds[way ?? "bots"](place);
    if (way === "bots" || way === "watch") seat.level = quick.level;
    if (seat.kind === "human" && place === 0 && !seat.name) seat.name = name;
  });
  if (way !== "screen" && way !== "friends") plan.players = quick.opponents + 1;
  if (way === "friends") plan.isPublic = false;
  if (typeof plan.first === "number") plan.first = "ears";
  plan.seed = "";
  return plan;
}

/** The map that comes with so many players. */
export function mapFor(players: number): string {
  return `${players}p`;
}

/** Different names for everybody at one screen who did not say one. */
export function named(seats: SeatWish[], fallback: (place: number) => string): SeatWish[] {
  return seats.map((seat, place) =>
    seat.kind === "human" ? { ...seat, name: seat.name.trim() || fallback(place) } : seat,
  );
}

export function asked(plan: Plan, fallback: (place: number) => string): NewTable {
  const seats = named(plan.seats.slice(0, plan.players), fallback).map(
    ({ kind, name, level }): SeatPlan =>
      kind === "human" ? { kind, name } : kind === "bot" ? { kind, level } : { kind },
  );
  const seconds = plan.clock === "turn" ? plan.turnSeconds : plan.gameMinutes * 60;
  const isSeatThere = typeof plan.first !== "number" || plan.first < plan.players;
  return {
    seats,
    first: isSeatThere ? plan.first : "ears",
    open_scores: plan.openScores,
    clock: plan.clock === "none" ? null : { per: plan.clock, seconds },
    seed: plan.seed.trim() ? Number(plan.seed) : null,
    public: plan.isPublic && seats.some((seat) => seat.kind === "open"),
  };
}

const PLAN = "elbowroom.plan";

export const keepPlan = (plan: Plan) => keep(PLAN, plan);

export function lastPlan(): Plan | null {
  const found = recall<Plan>(PLAN);
  return found?.seats?.length === MOST ? { ...usualPlan(FIRST_LEVEL), ...found } : null;
}
