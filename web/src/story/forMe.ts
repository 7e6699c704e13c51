/** What decided a game for one seat: its combos by what a turn of them brought, and its coins beside a rival's. */

import { standingsOf } from "./standings";
import { SOURCES, none, type Source, type Story } from "./story";

/** A combo and the turns it took: those it was active in, with the one in which it declined. */
export interface Spell {
  race: string;
  power: string;
  /** All it brought, in decline too. */
  coins: number;
  turns: number;
  /** Coins for each turn, to one decimal. */
  average: number;
}

/** What makes up a purse: the sources, what was there at the start, and what combos cost, which is negative. */
export type PartName = Source | "start" | "paid";

export interface Part {
  name: PartName;
  coins: number;
  their: number;
}

export interface ForMe {
  seat: number;
  /** The winner, or who came next when this seat won. */
  rival: number;
  coins: number;
  their: number;
  /** In the order they were played. */
  spells: Spell[];
  /** By coins for each turn; null with less than two combos to compare. */
  best: Spell | null;
  worst: Spell | null;
  /** Those in which one of the two has coins. They add up to the coins of each. */
  parts: Part[];
  /** Where the difference was largest, for and against this seat. */
  ahead: Part | null;
  behind: Part | null;
}

export function oneDecimal(number: number): number {
  return Math.round(number * 10) / 10;
}

/** The combos of a seat that played in this game; one that had declined before it began did not. */
export function spellsOf(story: Story, seat: number): Spell[] {
  return story.combos
    .filter((combo) => combo.seat === seat)
    .map(({ race, power, coins, picked, declined }) => {
      const isDuring = (round: number) => round >= picked && (declined === null || round <= declined);
      const turns = story.scorings.filter((one) => one.seat === seat && isDuring(one.round)).length;
      return { race, power, coins, turns, average: turns ? oneDecimal(coins / turns) : 0 };
    })
    .filter((spell) => spell.turns > 0);
}

function purseOf(story: Story, seat: number): Record<PartName, number> {
  const parts = { ...none(), start: story.start[seat] ?? 0, paid: 0 };
  for (const one of story.scorings) {
    if (one.seat !== seat) continue;
    for (const source of SOURCES) parts[source] += one.by[source];
    parts.paid -= one.paid;
  }
  return parts;
}

function partsOf(story: Story, seat: number, rival: number): Part[] {
  const mine = purseOf(story, seat);
  const theirs = purseOf(story, rival);
  return ([...SOURCES, "start", "paid"] as const)
    .map((name) => ({ name, coins: mine[name], their: theirs[name] }))
    .filter(({ coins, their }) => coins || their);
}

/** The part with the largest difference in this direction, if there is one. */
function furthest(parts: Part[], sign: 1 | -1): Part | null {
  const gap = (part: Part) => sign * (part.coins - part.their);
  const most = parts.reduce<Part | null>((top, part) => (top && gap(top) >= gap(part) ? top : part), null);
  return most && gap(most) > 0 ? most : null;
}

/** Null while the game goes on, and for a seat that is not there. */
export function forMe(story: Story, seat: number): ForMe | null {
  const { end } = story;
  if (!end || end.coins[seat] === undefined) return null;
  const order = standingsOf(end.coins, end.winners);
  const rival = order.find((one) => one.seat !== seat)?.seat;
  if (rival === undefined) return null;
  const spells = spellsOf(story, seat);
  const ranked = spells.length > 1 ? [...spells].sort((a, b) => b.coins / b.turns - a.coins / a.turns) : [];
  const parts = partsOf(story, seat, rival);
  return {
    seat,
    rival,
    coins: end.coins[seat],
    their: end.coins[rival]!,
    spells,
    best: ranked[0] ?? null,
    worst: ranked.at(-1) ?? null,
    parts,
    ahead: furthest(parts, 1),
    behind: furthest(parts, -1),
  };
}
