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

function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  // A browser that stores nothing, as in some private windows, edits without a journal.
  return open()
    .then(
      (db) =>
        new Promise<T>((resolve, reject) => {
          const asked = work(db.transaction(storeName, mode).objectStore(storeName));
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
          asked.transaction?.addEventListener("complete", () => db.close());
        }),
    )
    .catch(() => null);
}

/** Tabs of one browser that each have a journal of a page; the first is the one that most people ever have. */
const mostTabs = 5;

/** The journal of one tab of one person's page of one shop. None of its calls rejects. */
export function journalStore(
  account: string,
  { division, page, tab }: { division: number; page: number; tab: number },
) {
  const key = `${account} ${division} ${page}${tab === 0 ? "" : ` ${tab}`}`;
  return {
    read: () => run("readonly", (store) => store.get(key) as IDBRequest<Journal | undefined>),
    write: (journal: Journal) => run("readwrite", (store) => store.put(journal, key)),
    remove: () => run("readwrite", (store) => store.delete(key)),
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
