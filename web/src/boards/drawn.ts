/** What a drawn board is. */

export interface DrawnRegion {
  id: number;
  /** Indices into `arcs`; ~i is arc i backwards. */
  arcs: number[];
  /** Centre of the stack of tokens, and how much room there is. */
  token: [number, number];
  tokenRadius: number;
  /** Where printed symbols go, and small markers. */
  symbol: [number, number];
  symbolRadius: number;
  label: [number, number];
  labelRadius: number;
  /** x, y, x, y …: where small trees, reeds and waves may stand. */
  decor: number[];
  terrain: "farmland" | "forest" | "hill" | "mountain" | "swamp" | "sea" | "lake";
  symbols: ("mine" | "cavern" | "magic")[];
  /** Key of the region's name: message `region-<name>`. */
  name: string;
}

export interface DrawnBoard {
  width: number;
  height: number;
  /** Each arc: x0, y0, then steps dx, dy. */
  arcs: number[][];
  regions: DrawnRegion[];
}
