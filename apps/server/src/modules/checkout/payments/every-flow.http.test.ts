// Money pays an order of every flow: the order knows which status that is, and whether it is awaited.
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import type { SeededProduct } from "@selvedge/testing/seed/product";
import type { SeededShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, order, place, rowsIn, seedCheckout, shopperIn } from "../testing/checkout-fixture.ts";
import { settleOpenAttempts } from "./reconcile.ts";

const world = testApp();
let bramble: SeededShop;
let tee: SeededProduct;

beforeAll(async () => {
  ({ bramble, tee } = await seedCheckout(world));
});

const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
const asksAtTheBank = "4000 0000 0000 3220";

/** An order whose shopper is at their bank, brought to where an order of another flow waits for its money. */
async function waitingOrder(email: string, status: OrderStatus, factory: string): Promise<number> {
  const visitor = await shopperIn(world, bramble, [tee, 1]);
  const answer = await visitor.post(place, await order(visitor, { email }, asksAtTheBank), {
    "idempotency-key": newKey(),
  });
  expect(answer.json().data.state).toBe("action_needed");
  const [{ id }] = await rows("update orders set status = $2, factory_code = $3 where email = $1 returning id", [
    email,
    status,
    factory,
  ]);
  if (status.startsWith("bespoke"))
    await rows(
      `insert into order_status_logs (division_id, order_id, from_status, status, actor_kind, actor_name)
       values ($1, $2, 'to_be_paid', 'quote', 'system', 'test'), ($1, $2, 'quote', $3, 'shopper', 'Rowan')`,
      [bramble.divisionId, id, status],
    );
  return id;
}

/** The bank accepts, and the reconciler reads the result. */
async function bankAgrees() {
  await world.database.ownerQuery("update local_cards.charges set state = 'succeeded' where state = 'action_needed'");
  await settleOpenAttempts(world.platform, bramble.divisionId, -1);
}

const stateOf = async (id: number) => {
  const [[row], log, returned, money, audit, jobs] = await Promise.all([
    rows("select status, paid_at is not null as paid, payment_method from orders where id = $1", [id]),
    rows("select from_status, status, actor_name from order_status_logs where order_id = $1 order by id desc limit 1", [
      id,
    ]),
    rows("select reason from returned_payments where order_id = $1", [id]),
    rows("select kind from payment_transactions where order_id = $1", [id]),
    rows("select action, detail from audit_log where subject = $1 order by id desc limit 1", [`order ${id}`]),
    world.database.ownerQuery(`select payload from jobs.outbox where key = 'order_paid ${id}'`),
  ]);
  return { ...row, log: log[0], returned, money, audit: audit[0], jobs: jobs.rows.length };
};

test.each<[string, OrderStatus, string, OrderStatus]>([
  ["a garment order", "to_be_paid", "telford", "paid"],
  ["an order of paper", "to_be_paid", "newport", "paid"],
  ["quoted work whose proof is approved", "bespoke_approved", "telford", "bespoke_paid"],
])("money pays %s, once", async (name, status, factory, paid) => {
  const id = await waitingOrder(`${name.replaceAll(" ", "-")}@postbox.example`, status, factory);
  await bankAgrees();
  await settleOpenAttempts(world.platform, bramble.divisionId, -1);
  expect(await stateOf(id)).toMatchObject({
    status: paid,
    paid: true,
    payment_method: expect.stringMatching(/\d{4}$/),
    log: { from_status: status, status: paid, actor_name: "payments" },
    returned: [],
    money: [{ kind: "charge" }],
    audit: { action: "order.paid", detail: { from: status, to: paid, amountMinor: 2799 } },
    jobs: 1,
  });
});

test.each<[string, OrderStatus, string]>([
  ["was paid before", "bespoke_paid", "paid_again"],
  ["has no approved proof", "bespoke_mockup", "paid_again"],
  ["is of another price now", "bespoke_approved", "paid_another_amount"],
])("money for quoted work that %s goes back, and the order stays where it is", async (name, status, reason) => {
  const id = await waitingOrder(`${name.replaceAll(" ", "-")}@postbox.example`, status, "telford");
  if (reason === "paid_another_amount")
    await rows(
      "update orders set subtotal_minor = subtotal_minor + 100, total_minor = total_minor + 100 where id = $1",
      [id],
    );
  await bankAgrees();
  expect(await stateOf(id)).toMatchObject({ status, returned: [{ reason }], audit: { action: `order.${reason}` } });
});
