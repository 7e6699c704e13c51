/** Which drawing stands for what: icons of game-icons.net (CC BY 3.0), only those the page needs. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import { homeMade } from "@/lib/homeMade.svelte";
import { drawing } from "@/pieces/drawing.svelte";
import Barefoot from "~icons/game-icons/barefoot";
import BeerStein from "~icons/game-icons/beer-stein";
import CampingTent from "~icons/game-icons/camping-tent";
import CaveEntrance from "~icons/game-icons/cave-entrance";
import CrossedAxes from "~icons/game-icons/crossed-axes";
import DeathSkull from "~icons/game-icons/death-skull";
import DwarfFace from "~icons/game-icons/dwarf-face";
import FeatheredWing from "~icons/game-icons/feathered-wing";
import FlatStar from "~icons/game-icons/flat-star";
import Ghost from "~icons/game-icons/ghost";
import Giant from "~icons/game-icons/giant";
import HighShot from "~icons/game-icons/high-shot";
import Hills from "~icons/game-icons/hills";
import HobbitDoor from "~icons/game-icons/hobbit-door";
import HorseHead from "~icons/game-icons/horse-head";
import KnightBanner from "~icons/game-icons/knight-banner";
import LockedChest from "~icons/game-icons/locked-chest";
import Mining from "~icons/game-icons/mining";
import OrcHead from "~icons/game-icons/orc-head";
import PeaceDove from "~icons/game-icons/peace-dove";
import PineTree from "~icons/game-icons/pine-tree";
import PlainDagger from "~icons/game-icons/plain-dagger";
import PointyHat from "~icons/game-icons/pointy-hat";
import RaiseZombie from "~icons/game-icons/raise-zombie";
import Rat from "~icons/game-icons/rat";
import Reed from "~icons/game-icons/reed";
import Robber from "~icons/game-icons/robber";
import RoundBottomFlask from "~icons/game-icons/round-bottom-flask";
import Sailboat from "~icons/game-icons/sailboat";
import Scales from "~icons/game-icons/scales";
import Sparkles from "~icons/game-icons/sparkles";
import SpikedDragonHead from "~icons/game-icons/spiked-dragon-head";
import StonePile from "~icons/game-icons/stone-pile";
import StoneTower from "~icons/game-icons/stone-tower";
import Swordman from "~icons/game-icons/swordman";
import Swordwoman from "~icons/game-icons/swordwoman";
import TribalMask from "~icons/game-icons/tribal-mask";
import TritonHead from "~icons/game-icons/triton-head";
import Troll from "~icons/game-icons/troll";
import VisoredHelm from "~icons/game-icons/visored-helm";
import WarlockHood from "~icons/game-icons/warlock-hood";
import WingedSword from "~icons/game-icons/winged-sword";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

/** A race's or power's icon, and the hue of its banner or badge; the colour is fuller the more chroma it has. */
interface TraitDrawing {
  icon: Icon;
  hue: number;
  chroma?: number;
}

const RACES: Record<string, TraitDrawing> = {
  amazons: { icon: Swordwoman, hue: 350 },
  dwarves: { icon: DwarfFace, hue: 45 },
  elves: { icon: HighShot, hue: 145 },
  ghouls: { icon: RaiseZombie, hue: 115, chroma: 0.06 },
  giants: { icon: Giant, hue: 300 },
  halflings: { icon: Barefoot, hue: 65 },
  humans: { icon: VisoredHelm, hue: 255 },
  orcs: { icon: OrcHead, hue: 130, chroma: 0.11 },
  ratmen: { icon: Rat, hue: 75, chroma: 0.05 },
  skeletons: { icon: DeathSkull, hue: 95, chroma: 0.02 },
  sorcerers: { icon: WarlockHood, hue: 325 },
  tritons: { icon: TritonHead, hue: 215 },
  trolls: { icon: Troll, hue: 170 },
  wizards: { icon: PointyHat, hue: 280 },
};

const POWERS: Record<string, TraitDrawing> = {
  alchemist: { icon: RoundBottomFlask, hue: 170 },
  berserk: { icon: CrossedAxes, hue: 25 },
  bivouacking: { icon: CampingTent, hue: 95 },
  commando: { icon: PlainDagger, hue: 40 },
  diplomat: { icon: PeaceDove, hue: 230 },
  dragon_master: { icon: SpikedDragonHead, hue: 15 },
  flying: { icon: FeatheredWing, hue: 240 },
  forest: { icon: PineTree, hue: 145 },
  fortified: { icon: StoneTower, hue: 75 },
  heroic: { icon: WingedSword, hue: 90 },
  hill: { icon: Hills, hue: 115 },
  merchant: { icon: Scales, hue: 60 },
  mounted: { icon: HorseHead, hue: 50 },
  pillaging: { icon: Robber, hue: 5 },
  seafaring: { icon: Sailboat, hue: 225 },
  spirit: { icon: Ghost, hue: 290 },
  stout: { icon: BeerStein, hue: 70 },
  swamp: { icon: Reed, hue: 130 },
  underworld: { icon: CaveEntrance, hue: 310 },
  wealthy: { icon: LockedChest, hue: 85 },
};

/** A marker's icon, the colours of its ground and of the icon on it, and how round its corners are. */
export interface MarkerDrawing {
  icon: Icon;
  ground: string;
  sign: string;
  corner: number;
}

const PLAIN_MARKER: MarkerDrawing = { icon: FlatStar, ground: "#fff3d6", sign: "#20170d", corner: 12 };

const MARKERS: Record<string, Partial<MarkerDrawing>> = {
  lair: { icon: StonePile, ground: "#d6b98c" },
  fortress: { icon: StoneTower, ground: "#dcdfe2", corner: 5 },
  encampments: { icon: CampingTent, ground: "#f3e3a8" },
  hole: { icon: HobbitDoor, ground: "#b9d38f" },
  hero: { icon: Swordman, ground: "#ffd45e" },
  dragon: { icon: SpikedDragonHead, ground: "#b3261e", sign: "#fff6e6" },
};

const SYMBOLS: Record<string, Icon> = {
  mine: Mining,
  cavern: CaveEntrance,
  magic: Sparkles,
};

/** Something that has a picture. */
export interface PictureOf {
  kind: "race" | "power" | "marker" | "tribe" | "peace";
  id: string;
}

/** A home-made race or power has the drawing that it has chosen, or a plain one. */
export const raceIcon = (id: string): Icon => RACES[id]?.icon ?? drawing(homeMade(id)?.icon) ?? KnightBanner;
export const powerIcon = (id: string): Icon => POWERS[id]?.icon ?? drawing(homeMade(id)?.icon) ?? FlatStar;
export const markerDrawing = (id: string): MarkerDrawing => ({ ...PLAIN_MARKER, ...MARKERS[id] });

/** A home-made one has always the same hue, whichever it is. */
const anyHue = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

/** The cloth of a race's banner: dark, for light letters. */
export function raceCloth(id: string): string {
  const colour = homeMade(id)?.colour;
  if (colour) return `oklch(from ${colour} 0.43 min(c, 0.13) h)`;
  const { hue, chroma = 0.12 } = RACES[id] ?? { hue: anyHue(id) };
  return `oklch(0.43 ${chroma} ${hue})`;
}

/** The ground of a power's badge: light, for a dark sign. */
export function powerGround(id: string): string {
  const colour = homeMade(id)?.colour;
  return colour ? `oklch(from ${colour} 0.86 min(c, 0.12) h)` : `oklch(0.86 0.1 ${POWERS[id]?.hue ?? anyHue(id)})`;
}

export const symbolIcon = (id: string): Icon => SYMBOLS[id] ?? FlatStar;
export const tribeIcon: Icon = TribalMask;

export function pictureOf({ kind, id }: PictureOf): Icon {
  if (kind === "peace") return PeaceDove;
  if (kind === "tribe") return tribeIcon;
  return kind === "marker" ? markerDrawing(id).icon : kind === "race" ? raceIcon(id) : powerIcon(id);
}
