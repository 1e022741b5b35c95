import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type FloorFixture, floorFixture, type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";

const world = testApp();
let fixture: FloorFixture;
let sam: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  sam = await staffAt(world, fixture.people.sam.email);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const checksOf = (orderId: number) =>
  sql("select score, decision, hits, decided_by from frisk_checks where order_id = $1 order by id", [orderId]);

/** A paid order whose shopper pays from abroad with a throwaway address, in a shop that opened yesterday. */
async function paid(changes: { email?: string; billingCountry?: string } = {}) {
  const lines = [{ product: fixture.tee }];
  const order = await seedPaidOrder(world.database.pools, fixture.bramble, lines, {
    email: changes.email ?? "joe@example.org",
  });
  await sql("update orders set billing_country = $2 where id = $1", [order.id, changes.billingCountry ?? "GB"]);
  const job = { divisionId: fixture.bramble.divisionId, orderId: order.id };
  await tasks.order_paid!(world.platform, job);
  await tasks.order_paid!(world.platform, job);
  return order;
}

test("an ordinary order passes once, however often the job runs, and goes to the floor", async () => {
  const order = await paid();
  expect(await checksOf(order.id)).toEqual([{ score: 0, decision: "pass", hits: [], decided_by: "rules" }]);
  expect(await sam.release(order.id)).toMatchObject([{ ok: true }]);
});

test("a risky order is held for the risk team with the reason, and continues when they release it", async () => {
  const order = await paid({ email: "new@mailinator.com", billingCountry: "US" });
  expect(await checksOf(order.id)).toMatchObject([
    { score: 45, decision: "review", hits: [{ code: "countries_differ" }, { code: "disposable_email" }] },
  ]);
  const [hold] = await sql("select id, code, note from holds where order_id = $1", [order.id]);
  expect(hold).toMatchObject({ code: "frisk_review", note: expect.stringMatching(/^Score 45\. A new customer pays/) });
  expect(await sam.release(order.id)).toMatchObject([{ ok: false, code: "on_hold" }]);
  const answer = await sam.post(`/omnis/v3/atlas/orders/${order.id}/holds/${hold.id}/release/`);
  expect(answer.statusCode).toBe(200);
  expect((await checksOf(order.id)).at(-1)).toMatchObject({ score: 45, decision: "pass", decided_by: "Sam Okafor" });
  expect(await sam.release(order.id)).toMatchObject([{ ok: true }]);
});

test("an order is looked at before it is released, also when the job that follows its payment has not run yet", async () => {
  const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }], {
    email: "early@mailinator.com",
  });
  await sql("update orders set billing_country = 'US' where id = $1", [order.id]);
  const outcomes = await Promise.all([sam.release(order.id), sam.release(order.id)]);
  expect(outcomes).toMatchObject([[{ ok: false, code: "on_hold" }], [{ ok: false, code: "on_hold" }]]);
  await tasks.order_paid!(world.platform, { divisionId: fixture.bramble.divisionId, orderId: order.id });
  expect(await checksOf(order.id)).toMatchObject([{ score: 45, decision: "review" }]);
  expect(await sql("select code from holds where order_id = $1", [order.id])).toEqual([{ code: "frisk_review" }]);
});

test("an order of a project that is marked as fraud is blocked", async () => {
  const fraud = (isFraud: boolean) =>
    sql("update manufacturers set is_fraud = $2 where id = (select manufacturer_id from divisions where id = $1)", [
      fixture.bramble.divisionId,
      isFraud,
    ]);
  await fraud(true);
  const order = await paid();
  await fraud(false);
  expect(await checksOf(order.id)).toMatchObject([{ score: 80, decision: "block", hits: [{ code: "fraud_project" }] }]);
  expect(await sam.release(order.id)).toMatchObject([{ ok: false, code: "on_hold" }]);
});

test("of a shop with many orders one that is far above the usual amount is a hit, also once that amount is remembered", async () => {
  const ordinary = await paid();
  const [{ names }] = await sql(
    "select string_agg(column_name, ', ') as names from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER'",
  );
  await sql(
    `insert into orders (${names}) select ${names} from (select copy.* from orders o, generate_series(1, 100) n, jsonb_populate_record(o, jsonb_build_object(
       'id', nextval('order_numbers') + 0 * n, 'reference', gen_random_uuid(), 'receipt_digest', sha256(random()::text::bytea), 'basket_id', gen_random_uuid())) copy where o.id = $1) copies`,
    [ordinary.id],
  );
  const hitsOf = async (moreMinor: number) => {
    const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }], {});
    await sql("update orders set total_minor = total_minor + $2, subtotal_minor = subtotal_minor + $2 where id = $1", [
      order.id,
      moreMinor,
    ]);
    await tasks.order_paid!(world.platform, { divisionId: fixture.bramble.divisionId, orderId: order.id });
    const [check] = await checksOf(order.id);
    return check.hits.map(({ code }: { code: string }) => code);
  };
  for (const _ of ["read", "remembered"]) {
    expect(await hitsOf(9_000_00)).toContain("high_value");
    expect(await hitsOf(0)).not.toContain("high_value");
  }
});
