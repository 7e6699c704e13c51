/** Words as they are compared by a search: no accents, no capitals, one kind of apostrophe, no soft hyphens. */
export function folded(words: string): string {
  return words
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll("\u00ad", "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();
}
