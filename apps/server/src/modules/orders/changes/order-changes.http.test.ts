import { seedStaff } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";
import { chargedOrder, givenBack } from "../testing/paid-order.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
let sam: StaffVisitor;
beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.platform.pools, fixture.bramble);
  sam = await staffAt(world, "staff@selvedge.test");
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const bought = (options = {}) => chargedOrder(world, fixture.bramble, [{ product: tee }], options);
const stateOf = async ({ id }: { id: number }) =>
  (
    await sql("select status, deleted_at is not null as gone, payment_method as paid from orders where id = $1", [id])
  )[0];
/** Runs the jobs that an order's cancellation leaves. */
async function runJobs({ id }: { id: number }) {
  const { divisionId } = fixture.bramble;
  for (const refund of await sql("select id from refunds where order_id = $1", [id]))
    await tasks.pay_refund!(world.platform, { divisionId, refundId: refund.id });
  await tasks.order_cancelled!(world.platform, { divisionId, orderId: id, effects: ["sendCancellation"] });
}
const submit = (visitor: typeof fixture.nobody, path: string, fields: Record<string, string>) =>
  visitor.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  });
const byStaff = (order: { id: number }, word: string, who = sam) =>
  who.post(`/omnis/v3/atlas/orders/${order.id}/${word}/`, { reason: "The shopper asked" });
const byShop = (order: { id: number }, who = fixture.ada, base = fixture.base) =>
  who.post(`${base}/orders/${order.id}/cancel/`, { reason: "The shopper asked" });

test("a merchant cancels a paid order: the money goes back once, the shopper gets both mails, and twice is once", async () => {
  const order = await bought({ email: "cancelled@postbox.example" });
  const answers = await Promise.all([byShop(order), byShop(order), byShop(order)]);
  expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ data: { status: "refunded" } }));
  await runJobs(order);
  await runJobs(order);
  expect(await givenBack(world, order.id)).toEqual([order.totals.totalMinor]);
  expect(await stateOf(order)).toMatchObject({ status: "refunded", gone: true });
  const mails = await sql(
    "select subject, body_text from mails where to_address = 'cancelled@postbox.example' order by id",
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    `£27.99 is going back to you for order ${order.reference}`,
    `Order ${order.reference} is cancelled`,
  ]);
  expect(mails[1].body_text).toContain("nothing of it is made");
});

test("a cancelled order stays readable, and offers nothing more", async () => {
  const order = await bought();
  await byShop(order);
  const { data } = (await fixture.ada.get(`${fixture.base}/orders/${order.id}/`)).json();
  expect(data.actions.filter(({ isAllowed }: { isAllowed: boolean }) => isAllowed)).toEqual([]);
  expect(data.refunds).toHaveLength(1);
});

test("only people of the shop with the permission cancel, and only before it is made", async () => {
  const order = await bought();
  expect((await byShop(order, fixture.vera)).statusCode).toBe(403);
  expect((await byShop(order, fixture.joe)).statusCode).toBe(404);
  expect((await byShop(order, fixture.ada, fixture.otherBase)).statusCode).toBe(404);
  await sql("update orders set status = 'complete' where id = $1", [order.id]);
  const late = await byShop(order);
  expect([late.statusCode, late.json().message]).toEqual([409, "It can only be cancelled before it is made."]);
});

test("a shopper cancels on the receipt, by a form without scripts, once they have shown that the order is theirs", async () => {
  const order = await bought();
  const visitor = await visitorOf(world.app, fixture.bramble.host).arrive();
  const call = () => visitor.post(`/omnis/v3/orders/receipt/${order.orderHash}/cancel/`, { reason: "By mistake" });
  const stranger = await call();
  expect([stranger.statusCode, stranger.json().message]).toEqual([422, expect.stringContaining("Enter the postcode")]);
  expect(await stateOf(order)).toMatchObject({ gone: false });
  const send = (fields: Record<string, string>) => submit(visitor, `/receipt/${order.orderHash}/`, fields);
  await send({ postcode: "M1 3HE" });
  const page = await visitor.get(`/receipt/${order.orderHash}/`);
  expect(page.body).toContain("Yes, cancel the whole order");
  expect(page.body).toContain('<option value="" selected="">I would rather not say</option>');
  expect((await send({ change: "cancel", reason: "It takes too long" })).body).toContain("Tick the box to cancel");
  expect((await send({ change: "cancel", reason: "It takes too long", sure: "yes" })).statusCode).toBe(303);
  expect(await stateOf(order)).toMatchObject({ status: "refunded", gone: true });
  expect((await visitor.get(`/omnis/v3/orders/receipt/${order.orderHash}/`)).json().data.refunded).toBe(27.99);
  expect((await call()).json()).toEqual({ data: { status: "refunded" } });
  const [log] = await sql(
    "select actor_kind, actor_name, reason from order_status_logs where order_id = $1 order by id desc",
    [order.id],
  );
  expect(log).toEqual({ actor_kind: "shopper", actor_name: "Joe Marsh", reason: "It takes too long" });
});

test("a dispute stops an order; won it goes on, lost its money is booked as taken and is not given back again", async () => {
  const [won, lost] = [await bought(), await bought()];
  for (const order of [won, lost])
    expect((await byStaff(order, "dispute")).json().data).toEqual({ status: "disputed" });
  expect((await byStaff(won, "dispute-won")).json().data).toEqual({ status: "paid" });
  expect((await byStaff(won, "dispute-won")).statusCode).toBe(409);
  expect((await byStaff(lost, "dispute-lost")).json().data).toEqual({ status: "refunded" });
  expect(await sql("select state, way, total_minor::int as total from refunds where order_id = $1", [lost.id])).toEqual(
    [{ state: "paid", way: "bank", total: lost.totals.totalMinor }],
  );
  await runJobs(lost);
  expect(await givenBack(world, lost.id)).toEqual([]);
  expect(await sql("select total_minor::int as total from credit_notes where order_id = $1", [lost.id])).toEqual([
    { total: lost.totals.totalMinor },
  ]);
});

test("finance marks an order as paid, once, and customer care may not", async () => {
  const order = await bought();
  await sql("update orders set status = 'to_be_paid', paid_at = null, payment_method = '' where id = $1", [order.id]);
  const care = await seedStaff(world.database.pools, {
    ...{ email: "care@selvedge.test", fullName: "Grace Adeyemi", roles: ["support"] },
  });
  expect((await byStaff(order, "mark-paid", await staffAt(world, care.email))).statusCode).toBe(403);
  expect((await byStaff(order, "mark-paid")).json().data).toEqual({ status: "paid" });
  expect(await stateOf(order)).toMatchObject({ status: "paid", paid: "Paid outside the checkout" });
  expect((await byStaff(order, "mark-paid")).statusCode).toBe(409);
});
