/** Which page is shown: a handful of addresses, matched by hand. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; title: string }
  | { page: "table"; id: string; invite: string; lesson: string }
  | { page: "replay"; match: string; at: number; seat: string }
  | { page: "learn"; title: string }
  | { page: "cards"; title: string; card: string }
  | { page: "rules"; title: string; rule: string }
  | { page: "mine" }
  | { page: "settings" }
  | { page: "news"; token: string }
  | { page: "analysis"; match: string }
  | { page: "unknown" };

/** Read an address. */
export function route(url: URL): Route {
  const [page = "", name = ""] = url.pathname.split("/").slice(1).map(decodeURIComponent);
  const hash = decodeURIComponent(url.hash.slice(1));
  switch (page) {
    case "":
      return { page: "lobby" };
    case "new":
      return { page, title: name };
    case "t":
      return {
        page: "table",
        id: name,
        invite: url.searchParams.get("invite") ?? "",
        lesson: url.searchParams.get("lesson") ?? "",
      };
    case "replay":
      // Without a match there is nothing to replay but one's own.
      if (name === "") return { page: "mine" };
      return {
        page,
        match: name,
        at: Math.max(0, Math.trunc(Number(url.searchParams.get("at")))) || 0,
        seat: url.searchParams.get("seat") ?? "0",
      };
    case "cards":
      return { page, title: name, card: hash };
    case "rules":
      return { page, title: name, rule: hash };
    case "news":
      return { page, token: name };
    case "analysis":
      return { page, match: name };
    case "learn":
      return { page, title: name };
    case "mine":
    case "settings":
      return { page };
    default:
      return { page: "unknown" };
  }
}

class Router {
  private url = $state.raw(new URL(location.href));
  readonly now = $derived(route(this.url));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(undefined, "", address);
    else history.pushState(undefined, "", address);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.url = new URL(location.href);
  }

  /** Follow links within the page without loading it anew. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : undefined;
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plainClick || link.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
