/** The line to a table: says hello, notices when nobody answers, comes back, and sends again what may be lost. */

import type { Hello, PageMessage, ServerMessage } from "@/protocol";

/** How the server hangs up when there is no such table. */
const NO_TABLE = 4004;
/** How it hangs up while it cannot save what happens. */
const CANNOT_SAVE = 4014;
const PING_EVERY = 10_000;
/** A line on which no answer comes for so long is dead, whatever the browser thinks of it. */
const ANSWER_WITHIN = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** A message that is acknowledged by its number. */
export type Request = Extract<PageMessage, { request?: number | null }>;
type Awaited = number | "hello" | "pong";

export interface Ends {
  socket: () => WebSocket;
  hello: () => Hello;
  onmessage: (message: ServerMessage) => void;
}

export class Line {
  state = $state<"connecting" | "open" | "lost" | "missing">("connecting");
  /** The line is lost because the server cannot save. */
  isUnsaved = $state(false);
  /** Requests that were not acknowledged yet. */
  kept = $state(0);

  #ends: Ends;
  #socket: WebSocket | null = null;
  #requests = new Map<number, Request>();
  #last = 0;
  #awaited = new Set<Awaited>();
  #wait = FIRST_WAIT;
  /** Since the server could not save, nothing has gone well: a new line alone proves nothing. */
  #isWary = false;
  #isClosed = false;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval>;

  constructor(ends: Ends) {
    this.#ends = ends;
    this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#pingTimer);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#answerTimer);
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

  /** Sends something that matters only now: without a line it is lost. */
  tell(message: PageMessage): void {
    const socket = this.#socket;
    if (this.state === "open" && socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify(message));
  }

  /** The same for something that is answered by its number, which is returned. */
  tellNumbered(request: Request): number {
    this.tell({ ...request, request: ++this.#last });
    return this.#last;
  }

  /** Sends a request, and sends it again after every break until the server has acknowledged it. */
  ask(request: Request): void {
    const number = ++this.#last;
    this.#requests.set(number, { ...request, request: number });
    this.kept = this.#requests.size;
    if (this.state === "open") this.#send(number);
  }

  #send(number: number): void {
    this.tell(this.#requests.get(number)!);
    this.#await(number);
  }

  #ping(): void {
    if (this.state !== "open" || this.#awaited.has("pong")) return;
    this.tell({ type: "ping" });
    this.#await("pong");
  }

  // Coming and going

  #connect(): void {
    if (this.#isClosed) return;
    const old = this.#socket;
    const socket = this.#ends.socket();
    this.#socket = socket;
    old?.close();
    this.#awaited.clear();
    this.#await("hello");
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#ends.hello()));
      this.#watch();
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #lost(code: number): void {
    if (this.#isClosed) return;
    this.#awaited.clear();
    clearTimeout(this.#answerTimer);
    clearTimeout(this.#retryTimer);
    if (code === NO_TABLE) {
      this.state = "missing";
      return;
    }
    this.state = "lost";
    this.isUnsaved = code === CANNOT_SAVE;
    this.#isWary ||= this.isUnsaved;
    this.#retryTimer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  // Answers

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.isUnsaved = false;
        if (!this.#isWary) this.#wait = FIRST_WAIT;
        this.#answered("hello");
        for (const number of this.#requests.keys()) this.#send(number);
        break;
      case "pong":
        this.#goesWell();
        return this.#answered("pong");
      case "done":
        this.#goesWell();
        return this.#acknowledged(message.request);
      case "refused":
        this.#acknowledged(message.request);
    }
    this.#ends.onmessage(message);
  }

  #goesWell(): void {
    this.#isWary = false;
    this.#wait = FIRST_WAIT;
  }

  #acknowledged(request: number | null): void {
    // a refusal without a number is of something that the server could not read, and never will
    const done = request === null ? [...this.#requests.keys()] : [request];
    for (const number of done) {
      this.#requests.delete(number);
      this.#answered(number);
    }
    this.kept = this.#requests.size;
  }

  #await(what: Awaited): void {
    const isFirst = this.#awaited.size === 0;
    this.#awaited.add(what);
    if (isFirst) this.#watch();
  }

  #answered(what: Awaited): void {
    if (this.#awaited.delete(what)) this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#answerTimer);
    if (this.#awaited.size) this.#answerTimer = setTimeout(() => this.drop(), ANSWER_WITHIN);
  }
}

/** For the server, so that it knows what it was asked for before the line broke. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("").padEnd(8, "0");
}

/** A new line to a table. */
export function socketAt(id: string): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(id)}`);
}
