import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "@/lib/connection.svelte";
import type { PageMessage, ServerMessage } from "@/protocol";
import { entryOf, moveBy, nowOf, offered, offersOf, planOf, positionOf, tableOf } from "./table-kit";

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

const welcome = (rev: number, entries = [moveBy(1, "done")], earlier = 0): ServerMessage => ({
  type: "welcome",
  table: tableOf(),
  seats: [0],
  host: false,
  entries,
  now: nowOf(rev),
  earlier,
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
  expect(line.sent[0]).toEqual({ type: "hello", secrets: ["s"], client: expect.any(String), eyes: null });
  const last = moveBy(1, "conquer 1");
  line.tell(welcome(4, [last]));
  line.close(1006);
  expect(connection.line).toBe("lost");
  vi.advanceTimersByTime(1000);
  lines[1]!.onopen!();
  expect(lines[1]!.sent[0]).toEqual({ ...line.sent[0], since: last.seq });
  lines[1]!.tell(welcome(5, []));
  expect(connection.line).toBe("open");
  expect(connection.entries).toEqual([last]);
});

test("a line that stays broken is tried ever more seldom", () => {
  connect().close(1006);
  const waits = Array.from({ length: 8 }, (_, tried) => {
    let waited = 0;
    for (; lines.length < tried + 2; waited += 100) vi.advanceTimersByTime(100);
    lines.at(-1)!.close(1006);
    return waited;
  });
  expect(waits[0]).toBeLessThan(1000);
  expect(Math.min(...waits.slice(-3))).toBeGreaterThan(5000);
  expect(Math.max(...waits)).toBeLessThan(12_000);
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
  line.tell({ type: "refused", request: 1, code: "stale", reasons: ["stale"], text: "", facts: {} });
  line.tell(update(9));
  expect(refused).toEqual(["stale"]);
  expect(line.sent.filter((message) => message.type === "move").length).toBe(1);
});

/** The line breaks, and is there again after a while. */
function comeBack(rev: number, entries: ReturnType<typeof entryOf>[] = [], earlier = 0): Line {
  vi.advanceTimersByTime(1000);
  const line = lines.at(-1)!;
  line.onopen!();
  line.tell(welcome(rev, entries, earlier));
  return line;
}

test("a move that was not acknowledged is sent again as it was, until it is", () => {
  const line = connect();
  line.tell(welcome(4));
  connection.play(0, ["conquer 1"]);
  const [sent] = line.sent.slice(-1);
  line.close(1006);
  expect([connection.kept, connection.isHolding]).toEqual([1, true]);
  const second = comeBack(4);
  expect(second.sent.slice(1)).toEqual([sent]);
  second.tell(update(5, moveBy(0, "conquer 1")));
  second.tell({ type: "done", request: 1 });
  expect([connection.isBusy, connection.kept]).toEqual([false, 0]);
  second.close(1006);
  expect(comeBack(5).sent.map((message) => message.type)).toEqual(["hello"]);
});

test("what is clicked while the line is lost is sent when it is back", () => {
  connect().tell(welcome(4));
  lines[0]!.close(1006);
  connection.play(0, ["conquer 1"]);
  connection.chat("hi", 0);
  expect([connection.kept, connection.isHolding]).toEqual([2, true]);
  const line = comeBack(4);
  expect(line.sent.slice(1)).toMatchObject([
    { type: "chat", text: "hi" },
    { type: "move", rev: 4, moves: ["conquer 1"] },
  ]);
});

test("what is clicked while the line is lost is not done in another game than it was meant for", () => {
  connect().tell(welcome(4));
  lines[0]!.close(1006);
  connection.play(0, ["conquer 1"]);
  const line = comeBack(7, [moveBy(0, "conquer 2"), moveBy(1, "conquer 1")]);
  expect(line.sent.length).toBe(1);
  expect([refused, connection.kept]).toEqual([["stale"], 0]);
});

test("a line on which nobody answers is given up after ten seconds", () => {
  const line = connect();
  line.tell(welcome(4));
  connection.play(0, ["conquer 1"]);
  vi.advanceTimersByTime(9_900);
  expect(connection.line).toBe("open");
  vi.advanceTimersByTime(200);
  expect([connection.line, line.readyState, connection.kept]).toEqual(["lost", 3, 1]);
  expect(comeBack(4).sent[1]).toMatchObject({ type: "move", moves: ["conquer 1"], request: 1 });
  expect(connection.line).toBe("open");
});

test("a line that was never opened is given up, too", () => {
  connect();
  vi.advanceTimersByTime(12_000);
  expect(lines.length).toBeGreaterThan(1);
});

test("whoever's eyes looked at a shared screen look again after a break", () => {
  const shared: ServerMessage = { ...(welcome(4) as Extract<ServerMessage, { type: "welcome" }>), seats: [0, 1] };
  const line = connect();
  line.tell(shared);
  connection.look(1);
  line.close(1006);
  vi.advanceTimersByTime(1000);
  lines[1]!.onopen!();
  expect(lines[1]!.sent.at(-1)).toMatchObject({ type: "hello", eyes: 1 });
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

const advice = (hint: boolean): ServerMessage => ({
  type: "advice",
  rev: 1,
  hint,
  seat: 0,
  coins: [],
  chances: [0.6, 0.4],
  plans: [planOf([offered("conquer 1"), offered("done")])],
});

test("a hint stays until its turn is over", () => {
  const line = connect();
  const mine = (rev: number, round: number, ...entries: ReturnType<typeof entryOf>[]): ServerMessage => ({
    type: "update",
    entries,
    now: { ...nowOf(rev), offers: offersOf({}), position: positionOf({ round }) },
    table: null,
  });
  line.tell(welcome(1));
  line.tell(mine(1, 1));
  connection.hint(0);
  connection.hint(0);
  expect(line.sent.filter((message) => message.type === "hint")).toHaveLength(1);
  expect(connection.isAsking).toBe(true);
  line.tell(advice(true));
  expect(connection.isAsking).toBe(false);
  line.tell(mine(2, 1, moveBy(0, "conquer 1")));
  expect(connection.advice?.plans[0]?.moves[0]?.move).toBe("conquer 1");
  line.tell(mine(3, 2, moveBy(0, "done")));
  expect(connection.advice).toBeNull();
});

test("a hint is gone when somebody else decides", () => {
  const line = connect();
  line.tell(welcome(1));
  line.tell(advice(true));
  line.tell(update(2, moveBy(0, "done")));
  expect(connection.advice).toBeNull();
});

test("a refused hint takes back no move that is on its way", () => {
  const line = connect();
  line.tell(welcome(1));
  connection.hint(0);
  connection.play(0, ["done"]);
  const { request } = line.sent.find((message) => message.type === "hint") as { request: number };
  line.tell({ type: "refused", request, code: "no_hints", reasons: ["no_hints"], text: "", facts: {} });
  expect([connection.isAsking, connection.isBusy, refused]).toEqual([false, true, ["no_hints"]]);
});

test("the analysis is no hint, and is asked one at a time", () => {
  const line = connect();
  line.tell(welcome(1));
  connection.analyse();
  connection.analyse();
  expect(line.sent.filter((message) => message.type === "analyse")).toHaveLength(1);
  line.tell(advice(false));
  expect([connection.analysis?.chances, connection.advice, connection.isAnalysing]).toEqual([[0.6, 0.4], null, false]);
});

test("a quiet line is asked whether anybody is there, and stays while somebody is", () => {
  const line = connect();
  line.tell(welcome(1));
  const pings = () => line.sent.filter((message) => message.type === "ping").length;
  for (let i = 1; i <= 6; i++) {
    vi.advanceTimersByTime(10_000);
    expect(pings()).toBe(i);
    line.tell({ type: "pong" });
  }
  vi.advanceTimersByTime(20_100);
  expect([pings(), connection.line]).toEqual([7, "lost"]);
});

test("a server that cannot save is told from a lost line, and asked less and less often until something is saved", () => {
  const line = connect();
  line.tell(welcome(4));
  expect(connection.whyLost).toBe("connection-lost");
  connection.play(0, ["done"]);
  const waits: number[] = [];
  for (let round = 0; round < 5; round++) {
    lines.at(-1)!.close(4014);
    expect(connection.whyLost).toBe("connection-unsaved");
    const before = lines.length;
    let waited = 0;
    while (lines.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
    lines.at(-1)!.onopen!();
    lines.at(-1)!.tell(welcome(4));
    expect(connection.whyLost).toBe("connection-lost");
    expect(lines.at(-1)!.sent.filter(({ type }) => type === "move")).toHaveLength(1);
  }
  expect(waits[4]!).toBeGreaterThan(4 * waits[0]!);
  lines.at(-1)!.tell({ type: "done", request: 1 });
  lines.at(-1)!.close(1006);
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(7);
});

// Earlier entries

/** Entries with these numbers, the last one included. */
const run = (first: number, last: number, kind: "move" | "chat" = "move") =>
  Array.from({ length: last - first + 1 }, (_, i) => entryOf(kind, 1, { seq: first + i }));
const seqs = () => connection.entries.map(({ seq }) => seq);
const numbers = (first: number, last: number) => run(first, last).map(({ seq }) => seq);
const askedBefore = (line: Line) => line.sent.flatMap((message) => (message.type === "log" ? [message.before] : []));
const page = (first: number, last: number, kind: "move" | "chat" = "move"): ServerMessage => ({
  type: "log",
  entries: run(first, last, kind),
  earlier: first - 1,
});

test("earlier entries come a page at a time, in order and once, whatever happens meanwhile", () => {
  const line = connect();
  line.tell(welcome(9, run(401, 600), 400));
  expect(connection.earlier).toBe(400);
  connection.leaf(() => true);
  connection.leaf(() => true);
  expect([askedBefore(line), connection.isLeafing]).toEqual([[401], true]);
  line.tell(update(10, ...run(601, 601)));
  line.tell(page(201, 400));
  expect([seqs(), connection.earlier, connection.isLeafing]).toEqual([numbers(201, 601), 200, false]);
  connection.leaf(() => true);
  line.tell(page(1, 200));
  expect([seqs(), connection.earlier, askedBefore(line)]).toEqual([numbers(1, 601), 0, [401, 201]]);
  connection.leaf(() => true);
  expect(askedBefore(line)).toHaveLength(2);
  expect(shown).toEqual(["move"]);
});

test("pages are turned until one has what is looked for", () => {
  const line = connect();
  line.tell(welcome(9, run(601, 800), 600));
  connection.leaf(() => connection.entries.some(({ kind }) => kind === "chat"));
  line.tell(page(401, 600));
  line.tell(page(201, 400, "chat"));
  expect([askedBefore(line), connection.earlier, connection.isLeafing]).toEqual([[601, 401], 200, false]);
  connection.leaf(() => false);
  line.tell(page(1, 200));
  expect([askedBefore(line), seqs()]).toEqual([[601, 401, 201], numbers(1, 800)]);
});

test("a page that is refused can be asked for again, and forgets no move", () => {
  const line = connect();
  line.tell(welcome(9, run(201, 400), 200));
  connection.play(0, ["conquer 1"]);
  connection.play(0, ["conquer 2"]);
  connection.leaf(() => false);
  const { request } = line.sent.at(-1) as { request: number };
  line.tell({ type: "refused", request, code: "too_many", reasons: ["too_many"], text: "", facts: {} });
  expect([refused, connection.isLeafing, connection.isBusy]).toEqual([["too_many"], false, true]);
  line.tell(update(10, moveBy(0, "conquer 1")));
  expect(line.sent.at(-1)).toMatchObject({ type: "move", moves: ["conquer 2"] });
  connection.leaf(() => true);
  expect(askedBefore(line)).toEqual([201, 201]);
});

test("whoever missed more than a page has no gap in the log", () => {
  connect().tell(welcome(9, run(1, 20)));
  lines[0]!.close(1006);
  const line = comeBack(400, run(221, 420), 200);
  expect([seqs(), connection.earlier]).toEqual([numbers(221, 420), 220]);
  connection.leaf(() => true);
  line.tell(page(21, 220));
  connection.leaf(() => true);
  line.tell(page(1, 20));
  expect(seqs()).toEqual(numbers(1, 420));
});

test("a page that was on its way when the line broke is asked for anew", () => {
  const first = connect();
  first.tell(welcome(9, run(201, 400), 200));
  connection.leaf(() => true);
  first.close(1006);
  const line = comeBack(9);
  first.tell(page(1, 200));
  expect([seqs(), connection.isLeafing]).toEqual([numbers(201, 400), false]);
  connection.leaf(() => true);
  line.tell(page(1, 200));
  expect(seqs()).toEqual(numbers(1, 400));
});

test("what was wished for is not sent when nobody knows all that happened meanwhile", () => {
  const line = connect();
  line.tell(welcome(4, run(1, 1)));
  connection.play(0, ["conquer 1"]);
  line.close(1006);
  connection.play(0, ["conquer 2"]);
  comeBack(300, run(102, 301, "chat"), 100);
  expect(refused).toEqual(["stale"]);
  expect(lines.at(-1)!.sent.filter((message) => message.type === "move")).toMatchObject([{ moves: ["conquer 1"] }]);
});
