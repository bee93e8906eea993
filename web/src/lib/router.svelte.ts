/** Which page is shown. */
import { route } from "./routes";

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
