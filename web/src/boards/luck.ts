/** A number from 0 up to 1 for any few numbers, always the same. */
export function luck(...seed: number[]): number {
  let hash = 0x9e3779b9;
  for (const value of seed) {
    hash = Math.imul(hash ^ Math.round(value * 16), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
