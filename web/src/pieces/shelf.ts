/** The packs that this browser keeps. */

import { keep, recall } from "@/lib/storage";
import { inLanguage, isPack, type Pack, type Piece } from "@/pack";

const KEY = "elbowroom.packs";
export const MOST_KEPT = 40;

const kept = (): unknown[] => {
  const found = recall<{ packs: unknown[] }>(KEY)?.packs;
  return Array.isArray(found) ? found : [];
};

/** All packs, the latest first. */
export const keptPacks = (): Pack[] => kept().filter(isPack);

/** What was kept with them and cannot be shown: another version may have written it. */
export const unreadable = (): unknown[] => kept().filter((one) => !isPack(one));

/** Whether they could be kept. What cannot be read stays with them. */
export const keepPacks = (packs: Pack[]): boolean => keep(KEY, { packs: [...packs.slice(0, MOST_KEPT), ...unreadable()] });

export const piecesOf = (pack: Pack): Piece[] => [...(pack.races ?? []), ...(pack.powers ?? [])];

/** As many as the column has rows. */
const MOST_ON_TOP = 6;

/** The pieces of one's own packs, to be on offer first: whoever made them wants to see them played. */
export const onTop = (packs: Pack[]): string[] => packs.flatMap((pack) => piecesOf(pack).map(({ id }) => id)).slice(0, MOST_ON_TOP);

/** What a pack is called, or the names of what is in it; empty where nothing has a name yet. */
export function packName(pack: Pack, code: string): string {
  const names = piecesOf(pack).map((piece) => inLanguage(piece.name, code)).filter(Boolean);
  return inLanguage(pack.name, code) || names.join(", ");
}
