import { expect, test } from "vitest";
import { type Click, clickOn, requestShows } from "./permission-click.ts";

test.each<[needed: string[], held: string[], click: Click]>([
  [["orders.read"], ["orders.read"], { does: "act" }],
  [["orders.read"], [], { does: "ask", for: ["orders.read"] }],
  [["orders.read", "money.read"], ["orders.read"], { does: "ask", for: ["money.read"] }],
  [["orders.read", "orders.read"], [], { does: "ask", for: ["orders.read"] }],
  [["orders.manage"], ["orders.read", "orders"], { does: "ask", for: ["orders.manage"] }],
  [[], [], { does: "act" }],
])("S6.09: clicking what takes %j while holding %j: %j (storefront §6)", (needed, held, click) => {
  expect(clickOn(needed, held)).toEqual(click);
});

test.each([
  ["S6.10: a request that arrived (storefront §6)", { ok: true }, "Permission request successfully submitted"],
  ["S8.04: a request that failed (storefront §8)", { ok: false }, null],
])("%s shows %j: %j", (_, outcome, shown) => {
  expect(requestShows(outcome)).toBe(shown);
});
