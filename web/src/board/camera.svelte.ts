/** How the board is looked at: where it lies in its box, and at which scale it is painted. */

import { fit, framed, include, pan, refit, reveal, zoom, type Box, type Side, type View } from "./view";

/** So long nothing must happen before everything is painted anew, sharp and with pieces of the right size. */
const REST = 120;

/** The breadth of the strip for the buttons, in CSS pixels. */
export const STRIP = 48;

export class Camera {
  sheet = $state.raw<Box>({ width: 0, height: 0 });
  /** What is there for the board and for the strip of buttons beside it. */
  room = $state.raw<Box>({ width: 0, height: 0 });
  readonly #frame = $derived(framed(this.sheet, this.room, STRIP));
  view = $state.raw<View | null>(null);
  /** A gesture is going on. */
  moving = $state(false);
  /** The scale at which the layers are painted; between two of these a zoom only stretches them. */
  painted = $state(1);
  /** The box that the view was made for. */
  #settled: Box | null = null;

  /** The part of the room in which the board is seen. */
  get box(): Box {
    return this.#frame.box;
  }

  /** Where the strip of buttons is. */
  get side(): Side {
    return this.#frame.side;
  }

  /** For another board. */
  forget(): void {
    this.view = null;
    this.#settled = null;
  }

  /** The whole board at first; when the box has changed, whole again unless somebody had looked closer. */
  settle(): void {
    const { view, sheet, box } = this;
    this.view = view && this.#settled ? refit(view, sheet, this.#settled, box) : fit(sheet, box);
    this.#settled = box;
    this.painted = this.view.scale;
  }

  /** To be called in an effect: paints anew when a zoom has come to rest. */
  paintAtRest(): (() => void) | undefined {
    const scale = this.view?.scale;
    if (this.moving || scale === undefined || scale === this.painted) return;
    const rest = setTimeout(() => (this.painted = scale), REST);
    return () => clearTimeout(rest);
  }

  #look(change: (view: View) => View): void {
    if (this.view) this.view = change(this.view);
  }

  pan(dx: number, dy: number): void {
    this.#look((view) => pan(view, dx, dy, this.sheet, this.box));
  }

  /** Around a point of the box; its middle when none is given. */
  zoom(factor: number, [x, y]: [number, number] = [this.box.width / 2, this.box.height / 2]): void {
    this.#look((view) => zoom(view, factor, x, y, this.sheet, this.box));
  }

  showAll(): void {
    this.#look(() => fit(this.sheet, this.box));
  }

  /** Brings a point of the sheet into the box. */
  reveal(point: [number, number], margin: number): void {
    this.#look((view) => reveal(view, point, margin, this.sheet, this.box));
  }

  /** Brings all of these points into the box, from farther away if need be. */
  include(points: [number, number][], margin: number): void {
    this.#look((view) => include(view, points, margin, this.sheet, this.box));
  }

  /** Where a point of the sheet is shown in the box. */
  shown([x, y]: [number, number]): [number, number] {
    const view = this.view ?? { x: 0, y: 0, scale: 1 };
    return [view.x + x * view.scale, view.y + y * view.scale];
  }

  /** Which point of the sheet is shown there. */
  under(x: number, y: number): [number, number] {
    const view = this.view ?? { x: 0, y: 0, scale: 1 };
    return [(x - view.x) / view.scale, (y - view.y) / view.scale];
  }
}
