/** Small sounds, silent unless the player wants them; only then what they are made of is fetched. */

import { settings } from "./settings.svelte";
import type { Sound } from "./tones";

export type { Sound };

export function play(sound: Sound): void {
  if (settings.sound) void import("./tones").then(({ ring }) => ring(sound)).catch(() => undefined);
}
