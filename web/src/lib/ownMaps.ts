/** Maps that this browser keeps, by their titles. */

import type { MapData } from "@/boards/mapData";
import { keep, recall } from "./storage";

const KEY = "elbowroom.maps";
const MOST = 20;
export const LONGEST_TITLE = 40;

export function keptMaps(): MapData[] {
  const found = recall<MapData[]>(KEY);
  return Array.isArray(found) ? (found as MapData[]).filter((map) => map?.drawing && map.title) : [];
}

/** Whether there was room; one of the same title is replaced. */
export function keepOwnMap(map: MapData): boolean {
  const others = keptMaps().filter(({ title }) => title !== map.title);
  return keep(KEY, [map, ...others].slice(0, MOST));
}

export const forgetMap = (name: string) => keep(KEY, keptMaps().filter(({ title }) => title !== name));
