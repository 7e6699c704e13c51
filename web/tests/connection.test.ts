import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "@/lib/connection.svelte";
import type { PageMessage, ServerMessage } from "@/protocol";
import { entryOf, moveBy, nowOf, offered, tableOf } from "./table-kit";

/** The other end of the line, in the hands of the test. */
class Line {
  readonly OPEN = 1;
  readyState = 1;
  sent: PageMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as PageMessage);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[] = [];
let connection: Connection;
let shown: string[];
let refused: string[];

function connect(pace: 0 | 1 | 2 | 3 = 0): Line {
  connection = new Connection("t1", {
    secrets: () => ["s"],
    pace: () => pace,
    socket: () => {
      lines.push(new Line());
      return lines.at(-1) as unknown as WebSocket;
    },
    onshown: (entries) => shown.push(...entries.map((entry) => entry.move ?? entry.kind)),
    onrefused: ({ code }) => refused.push(code),
  });
  lines[0]!.onopen!();
  return lines[0]!;
}

const welcome = (rev: number, entries = [moveBy(1, "done")]): ServerMessage => ({
  type: "welcome",
  table: tableOf(),
  seats: [0],
  host: false,
  entries,
  now: nowOf(rev),
});
const update = (rev: number, ...entries: ReturnType<typeof entryOf>[]): ServerMessage => ({
  type: "update",
  entries,
  now: nowOf(rev),
  table: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  [lines, shown, refused] = [[], [], []];
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("hello gives the secrets, and after a break what was heard last", () => {
  const line = connect();
  expect(line.sent[0]).toEqual({ type: "hello", secrets: ["s"] });
  const last = moveBy(1, "conquer 1");
  line.tell(welcome(4, [last]));
  line.close(1006);
  expect(connection.line).toBe("lost");
  vi.advanceTimersByTime(1000);
  lines[1]!.onopen!();
  expect(lines[1]!.sent[0]).toEqual({ type: "hello", secrets: ["s"], since: last.seq });
  lines[1]!.tell(welcome(5, []));
  expect(connection.line).toBe("open");
  expect(connection.entries).toEqual([last]);
});

test("a line that stays broken is tried ever more seldom", () => {
  connect().close(1006);
  for (let i = 0; i < 8; i++) {
    vi.advanceTimersByTime(12_000);
    lines.at(-1)!.close(1006);
  }
  expect(lines.length).toBe(9);
  vi.advanceTimersByTime(5000);
  expect(lines.length).toBe(9);
});

test("a table that does not exist is not asked for again", () => {
  connect().close(4004);
  vi.advanceTimersByTime(60_000);
  expect([connection.line, lines.length]).toEqual(["missing", 1]);
});

test("quick moves wait for one another and carry the revision they are made for", () => {
  const line = connect();
  line.tell(welcome(4));
  connection.play(0, ["deploy 1"]);
  connection.play(0, ["deploy 2"]);
  const moves = () => line.sent.filter((message) => message.type === "move");
  expect(moves()).toMatchObject([{ rev: 4, moves: ["deploy 1"] }]);
  line.tell(update(5, moveBy(0, "deploy 1")));
  expect(moves()[1]).toMatchObject({ rev: 5, moves: ["deploy 2"] });
});

test("a refusal is told, and what waited behind it is forgotten", () => {
  const line = connect();
  line.tell(welcome(4));
  connection.play(0, ["deploy 1"]);
  connection.play(0, ["deploy 2"]);
  line.tell({ type: "refused", request: 1, code: "stale", reasons: ["stale"], text: "" });
  line.tell(update(9));
  expect(refused).toEqual(["stale"]);
  expect(line.sent.filter((message) => message.type === "move").length).toBe(1);
});

test("nothing is sent twice when the line breaks", () => {
  const line = connect();
  line.tell(welcome(4));
  connection.play(0, ["conquer 1"]);
  line.close(1006);
  vi.advanceTimersByTime(1000);
  lines[1]!.onopen!();
  lines[1]!.tell(welcome(5, []));
  expect(lines[1]!.sent.map((message) => message.type)).toEqual(["hello"]);
  expect(connection.isBusy).toBe(false);
});

test("others' moves are shown one by one, and can be skipped", () => {
  const line = connect(2);
  line.tell(welcome(1));
  vi.advanceTimersByTime(5000);
  line.tell(update(2, moveBy(1, "conquer 1")));
  line.tell(update(3, moveBy(1, "conquer 2")));
  line.tell(update(4, moveBy(1, "conquer 3")));
  expect([shown, connection.now!.rev, connection.behind]).toEqual([["conquer 1"], 2, 2]);
  vi.advanceTimersByTime(800);
  expect([shown.length, connection.now!.rev, connection.behind]).toEqual([2, 3, 1]);
  connection.skip();
  expect([shown.length, connection.now!.rev, connection.behind]).toEqual([3, 4, 0]);
});

test("talk is heard at once, whatever is still being shown", () => {
  const line = connect(3);
  line.tell(welcome(1));
  line.tell(update(2, moveBy(1, "conquer 1")));
  line.tell(update(2, entryOf("chat", 1, { text: "hi" })));
  expect(shown).toEqual(["chat"]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["chat", "conquer 1"]);
  expect(connection.entries.filter((entry) => entry.kind === "chat").length).toBe(1);
});

test("one's own moves are shown without delay", () => {
  const line = connect(3);
  line.tell(welcome(1));
  line.tell(update(2, moveBy(0, "conquer 1")));
  line.tell(update(3, moveBy(0, "conquer 2")));
  expect(connection.now!.rev).toBe(3);
});

test("advice is gone when the table has moved on", () => {
  const line = connect();
  line.tell(welcome(1));
  line.tell({ type: "advice", rev: 1, moves: [offered("done")], coins: [], chances: [] });
  expect(connection.advice?.moves[0]?.move).toBe("done");
  line.tell(update(2, moveBy(0, "done")));
  expect(connection.advice).toBeNull();
});

test("a quiet line is kept alive", () => {
  const line = connect();
  line.tell(welcome(1));
  vi.advanceTimersByTime(41_000);
  expect(line.sent.filter((message) => message.type === "ping").length).toBe(2);
});
