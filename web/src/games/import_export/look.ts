import type { Look } from "../looks";
import Face from "./Face.svelte";
import Table from "./Table.svelte";
import { extraOf } from "./table";

export const look: Look = {
  Face,
  Table,
  tabs: [
    { id: "sea", word: "web-tab-sea" },
    { id: "mine", word: "web-tab-mine" },
    { id: "rivals", word: "web-tab-rivals" },
  ],
  seatClass: (view, seat) => `goods-${extraOf(view).colours[seat] ?? "capital"}`,
  chart: "credits",
  facets: ["type", "action", "set", "timing"],
};
