/** Chance that is the same every time: the map looks the same on every screen. */

/** A number from 0 up to 1 for any few numbers. */
export function chance(...seed: number[]): number {
  let hash = 0x811c9dc5;
  for (const value of seed) {
    hash = Math.imul(hash ^ Math.round(value * 16), 0x01000193);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export function between(low: number, high: number, ...seed: number[]): number {
  return low + (high - low) * chance(...seed);
}
