/** Put Pyodide and the service worker into the build, packed. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SOURCE = "node_modules/pyodide/";
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const LIBRARY = "python_stdlib.zip";
const LOCK = "pyodide-lock.json";
/** A release is packed as small as can be, which takes half a minute; at home that gains nothing. */
const QUALITY = process.env.PORTSIDE_WEB === "release" ? constants.BROTLI_MAX_QUALITY : 5;

function release() {
  const about = JSON.parse(readFileSync(`${SOURCE}package.json`, "utf8"));
  return about.version;
}

/** Return the part of the standard library that the engine needs; the library finds that itself. */
async function library() {
  const { loadPyodide } = await import("pyodide");
  const python = await loadPyodide();
  python.mountNodeFS("/src", "../src");
  await python.runPythonAsync(readFileSync("stdlib.py", "utf8"));
  return Buffer.from(python.FS.readFile("/stdlib.zip"));
}

function brotli(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}

async function files() {
  const whole = FILES.map((name) => [name, readFileSync(SOURCE + name)]);
  // The rules need the standard library only, so the list of packages to download is left out.
  const lock = JSON.parse(readFileSync(SOURCE + LOCK, "utf8"));
  const empty = Buffer.from(JSON.stringify({ ...lock, packages: {} }));
  return [...whole, [LIBRARY, await library()], [LOCK, empty]].map(([name, content]) => ({
    name,
    bytes: content.length,
    packed: { br: brotli(content), gz: gzipSync(content, { level: 9 }) },
  }));
}

/** Ship the engine's files packed in two ways; hosts that cannot serve them so unpack one. */
export function engine() {
  const digest = createHash("sha256");
  let found = [];
  let folder = `/${SOURCE}`;
  return {
    name: "engine",
    async config(_, { command, mode }) {
      if (command === "build" && mode !== "test") {
        found = await files();
        for (const { packed } of found) digest.update(packed.gz);
        folder = `/assets/pyodide-${release()}-${digest.digest("hex").slice(0, 8)}/`;
      }
      const sizes = found.map(({ name, bytes, packed }) => ({
        name,
        bytes,
        br: packed.br.length,
        gz: packed.gz.length,
      }));
      return { define: { __ENGINE__: JSON.stringify({ folder, files: sizes }) } };
    },
    generateBundle() {
      for (const { name, packed } of found) {
        for (const [ending, source] of Object.entries(packed)) {
          this.emitFile({ type: "asset", fileName: `${folder.slice(1)}${name}.${ending}`, source });
        }
      }
    },
  };
}

/** Smaller files are sent as they are. */
const WORTH = 1000;

/** Lay every script and style there packed as well: no visitor has to wait while it is done. */
export function packed() {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) =>
        /^assets\/[^/]+\.(js|css)$/.test(each),
      )) {
        const content = readFileSync(`${dir}/${name}`);
        if (content.length > WORTH) writeFileSync(`${dir}/${name}.br`, brotli(content));
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
