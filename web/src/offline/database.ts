/** Tables and journals in this browser's database: what an answer waits for before it is shown. */
import type { TableInfo } from "../lib/protocol";

const NAME = "portside";
const VERSION = 1;

type Kept = { id: string; match: { id: string }; moved: number; told: TableInfo };
type Entry = [match: string, n: number, ...rest: unknown[]];

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asking = indexedDB.open(NAME, VERSION);
    asking.onupgradeneeded = () => {
      const tables = asking.result.createObjectStore("tables", { keyPath: "id" });
      tables.createIndex("match", "match.id");
      asking.result.createObjectStore("entries");
    };
    asking.onsuccess = () => {
      // A page of a later version may want to change the stores.
      asking.result.onversionchange = () => asking.result.close();
      done(asking.result);
    };
    asking.onerror = () => failed(asking.error);
  });
  return opened;
}

function result<T>(asking: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asking.onsuccess = () => done(asking.result);
    asking.onerror = () => failed(asking.error);
  });
}

async function reading(store: string): Promise<IDBObjectStore> {
  return (await database()).transaction(store).objectStore(store);
}

/** Write, and come back only when it is on the disk. */
async function writing(stores: string[], write: (all: IDBTransaction) => void): Promise<void> {
  const all = (await database()).transaction(stores, "readwrite", { durability: "strict" });
  write(all);
  await new Promise<void>((done, failed) => {
    all.oncomplete = () => done();
    all.onabort = () => failed(all.error);
  });
}

function journalOf(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match, 0], [match, Infinity]);
}

/** What the host in Python keeps things with; nothing is `undefined`, which it knows as None. */
export const shelf = {
  async tables(): Promise<string> {
    return JSON.stringify(await listed());
  },

  async table(id: string): Promise<string | undefined> {
    const found: unknown = await result((await reading("tables")).get(id));
    return found === undefined ? undefined : JSON.stringify(found);
  },

  async table_of(match: string): Promise<string | undefined> {
    const found: unknown = await result((await reading("tables")).index("match").get(match));
    return found === undefined ? undefined : JSON.stringify(found);
  },

  async keep_table(_id: string, data: string): Promise<void> {
    await writing(["tables"], (all) => all.objectStore("tables").put(JSON.parse(data)));
  },

  async forget(id: string, match: string): Promise<void> {
    await writing(["tables", "entries"], (all) => {
      all.objectStore("tables").delete(id);
      all.objectStore("entries").delete(journalOf(match));
    });
  },

  async journal(match: string): Promise<string> {
    return JSON.stringify(await result((await reading("entries")).getAll(journalOf(match))));
  },

  async keep(data: string): Promise<boolean> {
    const entries = JSON.parse(data) as Entry[];
    try {
      await writing(["entries"], (all) => {
        const store = all.objectStore("entries");
        for (const entry of entries) store.add(entry, [entry[0], entry[1]]);
      });
    } catch (error) {
      // Another page has written this number: the answer belongs to a state that is past.
      if (error instanceof DOMException && error.name === "ConstraintError") return false;
      throw error;
    }
    return true;
  },
};

/** Return the tables of this browser as their pages were last told about them, latest first. */
export async function listed(): Promise<TableInfo[]> {
  const found = (await result((await reading("tables")).getAll())) as Kept[];
  return found.sort((a, b) => b.moved - a.moved).map((table) => table.told);
}
