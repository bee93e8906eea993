import type { Look } from "../looks";
import Face from "./Face.svelte";
import Table from "./Table.svelte";

export const look: Look = {
  Face,
  Table,
  tabs: [
    { id: "lane", word: "web-tab-lane" },
    { id: "sites", word: "web-tab-sites", always: ["tablet"] },
    { id: "rivals", word: "web-tab-rivals" },
  ],
  seatClass: (_, seat) => `seat-${String(Math.max(seat, 0) % 6)}`,
  chart: "points",
  everything: () => ({
    kickstarter_sites: true,
    kickstarter_stations: true,
    fishing_boats: true,
  }),
  facets: ["type", "timing", "period", "set"],
};
