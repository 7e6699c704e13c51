/** What the menu of the table offers. */

import { recordUrl } from "@/lib/api";
import { change, settings } from "@/lib/settings.svelte";
import { text } from "@/lib/texts";
import { share } from "@/ui/share";
import IconSettings from "~icons/game-icons/cog";
import IconLeave from "~icons/game-icons/exit-door";
import IconFull from "~icons/game-icons/expand";
import IconKeys from "~icons/game-icons/keyboard";
import IconShare from "~icons/game-icons/linked-rings";
import IconSheet from "~icons/game-icons/open-book";
import IconRecord from "~icons/game-icons/save-arrow";
import IconSilent from "~icons/game-icons/sound-off";
import IconSound from "~icons/game-icons/sound-on";
import IconResult from "~icons/game-icons/two-coins";
import type { MenuItem } from "./Menu.svelte";

interface Doings {
  id: string;
  sheet: () => void;
  keys: () => void;
  settings: () => void;
  full: () => void;
  leave: () => void;
  /** How the game ended, once it has. */
  result: (() => void) | null;
}

export function menuOf(doings: Doings): MenuItem[] {
  const sound = () => change({ sound: !settings.sound });
  return [
    ...(doings.result
      ? [{ id: "result", label: text("menu-result"), icon: IconResult, run: doings.result, isMain: true }]
      : []),
    { id: "sheet", label: text("sheet-title"), icon: IconSheet, run: doings.sheet, isMain: true },
    { id: "sound", label: text("menu-sound"), icon: settings.sound ? IconSound : IconSilent, run: sound, isOn: settings.sound, isMain: true },
    { id: "full", label: text("menu-full"), icon: IconFull, run: doings.full, isMain: true },
    { id: "settings", label: text("page-settings"), icon: IconSettings, run: doings.settings, isMain: true },
    { id: "keys", label: text("keys-title"), icon: IconKeys, run: doings.keys },
    { id: "share", label: text("menu-share"), icon: IconShare, run: () => void share() },
    { id: "record", label: text("menu-record"), icon: IconRecord, href: recordUrl(doings.id) },
    { id: "leave", label: text("menu-leave"), icon: IconLeave, run: doings.leave },
  ];
}
