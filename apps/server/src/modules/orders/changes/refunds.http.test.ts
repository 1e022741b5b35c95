import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedStaff } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { type CardPayments, PaymentsUnreachable } from "../../../adapters/card-payments/card-payments.ts";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { freshKey, type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { staffAt } from "../../factory/testing/floor-fixture.ts";
import { historyLink } from "../own-orders/index.ts";
import { chargedOrder, givenBack } from "../testing/paid-order.ts";
import { creditNotePaper } from "./credit-note-pdf.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
let kidsTee: SeededProduct;
beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.platform.pools, fixture.bramble);
  kidsTee = await seedProduct(world.platform.pools, fixture.bramble, { name: "Kids tee", blank: "tee-kids" });
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
/** Two adult tees and a kids tee: 24.00, 24.00 and 24.00 without VAT, and 3.99 for the delivery. */
const bought = (options = {}) =>
  chargedOrder(world, fixture.bramble, [{ product: tee, quantity: 2 }, { product: kidsTee }], options);
const pathOf = ({ id }: SeededOrder) => `${fixture.base}/orders/${id}/`;
const readOrder = async (order: SeededOrder) => (await fixture.ada.get(pathOf(order))).json().data;
const one = (order: SeededOrder, line = 0) => ({
  kind: "lines",
  lines: [{ id: order.itemIds[line], quantity: 1 }],
  delivery: false,
});
const body = (what: object, amountMinor: number, changes = {}) => ({
  ...{ what, amountMinor, reason: "Faulty print", words: "Sorry about the tee.", seen: 0 },
  ...changes,
});
const refund = (order: SeededOrder, sent: object, headers = freshKey(), who = fixture.ada) =>
  who.post(`${pathOf(order)}refunds/`, sent, headers);
const refundsOf = (order: SeededOrder) =>
  sql("select id, state, total_minor::int as total from refunds where order_id = $1 order by id", [order.id]);
const divisionId = () => fixture.bramble.divisionId;
/** Runs the job of every refund of an order, on a platform whose processor may be another one. */
async function pay(order: SeededOrder, cards: Partial<CardPayments> = {}) {
  const platform = { ...world.platform, cards: { ...world.platform.cards, ...cards } };
  for (const { id } of await refundsOf(order))
    await tasks.pay_refund!(platform, { divisionId: divisionId(), refundId: id });
}

test("a piece that is refunded before release is shown as refunded and not made, to its shopper and its shop", async () => {
  const order = await bought();
  const before = (await readOrder(order)).money;
  await refund(order, body(one(order), 2400));
  const garments = (
    await visitorOf(world.app, fixture.bramble.host).get(`/omnis/v3/orders/receipt/${order.orderHash}/`)
  ).json().data.garments;
  expect(garments.map(({ now }: { now: string }) => now)).toEqual([
    "Waiting to be printed",
    "Refunded, not made",
    "Waiting to be printed",
  ]);
  expect(garments[1].steps.map(({ code }: { code: string }) => code)).toEqual(["ordered"]);
  const shown = (await readOrder(order)).garments;
  expect(shown.map(({ isRefunded }: { isRefunded: boolean }) => isRefunded)).toEqual([false, true, false]);
  const { money } = await readOrder(order);
  const ofTee = 720 + 260;
  expect([money.costMinor, money.profitMinor]).toEqual([before.costMinor - ofTee, before.profitMinor + ofTee]);
});

test("a line goes back: the card gets it once, the order stays where it is, and the shopper reads it", async () => {
  const order = await bought({ email: "line@postbox.example" });
  const answer = await refund(order, body(one(order), 2400));
  expect(answer.json().data).toMatchObject({ totalMinor: 2400, isFull: false, status: "paid" });
  expect((await readOrder(order)).refunds).toMatchObject([{ state: "asked", creditNote: null, by: "Ada Whitlock" }]);
  await pay(order);
  await pay(order);
  expect(await givenBack(world, order.id)).toEqual([2400]);
  const { refunds, refundable, status } = await readOrder(order);
  expect(refunds).toMatchObject([{ state: "paid", creditNote: "CN-BR-0001", lines: [{ quantity: 1 }], taxMinor: 400 }]);
  expect([status, refundable.leftMinor]).toEqual(["paid", order.totals.totalMinor - 2400]);
  const mails = await sql("select subject, body_text, html from mails where to_address = 'line@postbox.example'");
  expect(mails).toHaveLength(1);
  expect(mails[0].subject).toBe(`£24.00 is going back to you for order ${order.reference}`);
  for (const text of [mails[0].body_text, mails[0].html])
    for (const words of ["Sorry about the tee.", "CN-BR-0001", "£24.00", "Visa ending 4242"])
      expect(text).toContain(words);
});

test("a double click, a retry and an answer that was lost are one refund", async () => {
  const order = await bought();
  const key = freshKey();
  const sent = body(one(order), 2400);
  const answers = await Promise.all([1, 2, 3].map(() => refund(order, sent, key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  const { refund: give } = world.platform.cards;
  const lost: CardPayments["refund"] = async (request) => {
    await give(request);
    throw new PaymentsUnreachable("no answer");
  };
  await expect(pay(order, { refund: lost })).rejects.toThrow("no answer");
  expect(await refundsOf(order)).toMatchObject([{ state: "asked" }]);
  await Promise.all([pay(order), pay(order)]);
  expect(await givenBack(world, order.id)).toEqual([2400]);
  expect(await sql("select kind from payment_transactions where order_id = $1 order by id", [order.id])).toEqual([
    { kind: "charge" },
    { kind: "refund" },
  ]);
});

test("of several people who refund at once one does, and the others are told to check again", async () => {
  const order = await bought();
  const answers = await Promise.all([1, 2, 3, 4].map(() => refund(order, body(one(order), 2400))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(refused.json().message).toBe("Someone else has refunded something meanwhile. Check it again.");
  expect(await refundsOf(order)).toHaveLength(1);
});

test.each<[string, (order: SeededOrder) => object, string]>([
  [
    "more than is left",
    () => body({ kind: "amount", amountMinor: 99_999, delivery: true }, 99_999),
    "That is more than",
  ],
  [
    "more pieces than were bought",
    (order) => body({ ...one(order), lines: [{ id: order.itemIds[0], quantity: 3 }] }, 1),
    "There are not so many",
  ],
  [
    "a line of another order",
    () => body({ kind: "lines", lines: [{ id: 1, quantity: 1 }] }, 1),
    "That is not of this order.",
  ],
  ["nothing", () => body({ kind: "lines", lines: [] }, 1), "Choose what goes back."],
  ["another sum than the person saw", (order) => body(one(order), 2399), "What can go back has changed."],
])("%s is refused with the reason, and nothing is written", async (_, sent, message) => {
  const order = await bought();
  const answer = await refund(order, sent(order));
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining(message)]);
  expect(await refundsOf(order)).toEqual([]);
});

test("everything in steps: a sum, a line and the rest are the invoice, and the order is refunded with its labels", async () => {
  const order = await bought();
  const { totalMinor } = order.totals;
  await refund(order, body({ kind: "amount", amountMinor: 1000, delivery: true }, 1000));
  await refund(order, body(one(order, 1), 1600, { seen: 1 })).then(async (answer) => {
    // What is left of the rate of the kids tee decides, because a part of it has gone back already.
    if (answer.statusCode === 409) {
      const { refundable } = await readOrder(order);
      expect(refundable.earlier).toHaveLength(1);
    }
  });
  const { refundable } = await readOrder(order);
  const last = await refund(order, body({ kind: "rest" }, refundable.leftMinor, { seen: refundable.earlier.length }));
  expect(last.json().data).toMatchObject({ isFull: true, status: "refunded" });
  await pay(order);
  expect((await givenBack(world, order.id)).reduce((sum, minor) => sum + minor, 0)).toBe(totalMinor);
  const notes = await sql(
    "select sum(total_minor)::int as total, sum(tax_minor)::int as tax from credit_notes where order_id = $1",
    [order.id],
  );
  const { goodsTaxMinor, shippingTaxMinor } = order.totals;
  expect(notes).toEqual([{ total: totalMinor, tax: goodsTaxMinor + shippingTaxMinor }]);
  expect(await readOrder(order)).toMatchObject({ status: "refunded", refundable: { leftMinor: 0 } });
  const again = await refund(order, body({ kind: "rest" }, 1, { seen: (await refundsOf(order)).length }));
  expect(again.statusCode).toBe(409);
});

test("what the processor refuses is shown with its reason, has no credit note, and is asked for again by a button", async () => {
  const order = await bought();
  await refund(order, body(one(order), 2400));
  await pay(order, { refund: async () => ({ state: "failed", message: "The card is closed." }) });
  const [failed] = (await readOrder(order)).refunds;
  expect(failed).toMatchObject({ state: "failed", message: "The card is closed.", creditNote: null });
  expect((await readOrder(order)).refundable.leftMinor).toBe(order.totals.totalMinor - 2400);
  const again = () => fixture.ada.post(`${pathOf(order)}refunds/${failed.id}/again/`);
  for (const taken of await Promise.all([again(), again(), again()]))
    expect([taken.statusCode, taken.json()], "taken, and asked for by a job").toEqual([
      202,
      { data: { state: "asked" } },
    ]);
  const asked = await world.database.pools.backOffice.query(
    "select from audit_log where action = 'order.refund_asked_again' and subject = $1",
    [`order ${order.id}`],
  );
  expect(asked.rowCount, "three presses are one").toBe(1);
  await pay(order);
  expect(await givenBack(world, order.id)).toEqual([2400]);
  expect((await again()).statusCode, "once it is paid back").toBe(409);
  expect((await readOrder(order)).refunds).toMatchObject([{ state: "paid", message: "" }]);
});

test("a refund whose job was given up is asked for by the minute's check", async () => {
  const order = await bought();
  await refund(order, body(one(order), 2400));
  await world.database.ownerQuery("delete from graphile_worker._private_jobs");
  await tasks.reconcile_payments!({ ...world.platform, now: () => new Date(Date.now() + 120_000) }, {});
  const { rows } = await world.database.ownerQuery("select key from graphile_worker._private_jobs");
  const [{ id }] = await refundsOf(order);
  expect(rows).toContainEqual({ key: `refund ${id}` });
});

test("numbers of credit notes follow one another without a gap, however many are paid at once", async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => bought()));
  await Promise.all(orders.map((order) => refund(order, body(one(order), 2400))));
  const failing = orders[3]!;
  await pay(failing, { refund: async () => ({ state: "failed", message: "No." }) });
  await Promise.all(orders.map((order) => pay(order)));
  const notes = await sql("select number from credit_notes where division_id = $1 order by number", [divisionId()]);
  expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1));
});

test("a credit note opens as a PDF once it is paid, for its shop alone", async () => {
  const order = await bought();
  await refund(order, body(one(order), 2400));
  const [{ id }] = await refundsOf(order);
  const path = `${pathOf(order)}refunds/${id}/credit-note.pdf`;
  expect((await fixture.ada.get(path)).statusCode).toBe(404);
  await pay(order);
  const paper = await fixture.ada.get(path);
  expect([paper.statusCode, paper.headers["content-type"], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
    ...[200, "application/pdf", "%PDF-"],
  ]);
  expect((await fixture.ada.get(path.replace(fixture.base, fixture.otherBase))).statusCode).toBe(404);
});

test("a shopper reads the credit note by their receipt, with the words for them; another order's receipt opens none", async () => {
  const [order, foreign] = [await bought(), await bought()];
  await refund(order, body({ kind: "amount", amountMinor: 500, delivery: false }, 500));
  await refund(foreign, body(one(foreign), 2400));
  const [{ id }] = await refundsOf(order);
  const shopper = visitorOf(world.app, fixture.bramble.host);
  await shopper.arrive();
  const paperOf = (hash: string, of = id) =>
    shopper.get(`/omnis/v3/orders/receipt/${hash}/refunds/${of}/credit-note.pdf`);
  expect((await paperOf(order.orderHash)).statusCode).toBe(404);
  await pay(order);
  await pay(foreign);
  const [{ id: foreignId }] = await refundsOf(foreign);
  for (const answer of [
    await paperOf(foreign.orderHash),
    await paperOf(order.orderHash, foreignId),
    await paperOf("A".repeat(32)),
  ])
    expect(answer.statusCode).toBe(404);

  expect((await paperOf(order.orderHash)).headers["content-type"]).toBe("application/pdf");
  const receipt = `/receipt/${order.orderHash}/`;
  const path = `/omnis/v3/orders/receipt/${order.orderHash}/refunds/${id}/credit-note.pdf`;
  expect((await shopper.get(receipt)).body).not.toContain("credit-note.pdf");
  await shopper.send("POST", receipt, new URLSearchParams({ postcode: "M1 3HE" }).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${fixture.bramble.host}`,
  });
  expect((await shopper.get(receipt)).body).toContain(`href="${path}"`);
  const history = `/order-history/${historyLink(world.config, divisionId(), order.customerId)}/`;
  expect((await shopper.get(history)).body).toContain(`href="${path}"`);
});

test.each([
  ["shop", ["4 Canal Street", "Joe Marsh", "Faulty print"], ["Sorry about"]],
  ["buyer", ["4 Canal Street", "Joe Marsh", "Sorry about the tee."], ["Faulty print"]],
  ["link", ["Joe", "Manchester", "Sorry about the tee."], ["Canal Street", "Marsh", "M1 3HE", "Faulty print"]],
] as const)("a credit note for the %s says what is theirs to read", async (reader, shown, hidden) => {
  const order = await bought();
  await refund(order, body({ kind: "amount", amountMinor: 500, delivery: false }, 500));
  await pay(order);
  const [{ id: refundId }] = await refundsOf(order);
  const wanted = { divisionId: divisionId(), orderId: order.id, refundId, reader };
  const words = JSON.stringify((await creditNotePaper(world.platform, wanted)).paper);
  for (const text of ["£5.00", ...shown]) expect(words).toContain(text);
  for (const text of hidden) expect(words).not.toContain(text);
});

test("refunds are for those who may give them: not for viewers, not for another shop, not for strangers", async () => {
  const order = await bought();
  const statusOf = async (who: typeof fixture.ada) =>
    (await refund(order, body(one(order), 2400), freshKey(), who)).statusCode;
  expect([await statusOf(fixture.vera), await statusOf(fixture.joe), await statusOf(fixture.nobody)]).toEqual([
    403, 404, 401,
  ]);
  expect(await refundsOf(order)).toEqual([]);
  const other = await seedPaidOrder(world.platform.pools, fixture.other, [
    { product: await seedProduct(world.platform.pools, fixture.other) },
  ]);
  expect((await refund(other, body({ kind: "rest" }, 2799))).statusCode).toBe(404);
});

test("customer care refunds up to its limit, finance beyond it", async () => {
  const [care, finance] = await Promise.all(
    ["support", "finance"].map(async (role) => {
      const person = { email: `${role}@selvedge.test`, fullName: "Grace Adeyemi", roles: [role] };
      return staffAt(world, (await seedStaff(world.database.pools, person)).email);
    }),
  );
  const order = await chargedOrder(world, fixture.bramble, [{ product: tee, quantity: 9 }]);
  const send = (who: typeof care, sent: object) =>
    who!.post(`/omnis/v3/atlas/orders/${order.id}/refunds/`, sent, freshKey());
  const sums = (amountMinor: number, seen: number) =>
    body({ kind: "amount", amountMinor, delivery: false }, amountMinor, { seen });
  expect((await send(care, sums(15_001, 0))).json().message).toBe("The amount is over your limit. Ask finance.");
  expect((await send(care, sums(10_000, 0))).statusCode).toBe(200);
  expect((await send(care, sums(5_001, 1))).statusCode).toBe(409);
  expect((await send(finance, sums(5_001, 1))).statusCode).toBe(200);
});
