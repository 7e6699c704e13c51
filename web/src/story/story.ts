/** The coins of a game, told from its events: every scoring by source, and what each combo brought. */

import type { Position } from "@/position";
import type { Frame, GameEvent, Replay } from "@/protocol";

/** Where coins come from. `regions`: those of the active race; `declined`: land and bonuses of declined races. */
export const SOURCES = ["regions", "race", "power", "declined", "found"] as const;
export type Source = (typeof SOURCES)[number];
export type BySource = Record<Source, number>;

/** What a seat's turn earned. */
export interface Scoring {
  seat: number;
  round: number;
  step: number;
  /** `found` is what lay on a combo picked in this turn. */
  by: BySource;
  /** Coins by race or power, bonuses only. */
  traits: Record<string, number>;
  /** For a combo picked in this turn. */
  paid: number;
  /** The purse after it, where it is known. */
  coins: number | null;
}

/** A combo from pick to end, and all it brought, in decline too. */
export interface Combo {
  seat: number;
  race: string;
  power: string;
  picked: number;
  declined: number | null;
  coins: number;
}

export interface Story {
  names: string[];
  rounds: number;
  /** Purses at the start, null where they are hidden. */
  start: (number | null)[];
  scorings: Scoring[];
  combos: Combo[];
  /** Final coins and winners, once the game is over. */
  end: { coins: number[]; winners: number[] } | null;
}

export function none(): BySource {
  return { regions: 0, race: 0, power: 0, declined: 0, found: 0 };
}

type Scored = Extract<GameEvent, { type: "scored" }>;

class Teller {
  readonly scorings: Scoring[] = [];
  readonly combos: Combo[] = [];
  end: Story["end"] = null;
  private readonly purses: (number | null)[];
  private readonly spent: { paid: number; found: number }[];

  constructor(readonly start: Position) {
    this.purses = start.players.map((player) => player.coins);
    this.spent = start.players.map(() => ({ paid: 0, found: 0 }));
    start.players.forEach((player, seat) => {
      for (const people of player.declined) this.begin(seat, people.race, people.power ?? "", 0, 0);
      if (player.active) this.begin(seat, player.active.race, player.active.power, 0);
    });
  }

  tell(frame: Frame, step: number, before: Position): void {
    const round = before.round;
    for (const event of frame.entry.events) {
      if (event.type === "picked") {
        this.begin(event.seat, event.race, event.power, round);
        this.spent[event.seat] = { paid: event.paid, found: event.found };
        const purse = this.purses[event.seat];
        if (purse != null) this.purses[event.seat] = purse - event.paid + event.found;
      } else if (event.type === "declined") {
        const combo = this.comboOf(event.seat, event.race);
        if (combo) combo.declined = round;
      } else if (event.type === "earned") {
        const purse = this.purses[event.seat];
        if (purse != null) this.purses[event.seat] = purse + event.coins;
      } else if (event.type === "scored") {
        this.score(event, step, round, frame.position);
      } else if (event.type === "game_ended") {
        this.end = { coins: event.coins, winners: event.winners };
      }
    }
  }

  private begin(seat: number, race: string, power: string, picked: number, declined: number | null = null): void {
    this.combos.push({ seat, race, power, picked, declined, coins: 0 });
  }

  private comboOf(seat: number, race: string): Combo | undefined {
    return this.latest((combo) => combo.seat === seat && combo.race === race);
  }

  private latest(is: (combo: Combo) => boolean): Combo | undefined {
    return this.combos.filter(is).at(-1);
  }

  /** The combo that plays now: the latest one, unless it declined. */
  private activeOf(seat: number): Combo | undefined {
    const latest = this.latest((combo) => combo.seat === seat);
    return latest?.declined === null ? latest : undefined;
  }

  private score(event: Scored, step: number, round: number, after: Position): void {
    const { seat } = event;
    const active = this.activeOf(seat);
    const { paid, found } = this.spent[seat] ?? { paid: 0, found: 0 };
    this.spent[seat] = { paid: 0, found: 0 };
    const scoring: Scoring = { seat, round, step, by: { ...none(), found }, traits: {}, paid, coins: null };
    let total = 0;
    for (const [source, coins] of event.income) {
      total += coins;
      if (source === "regions") this.scoreRegions(scoring, coins, active, after);
      else this.scoreTrait(scoring, source, coins, active);
    }
    const purse = this.purses[seat];
    scoring.coins = event.total ?? (purse == null ? null : purse + total);
    this.purses[seat] = scoring.coins;
    this.scorings.push(scoring);
  }

  /** A coin a region: those where a declined race stands go to that race. */
  private scoreRegions(scoring: Scoring, coins: number, active: Combo | undefined, after: Position): void {
    let left = coins;
    for (const region of Object.values(after.regions)) {
      if (region.seat !== scoring.seat || !region.race || region.race === active?.race || !left) continue;
      const combo = this.comboOf(scoring.seat, region.race);
      if (combo) combo.coins += 1;
      scoring.by.declined += 1;
      left -= 1;
    }
    scoring.by[active ? "regions" : "declined"] += left;
    if (active) active.coins += left;
  }

  private scoreTrait(scoring: Scoring, trait: string, coins: number, active: Combo | undefined): void {
    scoring.traits[trait] = (scoring.traits[trait] ?? 0) + coins;
    if (active && (trait === active.race || trait === active.power)) {
      scoring.by[trait === active.race ? "race" : "power"] += coins;
      active.coins += coins;
      return;
    }
    scoring.by.declined += coins;
    const combo = this.latest(
      (one) => one.seat === scoring.seat && (one.race === trait || one.power === trait),
    );
    if (combo) combo.coins += coins;
  }
}

export function storyOf(replay: Pick<Replay, "frames" | "names" | "rounds">): Story {
  const { frames, names, rounds } = replay;
  const first = frames[0];
  if (!first) return { names, rounds, start: names.map(() => null), scorings: [], combos: [], end: null };
  const start = first.position;
  const teller = new Teller(start);
  for (let step = 1; step < frames.length; step++) {
    teller.tell(frames[step]!, step, frames[step - 1]!.position);
  }
  return {
    names,
    rounds,
    start: start.players.map((player) => player.coins),
    scorings: teller.scorings,
    combos: teller.combos,
    end: teller.end,
  };
}
