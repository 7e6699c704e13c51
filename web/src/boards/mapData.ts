/** A map as a document (docs/maps.md): facts of its regions, and how it is drawn. */

import type { DrawnRegion } from "./drawn";

export interface MapRegion {
  id: number;
  name?: string;
  terrain: DrawnRegion["terrain"];
  symbols: DrawnRegion["symbols"];
  lost_tribe: boolean;
  edge: boolean;
  border?: boolean;
  adjacent: number[];
}

export interface MapDrawing {
  width: number;
  height: number;
  points: [number, number][];
  /** For each region the numbers of the points around it, clockwise. */
  rings: Record<string, number[]>;
}

export interface MapData {
  title?: string;
  players: number;
  rounds: number;
  regions: MapRegion[];
  drawing: MapDrawing;
}
