/** The guided first game: at which table it is played, and whether the guide speaks there. This browser remembers it. */

import { keep, recall } from "./storage";

interface Guided {
  /** The latest one; empty before the first. */
  table: string;
  /** The guide can be sent away and called back. */
  isOn: boolean;
  /** It has said everything. */
  isDone: boolean;
}

const KEY = "elbowroom.guide";

export const guided = $state<Guided>({ table: "", isOn: false, isDone: false, ...recall<Guided>(KEY) });

export function changeGuide(some: Partial<Guided>): void {
  keep(KEY, Object.assign(guided, some));
}
