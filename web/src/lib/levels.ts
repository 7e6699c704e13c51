/** Levels of bots: which there are, and what they are called. */

import { hasText, text } from "./texts";

/** Beginners should get a fair chance in their first game. */
export const FIRST_LEVEL = "easy";
/** Shown until the server has said which bots it has. */
export const USUAL_LEVELS = ["easy", "medium", "hard", "expert"];

export function levelName(level: string): string {
  return hasText(`page-level-${level}`) ? text(`page-level-${level}`) : level;
}
