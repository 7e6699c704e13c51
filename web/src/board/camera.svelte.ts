/** How the board is looked at: where it lies in its box, and at which scale it is painted. */

import { fit, hold, include, opening, pan, reveal, zoom, type Box, type View } from "./view";

/** So long nothing must happen before everything is painted anew, sharp and with pieces of the right size. */
const REST = 120;

export class Camera {
  sheet = $state.raw<Box>({ width: 0, height: 0 });
  box = $state.raw<Box>({ width: 0, height: 0 });
  view = $state.raw<View | null>(null);
  /** A gesture is going on. */
  moving = $state(false);
  /** The scale at which the layers are painted; between two of these a zoom only stretches them. */
  painted = $state(1);
  /** Somebody zoomed or panned: from then on the board stays where it was put. */
  #touched = false;

  /** For another board. */
  forget(): void {
    this.view = null;
    this.#touched = false;
  }

  /** The first view, and the right one again when the box has changed. */
  settle(regions: number, centre: [number, number]): void {
    const { view, sheet, box } = this;
    this.view = view && this.#touched ? hold(view, sheet, box) : opening(sheet, box, regions, centre);
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
    if (!this.view) return;
    this.#touched = true;
    this.view = change(this.view);
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

  /** Brings all of these points into the box, if they fit there as they are painted. */
  include(points: [number, number][], margin: number): void {
    if (this.view) this.view = include(this.view, points, margin, this.sheet, this.box);
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
