import { LOADS } from "virtual:languages";
import { expect, test } from "vitest";
import { language, speak } from "@/lib/language.svelte";
import { addPart, text } from "@/lib/texts";
import { signed } from "@/mine/signed";

Object.assign(globalThis, { document: { documentElement: {} } });

/** A message of each part that comes later. */
const LATER = { rules: "rules-title", summary: "page-summary-title", mine: "page-mine-looking", guide: "guide-close" };

/** The texts of a part come late to whoever asks first. */
function delay(code: string, part: string): void {
  const load = LOADS[code]![part]!;
  let isFirst = true;
  LOADS[code]![part] = async () => {
    if (isFirst) {
      isFirst = false;
      await new Promise((done) => setTimeout(done, 500));
    }
    return load();
  };
}

test("parts that are wanted at once come all, whichever is the last to arrive", async () => {
  await speak("uk");
  delay("uk", "rules");
  await Promise.all(Object.keys(LATER).map(addPart));
  for (const id of Object.values(LATER)) expect(text(id), id).toMatch(/[а-яіїє]/i);
});

test("tenths are written as the language does, also where the browser does not know it", async () => {
  await speak("uk");
  expect([text("combo-coins", { coins: 66.5 }), signed(-2.5)]).toEqual(["66,5 монети", "−2,5"]);
  const known = Intl.DateTimeFormat.supportedLocalesOf;
  const { NumberFormat } = Intl;
  // a browser such as Chromium, which has no Icelandic
  Intl.DateTimeFormat.supportedLocalesOf = () => [];
  Intl.NumberFormat = new Proxy(NumberFormat, { construct: (format, [, options]) => new format("en", options) });
  try {
    await speak("is");
    expect([text("combo-coins", { coins: 66.5 }), signed(-2.5)]).toEqual(["66,5 skildingar", "−2,5"]);
  } finally {
    Intl.DateTimeFormat.supportedLocalesOf = known;
    Intl.NumberFormat = NumberFormat;
    await speak("uk");
  }
});

test("a change of the language loses no part that was on its way", async () => {
  delay("et", "page");
  await Promise.all([addPart("replay"), speak("et"), addPart("errors")]);
  expect(language()).toBe("et");
  expect(text("page-replay-loading")).not.toBe(text("page-replay-play"));
  for (const id of ["page-replay-loading", "error-no-mail", ...Object.values(LATER)]) {
    expect(text(id), id).not.toMatch(/[а-яіїє]/i);
  }
  const english = { "page-replay-loading": "Fetching the game…", "error-no-mail": "This server sends no mails." };
  for (const [id, words] of Object.entries(english)) expect(text(id)).not.toBe(words);
});

test("a language whose texts do not come leaves the page as it was, and the next can be spoken", async () => {
  LOADS.is!.page = () => Promise.reject(new Error("no line"));
  await expect(speak("is")).rejects.toThrow("no line");
  expect(language()).toBe("et");
  await speak("ro");
  expect(text("page-settings")).toBe("Setări");
});
