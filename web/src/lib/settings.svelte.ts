/** What a player likes, remembered in this browser. */

export interface Settings {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** How fast the moves of others are shown: 0 is at once. */
  pace: 0 | 1 | 2 | 3;
  motion: "auto" | "less";
  name: string;
  /** The language that was chosen; null as long as the browser's is spoken. */
  language: string | null;
  regionNames: boolean;
  /** Short words of help in ordinary games. */
  coach: boolean;
  /** Whether this browser tells about one's turn; null as long as nobody has said. */
  tell: boolean | null;
}

const KEY = "elbowroom.settings";
const USUAL: Settings = {
  theme: "auto",
  sound: false,
  pace: 2,
  motion: "auto",
  name: "",
  language: null,
  regionNames: false,
  coach: true,
  tell: null,
};

function remembered(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state(remembered());

/** Change some of them and remember it; a browser that forbids storing plays on without. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse
  }
}

/** Whether things should move as little as possible. */
export function isCalm(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
