/** Boards for pictures: each is loaded and painted once, however many pictures show it. */

import { mount } from "svelte";
import { loadBoard, outline, type DrawnBoard, type DrawnRegion } from "@/boards/board";
import { polygon, type Point } from "./geometry";
import SharedLand from "./SharedLand.svelte";

export interface Picturable {
  board: DrawnBoard;
  regions: (DrawnRegion & { path: string; corners: Point[] })[];
  /** Of the painted land, and the beginning of the ids of what it is made of. */
  id: string;
}

const shared = new Map<string, Promise<Picturable>>();

async function paint(map: string): Promise<Picturable> {
  const board = await loadBoard(map);
  const id = `land-${map}`;
  mount(SharedLand, { target: document.body, props: { board, id } });
  const regions = board.regions.map((region) => ({ ...region, path: outline(board, region), corners: polygon(board, region) }));
  return { board, regions, id };
}

export function shareLand(map: string): Promise<Picturable> {
  const known = shared.get(map) ?? paint(map);
  shared.set(map, known);
  known.catch(() => shared.delete(map));
  return known;
}
