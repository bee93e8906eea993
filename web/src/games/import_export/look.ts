import type { Look } from "../looks";
import { opened } from "./auction";
import { describe } from "./face";
import Face from "./Face.svelte";
import Primer from "./Primer.svelte";
import Table from "./Table.svelte";
import Seat from "./Seat.svelte";
import { ending, extraOf, tell } from "./table";

export const look: Look = {
  Face,
  Table,
  Primer,
  tabs: [
    { id: "sea", word: "web-tab-sea" },
    { id: "mine", word: "web-tab-mine", always: ["tablet"] },
    { id: "rivals", word: "web-tab-rivals" },
  ],
  seatClass: (view, seat) => `goods-${extraOf(view).colours[seat] ?? "capital"}`,
  opened,
  Seat,
  tell,
  describe,
  standing: (view) => extraOf(view).standing,
  ending,
  chart: "credits",
  everything: (edition) =>
    edition === "first"
      ? { edition, set_kickstarter: true, set_jutaku: true, set_captain: true }
      : {
          set_kickstarter: true,
          set_kickstarter2: true,
          set_j: true,
          set_capital: true,
          set_tokyo: true,
          set_flag: true,
        },
  facets: ["type", "action", "set", "timing"],
};
