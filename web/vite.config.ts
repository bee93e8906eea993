import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vitest/config";
import { engine, shell } from "./engine.vite.js";

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

export default defineConfig(({ mode }) => ({
  plugins: [toml(), svelte(), engine(), shell()],
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
      // A service worker is found by its address, whatever its version.
      output: {
        codeSplitting: { groups: [{ name: wordsOf, test: WORDS }] },
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
