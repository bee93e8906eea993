import type { Look } from "../looks";
import Face from "./Face.svelte";
import Table from "./Table.svelte";

export const look: Look = {
  Face,
  Table,
  tabs: [
    { id: "seats", word: "web-tab-seats" },
    { id: "common", word: "web-tab-middle" },
  ],
  seatClass: (_, seat) => `seat-${String(Math.max(seat, 0) % 6)}`,
  chart: "",
  printings: [{ variant: "", options: {}, named: {} }],
  facets: [],
};
