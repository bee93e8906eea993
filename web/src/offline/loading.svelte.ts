/** How far the engine has come on its way into this browser, for pages to show. */
import { place } from "../lib/place.svelte";
import { download, fetchEngine, fetchRest, isKept } from "./engine";

class Loading {
  /** From 0 to 1, or undefined while nothing is fetched. */
  part = $state<number>();
  /** Everything is kept: one can play without any network. */
  kept = $state(false);
  /** What goes over the line for it, in megabytes. */
  readonly size = Math.ceil(download(place.serverless) / 100_000) / 10;
  private fetching: Promise<void> | undefined;

  /** Look whether everything is kept. */
  async check(): Promise<void> {
    this.kept = await isKept();
  }

  /** Fetch and keep what is missing; it is done when one can play. */
  fetched(): Promise<void> {
    this.fetching ??= this.fetch();
    return this.fetching;
  }

  private async fetch(): Promise<void> {
    this.part = 0;
    try {
      // Browsers clear what was not asked to stay when space is short.
      void navigator.storage?.persist?.();
      await fetchEngine(place.serverless, (part) => (this.part = part));
      void fetchRest(place.serverless)
        .then(() => this.check())
        .catch(() => undefined);
    } catch (error) {
      this.fetching = undefined;
      throw error;
    } finally {
      this.part = undefined;
    }
  }
}

export const loading = new Loading();
