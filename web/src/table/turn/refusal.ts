/** Why the server did not do what was asked, for people. */

import { hasText, reasons, text } from "@/lib/texts";
import type { Refused } from "@/protocol";

export function refusal(refused: Refused): string {
  if (refused.code === "stale") return text("refused-stale");
  const isKnown = refused.reasons.length > 0 && refused.reasons.every((code) => hasText(`reason-${code}`));
  return isKnown ? text("refused-because", { why: reasons(refused.reasons) }) : refused.text;
}
