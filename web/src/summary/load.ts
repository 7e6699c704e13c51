import { addPart } from "@/lib/texts";

/** The summary sheet with its texts, for whoever shows it. */
export const loadSummary = () => addPart("summary").then(() => import("./Summary.svelte"));
