import { beforeEach, expect, test, vi } from "vitest";
import { forgetPlaced, keepPlaced, placedBefore, settlePlaced } from "./placed-order.ts";
import { keepTyped, typedBefore } from "./typed-values.ts";

const typed = { email: "joe@postbox.example" };
const order = { orderHash: "abc", reference: "NK-1" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepTyped(typed);
});

test("what was typed outlives the way to a bank, and goes when the order's own receipt is shown", () => {
  keepPlaced({ ...order, isPaid: false });
  expect(typedBefore()).toEqual(typed);
  settlePlaced("another");
  expect([typedBefore(), placedBefore()?.isPaid]).toEqual([typed, false]);
  settlePlaced("abc");
  expect([typedBefore(), placedBefore()]).toEqual([{}, { ...order, isPaid: true }]);
});

test("an order that is paid at once needs its form no more", () => {
  keepPlaced({ ...order, isPaid: true });
  expect(typedBefore()).toEqual({});
});

test("a receipt that this tab did not place clears no form", () => {
  settlePlaced("abc");
  expect([typedBefore(), placedBefore()]).toEqual([typed, null]);
});

test("a new order makes the last one forgotten", () => {
  keepPlaced({ ...order, isPaid: true });
  forgetPlaced();
  expect(placedBefore()).toBeNull();
});
