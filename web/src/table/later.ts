/** Parts of a table that nobody needs at first: fetched when there is time, for the line may be down when they are wanted. */

import { addPart } from "@/lib/texts";
import { loadSummary } from "@/summary/load";

export const later = {
  card: () => import("./turn/RegionCard.svelte"),
  chat: () => import("@/talk/Chat.svelte"),
  hint: () => import("./turn/HintNote.svelte"),
  keys: () => import("./KeysHelp.svelte"),
  over: () => addPart("replay").then(() => import("@/story/GameOver.svelte")),
  settings: () => import("@/ui/SettingsPanel.svelte"),
  summary: loadSummary,
};

export function fetchAhead(): void {
  const texts = () => addPart("later");
  const fetchAll = () => [texts, ...Object.values(later)].forEach((load) => void load().catch(() => undefined));
  if ("requestIdleCallback" in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 200);
}
