/** Why the winner won: facts from the story of the game, the weightiest first. */

import { SOURCES, none, type BySource, type Combo, type Story } from "./story";

/** A message of page-replay.ftl and what it is filled with; races and powers are still ids. */
export interface Reason {
  id: string;
  facts: Record<string, string | number>;
  seat: number;
  /** The seat it is compared with. */
  other?: number;
}

const MOST = 4;

interface Account extends BySource {
  start: number;
  paid: number;
  traits: Record<string, number>;
}

function accountOf(story: Story, seat: number): Account {
  const account: Account = { ...none(), start: story.start[seat] ?? 0, paid: 0, traits: {} };
  for (const one of story.scorings) {
    if (one.seat !== seat) continue;
    for (const source of SOURCES) account[source] += one.by[source];
    account.paid += one.paid;
    for (const [trait, coins] of Object.entries(one.traits)) {
      account.traits[trait] = (account.traits[trait] ?? 0) + coins;
    }
  }
  return account;
}

/** The best of those who did not win. */
function runnerUp(story: Story): number | null {
  const { coins, winners } = story.end!;
  const others = coins.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return others.length ? others.reduce((best, seat) => (coins[seat]! > coins[best]! ? seat : best)) : null;
}

/** The margin taken apart: where the winner got more than the runner-up, the largest difference first. */
function margins(story: Story, winner: number, other: number): Reason[] {
  const mine = accountOf(story, winner);
  const theirs = accountOf(story, other);
  const parts = SOURCES.filter((source) => source !== "found").map((source) => ({
    id: source as string,
    coins: mine[source],
    their: theirs[source],
  }));
  parts.push({ id: "start", coins: mine.start, their: theirs.start });
  // a saving: what combos cost after what lay on them, the less the better
  parts.push({ id: "price", coins: theirs.paid - theirs.found, their: mine.paid - mine.found });
  return parts
    .filter((part) => part.coins > part.their)
    .sort((a, b) => b.coins - b.their - (a.coins - a.their))
    .map(({ id, coins, their }) => {
      if (id === "price") return { ...priceReason(their, coins), seat: winner, other };
      const facts: Reason["facts"] = { coins, their };
      if (id === "race" || id === "power") facts.trait = topTrait(story, winner, id, mine.traits);
      return { id: `page-why-${id}`, facts, seat: winner, other };
    });
}

/** Cheap combos, or such that brought more than they cost. */
function priceReason(cost: number, their: number): Pick<Reason, "id" | "facts"> {
  return cost < 0
    ? { id: "page-why-found", facts: { coins: -cost, their: -their } }
    : { id: "page-why-price", facts: { coins: cost, their } };
}

/** The race or power of the seat whose bonuses paid most. */
function topTrait(story: Story, seat: number, kind: "race" | "power", coins: Record<string, number>): string {
  const traits = story.combos.filter((combo) => combo.seat === seat).map((combo) => combo[kind]);
  return traits.reduce((top, trait) => ((coins[trait] ?? 0) > (coins[top] ?? 0) ? trait : top));
}

/** The combo that brought most, the earliest of equals. */
function topCombo(combos: Combo[]): Combo | undefined {
  return [...combos].sort((a, b) => b.coins - a.coins)[0];
}

function bestCombo(story: Story, winner: number, total: number): Reason | null {
  const best = topCombo(story.combos);
  const mine = topCombo(story.combos.filter((combo) => combo.seat === winner));
  if (!mine?.coins) return null;
  const facts = { race: mine.race, power: mine.power, coins: mine.coins, total };
  return { id: mine === best ? "page-why-best-combo" : "page-why-combo", facts, seat: winner };
}

/** Since which round the winner was ahead of everybody for good, when there was somebody to overtake. */
function lead(story: Story, winner: number): Reason | null {
  const last = Math.max(0, ...story.scorings.map((one) => one.round));
  const purses = [...story.start];
  if (purses.some((coins) => coins === null)) return null;
  let since = 0;
  let behind: number | null = null;
  for (let round = 1; round <= last; round++) {
    for (const one of story.scorings) if (one.round === round) purses[one.seat] = one.coins;
    const others = purses.map((coins, seat) => ({ coins: coins ?? 0, seat })).filter(({ seat }) => seat !== winner);
    const best = others.reduce((top, one) => (one.coins > top.coins ? one : top));
    if ((purses[winner] ?? 0) > best.coins) since ||= round;
    else [since, behind] = [0, best.seat];
  }
  if (!since) return null;
  if (behind === null) return { id: "page-why-always", facts: {}, seat: winner };
  return since > last / 2 ? { id: "page-why-late", facts: { round: since }, seat: winner, other: behind } : null;
}

function bestTurn(story: Story, winner: number): Reason | null {
  const sum = (by: BySource) => by.regions + by.race + by.power + by.declined;
  const best = [...story.scorings].sort((a, b) => sum(b.by) - sum(a.by))[0];
  if (best?.seat !== winner) return null;
  return { id: "page-why-turn", facts: { coins: sum(best.by), round: best.round }, seat: winner };
}

/** Equal coins: tokens on the map decided, or the win is shared. */
function tie(story: Story, winner: number, other: number | null): Reason | null {
  const { coins, winners } = story.end!;
  if (winners.length > 1) return { id: "page-why-shared", facts: { coins: coins[winner]! }, seat: winner };
  if (other === null || coins[other] !== coins[winner]) return null;
  return { id: "page-why-tie", facts: { coins: coins[winner]! }, seat: winner, other };
}

/** At most four reasons; none while the game goes on. */
export function reasonsOf(story: Story): Reason[] {
  const winner = story.end?.winners[0];
  if (winner === undefined) return [];
  const other = runnerUp(story);
  const apart = other === null ? [] : margins(story, winner, other);
  const found = [
    tie(story, winner, other),
    bestCombo(story, winner, story.end!.coins[winner]!),
    ...apart.slice(0, 2),
    lead(story, winner),
    bestTurn(story, winner),
  ];
  return found.filter((reason) => reason !== null).slice(0, MOST);
}
