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

/** Journals of one person's page of one shop. None of them rejects. */
export function journalStore(account: string, division: number, page: number) {
  const key = `${account} ${division} ${page}`;
  return {
    read: () => run("readonly", (store) => store.get(key) as IDBRequest<Journal | undefined>),
    write: (journal: Journal) => run("readwrite", (store) => store.put(journal, key)),
    remove: () => run("readwrite", (store) => store.delete(key)),
  };
}

export type JournalStore = ReturnType<typeof journalStore>;

/** A tab that was closed or loaded anew a moment ago may have the page for so long. */
const endingMs = 1_000;

/**
 * Keeps a page to one tab of this browser, until the tab ends. False where another tab has it; true where the browser cannot
 * tell.
 */
export function holdPage(division: number, page: number): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`page ${division} ${page}`, { signal: AbortSignal.timeout(endingMs) }, () => {
        resolve(true);
        return new Promise<void>((end) => held.set(`${division} ${page}`, end));
      })
      .catch(() => resolve(false));
  });
}

const held = new Map<string, () => void>();

/** Lets another tab have it. */
export function releasePage(division: number, page: number): void {
  held.get(`${division} ${page}`)?.();
  held.delete(`${division} ${page}`);
}
