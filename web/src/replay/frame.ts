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

export function frameFor(width: number, height: number): Frame {
  const hasNames = width >= NARROW;
  return { left: 32, right: width - (hasNames ? 136 : 62), top: 16, bottom: height - 26, height, hasNames };
}
