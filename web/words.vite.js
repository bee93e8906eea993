/** Read words when the client is built, so that no page has to. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

const WORDS = /\.ftl\?words$/;

/** Return what a file says as lists: the name of a message, what it says, and its attributes if any. */
function entries(file) {
  return new FluentResource(readFileSync(file, "utf8")).body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length === 0 ? [id, value] : [id, value, attributes],
  );
}

/** `import entries from "./file.ftl?words"` gives its messages, which `catalogue.ts` takes. */
export function words() {
  return {
    name: "words",
    load(id) {
      if (!WORDS.test(id)) return undefined;
      const file = id.replace(/\?.*/, "");
      this.addWatchFile(file);
      // A browser reads data as text several times faster than as a program.
      const text = JSON.stringify(JSON.stringify(entries(file)));
      return { code: `export default JSON.parse(${text});`, map: null };
    },
  };
}
