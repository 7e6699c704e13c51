/** The ways to conquer: tokens, and what a race or power can do beside. */

import type { PictureOf } from "@/board/icons";
import { hasText, text, traitName } from "@/lib/texts";
import type { Tool } from "@/protocol";
import type { Taking } from "./redeploy";

/** The tool that is taken: the one that is wanted as long as it can be used, else tokens. */
export function usefulTool(tools: Tool[], wanted: Taking): Tool | null {
  return tools.find((tool) => tool.trait === wanted) ?? tools[0] ?? null;
}

/** What stands for a tool in pictures: what it puts on the map, or its race or power. */
export function iconOf({ trait, kind, marker }: Tool): PictureOf {
  if (marker !== null) return { kind: "marker", id: marker };
  return { kind: kind === "race" ? "race" : "power", id: trait ?? "" };
}

/** Some tools have a name of their own, the others go by their race or power. */
export function toolName({ trait }: Tool): string {
  return hasText(`tool-${trait}`) ? text(`tool-${trait}`) : traitName(trait ?? "");
}
