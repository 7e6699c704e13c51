/** Where the − and + of redeployment go: beside the stack if there is room, else around it, else nowhere. */

export interface StepperWish {
  id: number;
  /** Centre of the stack on the screen, and half its width and height. */
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  plus: boolean;
  minus: boolean;
}

export interface PlacedStepper {
  id: number;
  by: 1 | -1;
  x: number;
  y: number;
}

/** Their size to touch, in CSS pixels. */
export const STEPPER = 44;

/** The part of the screen they must stay in. */
export interface Room {
  width: number;
  height: number;
}

/** A stack that stands there: its centre, and half its width and height. */
export type Stack = Pick<StepperWish, "x" | "y" | "halfWidth" | "halfHeight">;

/** Offsets of − and + from the centre of the stack, the best first. */
function ways({ halfWidth, halfHeight }: StepperWish): [minus: [number, number], plus: [number, number]][] {
  const wide = halfWidth + STEPPER / 2 - 4;
  const tall = halfHeight + STEPPER / 2 - 2;
  const near = STEPPER / 2 + 1;
  return [
    [[-wide, 0], [wide, 0]],
    [[-near, tall], [near, tall]],
    [[-near, -tall], [near, -tall]],
    [[-wide, near], [-wide, -near]],
    [[wide, near], [wide, -near]],
  ];
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.abs(a.x - b.x) >= STEPPER || Math.abs(a.y - b.y) >= STEPPER;

/** Whether a button hides a good part of somebody's stack. */
const covers = (button: { x: number; y: number }, stack: Stack) =>
  Math.abs(button.x - stack.x) < stack.halfWidth * 0.6 + STEPPER / 2 &&
  Math.abs(button.y - stack.y) < stack.halfHeight * 0.6 + STEPPER / 2;

const within = ({ x, y }: { x: number; y: number }, { width, height }: Room) =>
  Math.min(x, y, width - x, height - y) >= STEPPER / 2;

/**
 * Regions are served in the order given; one whose buttons would lie over another's, or beyond the room, gets
 * none, and is changed by clicking it, or by choosing it first: the chosen one comes first and always has its
 * buttons. Nobody else's stack is hidden either.
 */
export function placeSteppers(wishes: StepperWish[], room: Room, others: Stack[] = []): PlacedStepper[] {
  const placed: PlacedStepper[] = [];
  wishes.forEach((wish, i) => {
    const pairs = ways(wish).map(([minus, plus]) => {
      const pair: PlacedStepper[] = [];
      if (wish.minus) pair.push({ id: wish.id, by: -1, x: wish.x + minus[0], y: wish.y + minus[1] });
      if (wish.plus) pair.push({ id: wish.id, by: 1, x: wish.x + plus[0], y: wish.y + plus[1] });
      return pair;
    });
    const free = pairs.find((pair) =>
      pair.every(
        (button) =>
          within(button, room) &&
          placed.every((other) => apart(button, other)) &&
          [...wishes, ...others].every((other) => other === wish || !covers(button, other)),
      ),
    );
    placed.push(...(free ?? (i === 0 ? pairs[0]! : [])));
  });
  return placed;
}
