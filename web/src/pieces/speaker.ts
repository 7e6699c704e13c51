/** The words for pieces in any language, whichever the page speaks. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { LOADS } from "virtual:languages";
import type { Speaker } from "./sentences";

const PART = "pieces";
const made = new Map<string, Promise<Speaker>>();

/** Who speaks a language about pieces; its texts come when they are wanted. */
export function speakerOf(code: string): Promise<Speaker> {
  const known = made.get(code);
  if (known) return known;
  const coming = load(code);
  coming.catch(() => made.delete(code));
  made.set(code, coming);
  return coming;
}

async function load(code: string): Promise<Speaker> {
  const texts = await LOADS[code]?.[PART]?.();
  if (!texts) throw new Error(code);
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(texts.default));
  return {
    code,
    say(id, facts = {}) {
      const [name = "", attribute] = id.split(".");
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) throw new Error(id);
      const values = Object.entries(facts).map(([key, value]) => [
        key,
        typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
      ]);
      return bundle.formatPattern(pattern, Object.fromEntries(values) as Record<string, string | FluentNumber>);
    },
  };
}
