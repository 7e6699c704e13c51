import { describe, expect, it } from "vitest";
import { addPart, hasText, text } from "@/lib/texts";
import { NUMBERS, POWERS, RACES, TOPICS, answer, paragraphs, pieces, ruleId, ruleTitle, rulesIn, topicOf, topicTitle } from "@/rules/book";
import { folded } from "@/lib/folded";
import { places, search } from "@/rules/search";
import { changedRegions, exampleOf, hasExample, standing } from "@/rulebook/examples";
import { addressOf, pageOf } from "@/rulebook/address";

await addPart("rules");

describe("the rulebook", () => {
  it("has all rules, each with a title and a text", () => {
    expect(NUMBERS).toHaveLength(84);
    for (const number of NUMBERS) {
      expect(ruleTitle(number)).not.toBe("");
      expect(hasText(ruleId(number))).toBe(true);
    }
    expect(TOPICS).toHaveLength(16 + RACES.length + POWERS.length);
    for (const topic of TOPICS) expect(topicTitle(topic)).toMatch(/^\p{Lu}/u);
  });

  it("has a page for every address", () => {
    expect(pageOf("#10.3")).toBe(RACES[2]);
    expect(pageOf(`#${RACES[2]}`)).toBe(RACES[2]);
    expect(pageOf("#4.8")).toBe("die");
    expect(pageOf("#question-tie")).toBe("questions");
    expect(pageOf("#word-hand")).toBe("about");
    expect(pageOf("#nonsense")).toBe("about");
    expect(pageOf("")).toBe("about");
    expect(pageOf("#reasons-water")).toBe("conquest");
    expect(pageOf("#terrains-hill")).toBe("map");
    expect(addressOf("#to-4.3")).toBe("4.3");
    expect(topicOf("99.1")).toBeNull();
  });

  it("turns numbers of rules into links, and nothing else", () => {
    expect(pieces("See 4.3 and (10.11), not 99.1 or 3.").filter(({ to }) => to).map(({ to }) => to)).toEqual(["4.3", "10.11"]);
    expect(pieces("1. Pick").map(({ to }) => to)).toEqual([null]);
    expect(paragraphs("one\ntwo\n\nthree")).toEqual(["one two", "three"]);
    expect(paragraphs(text(ruleId("4.8")))).toHaveLength(3);
  });

  it("answers what players meet at the table", () => {
    expect(answer({ kind: "reasons", id: "water" })).toBe("4.5");
    expect(answer({ kind: "terrains", id: "hill" })).toBe("map");
    expect(answer({ kind: "parts", id: "mountain" })).toBe("4.3");
    expect(answer({ kind: "parts", id: RACES[4]! })).toBe(RACES[4]);
    expect(answer({ kind: "trait", id: POWERS[0]! })).toBe(POWERS[0]);
    expect(answer({ kind: "trait", id: "home_made" })).toBeNull();
    expect(answer({ kind: "to", id: "4.3" })).toBe("4.3");
  });
});

describe("the search", () => {
  const all = places();
  const addresses = (words: string) => search(all, words).map(({ address }) => address);

  it("folds accents, capitals and apostrophes", () => {
    expect(folded("Jötnar, Țărm, troll’s")).toBe("jotnar, tarm, troll's");
    expect(addresses("TROLL'S")).toEqual(addresses("troll’s"));
    expect(addresses("TROLL'S").length).toBeGreaterThan(2);
  });

  it("finds a number, a title, and words of the text, in this order", () => {
    expect(addresses("4.3")[0]).toBe("4.3");
    expect(addresses("final attempt")[0]).toBe("4.8");
    expect(addresses(topicTitle(RACES[2]!))[0]).toBe(RACES[2]);
    expect(addresses("")).toEqual([]);
    expect(addresses("mountain elbows everywhere")).toEqual([]);
  });
});

describe("the examples", () => {
  it("are there for every page but the lists", () => {
    expect(TOPICS.filter((topic) => !hasExample(topic))).toEqual(["races", "powers"]);
  });

  it("know what changes and what is in hand", () => {
    const example = exampleOf("conquest");
    expect(changedRegions(example)).toEqual([15]);
    expect(standing(example.after, example.seat).hand).toBe(2);
    expect(rulesIn("conquest")).toContain(example.rules[0]);
  });
});
