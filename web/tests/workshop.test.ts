import { deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pack } from "@/pack";
import { inLanguage, isPack } from "@/pack";
import { packed, unpacked } from "@/pieces/link";
import { keepPacks, keptPacks, packName, unreadable } from "@/pieces/shelf";
import { pieceSentences } from "@/pieces/sentences";
import { speakerOf } from "@/pieces/speaker";
import { freeId, freeKinds, inkOn, newRule, put, ruleFields, slug } from "@/workshop/pieces";
import { lend } from "@/workshop/starters";
import { VOCABULARY } from "@/vocabulary";

const PACK: Pack = {
  format: 1,
  races: [{ id: "bog_folk", tokens: 5, replaces: "x", name: { en: "Bog Folk", uk: "Болотники" }, rules: [{ kind: "stays", amount: 2 }] }],
};
const field = (name: string) => VOCABULARY.race.find((one) => one.name === name)!;

describe("links", () => {
  it("carry a pack there and back, in letters that every program leaves alone", async () => {
    const hash = await packed(PACK);
    expect(hash).toMatch(/^#p=[A-Za-z0-9_-]+$/);
    expect(JSON.parse((await unpacked(hash))!)).toEqual(PACK);
  });

  it("that carry nothing or nonsense are told apart", async () => {
    expect(await unpacked("")).toBeNull();
    expect(await unpacked("#p=%%%")).toBeNull();
    expect(await unpacked("#p=aGVsbG8")).toBeNull();
  });

  it("that would unpack to far more than a pack are not unpacked", async () => {
    const bomb = deflateRawSync(Buffer.alloc(5_000_000)).toString("base64url");
    expect(bomb.length).toBeLessThan(10_000);
    expect(await unpacked(`#p=${bomb}`)).toBeNull();
  });
});

describe("pieces", () => {
  it("have ids made of their names, and no two alike", () => {
    expect(slug("Ünly Größe 7!")).toBe("unly_gro_e_7");
    expect(slug("Болотники")).toBe("");
    expect(freeId("Bog Folk", "races", PACK, [])).toBe("bog_folk_2");
    expect(freeId("", "powers", PACK, ["power"])).toBe("power_2");
  });

  it("leave out what holds anyway", () => {
    const values: Record<string, unknown> = {};
    put(values, field("extra"), 2);
    put(values, field("tokens"), 4);
    expect(values).toEqual({ extra: 2, tokens: 4 });
    put(values, field("extra"), 0);
    put(values, field("tokens"), 0);
    expect(values).toEqual({ tokens: 0 });
  });

  it("offer what may still be added", () => {
    const piece = PACK.races![0]!;
    expect(freeKinds(piece)).not.toContain("stays");
    expect(freeKinds(piece)).toContain("coins");
  });

  it("begin each rule with what it must have", () => {
    for (const { kind } of VOCABULARY.rules) {
      const rule = newRule(kind);
      for (const { name, required } of ruleFields(kind, "races")) if (required) expect(rule[name], `${kind}.${name}`).toBeDefined();
    }
    expect(ruleFields("coins", "powers").map(({ name }) => name)).not.toContain("state");
  });

  it("borrow tokens enough for themselves and any power, and none that are lent already", () => {
    const lenders = [{ id: "few", box: 8 }, { id: "many", box: 13 }, { id: "enough", box: 10 }, { id: "also", box: 10 }];
    const race = { id: "new", tokens: 4 };
    lend(race, { format: 1 }, lenders);
    expect(race).toHaveProperty("replaces", "enough");
    lend(race, { format: 1, races: [{ id: "other", tokens: 4, replaces: "enough" }] }, lenders);
    expect(race).toHaveProperty("replaces", "also");
    race.tokens = 3;
    lend(race, { format: 1 }, lenders);
    expect(race).toHaveProperty("replaces", "also");
    const strong = { ...race, tokens: 8 };
    lend(strong, { format: 1, races: [strong] }, lenders);
    expect(strong).toHaveProperty("replaces", "many");
  });

  it("are told in the reader's language, or in another one", () => {
    expect(inLanguage(PACK.races![0]!.name, "uk")).toBe("Болотники");
    expect(inLanguage(PACK.races![0]!.name, "ro")).toBe("Bog Folk");
    expect(packName(PACK, "et")).toBe("Bog Folk");
    expect(packName({ format: 1, name: "Mire" }, "et")).toBe("Mire");
  });

  it("have letters that can be read on any colour", () => {
    expect(inkOn("#ffffff")).toBe("#1d140b");
    expect(inkOn("#102030")).toBe("#fffaf0");
  });
});

describe("packs of another version", () => {
  const strange = {
    id: "lava_folk",
    tokens: 5,
    zeal: 3,
    rules: [
      { kind: "coins", per: "region", where: { terrain: "lava" } },
      { kind: "stays", amount: 2, glow: true },
      { kind: "flight", height: 2 },
    ],
  };

  it("are told as far as they are known", async () => {
    const told = pieceSentences(await speakerOf("en"), strange);
    expect(told).toEqual([
      "Does something that this version does not know.",
      "In decline 2 tokens stay in each region.",
      "Does something that this version does not know.",
    ]);
  });

  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are kept beside the others, though they cannot be shown", () => {
    const shapeless = [{ format: 2, races: { lava_folk: {} } }, 5, { format: 1, powers: [{ id: "x", tokens: 4, rules: [{ kind: "coins", where: "lava" }] }] }];
    store.set("elbowroom.packs", JSON.stringify({ packs: [shapeless[0], PACK, shapeless[1], { format: 1, races: [strange] }, shapeless[2]] }));
    expect(keptPacks()).toEqual([PACK, { format: 1, races: [strange] }]);
    expect(unreadable()).toEqual(shapeless);
    expect(keepPacks([PACK])).toBe(true);
    expect(keptPacks()).toEqual([PACK]);
    expect(unreadable()).toEqual(shapeless);
  });

  it("have a shape, or have none", () => {
    for (const piece of [strange, { id: "x", tokens: 4, colour: "#123456", name: { en: "X" } }]) expect(isPack({ format: 1, powers: [piece] })).toBe(true);
    for (const piece of [null, { id: "x" }, { id: 5, tokens: 4 }, { id: "x", tokens: 4, colour: 7 }, { id: "x", tokens: 4, name: { en: 5 } }, { id: "x", tokens: 4, rules: [{ kind: "coins", where: { near: [] } }] }]) {
      expect(isPack({ format: 1, powers: [piece] }), JSON.stringify(piece)).toBe(false);
    }
  });
});

describe("drawings", () => {
  it("have a name in every language, and no name is left over", async () => {
    const { ICONS } = await import("@/pieces/iconSet");
    const { readFileSync } = await import("node:fs");
    for (const code of VOCABULARY.languages) {
      const source = readFileSync(`../src/elbowroom/locales/${code}/page-workshop.ftl`, "utf8");
      const named = [...source.matchAll(/^workshop-icon-([a-z-]+) = \S/gm)].map((found) => found[1]!);
      expect(named.sort(), code).toEqual(Object.keys(ICONS).sort());
    }
  });
});
