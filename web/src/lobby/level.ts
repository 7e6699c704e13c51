/** Levels of bots in words. */

import { hasText, text } from "@/lib/texts";

export function levelName(level: string): string {
  return hasText(`page-level-${level}`) ? text(`page-level-${level}`) : level;
}
