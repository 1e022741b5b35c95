import { expect, test } from "vitest";
import type { BrowserStorage } from "../data/browser-storage.ts";
import { forgetPerson } from "./forget-person.ts";

function storageOf(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries));
  const storage: BrowserStorage = () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
    key: (at) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  });
  return { stored, storage };
}

test("drafts, histories and the chosen shop go, light or dark stays", () => {
  const local = storageOf({ "selvedge-theme": "dark", "selvedge-shop": "7", "selvedge-design 7 3": "{}" });
  const session = storageOf({ "selvedge-history 7 3": "{}" });
  forgetPerson([local.storage, session.storage]);
  expect([...local.stored]).toEqual([["selvedge-theme", "dark"]]);
  expect([...session.stored]).toEqual([]);
});

test("a browser that forbids storage does not keep anybody from signing out", () => {
  expect(() =>
    forgetPerson([
      () => {
        throw new Error("denied");
      },
    ]),
  ).not.toThrow();
});
