/** The drawn boards: shapes by `python -m tools.draw_boards`, facts from the maps; and maps of one's own. */

import { drawBoard } from "./draw";
import type { DrawnBoard, DrawnRegion } from "./drawn";
import type { MapData } from "./mapData";

export type { DrawnBoard, DrawnRegion };

const LOADERS = import.meta.glob<{ default: DrawnBoard }>("./*.json");

/** Maps of one's own that were drawn lately, by what the server calls them. */
const own = new Map<string, Promise<DrawnBoard>>();
const MOST_KEPT = 20;

/** A map of one's own is at hand, and need not be asked for. */
export function keepMap(name: string, map: MapData): void {
  own.set(name, Promise.resolve(drawBoard(map)));
  if (own.size > MOST_KEPT) own.delete(own.keys().next().value!);
}

async function askFor(map: string): Promise<DrawnBoard> {
  const answer = await fetch(`/api/maps/${encodeURIComponent(map)}`);
  if (!answer.ok) throw new Error(`no drawn board for the map ${map}`);
  return drawBoard((await answer.json()) as MapData);
}

/** The board of a map, loaded when it is needed; one that the page does not have comes from the server. */
export async function loadBoard(map: string): Promise<DrawnBoard> {
  const load = LOADERS[`./${map}.json`];
  if (load) return (await load()).default;
  const known = own.get(map);
  if (known) return known;
  const asked = askFor(map);
  own.set(map, asked);
  asked.catch(() => own.delete(map));
  return asked;
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
