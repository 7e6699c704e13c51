/** Which screen is shown: the path of the address. */

export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string | null };

export function parse(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  if (first === "new") return { screen: "new" };
  if (first === "t" && second) return { screen: "table", id: decodeURIComponent(second) };
  if (first === "r") return { screen: "replay", id: second ? decodeURIComponent(second) : null };
  return { screen: "home" };
}

export const router = $state<{ route: Route }>({ route: parse(location.pathname) });

addEventListener("popstate", () => (router.route = parse(location.pathname)));

export function go(path: string): void {
  history.pushState(null, "", path);
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
