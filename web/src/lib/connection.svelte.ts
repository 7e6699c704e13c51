/** A table as it is told over its line: what happened is shown one thing at a time, and what is asked for waits. */

import type {
  Advice,
  Entry,
  Hello,
  LogPage,
  Now,
  Refused,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from "@/protocol";
import { findLast } from "./findLast";
import { Line, randomName, socketAt } from "./line.svelte";
import { type Pace, isMove, pause } from "./pace";

export interface Wiring {
  /** The secrets this browser holds now; asked anew for every hello. */
  secrets: () => string[];
  pace: () => Pace;
  socket?: () => WebSocket;
  /** Something that just happened is shown now; not called for what was missed before a hello. */
  onshown?: (entries: Entry[], now: Now) => void;
  onrefused?: (refused: Pick<Refused, "code" | "reasons" | "text" | "facts">) => void;
}

/** Moves, or a step to be taken back: the last one that was `undo`, or just the last. */
type Wish = { seat: number; moves: string[] } | { seat: number; undo: string | null };

/** What changes the game, or who plays it. */
const CHANGES = new Set<Entry["kind"]>(["move", "undo", "start", "stand_in"]);

export class Connection {
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  /** What is shown: the newest part of the log, without a gap. */
  entries = $state.raw<Entry[]>([]);
  /** How many entries there are before these. */
  readonly earlier = $derived((this.entries[0]?.seq ?? 1) - 1);
  now = $state.raw<Now | null>(null);
  /** The last hint, until its turn is over. */
  advice = $state.raw<Advice | null>(null);
  /** What the analysis said last. */
  analysis = $state.raw<Advice | null>(null);
  /** A hint, or an analysis, is being thought about. */
  isAsking = $state(false);
  isAnalysing = $state(false);
  /** Earlier entries are on their way. */
  isLeafing = $state(false);
  /** Updates that came but are not shown yet. */
  behind = $state(0);
  /** A move was sent and is not answered yet. */
  isBusy = $state(false);
  /** When the clock that is shown was sent. */
  clockAt = $state(0);

  #wiring: Wiring;
  #line: Line;
  #queue: Update[] = [];
  #wishes = $state.raw<Wish[]>([]);
  /** Whose eyes look at a shared screen, as far as this screen said so. */
  #eyes = $state<number | null>(null);
  #since: number | null = null;
  #sent: { seat: number; rev: number } | null = null;
  #shownAt = 0;
  #hintRequest = 0;
  #analysisRequest = 0;
  #logRequest = 0;
  /** Whether what is looked for is here. */
  #isFound = () => true;
  #adviceRound = 0;
  #showTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, wiring: Wiring) {
    this.#wiring = wiring;
    const client = randomName();
    this.#line = new Line({
      socket: wiring.socket ?? (() => socketAt(id)),
      hello: () => this.#hello(client),
      onmessage: (message) => this.#receive(message),
    });
  }

  get line(): Line["state"] {
    return this.#line.state;
  }

  /** Why there is no line, as the name of a text. */
  get whyLost(): string {
    return this.#line.isUnsaved ? "connection-unsaved" : "connection-lost";
  }

  /** While the line is lost: how many things were asked for that are sent when it is back. */
  get kept(): number {
    if (this.line === "open") return 0;
    const isLifting = this.#eyes !== null && this.now?.eyes !== this.#eyes;
    return this.#line.kept + this.#wishes.length + (isLifting ? 1 : 0);
  }

  /** While the line is lost: a move waits, and nobody knows what could come after it. */
  get isHolding(): boolean {
    return this.line !== "open" && (this.isBusy || this.#wishes.length > 0);
  }

  close(): void {
    clearTimeout(this.#showTimer);
    this.#line.close();
  }

  reconnect(): void {
    this.#line.reconnect();
  }

  drop(): void {
    this.#line.drop();
  }

  // Asking

  /** Plays moves, all or none. Quick clicks that come before the answer wait for it. */
  play(seat: number, moves: string[]): void {
    this.#wish({ seat, moves });
  }

  /** Takes back the last step, or the last one that was `move`. */
  undo(seat: number, move: string | null = null): void {
    if (move !== null || !this.isBusy) this.#wish({ seat, undo: move });
  }

  look(seat: number | null): void {
    this.#eyes = seat;
    this.#line.tell({ type: "look", seat });
  }

  chat(said: string, seat: number | null): void {
    this.#line.ask({ type: "chat", text: said, seat });
  }

  fill(seat: number, level: string): void {
    this.#line.ask({ type: "fill_seat", seat, level });
  }

  /** The host lets a seat, or all who watch, say nothing, or speak again. */
  mute(seat: number | null, muted: boolean): void {
    this.#line.ask({ type: "mute", seat, muted });
  }

  standIn(seat: number): void {
    this.#line.ask({ type: "stand_in", seat });
  }

  back(seat: number): void {
    this.#line.ask({ type: "back", seat });
  }

  leave(seat: number): void {
    this.#line.ask({ type: "leave", seat });
  }

  /** Advice is about this moment: it is not asked for again. */
  hint(seat: number): void {
    if (this.isAsking || this.line !== "open") return;
    this.isAsking = true;
    this.#hintRequest = this.#line.tellNumbered({ type: "hint", seat });
  }

  forgetHint(): void {
    this.advice = null;
  }

  analyse(): void {
    if (this.isAnalysing || this.line !== "open") return;
    this.isAnalysing = true;
    this.#analysisRequest = this.#line.tellNumbered({ type: "analyse" });
  }

  /** Gets earlier entries, one page after another until what is looked for is among them, or all are here. */
  leaf(isFound: () => boolean): void {
    if (this.isLeafing || !this.earlier || this.line !== "open") return;
    this.#isFound = isFound;
    this.isLeafing = true;
    this.#logRequest = this.#line.tellNumbered({ type: "log", before: this.earlier + 1 });
  }

  /** Jumps to how things stand now. */
  skip(): void {
    clearTimeout(this.#showTimer);
    this.#showTimer = undefined;
    const all = this.#queue.splice(0);
    const last = all.at(-1);
    if (last) this.#tell({ ...last, entries: all.flatMap((update) => update.entries), table: lastTable(all) });
  }

  // Sending

  #hello(client: string): Hello {
    const hello: Hello = { type: "hello", secrets: this.#wiring.secrets(), client, eyes: this.#eyes };
    return this.#since === null ? hello : { ...hello, since: this.#since };
  }

  #wish(wish: Wish): void {
    this.#wishes = [...this.#wishes, wish];
    this.#fulfil();
  }

  #forget(): void {
    this.#wishes = [];
    this.#sent = null;
    this.isBusy = false;
  }

  #fulfil(): void {
    if (this.isBusy || !this.now || this.line !== "open") return;
    const [wish, ...later] = this.#wishes;
    if (!wish) return;
    this.#wishes = later;
    const { seat } = wish;
    const { rev } = this.now;
    this.#sent = { seat, rev };
    this.isBusy = true;
    if ("undo" in wish) this.#line.ask({ type: "undo", seat, rev, move: wish.undo });
    else this.#line.ask({ type: "move", seat, rev, moves: wish.moves });
  }

  // Being told

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "refused":
        return this.#refused(message);
      case "advice":
        return this.#advised(message);
      case "log":
        return this.#leafed(message);
    }
  }

  #refused(message: Refused): void {
    const isHint = message.request === this.#hintRequest && this.isAsking;
    const isAnalysis = message.request === this.#analysisRequest && this.isAnalysing;
    if (isHint) [this.isAsking, this.advice] = [false, null];
    const isLog = message.request === this.#logRequest && this.isLeafing;
    if (isAnalysis) this.isAnalysing = false;
    if (isLog) this.isLeafing = false;
    if (!isHint && !isAnalysis && !isLog) {
      this.#forget();
      this.skip();
    }
    this.#wiring.onrefused?.(message);
  }

  #advised(message: Advice): void {
    if (message.hint) {
      this.isAsking = false;
      this.advice = message;
      this.#adviceRound = Number(this.now?.position.round);
    } else {
      this.isAnalysing = false;
      this.analysis = message;
    }
  }

  #leafed({ entries }: LogPage): void {
    this.entries = inOrder([...entries, ...this.entries]);
    this.isLeafing = false;
    if (!this.#isFound()) this.leaf(this.#isFound);
  }

  #welcome({ table, seats, host, entries, now, earlier }: Welcome): void {
    this.seats = seats;
    this.isHost = host;
    // what was asked for on a line that broke is not answered any more
    this.isAsking = this.isAnalysing = this.isLeafing = false;
    this.skip();
    // so much was missed that there would be a gap: what is before it comes again when it is wanted
    if (earlier) this.entries = [];
    // what was wished for waits for the line, but not when others have changed the game meanwhile
    const isOther = (entry: Entry) => CHANGES.has(entry.kind) && (entry.kind !== "move" || entry.seat !== this.#sent?.seat);
    if (this.#wishes.length && (earlier || entries.some(isOther))) {
      this.#wishes = [];
      this.#wiring.onrefused?.({ code: "stale", reasons: ["stale"], text: "", facts: {} });
    }
    this.#note(entries);
    this.#show({ type: "update", entries, now, table });
  }

  #update(update: Update): void {
    this.#note(update.entries);
    if (this.#queue.length && !update.entries.some(isMove)) {
      // talk is heard at once, whatever is still being shown
      this.entries = inOrder([...this.entries, ...update.entries]);
      if (this.now) this.#wiring.onshown?.(update.entries, this.now);
      update = { ...update, entries: [] };
    }
    this.#queue.push(update);
    this.#pump();
  }

  #note(entries: Entry[]): void {
    for (const { seq } of entries) this.#since = Math.max(this.#since ?? 0, seq);
  }

  #pump(): void {
    while (this.#showTimer === undefined && this.#queue.length) {
      const next = this.#queue[0]!;
      const due = this.#shownAt + pause(next.entries, this.seats, this.#pace());
      const rest = due - performance.now();
      if (rest > 0) {
        this.#showTimer = setTimeout(() => {
          this.#showTimer = undefined;
          this.#tell(this.#queue.shift()!);
          this.#pump();
        }, rest);
      } else {
        this.#tell(this.#queue.shift()!);
      }
    }
    this.behind = this.#queue.filter((update) => update.entries.some(isMove)).length;
  }

  /** Nobody loses time of a running clock by watching. */
  #pace(): Pace {
    const last = this.#queue.at(-1)!.now;
    const isRunning = last.clock?.running != null && this.seats.includes(last.clock.running);
    const pace = this.#wiring.pace();
    return isRunning && pace > 1 ? 1 : pace;
  }

  #tell(update: Update): void {
    this.#show(update);
    this.#wiring.onshown?.(update.entries, update.now);
  }

  #show({ entries, now, table }: Update): void {
    this.entries = inOrder([...this.entries, ...entries]);
    const { advice } = this;
    if (advice && (advice.seat !== now.offers?.seat || now.position.round !== this.#adviceRound)) this.advice = null;
    this.now = now;
    if (table) this.table = table;
    this.clockAt = performance.now();
    if (entries.some(isMove)) this.#shownAt = performance.now();
    if (this.#sent && now.rev > this.#sent.rev) {
      this.#sent = null;
      this.isBusy = false;
    }
    this.behind = this.#queue.filter((update) => update.entries.some(isMove)).length;
    this.#fulfil();
  }
}

function inOrder(entries: Entry[]): Entry[] {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

function lastTable(updates: Update[]): TableInfo | null {
  return findLast(updates, (update) => update.table !== null)?.table ?? null;
}
