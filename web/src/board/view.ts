/** Where the board lies in its box: a map point (mx, my) is shown at (x + mx·scale, y + my·scale). */

export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  width: number;
  height: number;
}

const CLOSEST = 2;

/** A board that is larger than its box can be pulled so far beyond the edge, out from under what lies over it. */
const SLACK = 60;

/** The scale at which the whole board is seen, with a little air around it. */
const whole = (board: Box, box: Box) => Math.min(box.width / board.width, box.height / board.height) * 0.985;

const limited = (scale: number, board: Box, box: Box) =>
  Math.min(Math.max(scale, whole(board, box)), Math.max(whole(board, box), CLOSEST));

/** The whole board, as large as the box allows. */
export function fit(board: Box, box: Box): View {
  return hold({ x: 0, y: 0, scale: whole(board, box) }, board, box);
}

/** Where the strip of buttons is: beside the box of the board or below it, never on the board. */
export type Side = "right" | "below";

/** The room without the strip, on whichever side it costs the board less. */
export function framed(board: Box, room: Box, strip: number): { box: Box; side: Side } {
  const beside = { width: Math.max(0, room.width - strip), height: room.height };
  const above = { width: room.width, height: Math.max(0, room.height - strip) };
  return whole(board, beside) >= whole(board, above) ? { box: beside, side: "right" } : { box: above, side: "below" };
}

/** In a box of another size: whole if it was whole before, else as close as before around the same point. */
export function refit(view: View, board: Box, before: Box, box: Box): View {
  if (view.scale <= whole(board, before) * 1.001) return fit(board, box);
  const middle = (start: number, room: number) => (room / 2 - start) / view.scale;
  return lookAt([middle(view.x, before.width), middle(view.y, before.height)], view.scale, board, box);
}

/** With this map point in the middle, as far as the limits allow. */
export function lookAt([mx, my]: [number, number], scale: number, board: Box, box: Box): View {
  return hold({ x: box.width / 2 - mx * scale, y: box.height / 2 - my * scale, scale }, board, box);
}

/** Within the limits: never smaller than whole, never so close that one is lost, never beside the box. */
export function hold(view: View, board: Box, box: Box): View {
  const scale = limited(view.scale, board, box);
  return {
    x: along(view.x, board.width * scale, box.width),
    y: along(view.y, board.height * scale, box.height),
    scale,
  };
}

function along(start: number, size: number, room: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(SLACK, Math.max(room - size - SLACK, start));
}

/** Closer or farther by a factor; the point of the box at (px, py) stays where it is. */
export function zoom(view: View, factor: number, px: number, py: number, board: Box, box: Box): View {
  const scale = limited(view.scale * factor, board, box);
  const ratio = scale / view.scale;
  return hold({ x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio, scale }, board, box);
}

export function pan(view: View, dx: number, dy: number, board: Box, box: Box): View {
  return hold({ ...view, x: view.x + dx, y: view.y + dy }, board, box);
}

/** As little movement as brings all of these points into the box; what is too far apart is seen from farther away. */
export function include(view: View, points: [number, number][], margin: number, board: Box, box: Box): View {
  if (!points.length) return view;
  const ends = [0, 1].map((axis) => points.map((point) => point[axis]!)).map((at) => [Math.min(...at), Math.max(...at)]);
  const [[left, right], [top, bottom]] = ends as [[number, number], [number, number]];
  const widest = (size: number, room: number) => (room - 2 * Math.min(margin, room / 2)) / Math.max(size, 1);
  const scale = Math.min(view.scale, widest(right - left, box.width), widest(bottom - top, box.height));
  const wide = scale < view.scale ? zoom(view, scale / view.scale, box.width / 2, box.height / 2, board, box) : view;
  return reveal(reveal(wide, [left, top], margin, board, box), [right, bottom], margin, board, box);
}

/** As little movement as brings a map point into the box, `margin` pixels from its sides. */
export function reveal(view: View, [mx, my]: [number, number], margin: number, board: Box, box: Box): View {
  const into = (at: number, room: number) => {
    const free = Math.min(margin, room / 2);
    return Math.min(Math.max(at, free), room - free) - at;
  };
  const [px, py] = [view.x + mx * view.scale, view.y + my * view.scale];
  return pan(view, into(px, box.width), into(py, box.height), board, box);
}
