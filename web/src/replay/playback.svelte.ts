/** Where a replay stands, and whether it runs. */

import { turnAt, type Turn } from "@/story/turns";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_TIME = 1000;

export class Playback {
  step = $state(0);
  /** The step shown before, to animate the way from there. */
  before = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);

  constructor(
    readonly last: number,
    readonly turns: Turn[],
    start = 0,
  ) {
    this.step = this.before = this.within(start);
  }

  get isAtEnd(): boolean {
    return this.step >= this.last;
  }

  get turn(): Turn | undefined {
    return this.turns[turnAt(this.turns, this.step)];
  }

  /** Somebody wants to see a certain step: then it does not run on by itself. */
  seek(step: number): void {
    this.isPlaying = false;
    this.show(step);
  }

  by(steps: number): void {
    this.seek(this.step + steps);
  }

  byTurn(direction: 1 | -1): void {
    const at = turnAt(this.turns, this.step);
    const isInside = this.step > (this.turns[at]?.first ?? 0);
    // back goes to the start of this turn first, as music players do
    const wanted = direction === 1 ? at + 1 : isInside ? at : at - 1;
    if (wanted >= this.turns.length) this.seek(this.last);
    else this.seek(this.turns[Math.max(0, wanted)]?.first ?? 0);
  }

  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.show(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Plays while it is told to; gives back how to stop. */
  run(): () => void {
    const timer = setInterval(() => {
      if (!this.isAtEnd) this.show(this.step + 1);
      if (this.isAtEnd) this.isPlaying = false;
    }, STEP_TIME / this.speed);
    return () => clearInterval(timer);
  }

  private show(step: number): void {
    this.before = this.step;
    this.step = this.within(step);
  }

  private within(step: number): number {
    return Math.min(Math.max(0, Math.round(step) || 0), this.last);
  }
}
