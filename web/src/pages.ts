/** The pages, each of which is loaded when it is opened. */
import type { Route } from "./lib/routes";

export function loadPage(name: Route["page"]) {
  switch (name) {
    case "lobby":
      return import("./pages/Lobby.svelte");
    case "new":
      return import("./pages/NewTable.svelte");
    case "table":
      return import("./pages/TablePage.svelte");
    case "replay":
      return import("./pages/Replay.svelte");
    case "learn":
      return import("./pages/Learn.svelte");
    case "cards":
      return import("./pages/Cards.svelte");
    case "card":
      return import("./pages/Card.svelte");
    case "rules":
      return import("./pages/Rules.svelte");
    case "values":
      return import("./pages/Values.svelte");
    case "mine":
      return import("./pages/Mine.svelte");
    case "settings":
      return import("./pages/Settings.svelte");
    case "analysis":
      return import("./pages/Analysis.svelte");
    case "seat":
      return import("./pages/SeatHere.svelte");
    case "news":
      return import("./pages/News.svelte");
    case "unknown":
      return import("./pages/Unknown.svelte");
  }
}
