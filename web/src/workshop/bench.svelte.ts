/** What lies on the bench: the packs of this browser, the one that is worked on, and every step back. */

import type { Pack } from "@/pack";
import { keepPacks, keptPacks, MOST_KEPT } from "@/pieces/shelf";
import { VOCABULARY } from "@/vocabulary";

const MOST_STEPS = 200;
/** What is changed at one place within so many milliseconds is one step: a word, not its letters. */
const ONE_STEP = 900;

export const blankPack = (): Pack => ({ format: VOCABULARY.format, races: [], powers: [] });

const found = keptPacks();

export const bench = $state<{ packs: Pack[]; at: number; past: string[]; future: string[]; isKept: boolean }>({
  packs: found.length ? found : [blankPack()],
  at: 0,
  past: [],
  future: [],
  isKept: true,
});

/** The pack that is worked on. */
export const pack = (): Pack => bench.packs[bench.at]!;

/** The pack as it is written: no empty lists. */
export function written(): Pack {
  const { races, powers, ...rest } = $state.snapshot(pack()) as Pack;
  return { ...rest, ...(races?.length ? { races } : {}), ...(powers?.length ? { powers } : {}) };
}

let last = { place: "", time: 0 };

function keepAll(): void {
  bench.isKept = keepPacks($state.snapshot(bench.packs) as Pack[]);
}

/** Change something of the pack, so that it can be taken back. */
export function edit(place: string, change: (pack: Pack) => void): void {
  const now = performance.now();
  const before = JSON.stringify(pack());
  change(pack());
  if (place !== last.place || now - last.time > ONE_STEP) {
    bench.past.push(before);
    if (bench.past.length > MOST_STEPS) bench.past.shift();
  }
  last = { place, time: now };
  bench.future = [];
  keepAll();
}

function step(from: string[], to: string[]): void {
  const text = from.pop();
  if (text === undefined) return;
  to.push(JSON.stringify(pack()));
  bench.packs[bench.at] = JSON.parse(text) as Pack;
  last = { place: "", time: 0 };
  keepAll();
}

export const undo = () => step(bench.past, bench.future);
export const redo = () => step(bench.future, bench.past);

/** Work on another pack of the shelf. */
export function turnTo(at: number): void {
  bench.at = at;
  bench.past = [];
  bench.future = [];
}

/** Put a pack on the bench, before all others; one that is there already is turned to. */
export function layDown(added: Pack): void {
  const complete = { ...added, races: added.races ?? [], powers: added.powers ?? [] };
  const same = bench.packs.findIndex((one) => JSON.stringify(one) === JSON.stringify(complete));
  if (same >= 0) return turnTo(same);
  const isBlank = (one: Pack) => !one.name && !one.races?.length && !one.powers?.length;
  bench.packs = [complete, ...bench.packs.filter((one) => !isBlank(one))].slice(0, MOST_KEPT);
  turnTo(0);
  keepAll();
}

/** Throw away what the pack holds; it can be taken back, and an empty pack goes when another one comes. */
export function throwAway(): void {
  edit("throw", (all) => {
    all.races = [];
    all.powers = [];
    delete all.name;
  });
}
