/** Where the chart lies inside its SVG, in pixels. */

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
  /** Room for names beside the lines. */
  hasNames: boolean;
}

const NARROW = 520;

/** With labels there is room on the right for the last coins of each seat. */
export function frameFor(width: number, height: number, hasLabels: boolean): Frame {
  const hasNames = width >= NARROW;
  const room = !hasLabels ? 12 : hasNames ? 136 : 62;
  return { left: 32, right: width - room, top: 16, bottom: height - 26, height, hasNames };
}
