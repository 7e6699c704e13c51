/** Why the server did not do what was asked, for people. */

import { problemText } from "@/lib/problems";
import { hasText, reasons, text } from "@/lib/texts";
import type { Refused } from "@/protocol";

export function refusal(refused: Pick<Refused, "code" | "reasons" | "text" | "facts">): string {
  if (refused.code === "stale") return text("refused-stale");
  const isKnown = refused.reasons.length > 0 && refused.reasons.every((code) => hasText(`reason-${code}`));
  return isKnown ? text("refused-because", { why: reasons(refused.reasons) }) : problemText(refused);
}
