import { emptyScene, type Scene } from "@selvedge/design/scene";
import { frontScene, imageElement } from "@selvedge/design/scene.examples";
import { type History, push, startHistory } from "@selvedge/studio/scene/history.ts";
import { historyText } from "@selvedge/studio/scene/history-text.ts";
import { expect, test } from "vitest";
import { fullStorage, memoryStorage, noStorage } from "../data/browser-storage.examples.ts";
import { dropAllHistories, storedHistory } from "./stored-history.ts";

const at = (y: number) => frontScene(imageElement({ y }));
const historyTo = (...ys: number[]): History<Scene> =>
  ys.reduce((history, y, index) => push(history, at(y), index * 10_000), startHistory<Scene>(emptyScene("tee-unisex")));

const moon = { account: "ada@example.com", division: 1, design: 2 };
const others = [
  { ...moon, design: 3 },
  { ...moon, division: 2 },
  { ...moon, account: "ben@example.com" },
];

test("a history is found again by the same person in the same design, and by no one else", () => {
  const storage = memoryStorage();
  storedHistory(storage, moon).store(historyTo(10, 20));
  expect(storedHistory(storage, moon).read(at(20)).past).toEqual([emptyScene("tee-unisex"), at(10)]);
  for (const other of others) expect(storedHistory(storage, other).read(at(20))).toEqual(startHistory(at(20)));
});

test("a history that does not end in the saved design is not used", () => {
  const storage = memoryStorage();
  storedHistory(storage, moon).store(historyTo(10, 20));
  expect(storedHistory(storage, moon).read(at(50))).toEqual(startHistory(at(50)));
});

test("signing out drops the histories of all designs and nothing else", () => {
  const storage = memoryStorage();
  storage().setItem("selvedge-draft-1-2", "work");
  for (const owner of [moon, ...others]) storedHistory(storage, owner).store(historyTo(10));
  dropAllHistories(storage);
  expect(storage().length).toBe(1);
  expect(storage().getItem("selvedge-draft-1-2")).toBe("work");
});

test("where there is no room, the histories of other designs go first", () => {
  const storage = memoryStorage(historyText(historyTo(10, 20)).length + 50);
  storedHistory(storage, others[0]!).store(historyTo(10));
  storedHistory(storage, moon).store(historyTo(10, 20));
  expect(storedHistory(storage, moon).read(at(20)).past).toHaveLength(2);
  expect(storage().length).toBe(1);
});

test("a history that has no room at all leaves no older one behind", () => {
  const storage = memoryStorage(historyText(historyTo(10)).length);
  storedHistory(storage, moon).store(historyTo(10));
  storedHistory(storage, moon).store(historyTo(10, 20));
  expect(storage().length).toBe(0);
});

test.each([
  ["full", fullStorage],
  ["forbidden", noStorage],
])("with a storage that is %s a design opens without a history", (_, storage) => {
  const history = storedHistory(storage, moon);
  history.store(historyTo(10));
  expect(history.read(at(10))).toEqual(startHistory(at(10)));
});
