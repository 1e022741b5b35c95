import { expect, test } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./kept-draft.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const draft = { version: 4, name: "Moon", scene: { v: 1, blank: "tee-unisex", sides: {} } } as const;

test("work is found again, for its own design alone", () => {
  const store = memory();
  keepDraft(store, 1, 2, draft);
  expect(readDraft(store, 1, 2)).toEqual(draft);
  expect(readDraft(store, 1, 3)).toBeNull();
  dropDraft(store, 1, 2);
  expect(readDraft(store, 1, 2)).toBeNull();
});

test("what cannot be read is no work", () => {
  const store = memory();
  store.setItem("selvedge-draft-1-2", "{ broken");
  expect(readDraft(store, 1, 2)).toBeNull();
  store.setItem("selvedge-draft-1-2", '{"version":1}');
  expect(readDraft(store, 1, 2)).toBeNull();
});

test("a browser without storage is borne", () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => keepDraft(full, 1, 2, draft)).not.toThrow();
});
