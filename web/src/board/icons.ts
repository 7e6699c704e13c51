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

const MARKERS: Record<string, Icon> = {
  lair: StonePile,
  fortress: StoneTower,
  encampments: CampingTent,
  hole: HobbitDoor,
  hero: Swordman,
  dragon: SpikedDragonHead,
};

const SYMBOLS: Record<string, Icon> = {
  mine: Mining,
  cavern: CaveEntrance,
  magic: Sparkles,
};

/** A home-made race, power or marker has a plain drawing. */
export const raceIcon = (id: string): Icon => RACES[id] ?? KnightBanner;
export const powerIcon = (id: string): Icon => POWERS[id] ?? FlatStar;
export const markerIcon = (id: string): Icon => MARKERS[id] ?? FlatStar;
export const symbolIcon = (id: string): Icon => SYMBOLS[id] ?? FlatStar;
export const tribeIcon: Icon = TribalMask;
