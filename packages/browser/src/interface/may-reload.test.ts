import { expect, test } from "vitest";
import { memoryStorage } from "../storage/memory-storage.ts";
import { mayReload } from "./may-reload.ts";

const HOUR_MS = 3_600_000;

const memory = () => memoryStorage(() => {});

test("P4.21 a lost part reloads the page three times a day and not a fourth time (platform-core §4)", () => {
  const storage = memory();
  const answers = [1, 2, 3, 4].map((hour) => mayReload(storage, "orders.js", hour * HOUR_MS));
  expect(answers).toEqual([true, true, true, false]);
});

test("a day after the first, there is one more", () => {
  const storage = memory();
  for (const hour of [1, 2, 3]) mayReload(storage, "orders.js", hour * HOUR_MS);
  expect(mayReload(storage, "orders.js", 24.5 * HOUR_MS)).toBe(false);
  expect(mayReload(storage, "orders.js", 25 * HOUR_MS)).toBe(true);
});

test("each message counts for itself", () => {
  const storage = memory();
  for (const hour of [1, 2, 3]) mayReload(storage, "orders.js", hour * HOUR_MS);
  expect(mayReload(storage, "products.js", 4 * HOUR_MS)).toBe(true);
});

test("what is stored in a broken way counts as nothing", () => {
  const storage = memory();
  storage.set("selvedge-reload:orders.js", "x,,");
  expect(mayReload(storage, "orders.js", HOUR_MS)).toBe(true);
});

test("where nothing can be written down the page is never reloaded", () => {
  expect(mayReload({ get: () => null, set: () => false }, "orders.js", HOUR_MS)).toBe(false);
});
