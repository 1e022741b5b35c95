import { expect, test } from "vitest";
import { memoryStorage, noStorage } from "./browser-storage.examples.ts";
import { readStored, removeAllStored, removeStored, store } from "./browser-storage.ts";

test("a text is read until it is removed", () => {
  const storage = memoryStorage();
  expect(store(storage, "a", "one")).toBe(true);
  expect(readStored(storage, "a")).toBe("one");
  removeStored(storage, "a");
  expect(readStored(storage, "a")).toBeNull();
});

test("all keys of one beginning are removed, and no others", () => {
  const storage = memoryStorage();
  for (const key of ["step-1", "draft-1", "step-2", "step-3"]) store(storage, key, "text");
  removeAllStored(storage, "step-");
  expect(["step-1", "draft-1", "step-2", "step-3"].map((key) => readStored(storage, key))).toEqual([
    null,
    "text",
    null,
    null,
  ]);
});

test("a full storage says that it took nothing, and has what it had", () => {
  const storage = memoryStorage(4);
  store(storage, "a", "four");
  expect(store(storage, "a", "five!")).toBe(false);
  expect(readStored(storage, "a")).toBe("four");
});

test("a storage that the browser forbids is empty and takes nothing", () => {
  expect(store(noStorage, "a", "one")).toBe(false);
  expect(readStored(noStorage, "a")).toBeNull();
  expect(() => removeAllStored(noStorage, "")).not.toThrow();
});
