/** The last one that passes, like the `findLast` of newer browsers. */
export function findLast<T>(list: readonly T[], test: (one: T) => boolean): T | undefined {
  for (let i = list.length - 1; i >= 0; i--) if (test(list[i]!)) return list[i];
  return undefined;
}
