import { expect, test } from "vitest";
import { text } from "@/lib/texts";
import type { Offers } from "@/protocol";
import { doneText, prompt } from "@/table/turn/prompt";
import { nowOf, offersOf, positionOf, spot, spotMove, tableOf } from "./table-kit";

const lit = { 1: spot([spotMove("conquer 1", { cost: 2 })]) };
const says = (more: Partial<Offers>, tool = "deploy") => {
  const message = prompt(tableOf(), nowOf(1, { offers: offersOf(more) }), tool);
  return text(message.id, message.facts);
};

test("conquest names what is lit and what is in hand", () => {
  expect(says({ spots: lit, hand: 5 })).toBe("Conquer: choose a lit region. 5 tokens in hand.");
  expect(says({ spots: lit, hand: 1 })).toContain("One token in hand");
  expect(says({ phase: "expand", spots: lit, decline: { regions: [], income: {} } })).toContain("let your Trolls decline");
  expect(says({ acting: "declined", spots: lit })).toContain("declined Trolls");
});

test("when nothing is sure the die is named, or the way on", () => {
  expect(says({ spots: { 1: spot([spotMove("attempt 1", { odds: 0.5 })]) } })).toContain("with the die");
  expect(says({ moves: ["roll", "done"] })).toContain("roll the die");
  expect(says({ spots: lit, moves: ["conquer 1", "roll"] })).toContain("or roll the die first");
  expect(says({ moves: ["done"] })).toBe("Nothing more to conquer. Go on to redeploy.");
  expect(says({ spots: lit, die: 2 })).toContain("The die shows 2");
});

test("placing names tokens, then what must be placed, then the end", () => {
  const redeploy = { phase: "redeploy", moves: ["deploy 1"] };
  expect(says({ ...redeploy, hand: 4 })).toBe("Place your 4 tokens: choose your regions.");
  const heroes = { phase: "redeploy", hand: 0, moves: ["use heroic 1"], supplies: [{ trait: "heroic", marker: "hero", left: 2, must: true }] };
  expect(says(heroes, "use heroic")).toBe("Place 2 heroes: choose a region of yours.");
  expect(says({ phase: "redeploy", hand: 0, moves: ["done"] })).toContain("End your turn");
  expect(says({ phase: "redeploy", hand: -2, moves: ["abandon 1"] })).toContain("give up");
  expect(says({ phase: "withdraw", hand: 1, moves: ["deploy 1"] })).toContain("driven out");
});

test("a diplomat is reminded of peace", () => {
  const choices = [{ move: "use diplomat 1", trait: "diplomat", seat: 1 }];
  expect(says({ phase: "redeploy", hand: 0, moves: ["use diplomat 1", "done"], choices })).toContain("peace");
});

test("whoever waits is told for whom", () => {
  const now = nowOf(1, { position: positionOf({ seat: 1, phase: "pick" }) });
  const { id, facts } = prompt(tableOf(), now, "deploy");
  expect(text(id, facts)).toBe("Bo is picking a people.");
});

test("every phase of others has a sentence", () => {
  for (const phase of ["pick", "expand", "conquer", "redeploy", "stout", "withdraw"] as const) {
    const message = prompt(tableOf(), nowOf(1, { position: positionOf({ phase }) }), "deploy");
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
