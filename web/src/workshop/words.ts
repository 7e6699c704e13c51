/** What fields and their values are called in the forms. Values are called as the sentences have them. */

import { hasText, text } from "@/lib/texts";

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The name of a field. */
export function fieldName(name: string): string {
  for (const id of [`piece-${name}`, `piece-does-${name}`, `piece-tail-${name}`]) {
    if (!hasText(`workshop-field-${name}`) && hasText(id)) return capital(text(id, { count: 1 }));
  }
  return text(`workshop-field-${name}`);
}

export const fieldHelp = (name: string) => (hasText(`workshop-help-${name}`) ? text(`workshop-help-${name}`) : "");
/** A kind of rule; one that this version does not know goes by its id. */
export const kindName = (kind: string) => (hasText(`workshop-kind-${kind}`) ? text(`workshop-kind-${kind}`) : capital(kind.replaceAll("_", " ")));
export const kindHelp = (kind: string) => (hasText(`workshop-about-${kind}`) ? text(`workshop-about-${kind}`) : "");
export const iconName = (icon: string) => text(`workshop-icon-${icon}`);
export const conditionName = (name: string) => text(`workshop-where-${name}`);

const USUAL = { filter: "no", when: "always", one: "", count: 1 };

/** One value of a field. */
export function choiceName(field: string, value: string, kind = ""): string {
  const own = [`workshop-choice-${kind}-${value}`, `workshop-choice-${value}`].find(hasText);
  if (own) return capital(text(own));
  if (field === "terrain" || field === "symbol") return text(`piece-word-${value}`);
  if (field === "owner") return text(`piece-owner-${value}`);
  if (field === "placed") return capital(text(`piece-placed-${value}`));
  if (field === "whose") return capital(text("piece-die", { whose: value }));
  if (field === "per") return capital(text(`piece-per-${value}`, { ...USUAL, each: text("piece-head-region.each") }));
  return capital(text(`piece-tail-${value}`));
}

/** A condition that holds, or does not. */
export const flagName = (name: string, is: boolean) => text(`piece-where-${name}`, { is: is ? "yes" : "no" });
