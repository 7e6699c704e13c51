/** What tells seats apart beside their colour: the shape of a badge, within a circle of radius 10. */

const SHAPES = [
  "M0-7.4A7.4 7.4 0 1 1 0 7.4A7.4 7.4 0 1 1 0-7.4Z",
  "M-6.4-6.4H6.4V6.4H-6.4Z",
  "M0-8.4L8 5.6H-8Z",
  "M0-9L7.4 0L0 9L-7.4 0Z",
  "M0-9L2.5-3.2L8.8-2.7L4 1.5L5.4 7.6L0 4.3L-5.4 7.6L-4 1.5L-8.8-2.7L-2.5-3.2Z",
  "M-4.3-7.4H4.3L8.6 0L4.3 7.4H-4.3L-8.6 0Z",
];

/** Weaves of the token's cloth, as lines of a 12 by 12 tile. */
const WEAVES = ["", "M-1 13L13-1M-4 4L4-4M8 16L16 8", "M3 3h.01M9 9h.01", "M6 0V12", "M0 8L6 3L12 8", "M0 6H12"];

export const seatShape = (seat: number) => SHAPES[seat % SHAPES.length]!;
export const seatWeave = (seat: number) => WEAVES[seat % WEAVES.length]!;
export const seatColour = (seat: number) => `var(--seat-${seat % SHAPES.length})`;
