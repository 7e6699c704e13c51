/** Lays out the home-made pieces of a table: from then on they have their names, their sentences and their looks. */

import { setHomeMade } from "@/lib/homeMade.svelte";
import { inLanguage, type Pack, type Piece, type Rule } from "@/pack";
import { pieceSentences, type Speaker } from "./sentences";
import { speakerOf } from "./speaker";

/** The pieces of these packs, and no others, with words in this language. */
export async function layOut(packs: Pack[], code: string): Promise<void> {
  const speaker = await speakerOf(code);
  const races = packs.flatMap((pack) => pack.races ?? []);
  const powers = packs.flatMap((pack) => pack.powers ?? []);
  const words = [...races.flatMap((race) => wordsOf("race", race, speaker)), ...powers.flatMap((power) => wordsOf("power", power, speaker))];
  setHomeMade([...races, ...powers], words);
}

function wordsOf(kind: string, piece: Piece, speaker: Speaker): [string, string][] {
  const name = inLanguage(piece.name, speaker.code) || plain(piece.id);
  const sentences = pieceSentences(speaker, piece).join(" ");
  const about = inLanguage(piece.text, speaker.code) || sentences;
  const markers = (piece.rules ?? []).filter((rule) => rule.kind === "marker" && typeof rule.id === "string");
  return [[`${kind}-${piece.id}`, name], [`${kind}-${piece.id}-about`, about], ...markers.flatMap((rule) => markerWords(rule, sentences, speaker))];
}

function markerWords(rule: Rule, about: string, speaker: Speaker): [string, string][] {
  const id = String(rule.id);
  const name = inLanguage(rule.name, speaker.code) || plain(id);
  return [[`marker-${id}`, name], [`marker-${id}.indefinite`, name], [`marker-${id}-about`, about]];
}

const plain = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("_", " ")}`;
