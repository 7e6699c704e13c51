/** What a race or power of a pack does, in sentences. `locales/pieces.py` says the same to the letter; a test compares. */

import { type Filter, inLanguage, type Piece, type Rule } from "@/pack";

type Facts = Record<string, string | number>;

/** Who knows the words of a language. */
export interface Speaker {
  /** Its code, for names that a pack gives in several languages. */
  code: string;
  say(id: string, facts?: Facts): string;
}

const FLAGS = ["coast", "edge"] as const;
const TALENTS = ["sails", "rolls_first", "late_decline", "declines_beside", "fights_in_decline"];

const many = (value: string | string[] | undefined) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const yes = (is: unknown) => (is ? "yes" : "no");
const whole = (value: unknown, usual: number) => (typeof value === "number" ? value : usual);
const hyphened = (id: unknown) => String(id).replaceAll("_", "-");

/** "a, b and c", or "a, b or c": not every browser knows how each language does that. */
function listed(to: Speaker, words: string[], joint: "and" | "or" = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? to.say(`piece-${joint}`, { list: words.slice(0, -1).join(", "), last }) : last;
}

/**
 * A kind of region with its conditions: "a lake next to a region held by you", or "for each lake …". A language may say
 * a kind otherwise after "next to", and a condition otherwise when there are several.
 */
function regions(to: Speaker, filter: Filter | undefined, kind: "plain" | "near" | "each" = "plain"): string {
  const where = filter ?? {};
  const terrains = many(where.terrain);
  const id = `piece-head-${terrains.length === 1 ? terrains[0]! : "region"}`;
  let told = kind === "each" ? to.say(`${id}.each`) : to.say(id, { form: kind });
  const found = conditionsOf(to, where, terrains);
  if (found.length) {
    const form = found.length === 1 ? "plain" : "several";
    const conditions = found.map(([name, facts]) => to.say(`piece-where-${name}`, { form, ...facts }));
    told = to.say("piece-region", { form, head: told, conditions: listed(to, conditions) });
  }
  if (where.not) told = to.say("piece-where-not", { region: told, one: regions(to, where.not) });
  return many(where.owner).includes("any") ? `${told}, ${to.say("piece-where-anybody")}` : told;
}

/** What is to be said of a region, and with which facts. */
function conditionsOf(to: Speaker, where: Filter, terrains: string[]): [string, Facts][] {
  const words = (head: string, ids: string[]) => ({ list: listed(to, ids.map((id) => to.say(`piece-${head}-${hyphened(id)}`)), "or") });
  const found: [string, Facts][] = [];
  if (terrains.length > 1) found.push(["terrain", words("word", terrains)]);
  if (where.symbol !== undefined) found.push(["symbol", words("word", many(where.symbol))]);
  for (const flag of FLAGS) if (where[flag] !== undefined) found.push([flag, { is: yes(where[flag]) }]);
  const owners = many(where.owner);
  if (owners.length && !owners.includes("any")) found.push(["owner", words("owner", owners)]);
  if (where.empty !== undefined) found.push(["empty", { is: yes(where.empty) }]);
  if (where.tokens_at_least !== undefined) found.push(["tokens-at-least", { count: where.tokens_at_least }]);
  if (where.tokens_at_most !== undefined) found.push(["tokens-at-most", { count: where.tokens_at_most }]);
  if (where.marker !== undefined) found.push(["marker", { is: yes(where.marker) }]);
  if (where.near) found.push(["near", { one: regions(to, where.near, "near") }]);
  return found;
}

/** Facts about the regions of a rule that its sentence may use. */
function about(to: Speaker, rule: Rule): Facts {
  return { filter: yes(rule.where), one: regions(to, rule.where), each: regions(to, rule.where, "each") };
}

/** What follows a comma: limits and times. */
function tails(to: Speaker, rule: Rule): string[] {
  const found: string[] = [];
  const when = rule.when ?? "always";
  if (whole(rule.every, 1) > 1) found.push(to.say("piece-tail-every", { every: whole(rule.every, 1) }));
  if (rule.kind !== "take" && rule.at_most !== undefined) found.push(to.say("piece-tail-at-most", { most: whole(rule.at_most, 1) }));
  if (rule.first !== undefined) found.push(to.say("piece-tail-first", { first: whole(rule.first, 1) }));
  if (when !== "always" && !isPerTurn(rule)) found.push(to.say(`piece-tail-${hyphened(when)}`));
  if (rule.state !== undefined && rule.state !== "active") found.push(to.say(`piece-tail-${hyphened(rule.state)}`));
  return found;
}

const isPerTurn = (rule: Rule) => (rule.kind === "coins" || rule.kind === "tokens") && (rule.per ?? "turn") === "turn";

function earning(to: Speaker, rule: Rule): string[] {
  const per = String(rule.per ?? "turn");
  const facts: Facts = { ...about(to, rule), when: String(rule.when ?? "always") };
  const gain = to.say(`piece-gain-${rule.kind}`, { amount: whole(rule.amount, 1) });
  const parts = [to.say("piece-earns", { gain, per: to.say(`piece-per-${hyphened(per)}`, facts) })];
  if (rule.where && (per === "turn" || per === "decline")) parts.push(to.say("piece-tail-there", { one: facts.one ?? "" }));
  return [...parts, ...tails(to, rule)];
}

function staying(to: Speaker, rule: Rule): string[] {
  const per = rule.amount === undefined ? "all" : String(rule.per ?? "region");
  const stays = to.say("piece-stays", { per, amount: whole(rule.amount, 1) });
  return [rule.where ? to.say("piece-stays-where", { stays, one: regions(to, rule.where) }) : stays];
}

function rolling(to: Speaker, rule: Rule): string[] {
  const parts = [to.say("piece-die", { whose: String(rule.whose ?? "own") })];
  if (Array.isArray(rule.faces)) parts.push(to.say("piece-tail-faces", { faces: rule.faces.join(", ") }));
  if (whole(rule.rolls, 1) > 1) parts.push(to.say("piece-tail-rolls", { rolls: whole(rule.rolls, 1) }));
  return parts;
}

function swapping(to: Speaker, rule: Rule): string[] {
  const swap = to.say("piece-swap", { per: String(rule.per ?? "seat") });
  return [rule.where ? to.say("piece-swap-where", { swap, one: regions(to, rule.where) }) : swap, ...tails(to, rule)];
}

/** A marker has two sentences: when it is placed, and what it does. */
function marking(to: Speaker, rule: Rule): string[][] {
  const name = inLanguage(rule.name, to.code) || String(rule.id ?? "").replaceAll("_", " ");
  const placed = to.say(`piece-placed-${hyphened(rule.placed ?? "turn")}`);
  const where = rule.where ? to.say("piece-marker-where", { placed, one: regions(to, rule.where) }) : placed;
  const first = [to.say("piece-marker", { supply: whole(rule.supply, 1), name, placed: where })];
  if (rule.never_again) first.push(to.say("piece-tail-never-again"));
  const does: string[] = [];
  if (whole(rule.defence, 0)) does.push(to.say("piece-does-defence", { count: whole(rule.defence, 0) }));
  if (rule.immune) does.push(to.say("piece-does-immune"));
  if (rule.shields) does.push(to.say("piece-does-shields"));
  if (whole(rule.coins, 0)) does.push(to.say("piece-does-coins", { count: whole(rule.coins, 0) }));
  if (rule.stacks) does.push(to.say("piece-does-stacks"));
  if (rule.survives_decline) does.push(to.say("piece-does-survives-decline"));
  return does.length ? [first, [to.say("piece-marker-does", { name, list: listed(to, does) })]] : [first];
}

/** The sentences of one rule, each in parts. */
function parts(to: Speaker, rule: Rule): string[][] {
  const amount = whole(rule.amount, rule.kind === "losses" ? 0 : 1);
  switch (rule.kind) {
    case "coins":
    case "tokens":
      return [earning(to, rule)];
    case "stays":
      return [staying(to, rule)];
    case "die":
      return [rolling(to, rule)];
    case "swap":
      return [swapping(to, rule)];
    case "marker":
      return marking(to, rule);
    case "take":
      return [
        [
          to.say("piece-take", { ...about(to, rule), times: whole(rule.at_most, 1), tokens: whole(rule.tokens, 1) }),
          ...tails(to, rule),
        ],
      ];
    default:
      return [[to.say(`piece-${hyphened(rule.kind)}`, { ...about(to, rule), amount }), ...tails(to, rule)]];
  }
}

function sentence(words: string[]): string {
  const line = words.join(", ");
  const [first = ""] = line;
  return `${first.toUpperCase()}${line.slice(first.length)}.`;
}

/** What a rule does, in a sentence or two. */
export const ruleSentences = (to: Speaker, rule: Rule): string[] => parts(to, rule).map(sentence);

/** The same, or that this version does not know it: a later one may have written it, and the rest is told all the same. */
function knownSentences(to: Speaker, rule: Rule): string[] {
  try {
    return ruleSentences(to, rule);
  } catch {
    return [sentence([to.say("piece-unknown")])];
  }
}

/** What a piece does, sentence by sentence. */
export function pieceSentences(to: Speaker, piece: Piece): string[] {
  const count = (name: string) => whole(piece[name], 0);
  const found: string[] = [];
  for (const name of ["extra", "keeps_aside"]) {
    if (count(name)) found.push(sentence([to.say(`piece-${hyphened(name)}`, { count: count(name) })]));
  }
  for (const rule of piece.rules ?? []) found.push(...knownSentences(to, rule));
  for (const talent of TALENTS) if (piece[talent]) found.push(sentence([to.say(`piece-${hyphened(talent)}`)]));
  return found.length ? found : [sentence([to.say("piece-nothing")])];
}
