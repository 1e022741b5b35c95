// A size of another price: what it costs more is paid before anything changes, and what it costs less goes back.
import type { SeededOrder } from "@selvedge/testing/seed/order";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { freshKey, type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";
import { chargedOrder, givenBack } from "../../orders/testing/paid-order.ts";
import { newKey, tokenOf, type Visitor } from "../testing/checkout-fixture.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
let sam: StaffVisitor;
beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedPrintFiles(
    world.database.pools,
    fixture.bramble,
    await seedProduct(world.platform.pools, fixture.bramble),
  );
  sam = await staffAt(world, "staff@selvedge.test");
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const first = () => tee.variants[0]!;
const other = () => tee.variants.find(({ size }) => size !== first().size)!;
const third = () => tee.variants.find(({ size }) => size !== first().size && size !== other().size)!;
const pricesAre = (extras: Record<string, number>) =>
  sql("update products set size_extras = $1 where id = $2", [JSON.stringify(extras), tee.id]);
beforeEach(() => pricesAre({ [other().size]: 200, [third().size]: 350 }));

const bought = (quantity = 1, options = {}) =>
  chargedOrder(world, fixture.bramble, [{ product: tee, quantity }], options);
const arrive = () => visitorOf(world.app, fixture.bramble.host).arrive();
const submit = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  });
async function shopperOf(order: SeededOrder) {
  const visitor = await arrive();
  await submit(visitor, `/receipt/${order.orderHash}/`, { postcode: "M1 3HE" });
  return visitor;
}
const change = (visitor: Visitor, order: SeededOrder, body: object = {}) =>
  visitor.post(`/omnis/v3/orders/receipt/${order.orderHash}/items/${order.itemIds[0]}/`, {
    ...{ colour: other().colour, size: other().size, pieces: 1, of: 1, expectedDifference: 2 },
    ...body,
  });
const changeByShop = (order: SeededOrder, body: object, who = fixture.ada) =>
  who.post(`${fixture.base}/orders/${order.id}/items/${order.itemIds[0]}/`, {
    ...{ colour: other().colour, size: other().size, pieces: 1, of: 1, expectedDifference: 2 },
    ...body,
  });
const pay = async (visitor: Visitor, order: SeededOrder, expectedTotal: number, key = newKey()) =>
  visitor.post(
    `/omnis/v3/orders/receipt/${order.orderHash}/pay/`,
    { cardToken: await tokenOf(visitor), expectedTotal },
    { "idempotency-key": key },
  );
const linesOf = ({ id }: SeededOrder) =>
  sql(
    `select size, quantity, price_inc_tax_minor::int as price, tax_minor::int as tax, unit_price_inc_tax_minor::int as unit
     from order_items where order_id = $1 order by position`,
    [id],
  );
const totalOf = async ({ id }: SeededOrder) =>
  (await sql("select total_minor::int as total from orders where id = $1", [id]))[0].total;
const chargesOf = ({ id }: SeededOrder) =>
  sql(
    "select amount_minor::int as minor from payment_transactions where order_id = $1 and kind = 'charge' order by id",
    [id],
  );
const changesOf = ({ id }: SeededOrder) =>
  sql(
    "select id::int, state, reason, difference_minor::int as minor from line_changes where order_id = $1 order by id",
    [id],
  );
const divisionId = () => fixture.bramble.divisionId;
/** Runs what waits for an order: its paid changes, the payments and the refunds that go back. */
async function runJobs(order: SeededOrder) {
  for (const { id } of await changesOf(order))
    await tasks.make_line_change!(world.platform, { divisionId: divisionId(), lineChangeId: id });
  for (const { attempt_id: attemptId } of await sql("select attempt_id from returned_payments where order_id = $1", [
    order.id,
  ]))
    await tasks.return_payment!(world.platform, { divisionId: divisionId(), attemptId });
  for (const { id } of await sql("select id::int from refunds where order_id = $1 order by id", [order.id]))
    await tasks.pay_refund!(world.platform, { divisionId: divisionId(), refundId: id });
}
const mailsTo = (email: string) =>
  sql("select subject, body_text from mails where to_address = $1 order by id", [email]);

test("a dearer size is shown with its difference, paid on a page without scripts, and made once it is paid", async () => {
  const order = await bought(1, { email: "dearer@postbox.example" });
  const visitor = await shopperOf(order);
  const path = `/edit-order/${order.orderHash}/`;
  const step = `${path}${order.itemIds[0]}/`;
  expect((await visitor.get(step)).body).toContain("+£2.00");
  const { colour, size } = other();
  const chosen = { colour, size, pieces: "1", of: "1" };
  const asked = await submit(visitor, step, chosen);
  expect(asked.statusCode).toBe(303);
  const look = (await visitor.get(asked.headers.location as string)).body;
  expect(look).toContain("£2.00 more to pay");
  const [, expectedDifference] = /name="expectedDifference" value="([^"]+)"/.exec(look)!;
  const confirmed = await submit(visitor, step, { ...chosen, expectedDifference: expectedDifference! });
  expect(confirmed.headers.location).toBe(`/pay/${order.orderHash}/`);
  expect((await visitor.get(path)).body).toContain("waits for your payment of £2.00");
  expect(await linesOf(order)).toMatchObject([{ size: first().size, price: 2400 }]);

  const page = (await visitor.get(`/pay/${order.orderHash}/`)).body;
  expect(page).toContain("Pay £2.00");
  const [, idempotencyKey] = /name="idempotencyKey" value="([^"]+)"/.exec(page)!;
  const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123" };
  const send = () =>
    submit(visitor, `/pay/${order.orderHash}/`, { idempotencyKey: idempotencyKey!, expectedTotal: "2", ...card });
  const answers = await Promise.all([send(), send()]);
  const receipt = `/receipt/${order.orderHash}/`;
  expect(answers.filter(({ headers }) => headers.location === receipt).length).toBeGreaterThan(0);
  expect(await chargesOf(order)).toEqual([{ minor: 2799 }, { minor: 200 }]);
  expect((await visitor.get(`/pay/${order.orderHash}/`)).headers.location).toBe(`/receipt/${order.orderHash}/`);
  await runJobs(order);
  await runJobs(order);
  expect(await linesOf(order)).toEqual([{ size, quantity: 1, price: 2600, tax: 433, unit: 2600 }]);
  expect(await totalOf(order)).toBe(2999);
  expect(await changesOf(order)).toMatchObject([{ state: "made", minor: 200 }]);
  const receiptPage = (await visitor.get(receipt)).body;
  expect(receiptPage).toContain(`${size} instead of ${first().size}, paid in it`);
  const [, invoice] = /href="(\/invoice\/[^"]+)"/.exec(receiptPage)!;
  expect((await visitor.get(invoice!)).body).toContain("On supplementary invoice SI-BR-");
});

test("everything of an order with a paid difference goes back from both of its charges, to the penny", async () => {
  const order = await bought(3);
  const visitor = await shopperOf(order);
  expect((await change(visitor, order, { of: 3, pieces: 2, expectedDifference: 4 })).json().data).toEqual({
    ...{ isChanged: false, difference: 4, payPath: `/pay/${order.orderHash}/` },
  });
  expect((await pay(visitor, order, 4)).statusCode).toBe(200);
  await runJobs(order);
  expect(await linesOf(order)).toMatchObject([
    { size: first().size, quantity: 1, price: 2400 },
    { size: other().size, quantity: 2, price: 5200 },
  ]);
  expect(await totalOf(order)).toBe(order.totals.totalMinor + 400);
  const { data } = (await fixture.ada.get(`${fixture.base}/orders/${order.id}/`)).json();
  expect(data.refundable.leftMinor).toBe(order.totals.totalMinor + 400);
  const refund = await fixture.ada.post(
    `${fixture.base}/orders/${order.id}/refunds/`,
    { what: { kind: "rest" }, amountMinor: order.totals.totalMinor + 400, reason: "Lost", words: "", seen: 0 },
    freshKey(),
  );
  expect([refund.statusCode, refund.json().data.isFull]).toEqual([200, true]);
  await runJobs(order);
  expect((await givenBack(world, order.id)).sort((a, b) => a - b)).toEqual([400, order.totals.totalMinor]);
});

test("the difference of a cheaper size goes back at once with a credit note, and the rest of the order later", async () => {
  const order = await bought(1, { email: "cheaper@postbox.example" });
  await pricesAre({ [first().size]: 200 });
  const visitor = await shopperOf(order);
  expect((await change(visitor, order, { expectedDifference: -2 })).json().data).toEqual({
    ...{ isChanged: true, difference: -2, payPath: "" },
  });
  expect(await linesOf(order)).toMatchObject([{ size: other().size, price: 2400 }]);
  await runJobs(order);
  expect(await givenBack(world, order.id)).toEqual([200]);
  const notes = await sql(
    "select total_minor::int as total, tax_minor::int as tax from credit_notes where order_id = $1",
    [order.id],
  );
  expect(notes).toEqual([{ total: 200, tax: 33 }]);
  const [mail] = await mailsTo("cheaper@postbox.example");
  expect([mail.subject, mail.body_text]).toEqual([
    `£2.00 is going back to you for order ${order.reference}`,
    expect.stringContaining(`${other().size} instead of`),
  ]);
  expect((await visitor.get(`/receipt/${order.orderHash}/`)).body).toContain(
    `${other().size} instead of ${first().size}, going back to you`,
  );
  const { data } = (await fixture.ada.get(`${fixture.base}/orders/${order.id}/`)).json();
  expect([data.refundable.leftMinor, data.refundable.order.lines[0].totalMinor]).toEqual([2599, 2200]);
  const rest = { what: { kind: "rest" }, amountMinor: 2599, reason: "Lost", words: "", seen: 0 };
  const refund = await fixture.ada.post(`${fixture.base}/orders/${order.id}/refunds/`, rest, freshKey());
  expect([refund.statusCode, refund.json().data.isFull]).toEqual([200, true]);
  await runJobs(order);
  expect(await givenBack(world, order.id)).toEqual([200, 2599]);
});

test("there and back again costs nothing: what went back is paid again", async () => {
  const order = await bought();
  await pricesAre({ [first().size]: 200 });
  const visitor = await shopperOf(order);
  await change(visitor, order, { expectedDifference: -2 });
  const { colour, size } = first();
  expect((await change(visitor, order, { colour, size, expectedDifference: 2 })).json().data.difference).toBe(2);
  await pay(visitor, order, 2);
  await runJobs(order);
  const { data } = (await fixture.ada.get(`${fixture.base}/orders/${order.id}/`)).json();
  expect([data.refundable.leftMinor, data.refundable.order.lines[0].totalMinor]).toEqual([2799, 2400]);
});

test("a label that is printed before the payment keeps the garment as it was, and the money goes back with a mail", async () => {
  const order = await bought(1, { email: "late@postbox.example" });
  const visitor = await shopperOf(order);
  await sam.post("/omnis/v3/atlas/orders/release/", { orders: [order.id] });
  await change(visitor, order);
  await pay(visitor, order, 2);
  await sql("update factory_labels set label_prints = 1 where order_id = $1", [order.id]);
  await runJobs(order);
  await runJobs(order);
  expect(await linesOf(order)).toMatchObject([{ size: first().size, price: 2400 }]);
  expect(await totalOf(order)).toBe(2799);
  expect(await changesOf(order)).toMatchObject([{ state: "late" }]);
  expect(await givenBack(world, order.id)).toEqual([200]);
  const mails = await mailsTo("late@postbox.example");
  expect(mails.map(({ subject }) => subject)).toEqual(["Your payment of £2.00 is going back"]);
  expect(mails[0].body_text).toContain("its label was printed");
});

test("once the label is printed the page that pays says so, and takes nothing", async () => {
  const order = await bought();
  const visitor = await shopperOf(order);
  await sam.post("/omnis/v3/atlas/orders/release/", { orders: [order.id] });
  await change(visitor, order);
  await sql("update factory_labels set label_prints = 1 where order_id = $1", [order.id]);
  const page = (await visitor.get(`/pay/${order.orderHash}/`)).body;
  expect(page).toContain("Its label is printed");
  expect(page).not.toContain("Pay £");
  const answer = await pay(visitor, order, 2);
  expect(answer.statusCode).toBe(409);
  expect(await chargesOf(order)).toEqual([{ minor: 2799 }]);
});

test("the last choice is the one that is paid, and two pages that pay at once are one charge", async () => {
  const order = await bought();
  const visitor = await shopperOf(order);
  await change(visitor, order);
  await change(visitor, order, { colour: third().colour, size: third().size, expectedDifference: 3.5 });
  expect((await pay(visitor, order, 2)).statusCode).toBe(409);
  const answers = await Promise.all([pay(visitor, order, 3.5), pay(visitor, order, 3.5)]);
  for (const { statusCode } of answers) expect([200, 503, 409]).toContain(statusCode);
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  await runJobs(order);
  expect(await chargesOf(order)).toEqual([{ minor: 2799 }, { minor: 350 }]);
  expect(await changesOf(order)).toMatchObject([{ state: "replaced" }, { state: "made" }]);
  expect(await linesOf(order)).toMatchObject([{ size: third().size, price: 2750 }]);
});

test.each([
  ["a difference that nobody has seen", { expectedDifference: 0 }, "That is £2.00 more to pay. Look at it again."],
  ["another difference than was seen", { expectedDifference: 1.5 }, "That is £2.00 more to pay. Look at it again."],
])("%s changes nothing", async (_, body, message) => {
  const order = await bought();
  const answer = await change(await shopperOf(order), order, body);
  expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
  expect(await changesOf(order)).toEqual([]);
});

test("a shop asks its shopper for the difference by a link in a mail, or waives it with a reason", async () => {
  const order = await bought(1, { email: "asked@postbox.example" });
  expect((await changeByShop(order, {}, fixture.vera)).statusCode).toBe(403);
  expect((await changeByShop(order, {})).json().data).toMatchObject({ isChanged: false, difference: 2 });
  const [{ id }] = await changesOf(order);
  const told = () => tasks.difference_owed!(world.platform, { divisionId: divisionId(), lineChangeId: id });
  await told();
  await told();
  const mails = await mailsTo("asked@postbox.example");
  expect(mails.map(({ subject }) => subject)).toEqual([`£2.00 to pay for the change of order ${order.reference}`]);
  expect(mails[0].body_text).toContain(`/pay/${order.orderHash}/`);
  const waived = await changeByShop(order, { waive: "Our mistake in the size table." });
  expect(waived.json().data).toEqual({ isChanged: true, difference: 0, payPath: "" });
  expect(await changesOf(order)).toMatchObject([
    { state: "replaced" },
    { state: "waived", reason: "Our mistake in the size table." },
  ]);
  expect(await linesOf(order)).toMatchObject([{ size: other().size, price: 2400 }]);
  expect((await pay(await arrive(), order, 2)).statusCode).toBe(200);
  expect(await chargesOf(order)).toEqual([{ minor: 2799 }]);
});
