/** Small tables and offers as the server sends them, for tests. */

import type {
  AdvisedPlan,
  Entry,
  GameEvent,
  MoveParts,
  Now,
  OfferedMove,
  Offers,
  Spot,
  Supply,
  TableInfo,
  Tool,
} from "@/protocol";
import type { Position } from "@/position";

/** A move on a region, or without one; one that names a seat says so in `more`. */
export function offered(move: string, more: Partial<OfferedMove> = {}): OfferedMove {
  const words = move.split(" ");
  const verb = words[0] as OfferedMove["verb"];
  const trait = verb === "use" ? words[1]! : null;
  const region = words.length > 1 && more.seat == null ? Number(words.at(-1)) : null;
  const blank = { seat: null, row: null, marker: null, count: 1, cost: null, odds: null, gain: null };
  return { move, verb, trait, region, ...blank, ...more };
}

/** A plan as the analysis tells it. */
export function planOf(moves: MoveParts[], more: Partial<AdvisedPlan> = {}): AdvisedPlan {
  return { moves, coins: 80.4, lead: 6, chance: 0.6, why: { code: "hold", facts: { coins: 3 } }, ...more };
}

export function spot(why: string[] = [], own = false): Spot {
  return { cost: null, parts: {}, why, own };
}

/** Something in hand, with where it can be put and taken up; tokens without `trait`. */
export function supplyOf(left: number, puts: number[], more: Partial<Supply> = {}, takes: number[] = []): Supply {
  const verb = more.trait ? `use ${more.trait}` : "deploy";
  const by = (regions: number[]) => Object.fromEntries(regions.map((region) => [region, `${verb} ${region}`]));
  return { trait: null, marker: null, left, must: true, moves: by(puts), back: by(takes), ...more };
}

/** A way to conquer; with tokens unless `trait` is given. */
export function toolOf(regions: number[], more: Partial<Tool> = {}): Tool {
  const verb = more.trait ? `use ${more.trait}` : "conquer";
  const moves = Object.fromEntries(regions.map((region) => [region, `${verb} ${region}`]));
  return { trait: null, kind: "tokens", marker: null, cost: null, moves, ...more };
}

export function offersOf(more: Partial<Offers>): Offers {
  const regions = (more.moves ?? []).flatMap((move) => (move.region === null ? [] : [move.region]));
  return {
    seat: 0,
    phase: "conquer",
    acting: "active",
    race: "trolls",
    power: "hill",
    hand: 3,
    die: null,
    moves: [],
    spots: Object.fromEntries(regions.map((region) => [region, spot()])),
    combos: [],
    tools: [],
    supplies: [],
    refused_seats: [],
    decline: null,
    done_why: [],
    before: {},
    ...more,
  };
}

export function positionOf(more: Partial<Position> = {}): Position {
  const player = (name: string) => ({ name, coins: 5, active: null, declined: [] });
  return {
    map: "2p",
    round: 1,
    seat: 0,
    phase: "conquer",
    acting: "active",
    players: [player("Ann"), player("Bo")],
    regions: {},
    offer: [],
    banners: { shuffled: [], returned: [] },
    badges: { shuffled: [], discarded: [] },
    turn: { conquests: 0, occupied_taken: 0, attacked: [], die: null, committed: false, used: {} },
    peace: [],
    ...more,
  };
}

export function tableOf(more: Partial<TableInfo> = {}): TableInfo {
  const seat = (name: string) => ({ kind: "human" as const, name, level: null, here: true, stand_in: false, muted: false });
  return {
    id: "t1",
    map: "2p",
    rounds: 10,
    status: "playing",
    seats: [seat("Ann"), seat("Bo")],
    open_scores: false,
    clock: null,
    public: false,
    drawn: "ears",
    created: 0,
    watchers: 0,
    help: "hints",
    may_analyse: false,
    origin: null,
    seal: null,
    seed: null,
    watchers_talk: false,
    watchers_muted: false,
    packs: [],
    ...more,
  };
}

export function nowOf(rev: number, more: Partial<Now> = {}): Now {
  return { rev, eyes: 0, position: positionOf(), incomes: [], offers: null, undo: null, clock: null, ...more };
}

let seq = 0;

export function entryOf(kind: Entry["kind"], seat: number | null, more: Partial<Entry> = {}): Entry {
  return { seq: ++seq, at: 0, kind, seat, move: null, events: [], text: null, undoes: null, ...more };
}

export const moveBy = (seat: number, move: string, events: GameEvent[] = []) => entryOf("move", seat, { move, events });
export const undoOf = ({ seat, move, seq }: Entry) => entryOf("undo", seat, { move, undoes: seq });
