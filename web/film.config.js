/** Build the page that plays one match back as a single file, with everything inside. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { gzipSync } from "node:zlib";
import { defineConfig } from "vite";
import { tried } from "./positions.vite.js";
import { words } from "./words.vite.js";

const PAGE = "film.html";
const NONE = "\0none";

/** A file has no engine and is shared already; what would see to that is left out. */
function without() {
  return {
    name: "without",
    enforce: "pre",
    resolveId: (source) => (/\/(offline\/here|film\/share)$/.test(source) ? NONE : undefined),
    load: (id) => (id === NONE ? "export const here = undefined, filmed = undefined;" : undefined),
  };
}

/** Scripts end where these letters stand, even inside of a text. */
function safe(code) {
  return code.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
}

/** Put scripts and styles into the page, and the page alone into the build, packed. */
function inside() {
  return {
    name: "inside",
    enforce: "post",
    // After Vite has done with the chunks.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle[PAGE];
        if (page?.type !== "asset") return;
        let text = String(page.source);
        for (const [name, part] of Object.entries(bundle)) {
          const tag = new RegExp(`<(script|link)[^>]*/${name.replaceAll(".", "\\.")}"[^>]*>`);
          const content =
            part.type === "chunk"
              ? `<script type="module">${safe(part.code)}`
              : `<style>${String(part.source)}</style>`;
          if (part !== page) text = text.replace(tag, () => content);
          Reflect.deleteProperty(bundle, name);
        }
        const source = gzipSync(text, { level: 9 });
        this.emitFile({ type: "asset", fileName: `${PAGE}.gz`, source });
      },
    },
  };
}

export default defineConfig({
  plugins: [without(), words(), tried(), svelte(), inside()],
  publicDir: false,
  logLevel: "error",
  build: {
    outDir: "../src/portside/server/static",
    emptyOutDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    target: "es2022",
    rolldownOptions: { input: PAGE, output: { codeSplitting: false } },
  },
});
