import { expect, test } from "vitest";
import { remakePriority } from "../labels/replace-label.ts";
import { childOrderOf } from "../returns/child-order.ts";
import { shippingServices } from "../shipping/services.ts";
import { orderPriorities, priorityOfMethod } from "./priority.ts";

test("0 is normal, 1 express, 2 a reprint, 3 a rescue (print-on-demand §2, order)", () => {
  expect(orderPriorities).toEqual({ normal: 0, express: 1, reprint: 2, rescue: 3 });
  expect([remakePriority, childOrderOf("reprint", "faulty_print")?.priority]).toEqual([2, 2]);
  expect(childOrderOf("exchange", "wrong_size")?.priority).toBe(0);
});

test.each([
  ["uk-48", 0],
  ["uk-24", 1],
  ["uk-48+paper-uk-48", 0],
  ["uk-24+paper-uk-48", 1],
  ["eu-standard", 0],
  ["by-owl", 0],
  ["", 0],
])("an order sent by %j has priority %i (print-on-demand §2, order)", (method, priority) => {
  expect(priorityOfMethod(method)).toBe(priority);
});

test("every service of the table is express or not", () => {
  for (const { code, speed } of shippingServices) expect(priorityOfMethod(code)).toBe(speed === "express" ? 1 : 0);
});
