/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { early } from "./early.vite.js";
import { engine, packed, shell } from "./engine.vite.js";
import { tried } from "./positions.vite.js";
import { words, wordsFile } from "./words.vite.js";

/** Lessons are scenarios in TOML, the format the rules read too. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      if (!id.endsWith(".toml")) return undefined;
      return { code: `export default ${JSON.stringify(parse(code))};`, map: null };
    },
  };
}

/**
 * Svelte's constants. One of them is an error, and for the place where an error is made a browser
 * reads the whole file once more.
 */
const FIRST = /svelte\/src\/internal\/client\/constants\.js$/;
/**
 * A browser reads a function when it is first called, in the middle of drawing. Told so, it reads all
 * of a file beside that, while the rest of it is still on its way.
 */
function readAhead(): Plugin {
  return {
    name: "read-ahead",
    apply: "build",
    enforce: "post",
    // After Vite, which writes in front of some.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !READ_AHEAD.test(chunk.name)) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
const READ_AHEAD = /^(?:index|core|board|things|look|Cards)$/;

/** What comes together comes in one piece: over a slow line each file is a wait of its own. */
const PIECES: Record<string, RegExp> = {
  words: /^\0virtual:words\//,
  first: FIRST,
  core: /src\/(?:App|pages\/(?:Lobby|Failure)|parts\/(?:Page|TitleTabs))\.svelte$/,
  things:
    /src\/(?:table\/(?:CardRow|CardThing|Hand|Pile|SeatPlate)\.svelte|parts\/(?:CardSheet|InTurn|Legend|Panel|Primer|RulesList)\.svelte|pages\/Rules\.svelte|lib\/(?:fitting|hash|lessons|letters)\.ts|offline\/browserHost\.ts)$/,
  board: /src\/(?:table\/|pages\/TablePage\.svelte$|lib\/room\.svelte\.ts$)/,
};

export default defineConfig(({ mode }) => ({
  plugins: [toml(), words(), tried(), svelte(), engine(), early(), readAhead(), shell(), packed()],
  // Without this, vitest would take Svelte's code for servers, where nothing can be mounted.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/portside/server/static",
    emptyOutDir: true,
    // A strict content policy forbids data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: {
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      output: {
        codeSplitting: {
          // What is needed by several belongs to the first of them.
          groups: Object.entries(PIECES).map(([name, test], at) => ({
            name: name === "words" ? wordsFile : name,
            test,
            priority: 100 - at,
          })),
        },
        // A service worker is found by its address, whatever its version.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  server: {
    // The words are read from the packages that own them.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
