/** The way to the guided first game. */

import { tableGlance } from "@/lib/api";
import { changeGuide, guided } from "@/lib/guided.svelte";
import { go } from "@/lib/router.svelte";
import { heldAt } from "@/lib/secrets";
import { settings } from "@/lib/settings.svelte";
import { startTable } from "@/lib/start.svelte";
import { text } from "@/lib/texts";
import { firstGame } from "./script";

/** Whether the guided game of this browser can go on. */
async function isWaiting(): Promise<boolean> {
  if (guided.isDone || !heldAt(guided.table).keys.length) return false;
  return tableGlance(guided.table).then(({ status }) => status === "playing", () => false);
}

/** To the guided game where it was left, or to a new one. Throws what the server refused. */
export async function enterFirstGame(): Promise<void> {
  if (await isWaiting()) {
    changeGuide({ isOn: true });
    go(`/t/${guided.table}`);
  } else {
    const name = settings.name.trim() || text("page-newcomer");
    await startTable(firstGame(name), (table) => changeGuide({ table, isOn: true, isDone: false }));
  }
}
