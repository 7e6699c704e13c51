import { expect, test } from "vitest";
import { text } from "@/lib/texts";
import type { Offers, Supply } from "@/protocol";
import { whyNotDone } from "@/table/turn/doneWhy";
import { doneText, prompt } from "@/table/turn/prompt";
import { nowOf, offered, offersOf, positionOf, supplyOf, tableOf, toolOf } from "./table-kit";

const lit = { moves: [offered("conquer 1", { cost: 2 })] };
const says = (more: Partial<Offers>, supply: Supply | null = more.supplies?.[0] ?? null) => {
  const message = prompt(tableOf(), nowOf(1, { offers: offersOf(more) }), supply);
  return text(message.id, message.facts);
};

test("conquest names what is lit and what is in hand", () => {
  expect(says({ ...lit, hand: 5 })).toBe("Conquer: choose a lit region. In hand: 5 tokens.");
  expect(says({ ...lit, hand: 1 })).toContain("In hand: 1 token.");
  expect(says({ phase: "expand", ...lit, decline: { regions: [], income: {} } })).toContain("let your race decline (Trolls)");
  expect(says({ acting: "declined", ...lit })).toContain("race in decline goes first (Trolls)");
  const few = { moves: [offered("attempt 1", { odds: 0.5 })] };
  expect(says(few)).toContain("Too few tokens for a sure conquest");
  expect(says({ acting: "declined", ...few })).toContain("race in decline goes first (Trolls)");
});

test("a tool that was taken up is named, with what it does where that has words", () => {
  const taken = (trait: string) => {
    const message = prompt(tableOf(), nowOf(1, { offers: offersOf(lit) }), null, toolOf([1], { trait, kind: "power", cost: 1 }));
    return text(message.id, message.facts);
  };
  expect(taken("sky_envoys")).toBe("Sky envoys: choose a lit region, or take up your tokens again.");
  expect(taken("dragon_master")).toBe("Dragon: choose a region, and it falls for one token whatever defends it. Once a turn.");
  expect(taken("sorcerers")).toContain("it becomes one of them");
});

test("when nothing is sure the die is named, or the way on", () => {
  expect(says({ moves: [offered("attempt 1", { odds: 0.5 })] })).toContain("with the die");
  expect(says({ moves: [offered("roll"), offered("done")] })).toContain("roll the die");
  expect(says({ moves: [...lit.moves, offered("roll")] })).toContain("or roll the die first");
  expect(says({ moves: [offered("done")] })).toBe("Nothing more to conquer. Go on to redeploy.");
  expect(says({ ...lit, die: 2 })).toContain("The die shows 2");
});

test("placing names tokens, then what must be placed, then the end", () => {
  const hand = (tokens: number) => ({ hand: tokens, supplies: [supplyOf(Math.max(0, tokens), tokens > 0 ? [1] : [])] });
  expect(says({ phase: "redeploy", ...hand(4) })).toBe("Place your tokens on your regions. In hand: 4 tokens.");
  const heroes = supplyOf(2, [1], { trait: "heroic", marker: "hero" });
  expect(says({ phase: "redeploy", ...hand(0) }, heroes)).toBe("Place: 2 heroes. Choose a region of yours.");
  expect(says({ phase: "redeploy", ...hand(0) }, { ...heroes, left: 1, must: false })).toContain("You may still place: a hero.");
  expect(says({ phase: "redeploy", ...hand(0), moves: [offered("done")] })).toContain("End your turn");
  expect(says({ phase: "redeploy", ...hand(-2), moves: [offered("abandon 1")] })).toContain("give up");
  expect(says({ phase: "withdraw", ...hand(1) })).toContain("got away");
});

test("a turn that holds nothing is told so, with what it earns", () => {
  const told = says({ phase: "redeploy", hand: 9, supplies: [supplyOf(9, [])], moves: [offered("done")] });
  expect(told).toBe("Your race holds no region (Trolls). This turn earns 0 coins. In hand: 9 tokens.");
});

test("what a race or power brings about is explained in its own words", () => {
  const short = { phase: "redeploy", hand: -2, supplies: [supplyOf(0, [])], moves: [offered("abandon 1")] };
  expect(says(short)).toBe("Too few tokens to hold all of your regions: choose one to give up. Missing: 2 tokens.");
  expect(says({ ...short, race: "amazons" })).toContain("Four Amazons came for the fighting only and leave the map now");
  const only = (trait: string) => says({ hand: 0, moves: [offered(`use ${trait} 1`, { cost: 0 }), offered("done")] });
  expect(only("sorcerers")).toContain("turned into one of them");
  expect(only("sky_envoys")).toContain("there is still this: Sky envoys.");
});

test("why the turn cannot end says what is still to be done", () => {
  const why = (more: Partial<Offers>) => whyNotDone(offersOf({ phase: "redeploy", ...more }));
  const tokens = supplyOf(0, []);
  const heroes = supplyOf(2, [1], { trait: "heroic", marker: "hero" });
  expect(why({ hand: 3, done_why: ["tokens_in_hand"] })).toBe("the tokens in hand have to be placed first: 3");
  expect(why({ hand: 0, supplies: [tokens, heroes], done_why: ["must_place"] })).toBe("still to be placed on your regions: 2 heroes");
  expect(why({ hand: 1, supplies: [tokens, { ...heroes, left: 1 }], done_why: ["tokens_in_hand", "must_place"] })).toBe(
    "the tokens in hand have to be placed first: 1; still to be placed on your regions: a hero",
  );
  expect(why({ hand: -1, done_why: ["must_abandon"] })).toContain("tokens missing: 1");
  expect(why({ done_why: ["wrong_phase"] })).toBe("this is not the time for such a move");
  expect(why({ done_why: [] })).toBe("");
});

test("nobody left to be named is said, too", () => {
  const refused = [{ trait: "diplomat", seat: 1, why: ["was_attacked"] }];
  expect(says({ phase: "redeploy", hand: 0, supplies: [supplyOf(0, [])], moves: [offered("done")], refused_seats: refused })).toContain("nobody makes peace");
});

test("whoever may name a player is reminded of it, of home-made ways by their names", () => {
  const named = (trait: string) =>
    says({ phase: "redeploy", hand: 0, supplies: [supplyOf(0, [])], moves: [offered(`use ${trait} 1`, { seat: 1 }), offered("done")] });
  expect(named("diplomat")).toContain("peace");
  expect(named("sky_envoys")).toContain("with one player: Sky envoys.");
});

test("whoever waits is told for whom", () => {
  const now = nowOf(1, { position: positionOf({ seat: 1, phase: "pick" }) });
  const { id, facts } = prompt(tableOf(), now, null);
  expect(text(id, facts)).toBe("Bo is picking a combo.");
});

test("every phase of others has a sentence", () => {
  for (const phase of ["pick", "expand", "conquer", "redeploy", "stout", "withdraw"] as const) {
    const message = prompt(tableOf(), nowOf(1, { position: positionOf({ phase }) }), null);
    expect(text(message.id, message.facts)).toContain("Ann");
  }
});

test("done is called by what it does", () => {
  expect(["expand", "conquer", "redeploy", "withdraw", "stout"].map((phase) => doneText(offersOf({ phase })))).toEqual([
    "Redeploy only",
    "Redeploy",
    "End turn",
    "Done",
    "Stay",
  ]);
});
