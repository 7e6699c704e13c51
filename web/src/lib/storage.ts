/** What this browser remembers of choices. */

/** What was kept under a key, as far as it is there. */
export function recall<T>(key: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Partial<T> | null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window may refuse; the choice holds for this time only
  }
}
