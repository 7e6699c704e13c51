/** What the menu of the table offers. */

import { recordUrl } from "@/lib/api";
import { change, settings } from "@/lib/settings.svelte";
import { text } from "@/lib/texts";
import { share } from "@/ui/share";
import IconRules from "~icons/game-icons/book-cover";
import IconAnalysis from "~icons/game-icons/chart";
import IconSettings from "~icons/game-icons/cog";
import IconLeave from "~icons/game-icons/exit-door";
import IconGuide from "~icons/game-icons/graduate-cap";
import IconFull from "~icons/game-icons/expand";
import IconKeys from "~icons/game-icons/keyboard";
import IconShare from "~icons/game-icons/linked-rings";
import IconSheet from "~icons/game-icons/open-book";
import IconTell from "~icons/game-icons/ringing-bell";
import IconCarry from "~icons/game-icons/smartphone";
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
  /** Shows the analysis or sends it away, where it is allowed. */
  analysis: (() => void) | null;
  isAnalysing: boolean;
  /** How this player is told of turns, if there is one here. */
  tell: (() => void) | null;
  /** Calls the guide of the first game, or sends it away; only where it is played. */
  guide: (() => void) | null;
  isGuided: boolean;
  /** A seat for another device, if this one has any. */
  carry: (() => void) | null;
  /** How the game ended, once it has. */
  result: (() => void) | null;
  /** Whether the server gives the record: not while purses are hidden. */
  hasRecord: boolean;
}

export function menuOf(doings: Doings): MenuItem[] {
  const sound = () => change({ sound: !settings.sound });
  return [
    ...(doings.result
      ? [{ id: "result", label: text("menu-result"), icon: IconResult, run: doings.result, isMain: true }]
      : []),
    ...(doings.analysis
      ? [
          {
            id: "analysis",
            label: text("tab-analysis"),
            icon: IconAnalysis,
            run: doings.analysis,
            isOn: doings.isAnalysing,
            isMain: true,
          },
        ]
      : []),
    { id: "sheet", label: text("sheet-title"), icon: IconSheet, run: doings.sheet, isMain: true },
    { id: "sound", label: text("menu-sound"), icon: settings.sound ? IconSound : IconSilent, run: sound, isOn: settings.sound, isMain: true },
    { id: "full", label: text("menu-full"), icon: IconFull, run: doings.full, isMain: true },
    { id: "settings", label: text("page-settings"), icon: IconSettings, run: doings.settings, isMain: true },
    { id: "rules", label: text("page-rules"), icon: IconRules, run: () => void open("/rules", "_blank", "noopener") },
    { id: "keys", label: text("keys-title"), icon: IconKeys, run: doings.keys },
    { id: "share", label: text("menu-share"), icon: IconShare, run: () => void share() },
    ...(doings.guide
      ? [{ id: "guide", label: text("menu-guide"), icon: IconGuide, run: doings.guide, isOn: doings.isGuided }]
      : []),
    ...(doings.tell ? [{ id: "tell", label: text("menu-tell"), icon: IconTell, run: doings.tell }] : []),
    ...(doings.carry ? [{ id: "carry", label: text("menu-carry"), icon: IconCarry, run: doings.carry }] : []),
    ...(doings.hasRecord ? [{ id: "record", label: text("menu-record"), icon: IconRecord, href: recordUrl(doings.id) }] : []),
    { id: "leave", label: text("menu-leave"), icon: IconLeave, run: doings.leave },
  ];
}
