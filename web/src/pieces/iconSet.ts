/** The drawings to choose from for home-made pieces: our own, and icons of game-icons.net (CC BY 3.0). They come when one is wanted. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import { DRAWN } from "./drawnSet";
import Anchor from "~icons/game-icons/anchor";
import AncientRuins from "~icons/game-icons/ancient-ruins";
import AxeInStump from "~icons/game-icons/axe-in-stump";
import Badger from "~icons/game-icons/badger";
import Beaver from "~icons/game-icons/beaver";
import Bee from "~icons/game-icons/bee";
import Beech from "~icons/game-icons/beech";
import BeerStein from "~icons/game-icons/beer-stein";
import BellShield from "~icons/game-icons/bell-shield";
import Butterfly from "~icons/game-icons/butterfly";
import Cactus from "~icons/game-icons/cactus";
import Campfire from "~icons/game-icons/campfire";
import Castle from "~icons/game-icons/castle";
import Cat from "~icons/game-icons/cat";
import Cauldron from "~icons/game-icons/cauldron";
import CaveEntrance from "~icons/game-icons/cave-entrance";
import CheeseWedge from "~icons/game-icons/cheese-wedge";
import Cobra from "~icons/game-icons/cobra";
import Compass from "~icons/game-icons/compass";
import Crab from "~icons/game-icons/crab";
import Crown from "~icons/game-icons/crown";
import Cyclops from "~icons/game-icons/cyclops";
import Dolphin from "~icons/game-icons/dolphin";
import Fairy from "~icons/game-icons/fairy";
import Flame from "~icons/game-icons/flame";
import Fountain from "~icons/game-icons/fountain";
import FoxHead from "~icons/game-icons/fox-head";
import Frog from "~icons/game-icons/frog";
import GoblinHead from "~icons/game-icons/goblin-head";
import Goose from "~icons/game-icons/goose";
import HammerDrop from "~icons/game-icons/hammer-drop";
import Hedgehog from "~icons/game-icons/hedgehog";
import Honeypot from "~icons/game-icons/honeypot";
import Horseshoe from "~icons/game-icons/horseshoe";
import ImpLaugh from "~icons/game-icons/imp-laugh";
import Jellyfish from "~icons/game-icons/jellyfish";
import Key from "~icons/game-icons/key";
import Ladder from "~icons/game-icons/ladder";
import LanternFlame from "~icons/game-icons/lantern-flame";
import LightningStorm from "~icons/game-icons/lightning-storm";
import Lizardman from "~icons/game-icons/lizardman";
import MapleLeaf from "~icons/game-icons/maple-leaf";
import Mermaid from "~icons/game-icons/mermaid";
import Minotaur from "~icons/game-icons/minotaur";
import Mole from "~icons/game-icons/mole";
import Moon from "~icons/game-icons/moon";
import Mountains from "~icons/game-icons/mountains";
import MummyHead from "~icons/game-icons/mummy-head";
import Mushroom from "~icons/game-icons/mushroom";
import OakLeaf from "~icons/game-icons/oak-leaf";
import Octopus from "~icons/game-icons/octopus";
import Owl from "~icons/game-icons/owl";
import PalmTree from "~icons/game-icons/palm-tree";
import Penguin from "~icons/game-icons/penguin";
import PigFace from "~icons/game-icons/pig-face";
import PirateSkull from "~icons/game-icons/pirate-skull";
import PumpkinMask from "~icons/game-icons/pumpkin-mask";
import RabbitHead from "~icons/game-icons/rabbit-head";
import Raven from "~icons/game-icons/raven";
import Reed from "~icons/game-icons/reed";
import RobotGolem from "~icons/game-icons/robot-golem";
import RollingDices from "~icons/game-icons/rolling-dices";
import Salamander from "~icons/game-icons/salamander";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import SeaSerpent from "~icons/game-icons/sea-serpent";
import SharkJaws from "~icons/game-icons/shark-jaws";
import Sheep from "~icons/game-icons/sheep";
import Shield from "~icons/game-icons/shield";
import Sloth from "~icons/game-icons/sloth";
import Snail from "~icons/game-icons/snail";
import Snowman from "~icons/game-icons/snowman";
import SpiderFace from "~icons/game-icons/spider-face";
import Sun from "~icons/game-icons/sun";
import Swan from "~icons/game-icons/swan";
import Teapot from "~icons/game-icons/teapot";
import ThorHammer from "~icons/game-icons/thor-hammer";
import Tornado from "~icons/game-icons/tornado";
import Tortoise from "~icons/game-icons/tortoise";
import TotemHead from "~icons/game-icons/totem-head";
import TreasureMap from "~icons/game-icons/treasure-map";
import Trident from "~icons/game-icons/trident";
import Trumpet from "~icons/game-icons/trumpet";
import Umbrella from "~icons/game-icons/umbrella";
import Unicorn from "~icons/game-icons/unicorn";
import VampireDracula from "~icons/game-icons/vampire-dracula";
import WalrusHead from "~icons/game-icons/walrus-head";
import Watchtower from "~icons/game-icons/watchtower";
import WaterDrop from "~icons/game-icons/water-drop";
import WhaleTail from "~icons/game-icons/whale-tail";
import Wheat from "~icons/game-icons/wheat";
import Windmill from "~icons/game-icons/windmill";
import WolfHead from "~icons/game-icons/wolf-head";

export const ICONS: Record<string, Component<SVGAttributes<SVGSVGElement>>> = {
  ...DRAWN,
  anchor: Anchor,
  "ancient-ruins": AncientRuins,
  "axe-in-stump": AxeInStump,
  badger: Badger,
  beaver: Beaver,
  bee: Bee,
  beech: Beech,
  "beer-stein": BeerStein,
  "bell-shield": BellShield,
  butterfly: Butterfly,
  cactus: Cactus,
  campfire: Campfire,
  castle: Castle,
  cat: Cat,
  cauldron: Cauldron,
  "cave-entrance": CaveEntrance,
  "cheese-wedge": CheeseWedge,
  cobra: Cobra,
  compass: Compass,
  crab: Crab,
  crown: Crown,
  cyclops: Cyclops,
  dolphin: Dolphin,
  fairy: Fairy,
  flame: Flame,
  fountain: Fountain,
  "fox-head": FoxHead,
  frog: Frog,
  "goblin-head": GoblinHead,
  goose: Goose,
  "hammer-drop": HammerDrop,
  hedgehog: Hedgehog,
  honeypot: Honeypot,
  horseshoe: Horseshoe,
  "imp-laugh": ImpLaugh,
  jellyfish: Jellyfish,
  key: Key,
  ladder: Ladder,
  "lantern-flame": LanternFlame,
  "lightning-storm": LightningStorm,
  lizardman: Lizardman,
  "maple-leaf": MapleLeaf,
  mermaid: Mermaid,
  minotaur: Minotaur,
  mole: Mole,
  moon: Moon,
  mountains: Mountains,
  "mummy-head": MummyHead,
  mushroom: Mushroom,
  "oak-leaf": OakLeaf,
  octopus: Octopus,
  owl: Owl,
  "palm-tree": PalmTree,
  penguin: Penguin,
  "pig-face": PigFace,
  "pirate-skull": PirateSkull,
  "pumpkin-mask": PumpkinMask,
  "rabbit-head": RabbitHead,
  raven: Raven,
  reed: Reed,
  "robot-golem": RobotGolem,
  "rolling-dices": RollingDices,
  salamander: Salamander,
  "scroll-quill": ScrollQuill,
  "sea-serpent": SeaSerpent,
  "shark-jaws": SharkJaws,
  sheep: Sheep,
  shield: Shield,
  sloth: Sloth,
  snail: Snail,
  snowman: Snowman,
  "spider-face": SpiderFace,
  sun: Sun,
  swan: Swan,
  teapot: Teapot,
  "thor-hammer": ThorHammer,
  tornado: Tornado,
  tortoise: Tortoise,
  "totem-head": TotemHead,
  "treasure-map": TreasureMap,
  trident: Trident,
  trumpet: Trumpet,
  umbrella: Umbrella,
  unicorn: Unicorn,
  "vampire-dracula": VampireDracula,
  "walrus-head": WalrusHead,
  watchtower: Watchtower,
  "water-drop": WaterDrop,
  "whale-tail": WhaleTail,
  wheat: Wheat,
  windmill: Windmill,
  "wolf-head": WolfHead,
};
