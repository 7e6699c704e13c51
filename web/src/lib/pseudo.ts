/** English with strange letters and a third longer: what stays plain on a screen was never translated. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LOADS } from "virtual:languages";
import { FIRST, pageSources } from "./english";

const PLAIN = "aceinorstuyACEINORSTUY";
const STRANGE = "áçéíñóŕšťúýÁÇÉÍÑÓŔŠŤÚÝ";

/** The letters of a text changed, and a part of them twice. */
export function strange(text: string): string {
  let longer = 0;
  return text.replaceAll(/\p{L}/gu, (letter) => {
    const found = PLAIN.indexOf(letter);
    const changed = found < 0 ? letter : STRANGE[found]!;
    longer += 0.3;
    if (longer < 1) return changed;
    longer -= 1;
    return changed + changed.toLowerCase();
  });
}

type Part = string | Record<string, unknown>;
type Pattern = Part | Part[] | null;

/** Texts are changed, and everything in braces stays but the texts of its variants. */
function changed(pattern: Pattern): Pattern {
  if (typeof pattern === "string") return strange(pattern);
  if (Array.isArray(pattern)) return pattern.map((part) => changed(part) as Part);
  if (pattern?.type === "select") {
    const variants = pattern.variants as { value: Pattern }[];
    return { ...pattern, variants: variants.map((variant) => ({ ...variant, value: changed(variant.value) })) };
  }
  return pattern;
}

export async function pseudoBundle(): Promise<FluentBundle> {
  const bundle = new FluentBundle(FIRST, { useIsolating: false });
  const later = await Promise.all(Object.values(LOADS[FIRST]!).map((load) => load()));
  for (const source of [...pageSources(), ...later.map((module) => module.default)]) {
    const resource = new FluentResource(source) as unknown as {
      body: { id: string; value: Pattern; attributes: Record<string, Pattern> }[];
    };
    for (const message of resource.body) {
      message.value = changed(message.value);
      for (const name of Object.keys(message.attributes)) {
        if (name !== "gender") message.attributes[name] = changed(message.attributes[name]!);
      }
    }
    bundle.addResource(resource as unknown as FluentResource);
  }
  return bundle;
}
