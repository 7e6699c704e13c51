import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "@/replay/playback.svelte";
import { stepIn } from "@/replay/address";
import { turnsOf } from "@/story/turns";
import { smallGame } from "./replay.frames";

const { frames } = smallGame();
const start = (step = 0) => new Playback(frames.length - 1, turnsOf(frames), step);

describe("a replay", () => {
  it("stays within the game", () => {
    const playback = start();
    playback.by(-1);
    expect(playback.step).toBe(0);
    playback.seek(99);
    expect(playback.step).toBe(6);
    expect(start(NaN).step).toBe(0);
    expect(start(stepIn("?step=4")).step).toBe(4);
  });

  it("goes by turns: back to the start of this one first, on to the end after the last", () => {
    const playback = start(3);
    const steps = ([-1, -1, -1, 1, 1, 1, 1] as const).map((direction) => {
      playback.byTurn(direction);
      return playback.step;
    });
    expect(steps).toEqual([2, 0, 0, 2, 4, 5, 6]);
  });

  it("remembers where it came from, for the board to show the way", () => {
    const playback = start(2);
    playback.by(1);
    expect([playback.before, playback.step]).toEqual([2, 3]);
  });
});

describe("playing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("steps on at its speed, stops at the end, and starts over from there", () => {
    const playback = start(3);
    playback.toggle();
    playback.speed = 2;
    const stop = playback.run();
    vi.advanceTimersByTime(1000);
    expect([playback.step, playback.isPlaying]).toEqual([5, true]);
    vi.advanceTimersByTime(1000);
    expect([playback.step, playback.isPlaying]).toEqual([6, false]);
    stop();
    playback.toggle();
    expect([playback.step, playback.isPlaying]).toEqual([0, true]);
  });

  it("rests when somebody looks for a step", () => {
    const playback = start();
    playback.toggle();
    playback.seek(4);
    expect(playback.isPlaying).toBe(false);
  });
});
