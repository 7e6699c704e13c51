/** A word of help in the first rounds, until somebody has seen enough of it. */

import { hasText, text } from "@/lib/texts";

const KEY = "elbowroom.coach";
const ROUNDS = 2;

function wasSentAway(): boolean {
  try {
    return localStorage.getItem(KEY) === "off";
  } catch {
    return false;
  }
}

const coach = $state({ isOff: wasSentAway() });

/** What helps in this phase; nothing once it was sent away. */
export function coachText(phase: string, round: number): string {
  return !coach.isOff && round <= ROUNDS && hasText(`coach-${phase}`) ? text(`coach-${phase}`) : "";
}

export function sendCoachAway(): void {
  coach.isOff = true;
  try {
    localStorage.setItem(KEY, "off");
  } catch {
    // it comes back next time
  }
}
