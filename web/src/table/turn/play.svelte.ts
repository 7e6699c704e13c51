/** The table as this screen sees and handles it: what the panels show, and what their buttons do. */

import type { ScreenPoint } from "@/board/spots";
import { type DrawnBoard, loadBoard } from "@/boards/board";
import type { Connection } from "@/lib/connection.svelte";
import { namesAt } from "@/lib/sentences";
import { decider } from "@/lib/decider";
import type { Position } from "@/position";
import type { ComboOffer, OfferedMove } from "@/protocol";
import { lastMarks } from "@/talk/happenings";
import { hintOf } from "./advice";
import { prompt } from "./prompt";
import { type Tool, asBefore, spread, steppers, usefulSupply } from "./redeploy";
import { boardSpots, click } from "./regions";

/** A region whose card is open, with what can be chosen there. */
export interface Opened {
  region: number;
  at: ScreenPoint;
  moves: OfferedMove[];
  why: string[];
}

export class Play {
  readonly connection: Connection;
  board = $state.raw<DrawnBoard | null>(null);
  opened = $state.raw<Opened | null>(null);
  hovered = $state.raw<{ region: number; at: ScreenPoint } | null>(null);
  /** A region that the log speaks of. */
  told = $state<number | null>(null);
  /** The preview of a decline is open. */
  isDeclining = $state(false);
  /** What the player took from the tray. */
  wantedTool = $state<Tool>(null);

  #hoverTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  async load(map: string): Promise<void> {
    this.board = await loadBoard(map);
  }

  // How things stand

  readonly table = $derived.by(() => this.connection.table);
  readonly now = $derived.by(() => this.connection.now);
  readonly position = $derived((this.now?.position ?? null) as Position | null);
  readonly deciding = $derived(
    this.position && this.table?.status === "playing" ? decider(this.position) : null,
  );
  readonly names = $derived(namesAt(this.table?.seats.map((seat) => seat.name) ?? [], this.board));
  readonly mine = $derived.by(() => this.connection.seats);
  readonly isWatching = $derived(this.mine.length === 0);
  /** The people who share this screen and play for themselves. */
  readonly people = $derived(
    this.mine.filter((seat) => this.table?.seats[seat]?.kind === "human" && !this.table.seats[seat].stand_in),
  );
  /** Whose turn it is to look at a shared screen; their purse is nobody else's business. */
  readonly curtain = $derived.by(() => {
    const { deciding, people, now, table } = this;
    if (deciding === null || !now || !table || now.eyes === deciding || !people.includes(deciding)) return null;
    return table.open_scores || people.length < 2 ? null : deciding;
  });
  readonly offers = $derived(this.curtain === null ? (this.now?.offers ?? null) : null);
  /** The seat in whose name this screen speaks and undoes. */
  readonly me = $derived(this.offers?.seat ?? this.now?.eyes ?? this.mine[0] ?? null);
  readonly canAct = $derived.by(() => this.offers !== null && this.connection.line === "open");

  // What is lit and said

  /** What a click puts down; null while nothing is to be placed. */
  readonly supply = $derived(usefulSupply(this.offers?.supplies ?? [], this.wantedTool));
  readonly isPlacing = $derived(this.supply !== null);
  readonly spots = $derived(boardSpots(this.offers, this.supply));
  readonly steppers = $derived(this.supply ? steppers(this.supply) : undefined);
  readonly message = $derived(this.table && this.now ? prompt(this.table, this.now, this.supply) : null);
  readonly marks = $derived.by(() => lastMarks(this.connection.entries));
  readonly hint = $derived.by(() => {
    const { advice } = this.connection;
    return advice && this.offers ? hintOf(advice.moves, this.offers, this.names) : null;
  });
  readonly highlight = $derived.by(() => {
    if (this.told !== null) return [this.told];
    if (this.isDeclining && this.offers?.decline) return this.offers.decline.regions;
    return this.hint?.regions ?? [];
  });

  // What can be done

  play(...moves: string[]): void {
    if (!this.offers || !moves.length) return;
    this.opened = null;
    this.isDeclining = false;
    this.connection.play(this.offers.seat, moves);
  }

  has(verb: OfferedMove["verb"]): boolean {
    return this.offers?.moves.some((move) => move.verb === verb) ?? false;
  }

  can(verb: OfferedMove["verb"]): boolean {
    return this.canAct && this.has(verb);
  }

  /** Plays the move of a verb that says everything, if it can be played. */
  act(verb: "done" | "roll" | "decline"): void {
    const found = this.offers?.moves.find((move) => move.verb === verb);
    if (found && this.canAct) this.play(found.move);
  }

  pick(combo: ComboOffer): void {
    if (combo.move) this.play(combo.move);
  }

  /** The card of a region comes after a moment, so that a mouse on its way elsewhere is not followed by cards. */
  hover(region: number | null, at: ScreenPoint | null, isAtOnce: boolean): void {
    clearTimeout(this.#hoverTimer);
    if (region === null || !at) this.hovered = null;
    else if (isAtOnce || (this.hovered && !this.isPlacing)) this.hovered = { region, at };
    else this.#hoverTimer = setTimeout(() => (this.hovered = { region, at }), this.isPlacing ? 800 : 250);
  }

  /** A click on a region: plays what is plain there, or opens its card. */
  region(region: number, at: ScreenPoint): void {
    this.hover(null, null, true);
    if (!this.offers || this.isDeclining) return this.open({ region, at, moves: [], why: [] });
    // a move that is on its way changes what a click means; tokens are placed one after the other all the same
    if (this.connection.isBusy && !this.isPlacing) return;
    const meant = click(this.offers, region, this.supply);
    if (meant.kind === "play") this.play(meant.move);
    else if (meant.kind === "choose") this.open({ region, at, moves: meant.moves, why: [] });
    else this.open({ region, at, moves: [], why: meant.why });
  }

  private open(opened: Opened): void {
    this.opened = this.opened?.region === opened.region ? null : opened;
  }

  step(region: number, by: 1 | -1): void {
    if (!this.offers || !this.supply) return;
    const move = (by === 1 ? this.supply.moves : this.supply.back)[region];
    if (move === undefined) return;
    if (by === 1) this.play(move);
    else this.connection.undo(this.offers.seat, move);
  }

  /** Takes the next thing from the tray. */
  nextTool(): void {
    if (!this.offers || !this.supply) return;
    const { supplies } = this.offers;
    this.wantedTool = supplies[(supplies.indexOf(this.supply) + 1) % supplies.length]!.trait;
  }

  undo(): void {
    if (this.me !== null && this.now?.undo?.steps.length) this.connection.undo(this.me);
  }

  spread(): void {
    if (this.offers && this.position) this.play(...spread(this.offers, this.position));
  }

  asBefore(): void {
    if (this.offers && this.position) this.play(...asBefore(this.offers, this.position));
  }

  askHint(): void {
    if (this.offers) this.connection.hint(this.offers.seat);
  }
}
