/** The short messages that are shown now. */

export interface Toast {
  id: number;
  text: string;
  /** It says why something was not done. */
  isRefusal: boolean;
}

const STAY = 4000;
/** More would cover the map. */
const MOST = 2;

export const toasts = $state<Toast[]>([]);

let last = 0;

export function show(text: string, isRefusal = false): void {
  const id = ++last;
  toasts.push({ id, text, isRefusal });
  if (toasts.length > MOST) toasts.shift();
  setTimeout(() => dismiss(id), STAY + 40 * text.length);
}

/** When something comes up that says more. */
export function dismissAll(): void {
  toasts.length = 0;
}

/** When something else was done instead. */
export function dismissRefusals(): void {
  for (const { id } of toasts.filter((one) => one.isRefusal)) dismiss(id);
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
