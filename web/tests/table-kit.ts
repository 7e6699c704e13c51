/** Small tables and offers as the server sends them, for tests. */

import type { Entry, GameEvent, Now, Offers, Spot, SpotMove, TableInfo } from "@/protocol";
import type { Position } from "@/position";

export function spotMove(move: string, more: Partial<SpotMove> = {}): SpotMove {
  const [verb = "", trait] = move.split(" ");
  return { move, verb, trait: verb === "use" ? trait! : null, cost: null, odds: null, gain: null, ...more };
}

export function spot(moves: SpotMove[], why: string[] = []): Spot {
  return { moves, cost: null, parts: {}, why };
}

export function offersOf(more: Partial<Offers>): Offers {
  const spots = more.spots ?? {};
  return {
    seat: 0,
    phase: "conquer",
    acting: "active",
    race: "trolls",
    power: "hill",
    hand: 3,
    die: null,
    moves: Object.values(spots).flatMap((one) => one.moves.map((move) => move.move)),
    spots,
    combos: [],
    choices: [],
    supplies: [],
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
    turn: { conquests: 0, occupied_taken: 0, attacked: [], die: null },
    peace: [],
    ...more,
  };
}

export function tableOf(more: Partial<TableInfo> = {}): TableInfo {
  const seat = (name: string) => ({ kind: "human" as const, name, level: null, here: true, stand_in: false });
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
    origin: null,
    ...more,
  };
}

export function nowOf(rev: number, more: Partial<Now> = {}): Now {
  return { rev, eyes: 0, position: positionOf(), incomes: [], offers: null, undo: 0, clock: null, ...more };
}

let seq = 0;

export function entryOf(kind: Entry["kind"], seat: number | null, more: Partial<Entry> = {}): Entry {
  return { seq: ++seq, at: 0, kind, seat, move: null, events: [], text: null, ...more };
}

export const moveBy = (seat: number, move: string, events: GameEvent[] = []) => entryOf("move", seat, { move, events });
export const undoBy = (seat: number, move: string) => entryOf("undo", seat, { move });
