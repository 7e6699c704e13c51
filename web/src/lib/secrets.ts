/** The secrets that hold this browser's seats, by table. */

import type { Created, Key } from "@/protocol";

export interface Held {
  keys: Key[];
  host: string | null;
}

const PREFIX = "elbowroom.table.";

export function heldAt(table: string): Held {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") as Held | null;
    return stored ?? { keys: [], host: null };
  } catch {
    return { keys: [], host: null };
  }
}

function store(table: string, held: Held): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(held));
  } catch {
    // without storage a reload gives the seat up, but the game can be played
  }
}

export function holdAll(created: Created): void {
  store(created.id, { keys: created.keys, host: created.host });
}

export function hold(table: string, key: Key): void {
  const held = heldAt(table);
  store(table, { ...held, keys: [...held.keys.filter((other) => other.seat !== key.seat), key] });
}

export function letGo(table: string, seat: number): void {
  const held = heldAt(table);
  store(table, { ...held, keys: held.keys.filter((key) => key.seat !== seat) });
}

/** The table is no longer listed here, and its seats are given up. */
export function forget(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** Tables at which this browser holds a seat, the latest first. */
export function tablesHere(): string[] {
  const found: string[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    if (key?.startsWith(PREFIX)) found.push(key.slice(PREFIX.length));
  }
  return found.reverse();
}
