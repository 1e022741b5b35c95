import { beforeEach, expect, test, vi } from "vitest";
import { loadTyped, saveTyped } from "./paying/typed-values.ts";
import { clearPlaced, loadPlaced, markPlacedPaid, savePlaced } from "./placed-order.ts";

const typed = { email: "joe@postbox.example" };
const order = { orderHash: "abc", reference: "NK-1" };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  saveTyped(typed);
});

test("what was typed stays during a visit to the bank, and is cleared when the order's own receipt is shown", () => {
  savePlaced({ ...order, isPaid: false });
  expect(loadTyped()).toEqual(typed);
  markPlacedPaid("another");
  expect([loadTyped(), loadPlaced()?.isPaid]).toEqual([typed, false]);
  markPlacedPaid("abc");
  expect([loadTyped(), loadPlaced()]).toEqual([{}, { ...order, isPaid: true }]);
});

test("an order that is paid at once clears its form", () => {
  savePlaced({ ...order, isPaid: true });
  expect(loadTyped()).toEqual({});
});

test("a receipt that this tab did not place clears no form", () => {
  markPlacedPaid("abc");
  expect([loadTyped(), loadPlaced()]).toEqual([typed, null]);
});

test("a new order clears the last one", () => {
  savePlaced({ ...order, isPaid: true });
  clearPlaced();
  expect(loadPlaced()).toBeNull();
});
