import type { Look } from "../looks";
import { opened } from "./auction";
import { describe } from "./face";
import Face from "./Face.svelte";
import Primer from "./Primer.svelte";
import Table from "./Table.svelte";
import Seat from "./Seat.svelte";
import { ending, extraOf, tabOf, tell } from "./table";

const FIRST = { edition: "first", set_kickstarter: true, set_jutaku: true, set_captain: true };

export const look: Look = {
  Face,
  Table,
  Primer,
  tabs: [
    { id: "sea", word: "web-tab-sea" },
    { id: "mine", word: "web-tab-mine", always: ["tablet"] },
    { id: "rivals", word: "web-tab-rivals" },
  ],
  tabOf,
  seatClass: (view, seat) => `goods-${extraOf(view).colours[seat] ?? "capital"}`,
  opened,
  Seat,
  tell,
  describe,
  standing: (view) => extraOf(view).standing,
  ending,
  chart: "credits",
  printings: [
    {
      variant: "",
      options: {
        set_kickstarter: true,
        set_kickstarter2: true,
        set_j: true,
        set_capital: true,
        set_tokyo: true,
        set_flag: true,
      },
      named: { edition: "definitive" },
    },
    { variant: "first", options: FIRST, named: { edition: "first" } },
    {
      variant: "first chinese",
      options: { ...FIRST, card_texts: "chinese" },
      named: { edition: "first", card_texts: "chinese" },
    },
  ],
  facets: ["type", "action", "set", "timing"],
};
