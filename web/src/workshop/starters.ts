/** Pieces to begin with, blank or not. */

import { tick } from "svelte";
import type { Pack, Piece } from "@/pack";
import { edit } from "./bench.svelte";
import { fieldsOf, freeId, type Kind, nameOf, someColour } from "./pieces";
import found from "./starters.json";

export interface Starter {
  kind: Kind;
  /** A race or power of the box that does something alike. */
  like?: string;
  piece: Piece;
}

export const STARTERS = found as unknown as Starter[];

/** Whose tokens a race borrows, and the ids that the box has. */
export interface Box {
  lenders: { id: string; box: number }[];
  taken: string[];
}

/** With fewer tokens in the box than the race and any power bring, it would go short. */
const MOST_OF_A_POWER = fieldsOf("powers").find(({ name }) => name === "tokens")!.most!;

/** Lend a race the tokens of another that no other race has: one with just enough of them is missed least. */
export function lend(piece: Piece, pack: Pack, lenders: Box["lenders"]): void {
  const lent = (pack.races ?? []).flatMap(({ id, replaces }) => (id === piece.id ? [] : [replaces]));
  const free = lenders.filter(({ id }) => !lent.includes(id)).sort((a, b) => a.box - b.box);
  const wanted = piece.tokens + MOST_OF_A_POWER;
  if (free.some(({ id, box }) => id === piece.replaces && box >= wanted)) return;
  piece.replaces = (free.find(({ box }) => box >= wanted) ?? free.at(-1))?.id ?? "";
}

const BLANK = 4;

/** Put a piece into the pack, a blank one or one to begin with, and show it: it may be out of sight on a small screen. */
export function addPiece(kind: Kind, box: Box, starter?: Piece): void {
  edit("add", (pack) => {
    const list = (pack[kind] ??= []);
    const piece: Piece = starter ? structuredClone(starter) : { id: "", tokens: BLANK, colour: someColour(list.length + (kind === "races" ? 0 : 4)), rules: [] };
    piece.id = freeId(starter ? nameOf(starter, "en") : "", kind, pack, box.taken);
    if (kind === "races") lend(piece, pack, box.lenders);
    list.push(piece);
    void tick().then(() => document.querySelector(`[data-piece="${piece.id}"]`)?.scrollIntoView({ block: "start" }));
  });
}
