/** Which screen is shown: the path of the address. The server knows the same screens (`SCREENS` in web/app.py). */

export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "seat" }
  | { screen: "mail" }
  | { screen: "maps" }
  | { screen: "mine" }
  | { screen: "rules" }
  | { screen: "workshop" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string | null }
  | { screen: "missing" };

const PLAIN = ["new", "seat", "mail", "maps", "mine", "rules", "workshop"] as const;
const isPlain = (screen: string): screen is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(screen);

export function parse(path: string): Route {
  const [screen = "", id = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length) return { screen: "missing" };
  if (screen === "t" && id) return { screen: "table", id };
  if (screen === "r") return { screen: "replay", id: id || null };
  if (id) return { screen: "missing" };
  if (screen === "") return { screen: "home" };
  return isPlain(screen) ? { screen } : { screen: "missing" };
}

/** A part of a path as it was meant; one that means nothing stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = $state<{ route: Route }>({ route: parse(location.pathname) });

addEventListener("popstate", () => (router.route = parse(location.pathname)));

/** Goes to a path; what `isInstead` of the present one is not come back to. */
export function go(path: string, isInstead = false): void {
  if (isInstead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.route = parse(location.pathname);
  scrollTo(0, 0);
}

/** For links: stays on the page, unless somebody wants a new tab. */
export function link(event: MouseEvent): void {
  const anchor = (event.currentTarget as HTMLElement).closest("a");
  if (!anchor || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search);
}
