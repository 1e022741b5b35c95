// What an order costs the database, counted: a statement more in the call that everybody waits for fails here.
import type { SeededProduct } from "@selvedge/testing/seed/product";
import type { SeededShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { workDone } from "../../../testing/work-done.ts";
import { newKey, order, place, rowsIn, seedCheckout, shopperIn } from "../testing/checkout-fixture.ts";

const world = testApp();
let bramble: SeededShop;
let tee: SeededProduct;

beforeAll(async () => {
  ({ bramble, tee } = await seedCheckout(world));
  await buy("first@postbox.example");
});

/** The statements of one Pay, those of the local processor aside: its books stand for another company's. */
async function buy(email: string, card?: string) {
  const visitor = await shopperIn(world, bramble, [tee, 1]);
  const body = await order(visitor, { email }, card);
  const { value, done } = await workDone(() => visitor.post(place, body, { "idempotency-key": newKey() }));
  return { status: value.statusCode, statements: done.statements.filter((text) => !/local_cards/.test(text)) };
}

/** Each names its shop once. */
const transactionsOf = (statements: readonly string[]) => statements.filter((text) => /set_config/.test(text)).length;

test("an order of an unknown customer, paid at once, takes 12 statements in 2 transactions", async () => {
  const { status, statements } = await buy("cost@postbox.example");
  expect([status, transactionsOf(statements)]).toEqual([200, 2]);
  expect(statements.length, statements.join("\n\n")).toBeLessThanOrEqual(12);
});

test("its row is written twice: when it is opened and when it is paid", async () => {
  const { statements } = await buy("twice@postbox.example");
  expect(statements.filter((text) => /\b(?:insert into|update) "?orders"?\s/i.test(text))).toHaveLength(2);
  const [row] = await rowsIn(world)("select version, status from orders where email = $1", ["twice@postbox.example"]);
  expect(row).toEqual({ version: 2, status: "paid" });
});

test("a declined card takes as many at most", async () => {
  const { status, statements } = await buy("declined@postbox.example", "4000 0000 0000 0002");
  expect([status, transactionsOf(statements)]).toEqual([402, 2]);
  expect(statements.length, statements.join("\n\n")).toBeLessThanOrEqual(17);
});

test("what follows a paid order is left in the outbox by the statement that pays it, and no job is made", async () => {
  const { statements } = await buy("follow@postbox.example");
  const paying = statements.filter((text) => text.includes("jobs.outbox"));
  expect(paying).toHaveLength(1);
  expect(paying[0]).toMatch(/update "orders" set/);
  expect(statements.filter((text) => text.includes("enqueue_job"))).toEqual([]);
});
