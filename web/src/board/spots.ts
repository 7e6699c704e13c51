/** What the board is told about regions in which something can be done now. */

import type { PictureOf } from "./icons";

/** Another way to take a region: its picture and its price. */
export interface Way {
  icon: PictureOf;
  price: string;
}

export interface BoardSpot {
  /**
   * Sure, by the die, by a special power, to put something there, or land of one's own that would be lost:
   * each has its colour, line and badge.
   */
  tone: "go" | "chance" | "special" | "own" | "home";
  /** Usually the price in tokens. */
  badge: string | null;
  /** Shown beside the badge, or instead of it. */
  ways?: Way[];
  /** Read aloud after what stands there. */
  label: string;
}

export interface Stepper {
  plus: boolean;
  minus: boolean;
}

/** A step of a plan that is shown on the map. */
export interface PlanStep {
  region: number;
  number: number;
  isNow: boolean;
}

export interface ScreenPoint {
  x: number;
  y: number;
}

/** How long a change of the position takes to show, by settings.pace. */
export const PACES = [0, 230, 420, 640] as const;
