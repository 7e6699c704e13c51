/** Shows a rule beside the game. */

import { mount } from "svelte";
import { answer, type Question } from "./book";
import RuleSheet from "./RuleSheet.svelte";
import { begin } from "./trail.svelte";

let isThere = false;

export function show(question: Question): void {
  begin(answer(question) ?? "");
  if (isThere) return;
  isThere = true;
  mount(RuleSheet, { target: document.body });
}
