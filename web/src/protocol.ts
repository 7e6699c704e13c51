// Made by `python -m tools.page_types` from src/elbowroom/server/protocol. Do not edit.

import type { Position } from "./position";

export const LONGEST_NAME = 24;

export const LONGEST_CHAT = 300;

export interface MoveParts {
  move: string;
  verb: "deploy" | "conquer" | "attempt" | "abandon" | "done" | "pick" | "decline" | "roll" | "use";
  trait: string | null;
  region: number | null;
  seat: number | null;
  row: number | null;
  marker: string | null;
  count: number;
}

export interface OfferedMove {
  move: string;
  verb: "deploy" | "conquer" | "attempt" | "abandon" | "done" | "pick" | "decline" | "roll" | "use";
  trait: string | null;
  region: number | null;
  seat: number | null;
  row: number | null;
  marker: string | null;
  count: number;
  cost: number | null;
  odds: number | null;
  gain: number | null;
}

export interface Spot {
  cost: number | null;
  parts: Record<string, number>;
  why: string[];
}

export interface ComboOffer {
  row: number;
  race: string;
  power: string;
  price: number;
  coins: number;
  tokens: number;
  move: string | null;
  why: string[];
}

export interface Supply {
  trait: string | null;
  marker: string | null;
  left: number;
  must: boolean;
  moves: Record<string, string>;
  back: Record<string, string>;
}

export interface DeclinePreview {
  regions: number[];
  income: Record<string, number>;
}

export interface Offers {
  seat: number;
  phase: string;
  acting: string;
  race: string | null;
  power: string | null;
  hand: number;
  die: number | null;
  moves: OfferedMove[];
  spots: Record<string, Spot>;
  combos: ComboOffer[];
  supplies: Supply[];
  decline: DeclinePreview | null;
  done_why: string[];
  before: Record<string, number>;
}

export interface UndoNow {
  steps: MoveParts[];
  why: "nothing" | "die" | "revealed" | null;
}

export interface Clock {
  per: "turn" | "game";
  seconds: number;
}

export interface SeatInfo {
  kind: "human" | "bot" | "open";
  name: string;
  level: string | null;
  here: boolean;
  stand_in: boolean;
}

export interface TableInfo {
  id: string;
  map: string;
  rounds: number;
  status: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  open_scores: boolean;
  clock: Clock | null;
  public: boolean;
  drawn: "chosen" | "draw" | "ears";
  created: number;
  watchers: number;
  origin: string | null;
}

export interface Entry {
  seq: number;
  at: number;
  kind: "move" | "undo" | "chat" | "join" | "leave" | "bot" | "stand_in" | "back" | "start";
  seat: number | null;
  move: string | null;
  events: GameEvent[];
  text: string | null;
  undoes: number | null;
}

export interface ClockNow {
  left: number[];
  running: number | null;
}

export interface Now {
  rev: number;
  eyes: number | null;
  position: Position;
  incomes: (Record<string, number>)[];
  offers: Offers | null;
  undo: UndoNow | null;
  clock: ClockNow | null;
}

export interface SeatPlan {
  kind: "human" | "bot" | "open";
  name?: string;
  level?: string;
}

export interface Origin {
  step: number;
  table?: string | null;
  record?: string | null;
}

export interface NewTable {
  seats: SeatPlan[];
  first?: number | "draw" | "ears";
  open_scores?: boolean;
  clock?: Clock | null;
  seed?: number | null;
  public?: boolean;
  origin?: Origin | null;
}

export interface Key {
  seat: number;
  secret: string;
}

export interface Created {
  id: string;
  keys: Key[];
  host: string;
}

export interface Join {
  name: string;
  seat?: number | null;
}

export interface Problem {
  error: string;
  text: string;
  field: string | null;
}

export interface TableRow {
  id: string;
  map: string;
  status: "waiting" | "playing" | "over";
  names: string[];
  open_seats: number;
  created: number;
}

export interface RecordToReplay {
  record: string;
}

export interface Frame {
  entry: Entry;
  position: Position;
  incomes: (Record<string, number>)[];
}

export interface Replay {
  id: string | null;
  map: string;
  rounds: number;
  names: string[];
  over: boolean;
  frames: Frame[];
}

export interface TraitInfo {
  id: string;
  tokens: number;
  box: number | null;
  marker: string | null;
}

export interface Content {
  races: TraitInfo[];
  powers: TraitInfo[];
  levels: string[];
  version: string;
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: number[];
  host: boolean;
  entries: Entry[];
  now: Now;
}

export interface Update {
  type: "update";
  entries: Entry[];
  now: Now;
  table: TableInfo | null;
}

export interface Refused {
  type: "refused";
  request: number | null;
  code: string;
  reasons: string[];
  text: string;
}

export interface Advice {
  type: "advice";
  rev: number;
  moves: MoveParts[];
  coins: number[];
  chances: number[];
}

export interface Hello {
  type: "hello";
  secrets?: string[];
  since?: number | null;
}

export interface Move {
  type: "move";
  seat: number;
  rev: number;
  moves: string[];
  request?: number | null;
}

export interface Undo {
  type: "undo";
  seat: number;
  rev: number;
  move?: string | null;
  all?: boolean;
  request?: number | null;
}

export interface Look {
  type: "look";
  seat: number | null;
}

export interface Chat {
  type: "chat";
  text: string;
  seat?: number | null;
  request?: number | null;
}

export interface FillSeat {
  type: "fill_seat";
  seat: number;
  level: string;
  request?: number | null;
}

export interface StandIn {
  type: "stand_in";
  seat: number;
  request?: number | null;
}

export interface Back {
  type: "back";
  seat: number;
  request?: number | null;
}

export interface Leave {
  type: "leave";
  seat: number;
  request?: number | null;
}

export interface Hint {
  type: "hint";
  seat: number;
  request?: number | null;
}

export interface Ping {
  type: "ping";
}

export type ServerMessage = Welcome | Update | Refused | Advice;

export type PageMessage = Hello | Move | Undo | Look | Chat | FillSeat | StandIn | Back | Leave | Hint | Ping;

export type GameEvent =
  | { type: "turn_began"; round: number; seat: number }
  | { type: "phase_began"; seat: number; race: string | null; phase: string }
  | { type: "picked"; seat: number; row: number; race: string; power: string; paid: number; found: number; tokens: number }
  | { type: "revealed"; race: string; power: string }
  | { type: "badges_shuffled" }
  | { type: "gathered"; seat: number; race: string; hand: number }
  | { type: "abandoned"; seat: number; race: string; region: number }
  | { type: "rolled"; seat: number; pips: number; region: number | null }
  | { type: "conquered"; seat: number; race: string; region: number; tokens: number; means: string }
  | { type: "repelled"; seat: number; race: string; region: number }
  | { type: "tribe_fell"; region: number }
  | { type: "driven"; seat: number; race: string; region: number; lost: number; kept: number }
  | { type: "raised"; seat: number; race: string; tokens: number }
  | { type: "put_aside"; seat: number; race: string; tokens: number }
  | { type: "deployed"; seat: number; race: string; region: number }
  | { type: "marker_placed"; seat: number; marker: string; region: number }
  | { type: "marker_lifted"; seat: number; marker: string; region: number }
  | { type: "marker_gone"; seat: number; marker: string; region: number }
  | { type: "peace_made"; seat: number; ally: number }
  | { type: "peace_ended"; seat: number; ally: number }
  | { type: "used"; seat: number; trait: string; value: number }
  | { type: "remembered"; seat: number; trait: string; value: number }
  | { type: "scored"; seat: number; income: ([string, number])[]; total: number | null }
  | { type: "declined"; seat: number; race: string; power: string; regions: number }
  | { type: "badge_discarded"; seat: number; race: string; power: string }
  | { type: "people_gone"; seat: number; race: string }
  | { type: "game_ended"; coins: (number)[]; winners: (number)[] };

/** Events without a sentence. */
export const QUIET = new Set<GameEvent["type"]>([
  "phase_began",
  "badges_shuffled",
  "gathered",
  "marker_gone",
  "peace_ended",
  "used",
  "remembered",
  "badge_discarded",
]);
