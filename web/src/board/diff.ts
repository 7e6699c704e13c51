/** What happened on the map between two positions, as small changes to be shown. */

import type { Position, RegionContent } from "@/position";

/** What a region holds beside markers. */
const NOT_MARKERS = new Set(["seat", "race", "tokens", "lost_tribe"]);

export type Change =
  /** Somebody holds a region who did not before; `over` is who or what was there. */
  | { kind: "taken"; region: number; seat: number; over: "nobody" | "tribe" | "people" }
  /** More tokens, from another region or (null) from hand. */
  | { kind: "come"; region: number; seat: number; race: string; tokens: number; from: number | null }
  /** Fewer tokens, into hand or out of the game; those that went to another region have come there. */
  | { kind: "gone"; region: number; seat: number; race: string; tokens: number; last: boolean }
  | { kind: "tribe"; region: number }
  | { kind: "declined"; region: number; seat: number }
  | { kind: "placed"; region: number; marker: string; by: number; from: number | null }
  | { kind: "removed"; region: number; marker: string; by: number };

interface Flow {
  region: number;
  by: number;
}

const EMPTY: RegionContent = {};

/** Pairs what left with what arrived, first with first. */
function paired(flows: Flow[]): { moved: (Flow & { from: number })[]; come: Flow[]; gone: Flow[] } {
  const come = flows.filter((flow) => flow.by > 0).map((flow) => ({ ...flow }));
  const gone = flows.filter((flow) => flow.by < 0).map((flow) => ({ region: flow.region, by: -flow.by }));
  const moved: (Flow & { from: number })[] = [];
  for (const here of come) {
    for (const there of gone) {
      const by = Math.min(here.by, there.by);
      if (by <= 0) continue;
      moved.push({ region: here.region, by, from: there.region });
      here.by -= by;
      there.by -= by;
    }
  }
  return { moved, come: come.filter((flow) => flow.by > 0), gone: gone.filter((flow) => flow.by > 0) };
}

/** Who stands in a region, told apart by race: seat and race together are one people. */
const people = (content: RegionContent) =>
  content.seat !== undefined && content.race ? `${content.seat} ${content.race}` : null;

export function diff(previous: Position, position: Position): Change[] {
  const ids = new Set([...Object.keys(previous.regions), ...Object.keys(position.regions)].map(Number));
  const changes: Change[] = [];
  const tokens = new Map<string, Flow[]>();
  const markers = new Map<string, Flow[]>();
  const flow = <K>(flows: Map<K, Flow[]>, key: K, region: number, by: number) => {
    if (by) flows.set(key, [...(flows.get(key) ?? []), { region, by }]);
  };
  for (const id of [...ids].sort((a, b) => a - b)) {
    const was = previous.regions[id] ?? EMPTY;
    const is = position.regions[id] ?? EMPTY;
    const [before, after] = [people(was), people(is)];
    if (before !== after && is.seat !== undefined && is.seat !== was.seat) {
      const over = before ? "people" : was.lost_tribe ? "tribe" : "nobody";
      changes.push({ kind: "taken", region: id, seat: is.seat, over });
    }
    if (was.lost_tribe && !is.lost_tribe) changes.push({ kind: "tribe", region: id });
    if (before && before !== after) flow(tokens, before, id, -(was.tokens ?? 0));
    if (after && before !== after) flow(tokens, after, id, is.tokens ?? 0);
    if (after && before === after) {
      flow(tokens, after, id, (is.tokens ?? 0) - (was.tokens ?? 0));
      if (active(previous, was) && !active(position, is)) {
        changes.push({ kind: "declined", region: id, seat: is.seat! });
      }
    }
    const [had, has] = [markersOf(was), markersOf(is)];
    for (const marker of new Set([...had.keys(), ...has.keys()])) {
      flow(markers, marker, id, (has.get(marker) ?? 0) - (had.get(marker) ?? 0));
    }
  }
  for (const [who, flows] of tokens) {
    const [seat, race] = [Number(who.split(" ")[0]), who.split(" ")[1]!];
    const { moved, come, gone } = paired(flows);
    for (const { region, by, from } of moved) {
      changes.push({ kind: "come", region, seat, race, tokens: by, from });
    }
    for (const { region, by } of come) changes.push({ kind: "come", region, seat, race, tokens: by, from: null });
    for (const { region, by } of gone) {
      const last = people(position.regions[region] ?? EMPTY) !== who;
      changes.push({ kind: "gone", region, seat, race, tokens: by, last });
    }
  }
  for (const [marker, flows] of markers) {
    const { moved, come, gone } = paired(flows);
    for (const { region, by, from } of moved) changes.push({ kind: "placed", region, marker, by, from });
    for (const { region, by } of come) changes.push({ kind: "placed", region, marker, by, from: null });
    for (const { region, by } of gone) changes.push({ kind: "removed", region, marker, by });
  }
  return changes;
}

/** Whether a region's tokens are its seat's active race. */
export function active(position: Position, content: RegionContent): boolean {
  return content.seat !== undefined && position.players[content.seat]?.active?.race === content.race;
}

/** The markers in a region and how many of each; home-made ones too. */
export function markersOf(content: RegionContent): Map<string, number> {
  const found = new Map<string, number>();
  for (const [id, count] of Object.entries(content)) {
    if (!NOT_MARKERS.has(id) && typeof count === "number" && count > 0) found.set(id, count);
  }
  return found;
}
