/** What the board is told about regions in which something can be done now. */

export interface BoardSpot {
  /** Sure, by the die, by a special power, or one's own region: each has its colour, line and badge. */
  tone: "go" | "chance" | "special" | "own";
  /** Usually the price in tokens. */
  badge: string | null;
  /** Read aloud after what stands there. */
  label: string;
}

export interface Stepper {
  plus: boolean;
  minus: boolean;
}

export interface ScreenPoint {
  x: number;
  y: number;
}

/** How long a change of the position takes to show, by settings.pace. */
export const PACES = [0, 230, 420, 640] as const;
