import type { Look } from "../looks";
import Draft from "./Draft.svelte";
import Face from "./Face.svelte";
import OwnLane from "./OwnLane.svelte";
import Primer from "./Primer.svelte";
import Table from "./Table.svelte";
import { ending, extraOf } from "./table";

export const look: Look = {
  Face,
  Table,
  Primer,
  tabs: [
    { id: "lane", word: "web-tab-lane" },
    { id: "sites", word: "web-tab-sites", always: ["tablet"] },
    { id: "rivals", word: "web-tab-rivals" },
  ],
  tabOf: (view, { owner }) => (owner < 0 ? "sites" : owner === view.seat ? "lane" : "rivals"),
  seatClass: (_, seat) => `seat-${String(Math.max(seat, 0) % 6)}`,
  Seat: OwnLane,
  Offer: Draft,
  standing: (view) => extraOf(view).standing,
  ending,
  chart: "points",
  printings: [
    {
      variant: "",
      options: { kickstarter_sites: true, kickstarter_stations: true, fishing_boats: true },
      named: {},
    },
  ],
  facets: ["type", "timing", "period", "set"],
};
