/** A difference with its sign, and a real minus. */
export function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : "0";
}
