/** What is drawn into the picture of each card, so that cards of a kind are told apart at a glance. */

/** A thing in a picture: paths of one colour each, about ten units high, around its middle. */
type Paths = readonly (readonly [fill: string, d: string])[];
/** A thing, where its middle is, and how large it is drawn. */
export type Prop = readonly [thing: string, x: number, y: number, scale: number];
export type Scene = { sky: string; props: readonly Prop[]; peak?: number };

const DAY = "#cfe9ef";
const DAWN = "#f6dcc4";
const DUSK = "#d6dcf2";
const SPRING = "#d3ecdf";
const ROSE = "#f3e3ee";
const SAND = "#efe6bf";
const STORM = "#b9cbd8";

export const THINGS: Readonly<Record<string, Paths>> = {
  coin: [
    ["#b9781a", "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z"],
    ["#f9d36b", "M-3.400 0a3.400 3.400 0 1 0 6.800 0a3.400 3.400 0 1 0-6.800 0z"],
    ["#b9781a", "M-.7-2.200h1.400v4.400h-1.400z"],
  ],
  drop: [
    [
      "#33383f",
      "M0-5.500C2-2.500 4.300-.2 4.300 1.800a4.300 4.300 0 0 1-8.600 0C-4.300-.2-2-2.500 0-5.500z",
    ],
    ["#9cc3d0", "M-2.600 1.300c0 1.900 1 3 2.600 3.300-2.300.7-4.200-1.200-2.600-3.300z"],
  ],
  tank: [
    ["#b5431f", "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z"],
    ["#e8663c", "M-4.500-.6a4.500 4.100 0 1 0 9 0a4.500 4.100 0 1 0-9 0z"],
    ["#f5a482", "M-2.800-1.600a1.500 1.200 0 1 0 3 0a1.500 1.200 0 1 0-3 0z"],
  ],
  paper: [
    ["#1f6f78", "M-4-5.500h8v11h-8z"],
    ["#fff", "M-3.200-4.700h6.400v9.400h-6.400z"],
    [
      "#9fb9bd",
      "M-2.200-3.400h4.400v.9h-4.400zM-2.200-1.600h4.400v.9h-4.400zM-2.200.2h2.400v.9h-2.400z",
    ],
    ["#bd2f2a", "M.1 2.800a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0z"],
  ],
  crate: [
    ["#7a4217", "M-4.500-4.500h9v9h-9z"],
    [
      "#c98646",
      "M-3.700-3.700h7.400v2h-7.400zM-3.700-1h7.400v2h-7.400zM-3.700 1.700h7.400v2h-7.400z",
    ],
  ],
  fish: [
    [
      "#2e6f95",
      "M-5.500 0c2.200-3.900 6.600-3.900 8.600-.5L5.500-2.800v5.600L3.100.5c-2 3.400-6.400 3.400-8.600-.5z",
    ],
    ["#cfe9ef", "M-4.300.6c2 1.800 4.600 1.800 6.200.2-1.200 2.500-4.400 2.700-6.200-.2z"],
    ["#fff", "M-3.700-.9a.8.8 0 1 0 1.600 0a.8.8 0 1 0-1.600 0z"],
  ],
  star: [
    ["#c98512", "M0-5.500l1.700 3.700 4 .4-3 2.700.9 4L0 3.200-3.600 5.300l.9-4-3-2.700 4-.4z"],
    ["#f9d36b", "M0-3.600l1 2.500 2.600.3-1.900 1.700.5 2.600L0 2.100z"],
  ],
  penguin: [
    [
      "#23303a",
      "M0 5.500c-4-.6-4-10.400 0-11s4 10.400 0 11zM-3.300-1.500l-1.500 4 2 .5zM3.300-1.500l1.500 4-2 .5z",
    ],
    ["#fff", "M0 5c-2.400-.6-2.400-6.600 0-7.200s2.400 6.600 0 7.200z"],
    ["#f0a020", "M-1.300-3h2.600L0-1.600zM-2.200 5h1.800v.8h-1.800zM.4 5h1.800v.8H.4z"],
  ],
  anchor: [
    ["#1d3557", "M-1.900-4a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0z"],
    ["#fff", "M-.8-4a.8.8 0 1 0 1.600 0a.8.8 0 1 0-1.600 0z"],
    [
      "#1d3557",
      "M-.8-2.400h1.600v6.200C2.600 3.500 3.800 2.600 4.200 1l-1 .2 1.700-2.500L6 1.600l-.9-.3C4.400 4 2.300 5.600 0 5.600S-4.400 4-5.100 1.300l-.9.3 1.100-2.900L-3.200 1.200l-1-.2c.4 1.600 1.600 2.500 3.400 2.800zM-2.700-1.900h5.400v1.400h-5.400z",
    ],
  ],
  flag: [
    ["#5a4630", "M-3.500-5.500h1.300v11h-1.300z"],
    ["#bd2f2a", "M-2.200-5.500h7.200l-1.800 2.500 1.800 2.500h-7.200z"],
  ],
  hat: [
    ["#fff", "M-5.500.2c-.4-3.200 2-4.900 5.500-4.900s5.900 1.700 5.500 4.900z"],
    ["#1d3557", "M-4.900 0h9.800v2.200h-9.800z"],
    ["#23303a", "M-5.200 2.200H5.200c-1.200 2.400-9.200 2.400-10.400 0z"],
    ["#f0b429", "M-1.300-1.700a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0z"],
  ],
  arrows: [
    ["#7a4fa3", "M-5.500-3.800h6.500v-2L5-2.600 1 .6v-2h-6.500z"],
    ["#24794a", "M5.500 3.800h-6.500v2L-5 2.600-1-.6v2h6.500z"],
  ],
  house: [
    ["#f3ead6", "M-3.500 5V-.5h7V5z"],
    ["#8c2f1b", "M-5 0l5-4.800L5 0z"],
    ["#23303a", "M-1 5V1.800h2V5z"],
  ],
  ship: [
    ["#2463b4", "M-6 .8h10.500L6-.4 4.600 4.500h-9z"],
    ["#f6efe0", "M-3.500.8v-3.300h2v-2h2.200v2h2.300v3.300z"],
  ],
  lighthouse: [
    ["#51646f", "M-2.700 5.800l.9-8.900-.6-.5 1-2.500h2.800l1 2.500-.6.5.9 8.900z"],
    ["#fff", "M-2 5.800l.8-8.600h2.400l.8 8.600z"],
    ["#bd2f2a", "M-1.700.6h3.400l.2 2.200h-3.800zM-1.500-2.800h3L1-5.600h-2z"],
    ["#f9d36b", "M1.500-4.600l5-1.800v3.400zM-1.500-4.600l-5-1.800v3.400z"],
  ],
  shed: [
    ["#6b7f8c", "M-6 5.500V-.8L0-4.500l6 3.700v6.300z"],
    ["#33505f", "M-6.800-.3L0-5.500 6.800-.3l-.8 1.200L0-3.300-6 .9z"],
    [
      "#c98646",
      "M-3.500 5.500v-2.600h3.200v2.600zM.3 5.500v-2.600h3.200v2.600zM-1.600 2.500V0h3.200v2.500z",
    ],
  ],
  up: [["#f0b429", "M0-5.800l5 5.200H2.300v6.200h-4.600V-.6H-5z"]],
  pier: [
    [
      "#8a6236",
      "M-6-2.500H6v2.200H-6zM-4.600-.3h1.800v5.600h-1.800zM-.9-.3H.9v5.600H-.9zM2.800-.3h1.800v5.600H2.800z",
    ],
  ],
  smoke: [
    [
      "#8b98a3",
      "M-1.500 5.500c-.5-2 .8-2.600.4-4.200C-4.200 1.500-4.600-1.500-2-2.200-2.700-5 1.600-6.300 2.600-3.600 5.400-3.500 5.500.2 2.700.7 1.600 2.300 2.200 3.700 1.500 5.500z",
    ],
  ],
  moon: [["#e9b93f", "M1.500-5.500A5.600 5.600 0 1 0 5.400 2 4.600 4.600 0 1 1 1.500-5.500z"]],
  elephant: [
    [
      "#6d7d8a",
      "M-6 4.500V-.5C-6-3.500-3.500-5-.5-4.600 1-6 4.600-5.400 5.200-2.600c.6 2.500-.6 3.700-.2 5.700.2 1 1.200.7 1.300-.3l1 .3C7 5.300 4 5.400 3.500 3.200 3.200 1.800 3.400.9 3.200 0L1.800.5v4h-2v-3h-2.600v3z",
    ],
    ["#4f5d68", "M.3-3.800C-1.300-3.500-1.300-.8.4-.4 2-.8 2-3.500.3-3.800z"],
  ],
  tent: [
    ["#e8663c", "M-6 4.500L0-4.500l6 9z"],
    ["#8c2f1b", "M-1.800 4.500L0-1l1.800 5.500z"],
  ],
};

const one = (thing: string): Prop[] => [[thing, 53, 20, 1.3]];
const two = (left: string, right: string): Prop[] => [
  [left, 48, 20, 1],
  [right, 58, 20, 1],
];
const three = (thing: string): Prop[] => [
  [thing, 46, 24, 0.72],
  [thing, 53, 24, 0.72],
  [thing, 60, 24, 0.72],
  ["star", 53, 16, 0.6],
];

const SCENES: Readonly<Record<string, Scene>> = {
  visitor_center_2: { sky: DAY, props: two("coin", "coin") },
  visitor_center_4: {
    sky: DAWN,
    props: [
      ["coin", 48, 15.5, 0.8],
      ["coin", 57, 15.5, 0.8],
      ["coin", 48, 24, 0.8],
      ["coin", 57, 24, 0.8],
    ],
  },
  visitor_center_sets: { sky: DUSK, props: three("house") },
  fuel_supply_ship_1: { sky: DAY, props: [["tank", 37, 18.5, 1.3]] },
  fuel_supply_ship_2: {
    sky: DAWN,
    props: [
      ["tank", 32, 19, 1.1],
      ["tank", 45, 19, 1.1],
    ],
  },
  fuel_supply_ship_sets: {
    sky: DUSK,
    props: [
      ["tank", 29, 20.5, 0.7],
      ["tank", 37, 20.5, 0.7],
      ["tank", 45, 20.5, 0.7],
      ["star", 56, 15, 0.8],
    ],
  },
  permit_office_1: { sky: DAY, props: one("paper") },
  permit_office_2: { sky: DAWN, props: two("paper", "paper") },
  permit_office_sets: { sky: DUSK, props: three("paper") },
  seaside_town_cargo: { sky: DAY, props: [["crate", 48, 21.5, 1]] },
  seaside_town_storage: { sky: DAWN, props: [["shed", 55, 20, 1.15]] },
  seaside_town_scorer: {
    sky: DUSK,
    props: [
      ["crate", 46, 22, 0.85],
      ["star", 57, 18, 1],
    ],
  },
  shipyard_raise: { sky: DAY, props: [["up", 55, 20, 1.25]] },
  shipyard_points: { sky: DAWN, props: [["star", 55, 19, 1.25]] },
  shipyard_harbour: { sky: DUSK, props: [["lighthouse", 55, 20, 1.3]] },
  research_salvage: { sky: DAY, props: two("fish", "paper") },
  research_reserves: { sky: DAWN, props: two("coin", "drop") },
  research_guides: { sky: SPRING, props: one("flag") },
  research_licences: { sky: SAND, props: two("paper", "coin") },
  research_harbour: { sky: DUSK, props: two("lighthouse", "penguin") },
  research_exchange: { sky: ROSE, props: one("arrows") },
  research_depot: { sky: STORM, props: two("pier", "crate") },
  research_captains: { sky: DAWN, props: one("hat") },
  research_mooring: { sky: SPRING, props: one("anchor") },
  research_consolation: { sky: DUSK, props: one("fish") },
  research_storage: { sky: SAND, props: one("shed") },
  boat_penguin_fish: { sky: DAY, props: two("penguin", "fish") },
  boat_cargo_captain: { sky: DAWN, props: two("crate", "hat") },
  boat_captain_penguin: { sky: DUSK, props: two("hat", "penguin") },
  boat_permit_captain: { sky: SPRING, props: two("paper", "hat") },
  boat_fish_goods: { sky: SAND, props: two("fish", "crate") },
  boat_piers: { sky: STORM, props: one("pier") },
  boat_cargo: { sky: DAWN, props: one("crate") },
  boat_captains: { sky: ROSE, props: one("hat") },
  boat_penguins: { sky: SPRING, props: one("penguin") },
  boat_permits: { sky: DUSK, props: one("paper") },
  penguin_island: {
    sky: DAY,
    peak: 0,
    props: [
      ["penguin", 6, 23, 1],
      ["penguin", 14, 22, 1.1],
    ],
  },
  livingston_island: { sky: ROSE, peak: 2, props: [["tent", 10, 23, 1]] },
  king_george_island: { sky: DAWN, peak: 3, props: [["ship", 11, 25, 1.1]] },
  deception_island: { sky: STORM, peak: 1, props: [["smoke", 10, 20, 1.1]] },
  paulet_island: { sky: SPRING, peak: 1, props: [["flag", 11, 21, 1.1]] },
  half_moon_island: { sky: DUSK, peak: 2, props: [["moon", 10, 19, 1]] },
  elephant_island: { sky: SAND, peak: 0, props: [["elephant", 10, 23, 1.1]] },
};

const SKIES = [DAY, DAWN, DUSK, SPRING, ROSE, SAND, STORM];

/** Return what is drawn for a card; one that nobody has drawn for has at least a sky of its own. */
export function sceneOf(slug: string, seed: number): Scene {
  return SCENES[slug] ?? { sky: SKIES[seed % SKIES.length] ?? DAY, props: [] };
}
