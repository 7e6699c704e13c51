/** The map that is worked on: what was done, what is wrong with it, and which region is meant. */

import type { MapData } from "@/boards/mapData";
import { checkMap, newMap } from "@/lib/api";
import { sentenceOf } from "@/lib/start.svelte";
import { problemTexts } from "@/lib/problems";
import { keep, recall } from "@/lib/storage";
import type { MapProblem } from "@/protocol";

const KEY = "elbowroom.map";
const MOST_STEPS = 100;
/** Milliseconds of rest before the server looks at a change. */
const REST = 350;

export class Desk {
  map = $state.raw<MapData | null>(recall<MapData>(KEY) as MapData | null);
  problems = $state.raw<MapProblem[]>([]);
  selected = $state<number | null>(null);
  /** The corner that is meant. */
  corner = $state<number | null>(null);
  isBusy = $state(false);
  /** What could not be done, in words. */
  trouble = $state("");
  private past = $state.raw<MapData[]>([]);
  private future = $state.raw<MapData[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly isGrave = $derived(this.problems.some((problem) => problem.is_grave));

  /** Another map lies on the desk; what was there can be had back. */
  put(map: MapData, isStep = true): void {
    if (this.map && isStep) this.past = [...this.past, this.map].slice(-MOST_STEPS);
    this.future = [];
    this.show(map);
  }

  private show(map: MapData): void {
    this.map = map;
    this.trouble = "";
    if (this.selected !== null && !map.regions.some(({ id }) => id === this.selected)) this.selected = null;
    if (this.corner !== null && !map.drawing.points[this.corner]) this.corner = null;
    keep(KEY, map);
    this.look();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before || !this.map) return;
    this.future = [...this.future, this.map];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after || !this.map) return;
    this.past = [...this.past, this.map];
    this.future = this.future.slice(0, -1);
    this.show(after);
  }

  /** Have the server look, as soon as there is a moment's rest. */
  look(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), REST);
  }

  private async ask(): Promise<void> {
    const asked = this.map;
    if (!asked) return;
    try {
      const { map, problems } = await checkMap(asked);
      await problemTexts();
      // it may be another map by now
      if (this.map !== asked) return;
      this.map = map;
      this.problems = problems;
      keep(KEY, map);
    } catch (failure) {
      if (this.map === asked) this.trouble = sentenceOf(failure);
    }
  }

  async generate(players: number, seed: number): Promise<void> {
    this.isBusy = true;
    try {
      const { map, problems } = await newMap({ players, seed });
      this.selected = this.corner = null;
      this.put(map);
      this.problems = problems;
    } catch (failure) {
      this.trouble = sentenceOf(failure);
    } finally {
      this.isBusy = false;
    }
  }
}
