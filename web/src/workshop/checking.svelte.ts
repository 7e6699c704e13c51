/** The server's checker is the judge: it is asked a moment after every change, and its problems belong to fields. */

import { checkPack } from "@/lib/api";
import { problemTexts, problemText } from "@/lib/problems";
import type { PackProblem } from "@/protocol";
import { written } from "./bench.svelte";

const PAUSE = 350;

export const verdict = $state<{ problems: PackProblem[]; state: "unknown" | "fine" | "wrong" | "offline" }>({
  problems: [],
  state: "unknown",
});

let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;

/** Ask about the pack as it is now, unless it changes again at once. */
export function checkSoon(): void {
  clearTimeout(timer);
  const source = JSON.stringify(written());
  timer = setTimeout(() => void ask(source), PAUSE);
}

async function ask(source: string): Promise<void> {
  const turn = ++asked;
  try {
    const { problems } = await checkPack(source);
    if (problems.length) await problemTexts();
    if (turn !== asked) return;
    verdict.problems = problems;
    verdict.state = problems.length ? "wrong" : "fine";
  } catch {
    if (turn === asked) verdict.state = "offline";
  }
}

/** The sentence of a problem, without the path: it stands at its field. */
export const sentence = ({ error, facts, text }: PackProblem) => problemText({ code: error, facts, text });

const belongs = (field: string, path: string) => field === path || field.startsWith(`${path}[`) || /^\.[a-z]{2}$/.test(field.slice(path.length)) && field.startsWith(path);

/** What is wrong with one field. */
export const problemAt = (path: string): string => {
  const found = verdict.problems.find((problem) => belongs(problem.field, path));
  return found ? sentence(found) : "";
};

const named = (path: string) => path.split(".").map((part) => part.replace(/\[.*/, ""));

/** What is wrong inside of a rule at a place that its form does not have, such as a field of a later version. */
export function strangeIn(path: string, known: string[]): string[] {
  const inside = verdict.problems.filter(({ field }) => field.startsWith(`${path}.`));
  return inside
    .map((problem) => ({ problem, names: named(problem.field.slice(path.length + 1)) }))
    .filter(({ names }) => names.some((name) => !known.includes(name)))
    .map(({ problem, names }) => `${names.join(".")}: ${sentence(problem)}`);
}

/** What is wrong with a piece that no field of its form shows: its id, say. */
export function problemsOf(path: string, shown: string[]): string[] {
  const own = verdict.problems.filter(({ field }) => field === path || field.startsWith(`${path}.`));
  return own.filter(({ field }) => !shown.some((name) => belongs(field, `${path}.${name}`)) && !field.startsWith(`${path}.rules[`)).map((problem) => (problem.error === "unknown_field" ? `${problem.field.slice(path.length + 1)}: ${sentence(problem)}` : sentence(problem)));
}
