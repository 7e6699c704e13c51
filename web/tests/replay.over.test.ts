import { describe, expect, it } from "vitest";
import { reasonsOf } from "@/story/reasons";
import { standingsOf } from "@/story/standings";
import { storyOf } from "@/story/story";
import { reasonText, together } from "@/story/reasonWords";
import { smallGame } from "./replay.frames";

describe("the end of a game", () => {
  it("orders the seats; the winner of a tie comes first, equal losers share a place", () => {
    expect(standingsOf([80, 97, 97, 80], [2]).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ]);
    expect(standingsOf([90, 90], [0, 1]).map(({ place }) => place)).toEqual([1, 1]);
  });

  it("says in words why", () => {
    const lines = reasonsOf(storyOf(smallGame())).map((reason) => reasonText(reason, ["Ann", "Bo"]));
    expect(lines).toEqual([
      "Ann’s Merchant Humans brought 12 of the 17 coins. No other combo earned as much.",
      "Special powers paid 4 coins, Merchant above all; Bo got 0.",
      "Races in decline went on earning: 3 coins, against Bo’s 0.",
      "Ann was ahead after every single round.",
    ]);
  });

  it("lists names as people do", () => {
    expect(together(["Ann"])).toBe("Ann");
    expect(together(["Ann", "Bo", "Cleo"])).toBe("Ann, Bo and Cleo");
  });
});
