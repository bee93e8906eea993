/** Put Pyodide and the service worker into the build, each file as small as it can be served. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const SOURCE = "node_modules/pyodide/";
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const LOCK = "pyodide-lock.json";

function release() {
  const about = JSON.parse(readFileSync(`${SOURCE}package.json`, "utf8"));
  return about.version;
}

function files() {
  const whole = FILES.map((name) => ({ name, content: readFileSync(SOURCE + name) }));
  // The rules need the standard library only, so the list of packages to download is left out.
  const lock = JSON.parse(readFileSync(SOURCE + LOCK, "utf8"));
  const empty = Buffer.from(JSON.stringify({ ...lock, packages: {} }));
  return [...whole, { name: LOCK, content: empty }].map((file) => ({
    ...file,
    packed: file.name.endsWith(".zip") ? undefined : gzipSync(file.content, { level: 9 }),
  }));
}

/** Ship the engine's files packed; hosts that cannot serve them so get them unpacked. */
export function engine() {
  const folder = `assets/pyodide-${release()}/`;
  let found = [];
  return {
    name: "engine",
    config(_, { command, mode }) {
      found = command === "build" && mode !== "test" ? files() : [];
      const sizes = found.map(({ name, content, packed }) => ({
        name,
        bytes: content.length,
        packed: (packed ?? content).length,
      }));
      const told = { folder: command === "build" ? `/${folder}` : `/${SOURCE}`, files: sizes };
      return { define: { __ENGINE__: JSON.stringify(told) } };
    },
    generateBundle() {
      for (const { name, content, packed } of found) {
        const fileName = folder + name + (packed ? ".gz" : "");
        this.emitFile({ type: "asset", fileName, source: packed ?? content });
      }
    },
  };
}

/** Tell the service worker which files make up the page. */
export function shell() {
  return {
    name: "shell",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") return;
      const parts = Object.keys(bundle).filter(
        (name) => /^assets\/[^/]+$/.test(name) && !name.endsWith(".map"),
      );
      const version = createHash("sha256").update(parts.sort().join("\n")).digest("hex");
      const own = ["favicon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];
      const list = [...parts, ...own].map((name) => `/${name}`);
      const told = JSON.stringify({ version: version.slice(0, 12), files: list });
      worker.code = worker.code.replace("__SHELL__", () => told);
    },
  };
}
