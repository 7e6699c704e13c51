/** The home-made races, powers and markers of the table on the screen, and their words: `@/pieces/atHand` lays them out. */

import type { Piece } from "@/pack";

let pieces = $state.raw<ReadonlyMap<string, Piece>>(new Map());
let texts = $state.raw<ReadonlyMap<string, string>>(new Map());

/** The piece of this id, at a table that plays with it. */
export const homeMade = (id: string): Piece | undefined => pieces.get(id);

/** What a message of this id would say, were it about the table's own piece. It is shown as it is. */
export const ownText = (id: string): string | undefined => texts.get(id);

/** These, and no others. */
export function setHomeMade(found: Iterable<Piece>, words: Iterable<[string, string]>): void {
  pieces = new Map([...found].map((piece) => [piece.id, piece]));
  texts = new Map([...words].map(([id, said]) => [id.replaceAll("_", "-"), said]));
}
