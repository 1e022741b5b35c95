import { expect, test } from "vitest";
import type { DivisionId, OrderId, ProductId } from "./ids.ts";

const [division, order, product] = [12, 2041, 7] as [DivisionId, OrderId, ProductId];
const receiptOf = (divisionId: DivisionId, orderId: OrderId): string => `${divisionId}/${orderId}`;

test("ids of two kinds that change places do not compile", () => {
  expect(receiptOf(division, order)).toBe("12/2041");
  // @ts-expect-error: an order stands where a division has to be
  expect(receiptOf(order, division)).toBe("2041/12");
});

test("neither does a product or a plain number for an order", () => {
  // @ts-expect-error: a product is no order
  expect(receiptOf(division, product)).toBe("12/7");
  // @ts-expect-error: a quantity is no order
  expect(receiptOf(division, 3)).toBe("12/3");
});

test("an id is a number on the wire", () => {
  expect(JSON.stringify({ division, order })).toBe('{"division":12,"order":2041}');
});
