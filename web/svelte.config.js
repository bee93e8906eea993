import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Trees, not markup: there is nothing for the browser to parse in the middle of drawing.
  compilerOptions: { runes: true, fragments: "tree" },
};
