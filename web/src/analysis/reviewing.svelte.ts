/** A review that is asked for: how far it is, and what came of it. */

import { reviewNow, reviewRecord, reviewTable, RequestFailed } from "@/lib/api";
import { sentenceOf } from "@/lib/start.svelte";
import type { Reviewed, ReviewNow } from "@/protocol";

const ASK_EVERY = 700;

export class Reviewing {
  isAsked = $state(false);
  done = $state(0);
  turns = $state(0);
  /** Other games that are looked at beside this one. */
  others = $state(0);
  review = $state.raw<Reviewed | null>(null);
  problem = $state("");

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** Of a table, or of a record that was opened. */
  constructor(
    readonly table: string | null,
    readonly record: string | null,
  ) {}

  start(): void {
    if (this.review || (this.isAsked && !this.problem)) return;
    this.isAsked = true;
    this.problem = "";
    void this.#ask(() => (this.table === null ? reviewRecord(this.record ?? "") : reviewTable(this.table)));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #ask(request: () => Promise<ReviewNow>): Promise<void> {
    try {
      const now = await request();
      if (this.#isClosed) return;
      [this.done, this.turns, this.others, this.review] = [now.done, now.turns, now.others, now.review];
      if (!now.review) this.#timer = setTimeout(() => void this.#ask(() => reviewNow(now.id)), ASK_EVERY);
    } catch (failure) {
      if (this.#isClosed) return;
      // another server, or one that was started again, knows nothing of it: then it is asked for anew
      if (failure instanceof RequestFailed && failure.code === "no_such_review") {
        this.isAsked = false;
        this.start();
      } else this.problem = sentenceOf(failure);
    }
  }
}
