import { expect, test } from "vitest";
import { text } from "@/lib/texts";
import type { Offers, Supply } from "@/protocol";
import { doneText, prompt } from "@/table/turn/prompt";
import { nowOf, offered, offersOf, positionOf, supplyOf, tableOf } from "./table-kit";

const lit = { moves: [offered("conquer 1", { cost: 2 })] };
const says = (more: Partial<Offers>, supply: Supply | null = more.supplies?.[0] ?? null) => {
  const message = prompt(tableOf(), nowOf(1, { offers: offersOf(more) }), supply);
  return text(message.id, message.facts);
};

test("conquest names what is lit and what is in hand", () => {
  expect(says({ ...lit, hand: 5 })).toBe("Conquer: choose a lit region. 5 tokens in hand.");
  expect(says({ ...lit, hand: 1 })).toContain("One token in hand");
  expect(says({ phase: "expand", ...lit, decline: { regions: [], income: {} } })).toContain("let your Trolls decline");
  expect(says({ acting: "declined", ...lit })).toContain("declined Trolls");
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
  expect(says({ phase: "redeploy", ...hand(4) })).toBe("Place your 4 tokens: choose your regions.");
  const heroes = supplyOf(2, [1], { trait: "heroic", marker: "hero" });
  expect(says({ phase: "redeploy", ...hand(0) }, heroes)).toBe("Place 2 heroes: choose a region of yours.");
  expect(says({ phase: "redeploy", ...hand(0) }, { ...heroes, left: 1, must: false })).toContain("You may still place a hero");
  expect(says({ phase: "redeploy", ...hand(0), moves: [offered("done")] })).toContain("End your turn");
  expect(says({ phase: "redeploy", ...hand(-2), moves: [offered("abandon 1")] })).toContain("give up");
  expect(says({ phase: "withdraw", ...hand(1) })).toContain("driven out");
});

test("whoever may name a player is reminded of it, of home-made ways by their names", () => {
  const named = (trait: string) =>
    says({ phase: "redeploy", hand: 0, supplies: [supplyOf(0, [])], moves: [offered(`use ${trait} 1`, { seat: 1 }), offered("done")] });
  expect(named("diplomat")).toContain("peace");
  expect(named("sky_envoys")).toContain("use Sky envoys with one player");
});

test("whoever waits is told for whom", () => {
  const now = nowOf(1, { position: positionOf({ seat: 1, phase: "pick" }) });
  const { id, facts } = prompt(tableOf(), now, null);
  expect(text(id, facts)).toBe("Bo is picking a people.");
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
