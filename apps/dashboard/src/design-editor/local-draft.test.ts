import { expect, test } from "vitest";
import { fullStorage, memoryStorage, noStorage } from "../data/browser-storage.examples.ts";
import { draftStore } from "./local-draft.ts";

const draft = { version: 4, name: "Moon", scene: { v: 1, blank: "tee-unisex", sides: {} }, sent: ["a1"] } as const;

test("a draft is found again, for its own design alone", () => {
  const storage = memoryStorage();
  const drafts = draftStore(storage, 1, 2);
  drafts.store(draft);
  expect(drafts.read()).toEqual(draft);
  expect(draftStore(storage, 1, 3).read()).toBeNull();
  drafts.drop();
  expect(drafts.read()).toBeNull();
});

test("a draft that was stored without its sent saves is read", () => {
  const storage = memoryStorage();
  const { sent: _, ...without } = draft;
  storage().setItem("selvedge-draft-1-2", JSON.stringify(without));
  expect(draftStore(storage, 1, 2).read()).toEqual({ ...draft, sent: [] });
});

test.each(["{ broken", "null", '{"version":1}'])("%s is no draft", (text) => {
  const storage = memoryStorage();
  storage().setItem("selvedge-draft-1-2", text);
  expect(draftStore(storage, 1, 2).read()).toBeNull();
});

test.each([
  ["full", fullStorage],
  ["forbidden", noStorage],
])("a storage that is %s breaks nothing", (_, storage) => {
  const drafts = draftStore(storage, 1, 2);
  drafts.store(draft);
  drafts.drop();
  expect(drafts.read()).toBeNull();
});
