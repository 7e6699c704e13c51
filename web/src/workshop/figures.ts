/** Measured numbers in the reader's language. */

import { intl } from "@/lib/language.svelte";

/** With a real minus in every language, and none before nothing; shares of one as per cent. */
export function figure(value: number, isShare = false, isSigned = false): string {
  const digits = isShare ? 0 : 1;
  const format = new Intl.NumberFormat(intl(), {
    style: isShare ? "percent" : "decimal",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: isSigned ? "exceptZero" : "auto",
  });
  return format.format(isShare ? value : Math.round(value * 10) / 10 || 0).replace("-", "\u2212");
}
