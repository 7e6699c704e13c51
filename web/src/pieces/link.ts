/** A pack inside a link: compressed, in the part of the address that no server sees. */

import type { Pack } from "@/pack";

const HEAD = "#p=";
/** Longer links are cut off by some programs that people send them with. */
export const LONGEST_LINK = 8000;
/** More than this does not fit a code that a camera reads. */
export const LONGEST_CODE = 2200;
const LONGEST_TEXT = 200_000;

async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error("too long");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** The end of an address that carries the pack. */
export async function packed(pack: Pack): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(pack)), new CompressionStream("deflate-raw"), LONGEST_TEXT);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return HEAD + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of the pack that an address carries; null if it carries none, or nothing that can be read. */
export async function unpacked(hash: string): Promise<string | null> {
  if (!hash.startsWith(HEAD)) return null;
  try {
    const letters = atob(hash.slice(HEAD.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    // whatever a stranger packed, no more than a pack may have is unpacked
    return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw"), LONGEST_TEXT));
  } catch {
    return null;
  }
}
