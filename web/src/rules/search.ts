/** Searching the rulebook, in the page's language; the same as Python's `rulebook/search.py`. */

import { folded } from "@/lib/folded";
import { messageId, text } from "@/lib/texts";
import { EDITIONS, QUESTIONS, TOPICS, WORDS, isTrait, ruleId, ruleTitle, rulesIn, topicTitle } from "./book";

/** A place in the rulebook: where it is, what it is called, what it says. */
export interface Place {
  /** What stands behind the # of its address. */
  address: string;
  title: string;
  words: string;
}

/** Everything there is to find. */
export function places(): Place[] {
  const found: Place[] = [];
  for (const topic of TOPICS) {
    const sides = isTrait(topic) ? [text(`rules-${topic}-well`), text(`rules-${topic}-badly`)] : [];
    found.push({ address: topic, title: topicTitle(topic), words: sides.join(" ") });
    for (const number of rulesIn(topic)) found.push({ address: number, title: ruleTitle(number), words: text(ruleId(number)) });
  }
  for (const id of WORDS) found.push({ address: `word-${id}`, title: text(`word-${id}`), words: text(`word-${id}.about`) });
  for (const id of QUESTIONS) {
    found.push({ address: messageId(`question-${id}`), title: text(`question-${id}`), words: text(`question-${id}.answer`) });
  }
  for (const id of EDITIONS) {
    const words = ["early", "later", "here"].map((side) => text(`edition-${id}.${side}`)).join(" · ");
    found.push({ address: messageId(`edition-${id}`), title: text(`edition-${id}`), words });
  }
  return found;
}

/** Places that have every word somewhere; a number that was meant, and titles that begin so, come first. */
export function search(all: Place[], wanted: string): Place[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const rank = ({ address, title }: Place) => {
    if (address === first) return 0;
    const plain = folded(title);
    return plain.startsWith(first) ? 1 : plain.includes(first) ? 2 : 3;
  };
  return all
    .filter((place) => words.every((word) => folded(`${place.address} ${place.title} ${place.words}`).includes(word)))
    .sort((a, b) => rank(a) - rank(b));
}
