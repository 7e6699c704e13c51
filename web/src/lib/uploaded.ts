/** The record that was opened from a file: kept for a reload of the page, not longer than the window. */

const KEY = "elbowroom.record";
let kept: string | null = null;

export function keepRecord(record: string): void {
  kept = record;
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // then a reload asks for the file again
  }
}

export function keptRecord(): string | null {
  try {
    return kept ?? sessionStorage.getItem(KEY);
  } catch {
    return kept;
  }
}
