/** Put the first script into the page itself, and tell it which files it may ask for at once. */
import { readFileSync } from "node:fs";
import { build } from "vite";
import { triedUse } from "./positions.vite.js";
import { wordsUse } from "./words.vite.js";

const PAGE = /case "(\w+)":\s+return import\("\.\/(pages\/\w+\.svelte)"\)/g;
const LOOK = /\/games\/(\w+)\/look\.ts$/;
/** Where the script goes: behind what says how to read the page, before the first style it would wait for. */
const PLACE = "<title>";

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

/** Return which files belong to which page, title and language. */
function filesByUse(bundle) {
  const names = readFileSync("src/pages.ts", "utf8").matchAll(PAGE);
  const pages = new Map([...names].map(([, page, file]) => [file, page]));
  const told = { pages: {}, looks: {}, tried: {}, words: {}, rules: {} };
  for (const chunk of Object.values(bundle).filter(({ type }) => type === "chunk")) {
    for (const [kind, name] of uses(chunk, pages)) {
      if (told[kind] === undefined) continue;
      const files = whole(bundle, chunk.fileName);
      told[kind][name] = [...new Set([...(told[kind][name] ?? []), ...files])];
    }
  }
  return told;
}

/** Return the first script in one piece: what it needs of the program it has once more. */
async function script(told) {
  const { output } = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    define: { __EARLY__: JSON.stringify(told) },
    build: {
      write: false,
      target: "es2022",
      rollupOptions: { input: "src/early.ts", output: { format: "iife" } },
    },
  });
  return output[0].code.trim().replaceAll("</", "<\\/");
}

export function early() {
  return {
    name: "early",
    apply: "build",
    enforce: "post",
    // After Vite has made the page.
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const first = `<script>${await script(filesByUse(bundle))}</script>`;
        page.source = String(page.source).replace(PLACE, () => `${first}\n    ${PLACE}`);
      },
    },
  };
}
