/** The language of the page: which ones there are, which one is spoken, and getting the texts of another. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LOADS, NAMES } from "virtual:languages";
import { FIRST } from "./english";
import type { Habits } from "./habits";

/** A language that nobody speaks: English with strange letters, to see what was never translated. */
export const PSEUDO = "qps";

/** Where a language is written in several ways, whose way is ours. */
const REGIONS: Record<string, string> = { en: "en-GB", [PSEUDO]: "en-GB" };

interface Spoken {
  code: string;
  bundle: FluentBundle | null;
  habits: Habits | null;
}

let spoken = $state.raw<Spoken>({ code: FIRST, bundle: null, habits: null });
/** The parts that screens have asked for so far. */
const wanted = new Set<string>();

/** The language that is spoken. Whoever reads it is shown anew when it changes. */
export const language = () => spoken.code;

/** The texts of the language that is spoken; null for the first one. */
export const translated = () => spoken.bundle;

/** The name of the language for lists, dates and alphabets. */
export const intl = () => REGIONS[spoken.code] ?? spoken.code;

/** The habits of the language that is spoken, where the browser does not know them. */
export const unknownHabits = () => (Intl.DateTimeFormat.supportedLocalesOf(intl()).length ? null : spoken.habits);

/** The languages to choose from, by what they call themselves. */
export function choices(): { code: string; name: string }[] {
  const all = spoken.code in NAMES ? NAMES : { ...NAMES, [spoken.code]: spoken.code };
  return Object.entries(all).map(([code, name]) => ({ code, name }));
}

/** The first language of a list, such as the browser's, that the page speaks. */
export function bestOf(codes: readonly string[]): string {
  for (const code of codes) {
    const plain = code.toLowerCase().split("-")[0]!;
    if (plain in NAMES) return plain;
  }
  return FIRST;
}

let changes: Promise<unknown> = Promise.resolve();

/** Each change makes the texts anew with everything that was wanted before: one after the other, none undoes another. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const done = changes.then(change);
  changes = done.catch(() => undefined);
  return done;
}

/** Speak a language from now on. When its texts do not come, the page goes on as before and this throws. */
export const speak = (code: string) => inTurn(() => change(code));

async function change(code: string): Promise<void> {
  if (code !== FIRST && code !== PSEUDO && !(code in NAMES)) throw new Error(code);
  const [bundle, page] =
    code === FIRST ? [null, null] : await Promise.all([bundleOf(code, ["page", ...wanted]), LOADS[code]?.page?.()]);
  spoken = { code, bundle, habits: page?.habits ?? null };
  document.documentElement.lang = code;
}

/** Get a part of the texts that came not with the page: in the first language, for `keep`, and in the one spoken. */
export function loadPart(part: string, keep: (source: string) => void): Promise<void> {
  // on their way at once, whoever is before them
  for (const code of [FIRST, spoken.code]) void LOADS[code]?.[part]?.().catch(() => undefined);
  return inTurn(() => add(part, keep));
}

async function add(part: string, keep: (source: string) => void): Promise<void> {
  if (wanted.has(part)) return;
  const { code, bundle, habits } = spoken;
  const load = LOADS[FIRST]?.[part];
  if (load) keep((await load()).default);
  wanted.add(part);
  if (code === FIRST || !bundle) return;
  const added = await bundleOf(code, ["page", ...wanted]);
  if (spoken.code === code) spoken = { code, bundle: added, habits };
}

async function bundleOf(code: string, parts: string[]): Promise<FluentBundle> {
  if (code === PSEUDO) return (await import("./pseudo")).pseudoBundle();
  const bundle = new FluentBundle(code, { useIsolating: false });
  const found = await Promise.all(parts.map((part) => LOADS[code]?.[part]?.()));
  for (const module of found) if (module) bundle.addResource(new FluentResource(module.default));
  return bundle;
}
