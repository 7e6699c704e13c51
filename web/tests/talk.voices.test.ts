import { expect, it } from "vitest";
import { voicesOf } from "@/talk/voices";
import { tableOf } from "./table-kit";

it("lists the other people, and those who watch where they may or might speak", () => {
  const table = tableOf();
  table.seats[1]!.muted = true;
  expect(voicesOf(table, [0])).toEqual([{ seat: 1, muted: true }]);
  table.seats[1]!.kind = "bot";
  expect(voicesOf(table, [0])).toEqual([]);
  expect(voicesOf(tableOf({ watchers_talk: true }), [0, 1])).toEqual([{ seat: null, muted: false }]);
  expect(voicesOf(tableOf({ watchers_muted: true }), [0, 1])).toEqual([{ seat: null, muted: true }]);
});
