/** Opening a rule beside whatever is on the screen; the rulebook comes when the first rule is wanted. */

import { addPart, text } from "@/lib/texts";
import { toast } from "@/ui/toast";
import type { Question } from "./book";

export type { Kind, Question } from "./book";

export async function openRule(question: Question): Promise<void> {
  try {
    await Promise.all([addPart("rules"), addPart("summary")]);
    const { show } = await import("./sheet");
    show(question);
  } catch {
    toast(text("page-later-failed"));
  }
}
