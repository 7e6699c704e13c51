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

/** Regions are easy to touch when they are about this wide on the screen, in CSS pixels. */
const TOUCHABLE = 84;
const CLOSEST = 2;
/** Filling the height of its box, a board may be so many boxes wide. */
const WIDEST = 2.2;

/** A board that is larger than its box can be pulled so far beyond the edge, out from under buttons. */
const SLACK = 60;

/** The scale at which the whole board is seen, with a little air around it. */
const whole = (board: Box, box: Box) => Math.min(box.width / board.width, box.height / board.height) * 0.985;

const limited = (scale: number, board: Box, box: Box) =>
  Math.min(Math.max(scale, whole(board, box)), Math.max(whole(board, box), CLOSEST));

/** The whole board, as large as the box allows. */
export function fit(board: Box, box: Box): View {
  return hold({ x: 0, y: 0, scale: whole(board, box) }, board, box);
}

/** How a board is first shown: all of it, or on a small screen close enough to touch its regions. */
export function opening(board: Box, box: Box, regions: number, centre: [number, number]): View {
  const touchable = TOUCHABLE / Math.sqrt((board.width * board.height) / regions);
  if (whole(board, box) >= touchable) return fit(board, box);
  const filling = Math.min(box.height / board.height, (box.width / board.width) * WIDEST);
  const scale = Math.max(touchable, filling);
  return lookAt(centre, scale, board, box);
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

/** The buttons on the right cover this much. */
const BUTTONS = 56;

/**
 * As little movement as brings all of these points into the box, and out from under buttons; none if they are
 * too far apart for it.
 */
export function include(view: View, points: [number, number][], margin: number, board: Box, box: Box): View {
  const free = { ...box, width: box.width - BUTTONS };
  const ends = [0, 1].map((axis) => points.map((point) => point[axis]!)).map((at) => [Math.min(...at), Math.max(...at)]);
  const [[left, right], [top, bottom]] = ends as [[number, number], [number, number]];
  const room = (size: number) => (size - 2 * Math.min(margin, size / 2)) / view.scale;
  if (!points.length || right - left > room(free.width) || bottom - top > room(box.height)) return view;
  const near = reveal(view, [left, top], margin, board, box, free);
  return reveal(near, [right, bottom], margin, board, box, free);
}

/** As little movement as brings a map point into the box, `margin` pixels from its sides. */
export function reveal(
  view: View,
  [mx, my]: [number, number],
  margin: number,
  board: Box,
  box: Box,
  free: Box = box,
): View {
  const into = (at: number, room: number) => {
    const free = Math.min(margin, room / 2);
    return Math.min(Math.max(at, free), room - free) - at;
  };
  const [px, py] = [view.x + mx * view.scale, view.y + my * view.scale];
  return pan(view, into(px, free.width), into(py, free.height), board, box);
}
