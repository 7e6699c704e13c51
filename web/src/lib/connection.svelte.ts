/** The line to a table: says hello, comes back when it breaks, and shows what happened one thing at a time. */

import type {
  Advice,
  Entry,
  Hello,
  Move,
  Now,
  PageMessage,
  Refused,
  ServerMessage,
  TableInfo,
  Undo,
  Update,
  Welcome,
} from "@/protocol";
import { findLast } from "./findLast";
import { type Pace, isMove, pause } from "./pace";

/** How the server hangs up when there is no such table. */
const NO_TABLE = 4004;
const PING_EVERY = 20_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export interface Wiring {
  /** The secrets this browser holds now; asked anew for every hello. */
  secrets: () => string[];
  pace: () => Pace;
  socket?: () => WebSocket;
  /** Something that just happened is shown now; not called for what was missed before a hello. */
  onshown?: (entries: Entry[], now: Now) => void;
  onrefused?: (refused: Refused) => void;
}

type Wish = { seat: number; moves: string[] } | { seat: number; undo: string };

export class Connection {
  line = $state<"connecting" | "open" | "lost" | "missing">("connecting");
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  /** What is shown. */
  entries = $state.raw<Entry[]>([]);
  now = $state.raw<Now | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** Updates that came but are not shown yet. */
  behind = $state(0);
  /** A move was sent and is not answered yet. */
  isBusy = $state(false);
  /** When the clock that is shown was sent. */
  clockAt = $state(0);

  #wiring: Wiring;
  #socket: WebSocket | null = null;
  #queue: Update[] = [];
  #wishes: Wish[] = [];
  #since: number | null = null;
  #sentFor: number | null = null;
  #shownAt = 0;
  #wait = FIRST_WAIT;
  #requests = 0;
  #isClosed = false;
  #showTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval>;

  constructor(id: string, wiring: Wiring) {
    this.#wiring = { socket: () => new WebSocket(address(id)), ...wiring };
    this.#pingTimer = setInterval(() => this.#send({ type: "ping" }), PING_EVERY);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#pingTimer);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#showTimer);
    this.#socket?.close();
  }

  /** Says hello again: after a seat was taken, or when the network is back. */
  reconnect(): void {
    clearTimeout(this.#retryTimer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /** The network is gone: a socket may not notice for minutes. */
  drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(0);
  }

  // Asking

  /** Plays moves, all or none. Quick clicks that come before the answer wait for it. */
  play(seat: number, moves: string[]): void {
    this.#wishes.push({ seat, moves });
    this.#fulfil();
  }

  /** Takes back the last step, or the last one that was `move`. */
  undo(seat: number, move: string | null = null): void {
    if (move !== null) this.#wishes.push({ seat, undo: move });
    if (move === null && this.now && !this.isBusy) this.#ask({ type: "undo", seat, rev: this.now.rev });
    this.#fulfil();
  }

  look(seat: number | null): void {
    this.#send({ type: "look", seat });
  }

  chat(said: string, seat: number | null): void {
    this.#send({ type: "chat", text: said, seat, request: ++this.#requests });
  }

  fill(seat: number, level: string): void {
    this.#send({ type: "fill_seat", seat, level, request: ++this.#requests });
  }

  standIn(seat: number): void {
    this.#send({ type: "stand_in", seat, request: ++this.#requests });
  }

  back(seat: number): void {
    this.#send({ type: "back", seat, request: ++this.#requests });
  }

  leave(seat: number): void {
    this.#send({ type: "leave", seat, request: ++this.#requests });
  }

  hint(seat: number): void {
    this.#send({ type: "hint", seat, request: ++this.#requests });
  }

  /** Jumps to how things stand now. */
  skip(): void {
    clearTimeout(this.#showTimer);
    this.#showTimer = undefined;
    const all = this.#queue.splice(0);
    const last = all.at(-1);
    if (last) this.#tell({ ...last, entries: all.flatMap((update) => update.entries), table: lastTable(all) });
  }

  // The line

  #connect(): void {
    if (this.#isClosed) return;
    const old = this.#socket;
    const socket = this.#wiring.socket!();
    this.#socket = socket;
    old?.close();
    socket.onopen = () => this.#hello();
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #hello(): void {
    const hello: Hello = { type: "hello", secrets: this.#wiring.secrets() };
    if (this.#since !== null) hello.since = this.#since;
    this.#send(hello);
  }

  #lost(code: number): void {
    if (this.#isClosed) return;
    // whether a move on its way arrived is seen after the next hello: nothing is sent twice
    this.#forget();
    if (code === NO_TABLE) {
      this.line = "missing";
      return;
    }
    this.line = "lost";
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #forget(): void {
    this.#wishes = [];
    this.#sentFor = null;
    this.isBusy = false;
  }

  #send(message: PageMessage): void {
    const socket = this.#socket;
    if (socket && socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }

  #ask(message: Move | Undo): void {
    this.#sentFor = message.rev;
    this.isBusy = true;
    this.#send({ ...message, request: ++this.#requests });
  }

  #fulfil(): void {
    if (this.isBusy || !this.now || this.line !== "open") return;
    const wish = this.#wishes.shift();
    if (!wish) return;
    const { rev } = this.now;
    if ("undo" in wish) this.#ask({ type: "undo", seat: wish.seat, rev, move: wish.undo });
    else this.#ask({ type: "move", seat: wish.seat, rev, moves: wish.moves });
  }

  // Being told

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "refused":
        this.#forget();
        this.skip();
        return this.#wiring.onrefused?.(message);
      case "advice":
        this.advice = message;
    }
  }

  #welcome({ table, seats, host, entries, now }: Welcome): void {
    this.line = "open";
    this.#wait = FIRST_WAIT;
    this.seats = seats;
    this.isHost = host;
    this.skip();
    this.#forget();
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
    if (this.advice && this.advice.rev !== now.rev) this.advice = null;
    this.now = now;
    if (table) this.table = table;
    this.clockAt = performance.now();
    if (entries.some(isMove)) this.#shownAt = performance.now();
    if (this.#sentFor !== null && now.rev > this.#sentFor) {
      this.#sentFor = null;
      this.isBusy = false;
    }
    this.behind = this.#queue.filter((update) => update.entries.some(isMove)).length;
    this.#fulfil();
  }
}

function address(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
}

function inOrder(entries: Entry[]): Entry[] {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

function lastTable(updates: Update[]): TableInfo | null {
  return findLast(updates, (update) => update.table !== null)?.table ?? null;
}
