/** Tell the first script of a page which files it may ask for at once. */
import { readFileSync } from "node:fs";
import { triedUse } from "./positions.vite.js";
import { wordsUse } from "./words.vite.js";

const PAGE = /case "(\w+)":\s+return import\("\.\/(pages\/\w+\.svelte)"\)/g;
const LOOK = /\/games\/(\w+)\/look\.ts$/;

/** Return a file with all that it needs, styles too. */
function whole(bundle, name, found = new Set()) {
  const chunk = bundle[name];
  if (found.has(`/${name}`) || chunk?.type !== "chunk") return found;
  found.add(`/${name}`);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
  for (const each of chunk.imports) whole(bundle, each, found);
  return found;
}

/** Return what a file is for: pairs of a kind and a name. */
function* uses(chunk, pages) {
  for (const id of chunk.moduleIds) {
    const page = pages.get(id.split("/src/").at(-1));
    if (page) yield ["pages", page];
    const look = LOOK.exec(id);
    if (look) yield ["looks", look[1]];
    const tried = triedUse(id);
    if (tried) yield ["tried", tried];
    const words = wordsUse(id);
    if (words) yield words;
  }
}

export function early() {
  return {
    name: "early",
    apply: "build",
    enforce: "post",
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: "/early.js" }, injectTo: "head-prepend" },
    ],
    generateBundle(_, bundle) {
      const first = bundle["early.js"];
      if (first?.type !== "chunk") return;
      const names = readFileSync("src/pages.ts", "utf8").matchAll(PAGE);
      const pages = new Map([...names].map(([, page, file]) => [file, page]));
      const told = { pages: {}, looks: {}, tried: {}, words: {}, rules: {}, settings: {} };
      for (const chunk of Object.values(bundle).filter(({ type }) => type === "chunk")) {
        for (const [kind, name] of uses(chunk, pages)) {
          const files = whole(bundle, chunk.fileName);
          told[kind][name] = [...new Set([...(told[kind][name] ?? []), ...files])];
        }
      }
      first.code = first.code.replace("__EARLY__", () => JSON.stringify(told));
    },
  };
}
