/** A reader tries an example: moves go to the server, which plays them anew and says what can be done next. */

import { RequestFailed, tryExample } from "@/lib/api";
import type { Position } from "@/position";
import { MOST_MOVES, type Tried } from "@/protocol";

export class Trying {
  readonly id: string;
  now = $state.raw<Tried | null>(null);
  /** How it stood before the last answer, for what moves on the board. */
  previous = $state.raw<Position | null>(null);
  /** The server cannot be reached; or what it says instead of an answer. */
  problem = $state<{ isOffline: boolean; words: string } | null>(null);
  isBusy = $state(false);

  constructor(id: string) {
    this.id = id;
  }

  readonly moves = $derived(this.now?.moves ?? []);
  readonly position = $derived((this.now?.position ?? null) as Position | null);
  readonly isLong = $derived(this.moves.length >= MOST_MOVES);

  start(): Promise<void> {
    this.previous = null;
    return this.#ask([]);
  }

  play(...moves: string[]): Promise<void> {
    return this.isLong ? Promise.resolve() : this.#ask([...this.moves, ...moves].slice(0, MOST_MOVES));
  }

  async #ask(moves: string[]): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const answer = await tryExample(this.id, { moves });
      this.previous = moves.length ? this.position : null;
      this.now = answer;
      this.problem = null;
    } catch (failure) {
      const isOffline = !(failure instanceof RequestFailed) || failure.code === "offline";
      this.problem = { isOffline, words: failure instanceof Error ? failure.message : "" };
    } finally {
      this.isBusy = false;
    }
  }
}
