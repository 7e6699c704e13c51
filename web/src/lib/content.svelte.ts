/** How many tokens each race and power brings, and which bots there are: asked once from the server. */

import type { Content } from "@/protocol";
import { content } from "./api";
import { homeMade } from "./homeMade.svelte";

const known = $state<{ content: Content | null }>({ content: null });
let isAsked = false;

function facts(): Content | null {
  if (!isAsked) {
    isAsked = true;
    content()
      .then((found) => {
        known.content = found;
      })
      .catch(() => (isAsked = false));
  }
  return known.content;
}

/** The tokens of a combo together; null until it is known. */
export function tokensOf(race: string, power: string): number | null {
  const found = facts();
  const first = (homeMade(race) ?? found?.races.find((trait) => trait.id === race))?.tokens;
  const second = (homeMade(power) ?? found?.powers.find((trait) => trait.id === power))?.tokens;
  return first === undefined || second === undefined ? null : first + second;
}

/** The base races and powers; none until they are known. */
export const baseRaces = () => facts()?.races ?? [];
export const basePowers = () => facts()?.powers ?? [];

/** The levels of the bots, the weakest first. */
export function levels(): string[] {
  return facts()?.levels ?? [];
}
