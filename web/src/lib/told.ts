/** Do something that may be refused, and put what comes of it into words: the one place for it. */
import { Refused } from "./host";
import { Words } from "./words.svelte";

/** Return what an act has to say, or else in words why it was refused. */
export async function told(
  act: () => Promise<unknown>,
  words: Words = new Words(""),
): Promise<string> {
  try {
    const said = await act();
    return typeof said === "string" ? said : "";
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused("error", {});
    return words.error(refused.code, refused.facts);
  }
}
