// Made by `python -m tools.page_types` from src/elbowroom/server/protocol. Do not edit.

import type { MapData } from "./boards/mapData";
import type { Pack } from "./pack";
import type { Position } from "./position";

export const LONGEST_NAME = 24;

export const LONGEST_CHAT = 300;

export const LONGEST_ADDRESS = 254;

export const MOST_MOVES = 60;

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
  own: boolean;
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

export interface Tool {
  trait: string | null;
  kind: "tokens" | "race" | "power";
  marker: string | null;
  cost: number | null;
  moves: Record<string, string>;
}

export interface SeatRefusal {
  trait: string;
  seat: number;
  why: string[];
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
  tools: Tool[];
  supplies: Supply[];
  refused_seats: SeatRefusal[];
  decline: DeclinePreview | null;
  done_why: string[];
  before: Record<string, number>;
}

export interface UndoNow {
  steps: MoveParts[];
  why: "nothing" | "die" | "revealed" | null;
}

export interface WhySo {
  code: string;
  facts: Record<string, number | string>;
}

export interface AdvisedPlan {
  moves: MoveParts[];
  coins: number;
  lead: number;
  chance: number;
  why: WhySo;
}

export interface TurnReviewed {
  round: number;
  seat: number;
  step: number;
  steps: number;
  coins: number[];
  chances: number[];
  played: AdvisedPlan;
  best: AdvisedPlan;
  cost: number;
  cost_chance: number;
  mistake: WhySo | null;
}

export interface Reviewed {
  names: string[];
  rounds: number;
  coins: number[];
  chances: number[];
  turns: TurnReviewed[];
  worst: number[];
}

export interface ToReview {
  record: string;
}

export interface ReviewNow {
  id: string;
  done: number;
  turns: number;
  others: number;
  review: Reviewed | null;
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
  muted: boolean;
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
  help: "none" | "hints" | "analysis";
  may_analyse: boolean;
  origin: string | null;
  seal: string | null;
  seed: string | null;
  watchers_talk: boolean;
  watchers_muted: boolean;
  packs: Pack[];
}

export interface Entry {
  seq: number;
  at: number;
  kind: "move" | "undo" | "chat" | "join" | "leave" | "bot" | "carry" | "stand_in" | "back" | "start" | "mute";
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

export interface NewMap {
  players: number;
  seed: number;
}

export interface MapToCheck {
  map: MapData;
}

export interface MapProblem {
  error: string;
  text: string;
  facts: Record<string, number | string>;
  regions: number[];
  is_grave: boolean;
}

export interface CheckedMap {
  map: MapData;
  problems: MapProblem[];
}

export interface OwnMap {
  id: string;
  players: number;
  regions: number;
  rounds: number;
}

export interface SeatFigures {
  wins: number;
  rate: number;
  low: number;
  high: number;
  coins: number;
}

export interface FairnessNow {
  id: string;
  done: number;
  games: number;
  waiting: number;
  seats: SeatFigures[];
  is_fair: boolean | null;
}

export interface PackToCheck {
  text: string;
}

export interface PackProblem {
  field: string;
  error: string;
  text: string;
  facts: Record<string, number | string>;
}

export interface PackChecked {
  pack: Pack | null;
  problems: PackProblem[];
}

export interface BalanceWanted {
  pack: Pack;
  instead?: string;
}

export interface Interval {
  value: number;
  low: number;
  high: number;
}

export interface PieceFigures {
  id: string;
  kind: "race" | "power";
  new: boolean;
  tokens: number;
  picks: number;
  coins: Interval;
  win_rate: Interval;
  strength: Interval;
}

export interface TokenAdvice {
  tokens: number;
  strength: number;
  tried: boolean;
  tokens_tried: number;
  is_guess: boolean;
  is_enough: boolean;
}

export interface TokenTrial {
  tokens: number;
  games: number;
  played: number;
}

export interface PieceVerdict {
  id: string;
  code: string;
  tokens: number;
  strength: number;
  like: string;
  rank: number;
  of: number;
  advice: TokenAdvice | null;
  is_final: boolean;
  trial: TokenTrial | null;
}

export interface BalanceNow {
  id: string;
  played: number;
  games: number;
  waiting: number;
  is_done: boolean;
  pieces: PieceFigures[];
  verdicts: PieceVerdict[];
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
  help?: "none" | "hints" | "analysis";
  origin?: Origin | null;
  watchers_talk?: boolean;
  map?: string | MapData | null;
  packs?: (string | Pack)[];
  top?: string[];
  language?: string;
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

export interface CarrySeat {
  secret: string;
}

export interface CarryCode {
  code: string;
  seconds: number;
}

export interface TakeSeat {
  code: string;
}

export interface CarriedSeat {
  table: string;
  seat: number;
  secret: string;
}

export interface Reach {
  lan: string | null;
  is_open: boolean;
  is_always: boolean;
  command: string;
}

export interface LetIn {
  is_open: boolean;
}

export interface Problem {
  error: string;
  text: string;
  field: string | null;
  facts: Record<string, number | string>;
}

export interface TableGlance {
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
  help: "none" | "hints" | "analysis";
  may_analyse: boolean;
  origin: string | null;
  seal: string | null;
  seed: string | null;
  watchers_talk: boolean;
  watchers_muted: boolean;
  packs: Pack[];
  round: number;
  decider: number | null;
  coins: number[] | null;
  winners: number[];
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
  drawn_map: MapData | null;
  packs: Pack[];
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

export interface Health {
  status: "ok" | "cannot_save";
  version: string;
}

export interface ReminderWays {
  push: string | null;
  mail: boolean;
}

export interface MailState {
  address: string;
  confirmed: boolean;
}

export interface WhichReminders {
  secrets: string[];
}

export interface PushWanted {
  secrets: string[];
  endpoint: string;
  p256dh: string;
  auth: string;
  locale?: string;
}

export interface MailWanted {
  secrets: string[];
  address: string;
  locale?: string;
}

export interface PushUnwanted {
  secrets: string[];
  endpoint: string;
}

export interface MailUnwanted {
  secrets: string[];
}

export interface RemindersNow {
  pushes: number;
  mail: MailState | null;
}

export interface MailLink {
  token: string;
}

export interface MailLinkDone {
  table: string | null;
}

export interface TryExample {
  moves: string[];
}

export interface Tried {
  position: Position;
  offers: Offers | null;
  incomes: (Record<string, number>)[];
  moves: string[];
  track: "start" | "same" | "finished" | "other";
  why: string[];
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: number[];
  host: boolean;
  entries: Entry[];
  now: Now;
  earlier: number;
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
  facts: Record<string, number | string>;
}

export interface Advice {
  type: "advice";
  rev: number;
  hint: boolean;
  seat: number;
  coins: number[];
  chances: number[];
  plans: AdvisedPlan[];
}

export interface LogPage {
  type: "log";
  entries: Entry[];
  earlier: number;
}

export interface Done {
  type: "done";
  request: number;
}

export interface Pong {
  type: "pong";
}

export interface Hello {
  type: "hello";
  secrets?: string[];
  since?: number | null;
  client?: string | null;
  eyes?: number | null;
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

export interface Mute {
  type: "mute";
  seat: number | null;
  muted?: boolean;
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

export interface Analyse {
  type: "analyse";
  request?: number | null;
}

export interface Log {
  type: "log";
  before: number;
  request?: number | null;
}

export interface Ping {
  type: "ping";
}

export type ServerMessage = Welcome | Update | Refused | Advice | LogPage | Done | Pong;

export type PageMessage = Hello | Move | Undo | Look | Chat | Mute | FillSeat | StandIn | Back | Leave | Hint | Analyse | Log | Ping;

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
  | { type: "earned"; seat: number; trait: string; coins: number; total: number | null }
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
