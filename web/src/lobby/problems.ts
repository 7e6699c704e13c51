/** What is wrong with a plan, and beside which question it is told. */

import { text } from "@/lib/texts";
import type { Plan, With } from "./plan";

/** Sentences by place: `seat-0`, `seats`, `first`, `clock`, `seed`, …, or `whole` for the form as a whole. */
export type Problems = Record<string, string>;

const PLACES = ["first", "open_scores", "clock", "seed", "public", "seats"];

/** Where to show a problem the server found: its field may be a path such as `seats[1].name` or `$.clock.seconds`. */
export function placeOfProblem(field: string | null): string {
  const path = (field ?? "").replace(/^\$?\.?/, "");
  const seat = /^seats(?:\[|\.)(\d)/.exec(path);
  if (seat) return `seat-${seat[1]}`;
  if (path.startsWith("packs")) return "packs";
  return PLACES.find((place) => path === place || path.startsWith(`${place}.`)) ?? "whole";
}

/** The seat whose name the server does not like; it quotes the name it means. */
export function seatNamedIn(sentence: string, plan: Plan): string | null {
  const place = plan.seats
    .slice(0, plan.players)
    .findIndex(({ kind, name }) => kind === "human" && name.trim() && sentence.includes(name.trim()));
  return place < 0 ? null : `seat-${place}`;
}

function isWhole(value: unknown, low: number, high: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;
}

/** Numbers that are none; everything else is the server's to judge. */
export function checked(plan: Plan): Problems {
  const problems: Problems = {};
  const [seconds, minutes] = [
    { low: 10, high: 3600 },
    { low: 1, high: 1440 },
  ];
  if (plan.clock === "turn" && !isWhole(plan.turnSeconds, seconds.low, seconds.high)) {
    problems.clock = text("page-number-wrong", seconds);
  }
  if (plan.clock === "game" && !isWhole(plan.gameMinutes, minutes.low, minutes.high)) {
    problems.clock = text("page-number-wrong", minutes);
  }
  const seed = plan.seed.trim();
  if (seed && !(/^\d+$/.test(seed) && Number.isSafeInteger(Number(seed)))) problems.seed = text("page-seed-wrong");
  return problems;
}

/** The way of playing that the address asks for. */
export function wayOf(search: string): With | null {
  const way = new URLSearchParams(search).get("with");
  return way === "bots" || way === "screen" || way === "friends" || way === "watch" ? way : null;
}
