// The journal of a page in this browser: what was not saved when a tab was closed or killed.
import type { Journal } from "@selvedge/builder/saving/journal";

const databaseName = "selvedge-page-editor";
const storeName = "journals";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(storeName);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

let opened: Promise<IDBDatabase> | null = null;

/** The database, which stays open: every key that is typed is written. It is opened again where the browser closed it. */
function database(): Promise<IDBDatabase> {
  const forget = () => {
    opened = null;
  };
  opened ??= open().then((db) => {
    db.onclose = forget;
    db.onversionchange = () => {
      db.close();
      forget();
    };
    return db;
  });
  opened.catch(forget);
  return opened;
}

/** What a step of the database gives once it is kept, which a full disk may refuse after it was taken; null where it is not. */
function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  // A browser that stores nothing, as in some private windows, edits without a journal.
  return database()
    .then(
      (db) =>
        new Promise<T>((resolve, reject) => {
          const step = db.transaction(storeName, mode);
          const asked = work(step.objectStore(storeName));
          step.oncomplete = () => resolve(asked.result);
          step.onabort = () => reject(step.error);
        }),
    )
    .catch(() => null);
}

/** Tabs of one browser that each have a journal of a page; the first is the one that most people ever have. */
const mostTabs = 5;

/** Its page is in it where the two were written as one. */
type Changing = Omit<Journal, "base"> & { base?: Journal["base"] };

/**
 * The journal of one tab of one person's page of one shop. The page that its changes are made on, by far the largest part, is
 * written beside it when it is another one, not with every key. None of its calls rejects.
 */
export function journalStore(
  account: string,
  { division, page, tab }: { division: number; page: number; tab: number },
) {
  const key = `${account} ${division} ${page}${tab === 0 ? "" : ` ${tab}`}`;
  const baseKey = `${key} base`;
  let written: Journal["base"] | null = null;
  return {
    async read(): Promise<Journal | null> {
      const changing = await run<Changing | undefined>("readonly", (store) => store.get(key));
      const base = await run<Journal["base"] | undefined>("readonly", (store) => store.get(baseKey));
      const on = base ?? changing?.base;
      return changing && on ? { ...changing, base: on } : null;
    },
    async write({ base, ...changing }: Journal): Promise<void> {
      const isNew = base !== written;
      const done = await run<IDBValidKey>("readwrite", (store) => {
        if (isNew) store.put(base, baseKey);
        return store.put(changing, key);
      });
      if (done !== null && isNew) written = base;
    },
    async remove(): Promise<void> {
      written = null;
      await run("readwrite", (store) => {
        store.delete(baseKey);
        return store.delete(key);
      });
    },
  };
}

export type JournalStore = ReturnType<typeof journalStore>;

/** A tab that was closed or loaded anew a moment ago may have the page for so long. */
const endingMs = 1_000;

const lockName = (division: number, page: number, tab: number) =>
  `page ${division} ${page}${tab === 0 ? "" : ` ${tab}`}`;

/** Holds a lock until it is let go; null where another tab has it for longer than so many ms. */
const hold = (name: string, waitMs: number): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(waitMs) }, () => new Promise<void>((end) => resolve(end)))
      .catch(() => resolve(null));
  });

export interface HeldPage {
  /** Which tab of this browser it is, counted from 0; null beyond those that have a journal. */
  tab: number | null;
  release: () => void;
}

/** Takes the first place among the tabs of this browser that edit a page, until it is let go or the tab ends. */
export async function holdPage(division: number, page: number): Promise<HeldPage> {
  if (!navigator.locks) return { tab: 0, release: () => {} };
  for (let tab = 0; tab < mostTabs; tab += 1) {
    const release = await hold(lockName(division, page, tab), tab === 0 ? endingMs : 50);
    if (release) return { tab, release };
  }
  return { tab: null, release: () => {} };
}

export interface LeftBehind {
  journals: Journal[];
  /** They are taken over: their tabs have left nothing any more. */
  forget: () => Promise<void>;
}

/** What tabs behind this one have left that are no longer there. Nobody else takes it over before `forget`. */
export async function leftBehind(
  account: string,
  held: { division: number; page: number; tab: number },
): Promise<LeftBehind> {
  const found: { store: JournalStore; journal: Journal | null | undefined; release: () => void }[] = [];
  for (let tab = held.tab + 1; navigator.locks && tab < mostTabs; tab += 1) {
    const release = await hold(lockName(held.division, held.page, tab), 50);
    if (!release) continue;
    const store = journalStore(account, { ...held, tab });
    found.push({ store, release, journal: await store.read() });
  }
  return {
    journals: found.flatMap(({ journal }) => journal ?? []),
    async forget() {
      for (const { store, journal, release } of found) {
        if (journal) await store.remove();
        release();
      }
    },
  };
}
