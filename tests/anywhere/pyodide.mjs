// Run a Python file in Pyodide: node pyodide.mjs FOLDER-OF-PYODIDE BUNDLE FILE INPUT.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, bundle, file, input] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder, stdout: (line) => console.log(line) });
python.unpackArchive(new Uint8Array(readFileSync(bundle)), "zip", { extractDir: "/portside" });
python.globals.set("given", readFileSync(input, "utf8"));
await python.runPythonAsync("import sys; sys.path.insert(0, '/portside')");
await python.runPythonAsync(readFileSync(file, "utf8"));
