import type { Journal } from "@selvedge/builder/saving/journal";
import { afterEach, expect, test, vi } from "vitest";
import { journalStore } from "./stored-journal.ts";

/** A browser's database that takes whatever it is given, and keeps it unless its disk is full by then. */
function fakeDatabase() {
  const kept = new Map<string, unknown>();
  const disk = { isFull: false };
  function transaction() {
    const writes: (() => void)[] = [];
    const step = { error: new Error("full"), oncomplete: () => {}, onabort: () => {}, objectStore: () => store };
    const asked = (result: unknown) => {
      const request = { result, onsuccess: () => {} };
      queueMicrotask(() => request.onsuccess());
      return request;
    };
    const store = {
      get: (key: string) => asked(kept.get(key)),
      put: (value: unknown, key: string) => {
        writes.push(() => kept.set(key, value));
        return asked(key);
      },
    };
    setTimeout(() => {
      if (disk.isFull && writes.length > 0) return step.onabort();
      for (const write of writes) write();
      step.oncomplete();
    });
    return step;
  }
  const open = () => {
    const request = { result: { transaction }, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  return { disk, indexedDB: { open } };
}

afterEach(() => vi.unstubAllGlobals());

test("a page that a full disk did not keep is written again with the next change, never under another page's changes", async () => {
  const { disk, indexedDB } = fakeDatabase();
  vi.stubGlobal("indexedDB", indexedDB);
  const store = journalStore("ada", { division: 1, page: 2, tab: 0 });
  const journal = (base: string, pending: string) => ({ base, pending }) as unknown as Journal;
  const later = "the page as it is later";
  await store.write(journal("the page", "one"));
  disk.isFull = true;
  await store.write(journal(later, "two"));
  expect(await store.read()).toEqual(journal("the page", "one"));
  disk.isFull = false;
  await store.write(journal(later, "three"));
  expect(await store.read()).toEqual(journal(later, "three"));
});
