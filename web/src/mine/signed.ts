import { intl, unknownHabits } from "@/lib/language.svelte";

/** A number as the language writes it, also one that the browser does not know. */
const numeral = (value: number) =>
  new Intl.NumberFormat(intl(), { useGrouping: false }).format(value).replace(".", unknownHabits()?.decimal ?? ".");

/** A difference with its sign, and a real minus. */
export function signed(difference: number): string {
  return difference > 0 ? `+${numeral(difference)}` : difference < 0 ? `−${numeral(-difference)}` : "0";
}
