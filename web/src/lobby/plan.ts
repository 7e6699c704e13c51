/** What is chosen on the way to a table, remembered in this browser, and what the server is asked for. */

import { FIRST_LEVEL } from "@/lib/levels";
import type { Quick } from "@/lib/quick";
import { keptMaps } from "@/lib/ownMaps";
import { keep, recall } from "@/lib/storage";
import type { NewTable, SeatPlan } from "@/protocol";

export const FEWEST = 2;
export const MOST = 5;
/** On a map that is for so many. */
export const MOST_SEATS = 6;

export type SeatKind = SeatPlan["kind"];
export type With = "bots" | "screen" | "friends" | "watch";

export interface SeatWish {
  kind: SeatKind;
  name: string;
  level: string;
}

/** All seats are kept, so that nothing typed is lost when the number of players goes down and up. */
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
  /** What helps while several people play. */
  help: "none" | "hints" | "analysis";
  /** A map of ours by its name, or of one's own by its title behind `OWN`; empty for the usual board. */
  map: string;
}

/** Before the title of a map that this browser keeps. */
export const OWN = "own:";

function usualPlan(level: string): Plan {
  return {
    players: 3,
    seats: Array.from({ length: MOST_SEATS }, () => ({ kind: "bot", name: "", level })),
    first: "ears",
    openScores: false,
    clock: "none",
    turnSeconds: 90,
    gameMinutes: 20,
    seed: "",
    isPublic: false,
    help: "hints",
    map: "",
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

/** Whether more than one person will play. */
export function hasCompany(plan: Plan): boolean {
  return plan.seats.slice(0, plan.players).filter((seat) => seat.kind !== "bot").length > 1;
}

export function asked(plan: Plan, fallback: (place: number) => string, map: NewTable["map"] = null): NewTable {
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
    // against bots only there is nobody to be unfair to
    help: hasCompany(plan) ? plan.help : "hints",
    map,
  };
}

/** The map that a plan asks for, as the server takes it. */
export function chosenMap(plan: Plan): NewTable["map"] {
  if (!plan.map.startsWith(OWN)) return plan.map || null;
  return keptMaps().find(({ title }) => OWN + title === plan.map) ?? null;
}

const PLAN = "elbowroom.plan";

export const keepPlan = (plan: Plan) => keep(PLAN, plan);

export function lastPlan(): Plan | null {
  const found = recall<Plan>(PLAN);
  if (!found?.seats?.length || found.seats.length > MOST_SEATS) return null;
  const usual = usualPlan(FIRST_LEVEL);
  return { ...usual, ...found, seats: [...found.seats, ...usual.seats.slice(found.seats.length)] };
}
