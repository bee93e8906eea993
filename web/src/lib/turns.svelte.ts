/** Whose turn it is anywhere: asked for now and then, counted in the tab, gone to by a key. */
import { api } from "./api";
import { place } from "./place.svelte";
import type { Turn } from "./protocol";
import { router } from "./router.svelte";

const OFTEN = 15_000;
const COUNTED = /^\(\d+\) /;
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#e8663c"/>' +
  '<text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">';

class Turns {
  all = $state.raw<readonly Turn[]>([]);
  private plainIcon = "";

  /** Look now, and again as long as the page is open. */
  watch(): () => void {
    const look = (): void => void this.look();
    const timer = setInterval(look, OFTEN);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    if (place.serverless) return;
    try {
      this.all = (await api.waiting()).turns;
    } catch {
      // Whoever cannot be asked now is asked again soon.
    }
  }

  /** Put the count before the title of the tab, and into its icon. */
  mark(count: number): () => void {
    const put = (): void => {
      const title = document.title.replace(COUNTED, "");
      const wanted = count > 0 ? `(${String(count)}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    put();
    this.icon(count);
    const watcher = new MutationObserver(put);
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watcher.disconnect();
  }

  private icon(count: number): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null) return;
    this.plainIcon ||= link.href;
    const drawn = `${ICON}${count > 9 ? "9+" : String(count)}</text></svg>`;
    const wanted = count > 0 ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : this.plainIcon;
    if (link.href !== wanted) link.href = wanted;
  }

  /** Go to the match that waits after (or before) the one that is shown, the longest wait first. */
  step(by: 1 | -1): void {
    const here = router.now.page === "table" ? router.now.id : "";
    const at = this.all.findIndex((turn) => turn.table.id === here);
    const from = at < 0 && by < 0 ? 0 : at;
    const next = this.all[(from + by + this.all.length) % this.all.length];
    if (next !== undefined) router.go(turnAddress(next));
  }
}

export const turns = new Turns();

export function turnAddress(turn: Turn): string {
  const invite = turn.table.invite;
  return `/t/${turn.table.id}${invite ? `?invite=${invite}` : ""}`;
}

const TYPING = "input, select, textarea, dialog";

/** `n` and `p` go to the next and the previous match that waits. */
export function turnKeys(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
  if (event.key === "n") turns.step(1);
  else if (event.key === "p") turns.step(-1);
}
