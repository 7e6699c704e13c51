/** Which drawing stands for what: icons of game-icons.net (CC BY 3.0), only those the page needs. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
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

const RACES: Record<string, Icon> = {
  amazons: Swordwoman,
  dwarves: DwarfFace,
  elves: HighShot,
  ghouls: RaiseZombie,
  giants: Giant,
  halflings: Barefoot,
  humans: VisoredHelm,
  orcs: OrcHead,
  ratmen: Rat,
  skeletons: DeathSkull,
  sorcerers: WarlockHood,
  tritons: TritonHead,
  trolls: Troll,
  wizards: PointyHat,
};

const POWERS: Record<string, Icon> = {
  alchemist: RoundBottomFlask,
  berserk: CrossedAxes,
  bivouacking: CampingTent,
  commando: PlainDagger,
  diplomat: PeaceDove,
  dragon_master: SpikedDragonHead,
  flying: FeatheredWing,
  forest: PineTree,
  fortified: StoneTower,
  heroic: WingedSword,
  hill: Hills,
  merchant: Scales,
  mounted: HorseHead,
  pillaging: Robber,
  seafaring: Sailboat,
  spirit: Ghost,
  stout: BeerStein,
  swamp: Reed,
  underworld: CaveEntrance,
  wealthy: LockedChest,
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

/** A home-made race, power or marker has a plain drawing. */
export const raceIcon = (id: string): Icon => RACES[id] ?? KnightBanner;
export const powerIcon = (id: string): Icon => POWERS[id] ?? FlatStar;
export const markerDrawing = (id: string): MarkerDrawing => ({ ...PLAIN_MARKER, ...MARKERS[id] });
export const symbolIcon = (id: string): Icon => SYMBOLS[id] ?? FlatStar;
export const tribeIcon: Icon = TribalMask;
