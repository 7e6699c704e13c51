/** What stands behind the # of the rulebook's address: a rule, a page, or a place on one. */

import { type Kind, answer, topicOf } from "@/rules/book";

/** The summary sheet, which is no page of the rules. */
export const SHEET = "sheet";

const HOMES: [string, string][] = [
  ["word-", "about"],
  ["question-", "questions"],
  ["edition-", "editions"],
  ["terrain-", "map"],
  ["symbol-", "map"],
  ["marker-", "map"],
  ["example-", ""],
];

const ASKED = /^(to|trait|reasons|parts|terrains|symbols|markers|things)-(.+)$/;

/** The place that is meant: what a link of the game asks about has its answer elsewhere. */
export function addressOf(hash: string): string {
  const address = decodeURIComponent(hash.replace(/^#/, ""));
  const [, kind, id] = ASKED.exec(address) ?? [];
  return kind && id ? (answer({ kind: kind as Kind, id }) ?? "") : address;
}

/** The page that has an address; the first one for what is none. */
export function pageOf(hash: string): string {
  const address = addressOf(hash);
  if (address === SHEET) return SHEET;
  const home = HOMES.find(([head]) => address.startsWith(head));
  if (home) return home[1] || (topicOf(address.slice(home[0].length)) ?? "about");
  return topicOf(address) ?? topicOf(address.replaceAll("-", "_")) ?? "about";
}
