/** Remembered games from text that anybody may have written. */

import type { OwnCombo, OwnGame, SeatResult } from "./game";

const LONGEST = 80;
/** Later than anything that was really played: the last day that dates can tell. */
const LATEST = 8.64e15;

/** What is wrong: the name of the field. */
export class BadGame extends Error {
  constructor(readonly field: string) {
    super(field);
  }
}

type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fields(value: unknown, field: string): Fields {
  if (!isFields(value)) throw new BadGame(field);
  return value;
}

function words(value: unknown, field: string, fewest = 1): string {
  if (typeof value !== "string" || value.length < fewest || value.length > LONGEST) throw new BadGame(field);
  return value;
}

function number(value: unknown, field: string, low: number, high: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < low || value > high) throw new BadGame(field);
  return value;
}

function list<T>(value: unknown, field: string, low: number, high: number, read: (one: unknown) => T): T[] {
  if (!Array.isArray(value) || value.length < low || value.length > high) throw new BadGame(field);
  return value.map(read);
}

function seatOf(value: unknown): SeatResult {
  const { name, level, coins, place } = fields(value, "seats");
  return {
    name: words(name, "name", 0),
    level: level === null ? null : words(level, "level", 0),
    coins: number(coins, "coins", 0, 9999),
    place: number(place, "place", 1, 5),
  };
}

function comboOf(value: unknown): OwnCombo {
  const { seat, race, power, coins, turns } = fields(value, "combos");
  return {
    seat: number(seat, "seat", 0, 4),
    race: words(race, "race"),
    power: words(power, "power", 0),
    coins: number(coins, "coins", 0, 9999),
    turns: number(turns, "turns", 1, 99),
  };
}

/** A game with all it needs and nothing else; `BadGame` if that cannot be. */
export function readGame(value: unknown): OwnGame {
  const { id, at, seats, mine, combos } = fields(value, "game");
  const read: OwnGame = {
    id: words(id, "id"),
    at: number(at, "at", 0, LATEST),
    seats: list(seats, "seats", 2, 5, seatOf),
    mine: list(mine, "mine", 1, 5, (seat) => number(seat, "mine", 0, 4)),
    combos: list(combos, "combos", 0, 99, comboOf),
  };
  if (read.mine.some((seat) => !read.seats[seat])) throw new BadGame("mine");
  return read;
}
