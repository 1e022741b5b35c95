// What waits for its payment: read by shop and staff, mailed again, taken back; and what was waived stays in view.
import type { SeededOrder } from "@selvedge/testing/seed/order";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, tokenOf, type Visitor } from "../../checkout/testing/checkout-fixture.ts";
import { type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";
import { chargedOrder, givenBack } from "../testing/paid-order.ts";
import { supplementPaper } from "./supplement-pdf.ts";

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
  await sql("update products set size_extras = $1 where id = $2", [JSON.stringify({ [other().size]: 200 }), tee.id]);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const other = () => tee.variants.find(({ size }) => size !== tee.variants[0]!.size)!;
const divisionId = () => fixture.bramble.divisionId;
const bought = (options = {}) => chargedOrder(world, fixture.bramble, [{ product: tee, quantity: 1 }], options);
const change = (order: SeededOrder, body: object = {}) =>
  fixture.ada.post(`${fixture.base}/orders/${order.id}/items/${order.itemIds[0]}/`, {
    ...{ colour: other().colour, size: other().size, pieces: 1, of: 1, expectedDifference: 2 },
    ...body,
  });
const shown = async (order: SeededOrder) => (await fixture.ada.get(`${fixture.base}/orders/${order.id}/`)).json().data;
const shownToStaff = async (order: SeededOrder) => (await sam.get(`/omnis/v3/atlas/orders/${order.id}/`)).json().data;
async function owedIn(order: SeededOrder) {
  const [found] = (await shown(order)).differences;
  return found;
}
const step = (order: SeededOrder, id: number, what: "again" | "withdraw", body: object = {}) =>
  fixture.ada.post(`${fixture.base}/orders/${order.id}/differences/${id}/${what}/`, body);
const mail = (lineChangeId: number, count: number) =>
  tasks.difference_owed!(world.platform, { divisionId: divisionId(), lineChangeId, mail: count });
const mailsTo = (email: string) => sql("select subject from mails where to_address = $1 order by id", [email]);
const pay = async (visitor: Visitor, order: SeededOrder, expectedTotal: number) =>
  visitor.post(
    `/omnis/v3/orders/receipt/${order.orderHash}/pay/`,
    { cardToken: await tokenOf(visitor), expectedTotal },
    { "idempotency-key": newKey() },
  );
const visitor = () => visitorOf(world.app, fixture.bramble.host).arrive();

test("the lines say what any number of pieces costs more, as the change itself does", async () => {
  const order = await chargedOrder(world, fixture.bramble, [{ product: tee, quantity: 3 }]);
  const { data } = (await fixture.ada.get(`${fixture.base}/orders/${order.id}/items/`)).json();
  const [line] = data;
  expect([line.money.quantity, line.money.priceIncTaxMinor, line.rate, line.isWhole]).toEqual([3, 7200, 0.2, false]);
  const { sizes } = line.colours.find(({ name }: { name: string }) => name === other().colour);
  expect(sizes.find(({ name }: { name: string }) => name === other().size)).toMatchObject({ extraMinor: 200 });
});

test("what waits for its payment is read with its link by shop and staff, and in the history of both", async () => {
  const order = await bought();
  await change(order);
  const expected = {
    ...{ amountMinor: 200, taxMinor: 33, pieces: 1, state: "owed", mails: 1, against: null },
    ...{ words: `${other().size} instead of ${tee.variants[0]!.size}`, payPath: `/pay/${order.orderHash}/` },
  };
  for (const { differences } of [await shown(order), await shownToStaff(order)])
    expect(differences).toEqual([expect.objectContaining(expected)]);
  const text = expect.stringMatching(/^Asked to pay £2\.00 for /);
  expect((await shown(order)).history).toContainEqual(expect.objectContaining({ text }));
  expect((await shownToStaff(order)).log).toContainEqual(expect.objectContaining({ text }));
});

test("the link is mailed again once for each press that saw the last mail, and five times at most", async () => {
  const order = await bought({ email: "again@postbox.example" });
  await change(order);
  const { id } = await owedIn(order);
  await mail(id, 1);
  const presses = await Promise.all([1, 1].map((mails) => step(order, id, "again", { mails })));
  expect(presses.map((answer) => answer.json().data)).toEqual([{ mails: 2 }, { mails: 2 }]);
  for (const count of [2, 2]) await mail(id, count);
  expect(await mailsTo("again@postbox.example")).toHaveLength(2);
  for (const mails of [2, 3, 4]) expect((await step(order, id, "again", { mails })).statusCode).toBe(200);
  const sixth = await step(order, id, "again", { mails: 5 });
  expect([sixth.statusCode, sixth.json().message]).toEqual([409, expect.stringContaining("Copy the link")]);
  expect((await owedIn(order)).mails).toBe(5);
});

test("a link that is taken back takes no money, and a second press changes nothing", async () => {
  const order = await bought();
  await change(order);
  const { id } = await owedIn(order);
  const answers = await Promise.all([step(order, id, "withdraw"), step(order, id, "withdraw")]);
  expect(answers.map((answer) => answer.json().data.isWithdrawn).sort()).toEqual([false, true]);
  const other = await visitor();
  expect((await other.get(`/pay/${order.orderHash}/`)).headers.location).toBe(`/receipt/${order.orderHash}/`);
  await pay(other, order, 2);
  expect(
    await sql("select from payment_transactions where order_id = $1 and kind = 'charge'", [order.id]),
  ).toHaveLength(1);
  expect((await shown(order)).differences).toEqual([]);
  expect((await shown(order)).history[0].text).toMatch(/^Payment link for £2\.00 withdrawn/);
  expect((await step(order, id, "again", { mails: 1 })).statusCode).toBe(409);
});

test("a shopper who does not want the dearer size any more leaves it, and nobody else does it for them", async () => {
  const order = await bought({ email: `leaves-${newKey()}@bramble.test` });
  await change(order);
  const { id } = await owedIn(order);
  const path = `/edit-order/${order.orderHash}/`;
  const post = (who: Visitor, fields: Record<string, string>) =>
    who.send("POST", path, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    });
  const leave = { change: "withdraw", difference: String(id) };
  const joe = await visitor();
  expect((await post(joe, leave)).statusCode).toBe(422);
  expect((await owedIn(order)).state).toBe("owed");
  const [{ zip }] = await sql("select shipping_zip as zip from orders where id = $1", [order.id]);
  await post(joe, { change: "open", postcode: zip });
  expect((await joe.get(path)).body).toContain("Leave it as it is");
  const done = await post(joe, leave);
  expect([done.statusCode, done.headers.location]).toEqual([303, `${path}?done=withdrawn`]);
  expect((await joe.get(`${path}?done=withdrawn`)).body).toContain("there is nothing to pay");
  expect((await shown(order)).differences).toEqual([]);
  expect((await post(joe, leave)).headers.location).toBe(`${path}?done=withdrawn`);
  expect((await post(joe, { change: "withdraw", difference: "999999999" })).statusCode).toBe(404);
});

test("money that comes in for a link that was taken back meanwhile goes back by itself", async () => {
  const order = await bought();
  await change(order);
  const { id } = await owedIn(order);
  const payer = await visitor();
  const asked = world.platform.cards.charge;
  world.platform.cards.charge = async (charge) => {
    await step(order, id, "withdraw");
    return asked.call(world.platform.cards, charge);
  };
  const answer = await pay(payer, order, 2).finally(() => {
    world.platform.cards.charge = asked;
  });
  expect([answer.statusCode, answer.json().message]).toEqual([402, expect.stringContaining("going back")]);
  const [{ attempt_id: attemptId }] = await sql("select attempt_id from returned_payments where order_id = $1", [
    order.id,
  ]);
  await tasks.return_payment!(world.platform, { divisionId: divisionId(), attemptId });
  expect(await givenBack(world, order.id)).toEqual([200]);
});

test("a paid difference cannot be taken back: the refusal says how it is undone", async () => {
  const order = await bought();
  await change(order);
  const { id } = await owedIn(order);
  await pay(await visitor(), order, 2);
  const refused = await step(order, id, "withdraw");
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining("change the line back")]);
});

test("a waived difference stays in view with its reason, which the receipt does not show", async () => {
  const order = await bought();
  await change(order, { waive: "Our size table was wrong" });
  const expected = { amountMinor: 200, state: "waived", reason: "Our size table was wrong", payPath: "" };
  for (const { differences } of [await shown(order), await shownToStaff(order)])
    expect(differences).toEqual([expect.objectContaining(expected)]);
  expect((await shown(order)).history).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining("£2.00 waived"), reason: "Our size table was wrong" }),
  );
  const page = (await (await visitor()).get(`/receipt/${order.orderHash}/`)).body;
  expect(page).toContain("at no extra cost");
  expect(page).not.toContain("Our size table was wrong");
});

test("a paid difference has an invoice of its own, which the order's invoice takes off, for shopper, shop and staff", async () => {
  const order = await bought({ email: "paper@postbox.example" });
  await change(order);
  const { id } = await owedIn(order);
  const asked = { divisionId: divisionId(), orderId: order.id, difference: id };
  await expect(supplementPaper(world.platform, asked)).rejects.toThrow();
  await pay(await visitor(), order, 2);
  for (let turn = 0; turn < 2; turn++)
    await tasks.make_line_change!(world.platform, { divisionId: divisionId(), lineChangeId: id });
  const { name, paper } = await supplementPaper(world.platform, asked);
  expect(name).toMatch(/^SI-BR-\d{4}$/);
  expect(paper).toMatchObject({
    title: "Supplementary invoice",
    lines: [{ detail: `${other().size} instead of ${tee.variants[0]!.size}, VAT 20%`, amount: "£2.00", quantity: "1" }],
    vat: [{ rate: "20%", net: "£1.67", tax: "£0.33" }],
    notes: ["Paid in full with Visa ending 4242."],
  });
  expect(paper.facts).toContainEqual(["To invoice", order.reference]);
  const [invoice] = await sql(
    "select total_minor::int as total, tax_minor::int as tax from supplementary_invoices where order_id = $1",
    [order.id],
  );
  expect(invoice).toEqual({ total: 200, tax: 33 });

  const reader = await visitor();
  await reader.send("POST", `/receipt/${order.orderHash}/`, "postcode=M1+3HE", {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  });
  const receipt = (await reader.get(`/receipt/${order.orderHash}/`)).body;
  expect(receipt).toContain(name);
  const [, path] = /href="([^"]+differences[^"]+invoice\.pdf)"/.exec(receipt)!;
  const [, invoicePath] = /href="(\/invoice\/[^"]+)"/.exec(receipt)!;
  const page = (await reader.get(invoicePath!)).body;
  expect(page).toContain(`On supplementary invoice ${name}`);
  expect(page).toContain("£27.99");
  const [shopView] = (await shown(order)).differences;
  const [staffView] = (await shownToStaff(order)).differences;
  expect([shopView.invoice, staffView.invoice]).toEqual([name, name]);
  for (const [who, url] of [
    [reader, path],
    [fixture.ada, shopView.invoiceUrl],
    [sam, staffView.invoiceUrl],
  ] as const) {
    const file = await who.get(url!);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
  }
  expect(
    (await fixture.ada.get(`${fixture.otherBase}/orders/${order.id}/differences/${id}/invoice.pdf`)).statusCode,
  ).toBe(404);
});

test("the numbers of two shoppers who pay at once follow one another", async () => {
  const orders = [await bought(), await bought()];
  const ids: number[] = [];
  for (const order of orders) {
    await change(order);
    ids.push((await owedIn(order)).id);
    await pay(await visitor(), order, 2);
  }
  await Promise.all(
    ids.map((lineChangeId) => tasks.make_line_change!(world.platform, { divisionId: divisionId(), lineChangeId })),
  );
  const numbers = await sql("select number from supplementary_invoices where order_id = any($1) order by number", [
    orders.map(({ id }) => id),
  ]);
  expect(numbers[1].number - numbers[0].number).toBe(1);
});

test("another shop's people and those who may not manage orders reach none of it", async () => {
  const order = await bought();
  await change(order);
  const { id } = await owedIn(order);
  const path = `${fixture.base}/orders/${order.id}/differences/${id}`;
  expect((await fixture.vera.post(`${path}/withdraw/`)).statusCode).toBe(403);
  const elsewhere = await bought();
  expect((await step(elsewhere, id, "withdraw")).statusCode).toBe(404);
  expect((await owedIn(order)).state).toBe("owed");
});
