import { describe, expect, it } from "vitest";
import { reasonsOf } from "@/story/reasons";
import { standingsOf } from "@/story/standings";
import { storyOf } from "@/story/story";
import { addPart, list } from "@/lib/texts";
import { reasonText } from "@/story/reasonWords";
import { smallGame } from "./replay.frames";

await addPart("replay");

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
      "The best combo of the game: “Merchant Humans”. Coins from it: 12 of 17.",
      "Special powers (Merchant above all): 4 coins; Bo: 0.",
      "Races in decline went on earning: 3 coins; Bo: 0.",
      "Ann was ahead after every single round.",
    ]);
  });

  it("lists names as people do", () => {
    expect(list(["Ann"])).toBe("Ann");
    expect(list(["Ann", "Bo", "Cleo"])).toBe("Ann, Bo and Cleo");
  });
});
