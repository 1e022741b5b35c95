import { expect, test } from "vitest";
import { flows, type OrderStatus } from "./flows.ts";
import { type Actor, mayMove, normalEdges } from "./transitions.ts";

test.each<[OrderStatus, OrderStatus, Actor, object]>([
  ["to_be_paid", "paid", "system", { ok: true }],
  ["to_be_paid", "paid", "shopper", { ok: false, code: "not_yours" }],
  ["to_be_paid", "processing", "system", { ok: false, code: "no_such_move" }],
  ["paid", "processing", "factory", { ok: true }],
  ["printed", "label_printed", "system", { ok: true }],
  ["packing", "complete", "system", { ok: true }],
  ["packing", "complete", "staff", { ok: false, code: "not_yours" }],
  ["complete", "paid", "staff", { ok: false, code: "no_such_move" }],
  ["refunded", "processing", "staff", { ok: false, code: "no_such_move" }],
  ["paid", "paid", "system", { ok: false, code: "no_such_move" }],
])("from %s to %s by %s", (from, to, actor, answer) => {
  expect(mayMove(from, to, actor)).toEqual(answer);
});

test("no edge names a status that the normal flow does not have", () => {
  const known: readonly string[] = flows.normal.flat();
  for (const edge of normalEdges) expect(known).toEqual(expect.arrayContaining([edge.to, ...edge.from]));
});
