/** Python in this browser: Pyodide with the package of the rules beside its standard library. */
import type { PyodideInterface } from "pyodide";
import { ENGINE, PACKAGE } from "./engine";

export async function python(): Promise<PyodideInterface> {
  const loader = new URL(`${ENGINE.folder}pyodide.mjs`, location.href).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ loader)) as typeof import("pyodide");
  const [made, rules] = await Promise.all([
    loadPyodide({ indexURL: ENGINE.folder }),
    fetch(PACKAGE).then((answer) => answer.arrayBuffer()),
  ]);
  made.unpackArchive(rules, "zip", { extractDir: "/portside" });
  made.runPython("import sys; sys.path.insert(0, '/portside')");
  return made;
}
