/** The table as this screen sees and handles it: what the panels show, and what their buttons do. */

import type { ScreenPoint } from "@/board/spots";
import { type DrawnBoard, loadBoard } from "@/boards/board";
import type { Connection } from "@/lib/connection.svelte";
import { namesAt } from "@/lib/sentences";
import { text } from "@/lib/texts";
import { decider } from "@/lib/decider";
import type { Position } from "@/position";
import type { ComboOffer, OfferedMove } from "@/protocol";
import { lastMarks } from "@/talk/happenings";
import { refuse } from "@/ui/toast";
import { hintOf, movesSince, restOf } from "./advice";
import { holdsNothing, prompt } from "./prompt";
import { type Taking, asBefore, spread, steppers, usefulSupply } from "./redeploy";
import { boardSpots, click } from "./regions";
import { usefulTool } from "./tools";

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
  /** The analysis is shown. */
  isAnalysing = $state(false);
  /** Regions of a plan of the analysis that is looked at. */
  planned = $state.raw<number[]>([]);
  /** What the guide speaks of. */
  pointed = $state.raw<{ region?: number; row?: number }>({});
  /** The preview of a decline is open. */
  isDeclining = $state(false);
  /** Whether to end a turn that holds nothing is being asked. */
  isEnding = $state(false);
  /** What the player took from the tray, and in which turn: it is put back when that is over. */
  #wanted = $state.raw<{ what: Taking; turn: string } | null>(null);
  /** Regions whose plus and minus have no room on the map, and the one where something was put last. */
  cramped = $state.raw<number[]>([]);
  touched = $state<number | null>(null);

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

  /** Whether somebody at this screen is to decide. */
  readonly isOurs = $derived(this.deciding !== null && this.people.includes(this.deciding));
  /** Whether this screen waits for somebody elsewhere, who has all the time in the world. */
  readonly mayTakeDays = $derived.by(() => {
    const { table, deciding, people } = this;
    if (deciding === null || !table || table.clock !== null || !people.length || people.includes(deciding)) return false;
    const seat = table.seats[deciding];
    return seat?.kind === "human" && !seat.stand_in;
  });

  // What is lit and said

  readonly #turn = $derived(this.position ? `${this.position.round} ${this.position.seat} ${this.offers?.phase === "redeploy"}` : "");
  readonly wanted = $derived(this.#wanted?.turn === this.#turn ? this.#wanted.what : null);
  /** What a click puts down; null while nothing is to be placed. */
  readonly supply = $derived(usefulSupply(this.offers?.supplies ?? [], this.wanted));
  /** What a click conquers with; null while nothing can be attacked. */
  readonly tool = $derived(usefulTool(this.offers?.tools ?? [], this.wanted));
  /** The combo of whoever looks. */
  readonly own = $derived(this.me === null ? null : (this.position?.players[this.me]?.active ?? null));
  readonly isPlacing = $derived(this.supply !== null);
  readonly spots = $derived(boardSpots(this.offers, { supply: this.supply, tool: this.tool }));
  readonly steppers = $derived(
    this.supply && this.offers && this.position ? steppers(this.supply, this.offers, this.position) : undefined,
  );
  /** The region whose plus and minus are in the bar. */
  readonly stepped = $derived.by(() => {
    const { steppers, touched } = this;
    const here = steppers ? this.cramped.filter((region) => region in steppers) : [];
    return touched !== null && here.includes(touched) ? touched : (here[0] ?? null);
  });
  readonly message = $derived(this.table && this.now ? prompt(this.table, this.now, this.supply, this.tool) : null);
  readonly holdsNothing = $derived(this.offers !== null && holdsNothing(this.offers));
  readonly marks = $derived.by(() => lastMarks(this.connection.entries, this.names));
  /** The plans of the hint, of the best one what is left to do; empty when the moves were others. */
  readonly advised = $derived.by(() => {
    const { advice, entries } = this.connection;
    if (!advice || !this.offers) return [];
    const [best, ...others] = advice.plans;
    const played = movesSince(entries, advice.rev, advice.seat);
    const rest = best && played ? restOf(best, played) : null;
    return rest ? [rest, ...(played?.length ? [] : others)] : [];
  });
  readonly hint = $derived(hintOf(this.advised));
  /** A hint was given for this turn, but its plan is done or was left: it wants to be brought up to date. */
  readonly isHintStale = $derived.by(
    () => this.connection.advice !== null && this.offers !== null && !this.advised.length && !this.connection.isBusy,
  );
  readonly canHint = $derived(this.table !== null && this.table.help !== "none");
  readonly canAnalyse = $derived(
    this.table !== null && this.table.may_analyse && this.table.status === "playing" && this.now?.eyes != null,
  );
  /** What an analysis belongs to: one's own decision, or the turn of somebody else. */
  readonly moment = $derived.by(() => {
    const { now, position, offers } = this;
    if (!now || !position) return "";
    return offers ? `${now.rev}` : `${position.round} ${position.seat}`;
  });
  readonly highlight = $derived.by(() => {
    if (this.told !== null) return [this.told];
    if (this.isDeclining && this.offers?.decline) return this.offers.decline.regions;
    if (this.planned.length) return this.planned;
    return this.hint?.regions ?? (this.pointed.region === undefined ? [] : [this.pointed.region]);
  });
  /** The row of the column that is recommended. */
  readonly advisedRow = $derived(this.hint?.row ?? this.pointed.row ?? null);

  // What can be done

  play(...moves: string[]): void {
    if (!this.offers || !moves.length || this.#isHolding()) return;
    this.opened = null;
    this.isDeclining = this.isEnding = false;
    this.connection.play(this.offers.seat, moves);
  }

  has(verb: OfferedMove["verb"]): boolean {
    return this.offers?.moves.some((move) => move.verb === verb) ?? false;
  }

  can(verb: OfferedMove["verb"]): boolean {
    return this.offers !== null && this.has(verb);
  }

  /** Plays the move of a verb that says everything, if it can be played. */
  act(verb: "done" | "roll" | "decline"): void {
    const found = this.offers?.moves.find((move) => move.verb === verb);
    if (found) this.play(found.move);
  }

  /** Ends what can be ended; a turn that holds nothing only after a question. */
  end(): void {
    if (this.holdsNothing && this.can("done")) this.isEnding = true;
    else this.act("done");
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
    if (this.#isHolding()) return;
    // a move that is on its way changes what a click means; tokens are placed one after the other all the same
    if (this.connection.isBusy && !this.isPlacing) return;
    this.touched = region;
    const meant = click(this.offers, region, { supply: this.supply, tool: this.tool });
    if (meant.kind === "play") this.play(meant.move);
    else if (meant.kind === "choose") this.open({ region, at, moves: meant.moves, why: [] });
    else this.open({ region, at, moves: [], why: meant.why });
  }

  private open(opened: Opened): void {
    this.opened = this.opened?.region === opened.region ? null : opened;
  }

  step(region: number, by: 1 | -1): void {
    if (!this.offers || !this.supply || this.#isHolding()) return;
    this.touched = region;
    const move = (by === 1 ? this.supply.moves : this.supply.back)[region];
    if (move === undefined) return;
    if (by === 1) this.play(move);
    else this.connection.undo(this.offers.seat, move);
  }

  /** Takes something from the tray. */
  take(what: Taking): void {
    this.#wanted = { what, turn: this.#turn };
    this.opened = null;
  }

  /** Takes the next thing from the tray. */
  takeNext(): void {
    const things = this.supply ? this.offers!.supplies : (this.offers?.tools ?? []);
    const now = things.findIndex(({ trait }) => trait === (this.supply ?? this.tool)?.trait);
    if (things.length) this.take(things[(now + 1) % things.length]!.trait);
  }

  undo(): void {
    this.isEnding = false;
    if (this.me !== null && this.now?.undo?.steps.length && !this.#isHolding()) this.connection.undo(this.me);
  }

  spread(): void {
    if (this.offers && this.position) this.play(...spread(this.offers, this.position));
  }

  asBefore(): void {
    if (this.offers && this.position) this.play(...asBefore(this.offers, this.position));
  }

  askHint(): void {
    if (this.connection.line !== "open") refuse(text("connection-needed"));
    else if (this.offers) this.connection.hint(this.offers.seat);
  }

  /** Shows a hint, or sends it away. */
  toggleHint(): void {
    if (this.connection.advice) this.connection.forgetHint();
    else this.askHint();
  }

  /** While the line is lost one move is kept; what else is clicked is told so. */
  #isHolding(): boolean {
    if (this.connection.isHolding) refuse(text("connection-holding"));
    return this.connection.isHolding;
  }
}
