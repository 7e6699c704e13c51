/** What this browser remembers of choices. */

/** What was kept under a key, as far as it is there. */
export function recall<T>(key: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Partial<T> | null;
  } catch {
    return null;
  }
}

/** Whether it could be kept: a private window or a full store may refuse, and the choice holds for this time only. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
