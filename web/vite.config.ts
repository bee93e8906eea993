import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vitest/config";
import { early } from "./early.vite.js";
import { engine, shell } from "./engine.vite.js";
import { words } from "./words.vite.js";

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

const WORDS = /portside\/(?:(?:games|testing)\/(\w+)\/|\w+\/)?text\/([\w-]+)\/([\w-]+)\.ftl/;
/** Rules and the names of settings are read alone, and the terminal's words never. */
const APART = /^(rule|settings|cli|terminal)/;

/** What a title says in one language is one file, not twenty; so is what the program says. */
function wordsOf(id: string): string | null {
  const [, title, language, name] = WORDS.exec(id) ?? [];
  if (name === undefined || APART.test(name)) return null;
  return ["words", title, language].filter(Boolean).join("-");
}

const BY_NAME = new Set(["early", "sw"]);
/** What the first script needs, which must not wait for the rest. */
const FIRST = /src\/lib\/(?:languages|routes)\.ts$/;
/** What comes together comes in one piece: over a slow line each file is a wait of its own. */
const PIECES: Record<string, RegExp> = {
  words: WORDS,
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
  plugins: [toml(), words(), svelte(), engine(), early(), shell()],
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
            name: name === "words" ? wordsOf : name,
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
