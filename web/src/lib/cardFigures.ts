/** What the lab found about cards: figures from many matches between equal bots. */

/** A share with the range that holds it 95 times in 100. */
export type Estimate = { value: number; low: number; high: number };
export type CardFigures = { card: string; held: number; used: number; users: number } & Record<
  "win_rate" | "lift",
  Estimate
>;
export type Figures = {
  portside: string;
  command: string;
  bot: string;
  seats: number;
  matches: number;
  cards: readonly CardFigures[];
};

const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<Figures>("../../../src/portside/games/*/figures.json", { import: "default" }),
  ).map(([path, load]) => [/games\/(\w+)\//.exec(path)?.[1] ?? "", load]),
);

/** Load what the lab found about the cards of a title, if anything. */
export async function loadFigures(title: string): Promise<Figures | undefined> {
  return files[title]?.();
}
