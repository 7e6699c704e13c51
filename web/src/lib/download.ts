/** A record as a file. */

import { recordUrl } from "./api";

/** Save the record of a table, or one that was opened from a file. */
export function download(id: string | null, record: string | null): void {
  const anchor = document.createElement("a");
  const blob = id === null ? URL.createObjectURL(new Blob([record ?? ""], { type: "text/plain" })) : null;
  anchor.href = blob ?? recordUrl(id!);
  anchor.download = `elbowroom-${id ?? "record"}.txt`;
  anchor.click();
  if (blob) URL.revokeObjectURL(blob);
}
