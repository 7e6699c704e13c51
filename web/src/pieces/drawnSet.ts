/** Drawings of our own, which stand beside those of game-icons.net: `drawn` has them, in the same square of 512. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Balloon from "~icons/drawn/balloon";
import BatteringRam from "~icons/drawn/battering-ram";
import Beach from "~icons/drawn/beach";
import BeaverFace from "~icons/drawn/beaver-face";
import Beehive from "~icons/drawn/beehive";
import Bindle from "~icons/drawn/bindle";
import BookAndGlasses from "~icons/drawn/book-and-glasses";
import Candle from "~icons/drawn/candle";
import Clover from "~icons/drawn/clover";
import Donkey from "~icons/drawn/donkey";
import Drum from "~icons/drawn/drum";
import Goat from "~icons/drawn/goat";
import Hedge from "~icons/drawn/hedge";
import InnSign from "~icons/drawn/inn-sign";
import MushroomWalker from "~icons/drawn/mushroom-walker";
import PartyHat from "~icons/drawn/party-hat";
import SnailRider from "~icons/drawn/snail-rider";
import Telescope from "~icons/drawn/telescope";

export const DRAWN: Record<string, Component<SVGAttributes<SVGSVGElement>>> = {
  balloon: Balloon,
  "battering-ram": BatteringRam,
  beach: Beach,
  "beaver-face": BeaverFace,
  beehive: Beehive,
  bindle: Bindle,
  "book-and-glasses": BookAndGlasses,
  candle: Candle,
  clover: Clover,
  donkey: Donkey,
  drum: Drum,
  goat: Goat,
  hedge: Hedge,
  "inn-sign": InnSign,
  "mushroom-walker": MushroomWalker,
  "party-hat": PartyHat,
  "snail-rider": SnailRider,
  telescope: Telescope,
};
