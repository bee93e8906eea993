/** Tell pages what can be tried out without all of the positions it is tried in. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const GAMES = resolve("../src/portside/games");
const INDEX = "virtual:tried";
const FILE = /^virtual:tried\/(\w+)$/;

function positions(title) {
  return resolve(GAMES, title, "positions.json");
}

/** Return the title whose rules and cards a module tells about, if it is one of these. */
export function triedUse(id) {
  return FILE.exec(id.replace("\0", ""))?.[1];
}

/** `virtual:tried` tells how to load, by title, which rules and cards have a position. */
export function tried() {
  return {
    name: "tried",
    resolveId: (id) => (id === INDEX || FILE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) {
        const titles = readdirSync(GAMES).filter((title) => existsSync(positions(title)));
        const loads = titles.map((title) => `${title}: () => import("${INDEX}/${title}")`);
        return { code: `export default { ${loads.join(", ")} };`, map: null };
      }
      const title = triedUse(id);
      if (title === undefined) return undefined;
      this.addWatchFile(positions(title));
      const { rules, cards } = JSON.parse(readFileSync(positions(title), "utf8"));
      const found = { rules: Object.keys(rules), cards: Object.keys(cards) };
      return { code: `export default ${JSON.stringify(found)};`, map: null };
    },
  };
}
