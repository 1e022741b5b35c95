// An exchange for a size of another price: the difference is paid before it is made, waived, or goes back.
import type { SeededOrder } from "@selvedge/testing/seed/order";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { freshKey, type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { closeUnpaidOrders } from "../../checkout/payments/index.ts";
import { newKey, tokenOf } from "../../checkout/testing/checkout-fixture.ts";
import { chargedOrder, givenBack } from "../testing/paid-order.ts";
import { sendOrder } from "../testing/sent-order.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.platform.pools, fixture.bramble);
});
const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const other = () =>
  tee.variants.find(({ size, colour }) => colour === tee.variants[0]!.colour && size !== tee.variants[0]!.size)!;
const pricesAre = (extras: Record<string, number>) =>
  sql("update products set size_extras = $1 where id = $2", [JSON.stringify(extras), tee.id]);
beforeEach(() => pricesAre({ [other().size]: 200 }));

const divisionId = () => fixture.bramble.divisionId;
async function sent(options = {}): Promise<SeededOrder> {
  const order = await chargedOrder(world, fixture.bramble, [{ product: tee, quantity: 2 }], options);
  await sendOrder(world, order.id, 3);
  return order;
}
const pathOf = ({ id }: { id: number }) => `${fixture.base}/orders/${id}/`;
const shown = async (order: { id: number }) => (await fixture.ada.get(pathOf(order))).json().data;
const exchange = (order: SeededOrder, body: object = {}, headers = freshKey()) =>
  fixture.ada.post(
    `${pathOf(order)}exchange/`,
    { pieces: [{ id: order.itemIds[0], quantity: 1, variant: other().id }], note: "", expectedDifference: 2, ...body },
    headers,
  );
const orderOf = async (id: number) =>
  (
    await sql(
      `select o.status, o.total_minor::int as total, (o.goods_tax_minor - o.tax_discount_minor)::int as tax, o.paid_at is not null as paid, o.deleted_at is not null as gone,
         i.size, i.unit_price_inc_tax_minor::int as unit from orders o join order_items i on i.order_id = o.id where o.id = $1`,
      [id],
    )
  )[0];
async function pay(id: number, expectedTotal: number) {
  const [relative] = (
    await shown({ id: (await sql("select parent_order_id::int as id from orders where id = $1", [id]))[0].id })
  ).relatives;
  const visitor = await visitorOf(world.app, fixture.bramble.host).arrive();
  const [, hash] = /\/pay\/([^/]+)\//.exec(relative.payPath)!;
  const page = (await visitor.get(relative.payPath)).body;
  const receipt = (await visitor.get(`/omnis/v3/orders/receipt/${hash}/`)).json().data;
  expect(receipt.discountName).toBe("Paid with the first order");
  const { colour, size } = tee.variants[0]!;
  for (const text of ["Pay the difference for order", `${other().size} instead of ${colour}, ${size}`, "Pay £2.00"])
    expect(page).toContain(text);
  return visitor.post(
    `/omnis/v3/orders/receipt/${hash}/pay/`,
    { cardToken: await tokenOf(visitor), expectedTotal },
    { "idempotency-key": newKey() },
  );
}

test("a dearer size waits for its difference, is paid by the link in a mail, and is made then", async () => {
  const order = await sent({ email: "dearer-swap@postbox.example" });
  const answer = await exchange(order);
  expect(answer.statusCode, answer.body).toBe(200);
  const child = answer.json().data;
  expect(child.toPay).toBe(2);
  const waiting = { status: "to_be_paid", total: 200, tax: 33, paid: false, size: other().size, unit: 2600 };
  expect(await orderOf(child.id)).toMatchObject(waiting);
  const { status, relatives } = await shown(order);
  expect([status, relatives]).toEqual(["complete", [expect.objectContaining({ id: child.id, owedMinor: 200 })]]);
  for (let turn = 0; turn < 2; turn++)
    await tasks.exchange_owed!(world.platform, { divisionId: divisionId(), orderId: child.id });
  const mails = await sql(
    "select subject, body_text, html from mails where to_address = 'dearer-swap@postbox.example'",
  );
  expect(mails.map(({ subject }) => subject)).toEqual([`£2.00 to pay for your exchange, order ${child.reference}`]);
  for (const text of [mails[0].body_text, mails[0].html])
    for (const words of [
      relatives[0].payPath,
      tee.name,
      "Paid with the first order",
      `Instead of ${tee.variants[0]!.colour}`,
    ])
      expect(text).toContain(words);

  expect((await pay(child.id, 2)).statusCode).toBe(200);
  for (let turn = 0; turn < 2; turn++)
    await tasks.order_paid!(world.platform, { divisionId: divisionId(), orderId: child.id });
  expect(await orderOf(child.id)).toMatchObject({ status: "paid", paid: true });
  expect((await shown(order)).status).toBe("exchanged");
  const { data } = await shown(child).then((found) => ({ data: found }));
  expect([data.money.totalMinor, data.money.vatMinor, data.refundable.leftMinor]).toEqual([200, 33, 200]);
});

test("a waived difference costs nothing and keeps its reason; a cheaper size gives its difference back", async () => {
  const waived = await sent();
  const free = (await exchange(waived, { waive: "Our size table was wrong" })).json().data;
  expect([free.toPay, await orderOf(free.id)]).toEqual([0, expect.objectContaining({ status: "paid", total: 0 })]);
  expect((await shown(waived)).differences).toMatchObject([
    { state: "waived", amountMinor: 200, reason: "Our size table was wrong" },
  ]);

  await pricesAre({ [tee.variants[0]!.size]: 200 });
  const cheaper = await sent();
  const child = (await exchange(cheaper, { expectedDifference: -2 })).json().data;
  expect(await orderOf(child.id)).toMatchObject({ status: "paid", total: 0 });
  for (const { id } of await sql("select id::int from refunds where order_id = $1", [cheaper.id]))
    await tasks.pay_refund!(world.platform, { divisionId: divisionId(), refundId: id });
  expect(await givenBack(world, cheaper.id)).toEqual([200]);
  const { differences, refunds, refundable } = await shown(cheaper);
  expect(differences).toMatchObject([{ state: "returned", amountMinor: -200 }]);
  expect(refunds).toMatchObject([{ totalMinor: 200, taxMinor: 33, creditNote: expect.stringMatching(/^CN-/) }]);
  // The piece that stays is worth what it cost.
  expect(refundable.order.lines[0].totalMinor).toBe(4800);
});

test.each([
  ["a difference that nobody has seen", { expectedDifference: 0 }, "That is £2.00 more to pay. Look at it again."],
  ["another one than was seen", { expectedDifference: 1 }, "That is £2.00 more to pay. Look at it again."],
])("%s exchanges nothing", async (_, body, message) => {
  const order = await sent();
  const answer = await exchange(order, body);
  expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
  expect((await shown(order)).relatives).toEqual([]);
});

test("a double click makes one order, and a withdrawn one gives its pieces free and takes no money", async () => {
  const order = await sent();
  const key = freshKey();
  const answers = await Promise.all([exchange(order, {}, key), exchange(order, {}, key)]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const child = answers[0]!.json().data;
  const withdraw = () => fixture.ada.post(`${pathOf(order)}exchange/${child.id}/withdraw/`);
  const elsewhere = await sent();
  expect((await fixture.ada.post(`${pathOf(elsewhere)}exchange/${child.id}/withdraw/`)).statusCode).toBe(404);
  expect([(await withdraw()).json().data, (await withdraw()).json().data]).toEqual([
    { isWithdrawn: true },
    { isWithdrawn: false },
  ]);
  expect(await orderOf(child.id)).toMatchObject({ gone: true });
  const [line] = (await fixture.ada.get(`${pathOf(order)}pieces/`)).json().data;
  expect(line.left).toBe(2);
  expect((await shown(order)).relatives).toMatchObject([{ owedMinor: 0, payPath: "", statusName: "Cancelled" }]);
});

test("an exchange that nobody pays lasts two weeks, not a day, and a paid one cannot be withdrawn", async () => {
  const order = await sent();
  const child = (await exchange(order)).json().data;
  const aged = (days: number) =>
    sql("update orders set created_at = now() - make_interval(days => $2) where id = $1", [child.id, days]);
  await aged(13);
  await closeUnpaidOrders(world.platform);
  expect(await orderOf(child.id)).toMatchObject({ gone: false });
  await aged(15);
  await closeUnpaidOrders(world.platform);
  expect(await orderOf(child.id)).toMatchObject({ gone: true });

  const next = (await exchange(order)).json().data;
  const pathOfNext = `${pathOf(order)}exchange/${next.id}/withdraw/`;
  const relatives = (await shown(order)).relatives;
  const owed = relatives.find(({ id }: { id: number }) => id === next.id);
  const visitor = await visitorOf(world.app, fixture.bramble.host).arrive();
  const [, hash] = /\/pay\/([^/]+)\//.exec(owed.payPath)!;
  await visitor.post(
    `/omnis/v3/orders/receipt/${hash}/pay/`,
    { cardToken: await tokenOf(visitor), expectedTotal: 2 },
    { "idempotency-key": newKey() },
  );
  const refused = await fixture.ada.post(pathOfNext);
  expect([refused.statusCode, refused.json().message]).toEqual([409, "It is paid already, so it is being made."]);
});
