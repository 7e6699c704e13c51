/** Made by `texts-plugin.ts` from the folders of the languages. */
declare module "virtual:languages" {
  /** What each language calls itself, by its code. */
  export const NAMES: Record<string, string>;
  /** The parts of each language that come by themselves; with the page's own come the language's habits. */
  export const LOADS: Record<string, Record<string, () => Promise<{ default: string; habits: import("./habits").Habits | null }>>>;
}
