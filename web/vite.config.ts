import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vitest/config";
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

const BY_NAME = new Set(["early", "sw"]);
/**
 * What the first script needs, which must not wait for the rest; and Svelte's constants. One of them
 * is an error, and for the place where an error is made a browser reads the whole file once more.
 */
const FIRST =
  /src\/lib\/(?:ahead|languages|routes)\.ts$|svelte\/src\/internal\/client\/constants\.js$/;
/** What comes together comes in one piece: over a slow line each file is a wait of its own. */
const PIECES: Record<string, RegExp> = {
  words: /^\0virtual:words\//,
  first: FIRST,
  core: /src\/(?:App|pages\/Lobby|parts\/(?:Page|TitleTabs))\.svelte$/,
  host: /src\/offline\/browserHost\.ts$/,
  lessons: /src\/lib\/lessons\.ts$/,
  reading: /src\/parts\/(?:Primer|RulesList)\.svelte$/,
  things:
    /src\/(?:table\/(?:CardRow|CardThing|Hand|Pile|SeatPlate)|parts\/(?:CardSheet|InTurn|Legend|Panel))\.svelte$/,
  board: /src\/table\//,
};

export default defineConfig(({ mode }) => ({
  plugins: [toml(), words(), tried(), svelte(), engine(), early(), shell(), packed()],
  // Without this, vitest would take Svelte's code for servers, where nothing can be mounted.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/portside/server/static",
    emptyOutDir: true,
    // A strict content policy forbids data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: {
      input: { index: "index.html", early: "src/early.ts", sw: "src/offline/sw.ts" },
      // A service worker is found by its address, whatever its version; the first script names files
      // by their content, and so is asked for anew.
      output: {
        codeSplitting: {
          // What is needed by several belongs to the first of them.
          groups: Object.entries(PIECES).map(([name, test], at) => ({
            name: name === "words" ? wordsFile : name,
            test,
            priority: 100 - at,
          })),
        },
        entryFileNames: ({ name }) =>
          BY_NAME.has(name) ? `${name}.js` : "assets/[name]-[hash].js",
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
