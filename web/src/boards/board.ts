/** The drawn boards: shapes by `python -m tools.draw_boards`, facts from the maps. */

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

const LOADERS = import.meta.glob<{ default: DrawnBoard }>("./*.json");

/** The board of a map, loaded when it is needed. */
export async function loadBoard(map: string): Promise<DrawnBoard> {
  const load = LOADERS[`./${map}.json`];
  if (!load) throw new Error(`no drawn board for the map ${map}`);
  return (await load()).default;
}

/** The way of an arc as points. */
export function points(arc: number[]): [number, number][] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < arc.length; i += 2) {
    x += arc[i]!;
    y += arc[i + 1]!;
    found.push([x, y]);
  }
  return found;
}

/** The outline of a region as the `d` of an SVG path, its bends rounded; both sides of a border do it alike. */
export function outline(board: DrawnBoard, region: DrawnRegion): string {
  let path = "";
  for (const index of region.arcs) {
    const way = points(board.arcs[index < 0 ? ~index : index]!);
    if (index < 0) way.reverse();
    path += curve(way, path === "");
  }
  return `${path}Z`;
}

/** From end to end through the middles of the steps, with the points between as pulls. */
function curve(way: [number, number][], isFirst: boolean): string {
  const last = way.length - 1;
  const middle = (i: number) => {
    const [[x, y], [u, v]] = [way[i]!, way[i + 1]!];
    return `${round((x + u) / 2)} ${round((y + v) / 2)}`;
  };
  const at = (i: number) => way[i]!.map(round).join(" ");
  let path = `${isFirst ? "M" : "L"}${at(0)}L${middle(0)}`;
  for (let i = 1; i < last; i++) path += `Q${at(i)} ${middle(i)}`;
  return `${path}L${at(last)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
