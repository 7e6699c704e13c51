import { describe, expect, it } from "vitest";
import { addPart } from "@/lib/texts";
import { reasonsOf } from "@/story/reasons";
import { storyOf, type Story } from "@/story/story";
import { reasonText } from "@/story/reasonWords";
import { smallGame } from "./replay.frames";

await addPart("replay");

const ids = (story: Story) => reasonsOf(story).map((reason) => reason.id);

describe("why the winner won", () => {
  it("names the best combo, the largest differences and the lead", () => {
    const found = reasonsOf(storyOf(smallGame()));
    expect(found).toEqual([
      {
        id: "page-why-best-combo",
        facts: { race: "humans", power: "merchant", coins: 12, total: 17 },
        seat: 0,
      },
      { id: "page-why-power", facts: { coins: 4, their: 0, trait: "merchant" }, seat: 0, other: 1 },
      { id: "page-why-declined", facts: { coins: 3, their: 0 }, seat: 0, other: 1 },
      { id: "page-why-always", facts: {}, seat: 0 },
    ]);
  });

  it("never claims a source in which the runner-up earned as much", () => {
    expect(ids(storyOf(smallGame()))).not.toContain("page-why-regions");
    expect(ids(storyOf(smallGame()))).not.toContain("page-why-race");
  });

  it("says so when tokens decided, or nothing did", () => {
    const story = storyOf(smallGame());
    story.end = { coins: [17, 17], winners: [0] };
    expect(ids(story)[0]).toBe("page-why-tie");
    story.end = { coins: [17, 17], winners: [0, 1] };
    expect(ids(story)[0]).toBe("page-why-shared");
  });

  it("tells of a late overtaking and who was ahead before", () => {
    const story = storyOf(smallGame());
    story.scorings[0]!.coins = 7;
    expect(reasonsOf(story)).toContainEqual({ id: "page-why-late", facts: { round: 2 }, seat: 0, other: 1 });
  });

  it("counts cheaper combos as a reason", () => {
    const story = storyOf(smallGame());
    for (const one of story.scorings) one.by = { regions: 1, race: 0, power: 0, declined: 0, found: one.by.found };
    expect(reasonsOf(story)).toContainEqual({
      id: "page-why-price",
      facts: { coins: 0, their: 1 },
      seat: 0,
      other: 1,
    });
  });

  it("knows combos that brought more than they cost", () => {
    const story = storyOf(smallGame());
    for (const one of story.scorings) one.by = { regions: 1, race: 0, power: 0, declined: 0, found: 0 };
    story.scorings[0]!.by.found = 3;
    const found = { id: "page-why-found", facts: { coins: 3, their: -2 }, seat: 0, other: 1 };
    expect(reasonsOf(story)).toContainEqual(found);
    expect(reasonText(found, ["Ann", "Bo"])).toBe("Coins found on combos, after their price: 3; Bo: -2.");
  });

  it("is silent while the game goes on", () => {
    const replay = smallGame();
    replay.frames.pop();
    expect(reasonsOf(storyOf(replay))).toEqual([]);
  });
});
