/** Which files of engines nobody can be playing with any more. */

/** Files that are renewed in their place, the rules for one, lie in no such folder. */
const FOLDER = /^\/assets\/pyodide-[^/]+\//;

/**
 * Return the files of all engines but this one and the one before it.
 *
 * A page of the version before may still be open, with a match that its bots have not joined yet.
 *
 * @param files what is kept, in the order in which it came.
 * @param folder where the engine of this version lies.
 */
export function outdated(files: string[], folder: string): string[] {
  const folderOf = (file: string) => FOLDER.exec(file)?.[0] ?? folder;
  const before = files.map(folderOf).findLast((each) => each !== folder);
  return files.filter((file) => ![folder, before].includes(folderOf(file)));
}
