/** What is true at a table for one seat, as the guide and the coach look at it: all of it was told by the server. */

import type { DrawnBoard } from "@/boards/board";
import type { Names } from "@/lib/sentences";
import type { Position } from "@/position";
import type { Entry, GameEvent, Now, Offers, OfferedMove, TableInfo } from "@/protocol";
import { standing } from "@/talk/logbook";

/** A table as its screen knows it. */
export interface Scene {
  readonly table: TableInfo | null;
  readonly mine: number[];
  readonly now: Now | null;
  readonly offers: Offers | null;
  readonly names: Names;
  readonly board: DrawnBoard | null;
  readonly connection: { readonly entries: Entry[] };
}

type Lost = Extract<GameEvent, { type: "driven" }>;

export interface Facts {
  me: number;
  /** The other seat that moved last. */
  rival: number;
  /** What this seat can do now; null while others play. */
  offers: Offers | null;
  position: Position;
  /** What scoring would pay now. */
  income: number;
  /** Combos taken, races sent into decline, turns scored. */
  picks: number;
  declines: number;
  scores: number;
  /** Turns with the race in play, the one that goes on included. */
  turn: number;
  /** Regions conquered; with the race in play; with a Lost Tribe, with a mountain, from others. */
  conquests: number;
  conquestsNow: number;
  tribes: number;
  mountains: number;
  attacks: number;
  rolls: number;
  /** Tokens were placed in this turn. */
  hasPlaced: boolean;
  /** Regions that others took, ever; and those since the last turn. */
  losses: number;
  lately: Lost[];
}

export function factsOf({ mine, now, offers, board, connection }: Scene): Facts | null {
  const me = offers?.seat ?? mine[0];
  if (me === undefined || !now) return null;
  const facts: Facts = {
    me,
    rival: me ? 0 : 1,
    offers,
    position: now.position,
    income: Object.values(now.incomes[me] ?? {}).reduce((sum, coins) => sum + coins, 0),
    picks: 0,
    declines: 0,
    scores: 0,
    turn: 1,
    conquests: 0,
    conquestsNow: 0,
    tribes: 0,
    mountains: 0,
    attacks: 0,
    rolls: 0,
    hasPlaced: false,
    losses: 0,
    lately: [],
  };
  const mountains = new Set(board?.regions.flatMap(({ id, terrain }) => (terrain === "mountain" ? [id] : [])));
  for (const { seat, events } of standing(connection.entries)) {
    if (seat !== null && seat !== me) facts.rival = seat;
    for (const event of events) note(facts, event, seat === me, mountains);
  }
  return facts;
}

function note(facts: Facts, event: GameEvent, isMove: boolean, mountains: Set<number>): void {
  const isOwn = "seat" in event && event.seat === facts.me;
  if (event.type === "tribe_fell" && isMove) facts.tribes++;
  else if (event.type === "driven" && isOwn !== isMove) {
    if (isMove) facts.attacks++;
    else {
      facts.losses++;
      facts.lately.push(event);
    }
  } else if (!isOwn) return;
  else if (event.type === "picked") Object.assign(facts, { picks: facts.picks + 1, turn: 1, conquestsNow: 0 });
  else if (event.type === "declined") facts.declines++;
  else if (event.type === "rolled") facts.rolls++;
  else if (event.type === "deployed") facts.hasPlaced = true;
  else if (event.type === "conquered") {
    facts.conquests++;
    facts.conquestsNow++;
    if (mountains.has(event.region)) facts.mountains++;
  } else if (event.type === "scored") {
    Object.assign(facts, { scores: facts.scores + 1, turn: facts.turn + 1, hasPlaced: false, lately: [] });
  }
}

// What can be done now

type Test = (region: number) => boolean;

/** What costs least, of equals what brings most, and then what somebody likes best. */
function bargains(moves: OfferedMove[], liked: number[]): OfferedMove[] {
  const place = ({ region }: OfferedMove) => (liked.includes(region!) ? liked.indexOf(region!) : liked.length);
  return moves.sort((a, b) => a.cost! - b.cost! || place(a) - place(b) || b.gain! - a.gain!);
}

/** Conquests that can be paid for, the best bargain first. */
export function conquests({ offers }: Facts, test: Test = () => true, liked: number[] = []): OfferedMove[] {
  return bargains(offers?.moves.filter(({ verb, region }) => verb === "conquer" && test(region!)) ?? [], liked);
}

/** Conquests that the die would have to help with, the likeliest first, of equals what brings most. */
export function attempts({ offers }: Facts, test: Test = () => true): OfferedMove[] {
  const found = offers?.moves.filter(({ verb, region }) => verb === "attempt" && test(region!)) ?? [];
  return found.sort((a, b) => b.odds! - a.odds! || b.gain! - a.gain!);
}

/** Whether something that stands in a region is paid for. */
export const costsFor = ({ offers }: Facts, part: string): Test => (region) => part in (offers?.spots[region]?.parts ?? {});

/** Whether somebody else holds a region. */
export const isForeign = ({ position, me }: Facts): Test => (region) => {
  const holder = position.regions[region]?.seat;
  return holder !== undefined && holder !== me;
};
