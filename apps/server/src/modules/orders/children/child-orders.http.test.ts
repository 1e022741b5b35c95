import type { SeededOrder } from "@selvedge/testing/seed/order";
import { seedStaff } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { freshKey, type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { staffAt } from "../../factory/testing/floor-fixture.ts";
import { chargedOrder } from "../testing/paid-order.ts";
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
async function sent(options = {}, daysAgo = 3): Promise<SeededOrder> {
  const order = await chargedOrder(world, fixture.bramble, [{ product: tee, quantity: 2 }], options);
  await sendOrder(world, order.id, daysAgo);
  return order;
}
const pathOf = ({ id }: { id: number }) => `${fixture.base}/orders/${id}/`;
const readOrder = async (order: { id: number }) => (await fixture.ada.get(pathOf(order))).json().data;
const pieces = (order: SeededOrder, changes = {}) => ({ pieces: [{ id: order.itemIds[0], quantity: 1, ...changes }] });
const make = (order: SeededOrder, what: string, body: object, headers = freshKey(), who = fixture.ada) =>
  who.post(`${pathOf(order)}${what}/`, body, headers);
const faulty = { reasonCode: "faulty_print", note: "A pale line across the moth" };
const actionOf = async (order: { id: number }, code: string) =>
  (await readOrder(order)).actions.find((each: { code: string }) => each.code === code);

test("a garment is made again: a paid child order of nothing, before other work, with its reason (print-on-demand §2)", async () => {
  const order = await sent({ email: "again@postbox.example" });
  const answer = await make(order, "reprint", { ...pieces(order), ...faulty });
  expect(answer.statusCode, answer.body).toBe(200);
  const child = answer.json().data;
  const [row] = await sql(
    `select o.status, o.total_minor::int as total, o.priority, o.parent_order_id::int as parent, r.code as reason, o.paid_at is not null as paid, o.shipping_street, o.factory_code
     from orders o join reprint_reasons r on r.id = o.reprint_reason_id where o.id = $1`,
    [child.id],
  );
  expect(row).toMatchObject({
    status: "paid",
    total: 0,
    priority: 2,
    parent: order.id,
    reason: "faulty_print",
    paid: true,
  });
  expect(row).toMatchObject({ shipping_street: "4 Canal Street", factory_code: "telford" });
  const items = await sql(
    "select quantity, origin_item_id::int as origin, price_inc_tax_minor::int as worth, sku from order_items where order_id = $1",
    [child.id],
  );
  expect(items).toEqual([{ quantity: 1, origin: order.itemIds[0], worth: 2400, sku: tee.variants[0]!.sku }]);
  expect((await readOrder(order)).status).toBe("complete");
  await tasks.order_paid!(world.platform, { divisionId: fixture.bramble.divisionId, orderId: child.id });
  const mails = await sql("select subject, body_text, html from mails where to_address = 'again@postbox.example'");
  expect(mails.map(({ subject }) => subject)).toEqual([`We make it again: order ${child.reference}`]);
  for (const text of [mails[0].body_text, mails[0].html]) expect(text).toContain("nothing to pay");
  expect(await sql("select orders from products where id = $1 and orders > 0", [tee.id])).toEqual([]);
});

test("both sides name one another, and an exchange is one without a reprint reason (P3.27, P4.16)", async () => {
  const order = await sent();
  const again = (await make(order, "reprint", { ...pieces(order), ...faulty })).json().data;
  const other = tee.variants.find(
    ({ size, colour }) => colour === tee.variants[0]!.colour && size !== tee.variants[0]!.size,
  )!;
  const answer = await make(order, "exchange", { ...pieces(order, { variant: other.id }), note: "" });
  expect(answer.statusCode, answer.body).toBe(200);
  const swapped = answer.json().data;
  expect((await readOrder(order)).status).toBe("exchanged");
  const items = await sql("select size, blank_sku, sku from order_items where order_id = $1", [swapped.id]);
  expect(items).toEqual([{ size: other.size, blank_sku: other.blankSku, sku: other.sku }]);
  const idsOf = async (id: number, relation: string) => {
    const body = { type: "order", ids: [id], attributes: ["id"], relations: [relation] };
    const answer = await fixture.ada.post("/omnis/v3/models/fetch/", body);
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json();
    return JSON.stringify((Array.isArray(data) ? data[0] : data)[relation]);
  };
  expect(await idsOf(order.id, "exchangeOrders")).toContain(String(swapped.id));
  expect(await idsOf(order.id, "exchangeOrders")).not.toContain(String(again.id));
  expect(await idsOf(order.id, "child")).toContain(String(again.id));
  expect(await idsOf(swapped.id, "parent")).toContain(String(order.id));
  expect((await readOrder(order)).relatives).toMatchObject([
    { id: again.id, isParent: false, kind: "reprint" },
    { id: swapped.id, isParent: false, kind: "exchange" },
  ]);
  expect((await readOrder(again)).relatives).toMatchObject([{ id: order.id, isParent: true, kind: "reprint" }]);
});

test("a double click and a retry make one order, and no more pieces than were bought", async () => {
  const order = await sent();
  const key = freshKey();
  const body = { ...pieces(order), ...faulty };
  const answers = await Promise.all([1, 2, 3].map(() => make(order, "reprint", body, key)));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers[0]!.statusCode).toBe(200);
  expect((await make(order, "reprint", body)).statusCode).toBe(200);
  const third = await make(order, "reprint", body);
  expect([third.statusCode, third.json().message]).toEqual([409, "All of it has been returned already."]);
  expect((await make(order, "reprint", body, key)).body).toBe(answers[0]!.body);
  expect(await sql("select from orders where parent_order_id = $1", [order.id])).toHaveLength(2);
  expect(await actionOf(order, "exchange")).toMatchObject({
    isAllowed: false,
    note: "All of it has been returned already.",
  });
});

test("a refunded piece is made by no one again", async () => {
  const order = await sent();
  const { refundable } = await readOrder(order);
  const what = { kind: "lines", lines: [{ id: order.itemIds[0], quantity: 2 }], delivery: false };
  const refund = { what, amountMinor: 4800, reason: "Goodwill", words: "", seen: refundable.earlier.length };
  expect((await fixture.ada.post(`${pathOf(order)}refunds/`, refund, freshKey())).statusCode).toBe(200);
  expect((await make(order, "reprint", { ...pieces(order), ...faulty })).statusCode).toBe(409);
});

test.each([
  ["another size that is the same", {}, "Choose another size or colour."],
  ["a size of another product", { variant: 987_654 }, "Choose another size or colour."],
])("an exchange refuses %s", async (_, changes, message) => {
  const order = await sent();
  const variant = { variant: tee.variants[0]!.id, ...changes };
  const answer = await make(order, "exchange", { ...pieces(order, variant), note: "" });
  expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
  expect((await readOrder(order)).status).toBe("complete");
});

test("a lost parcel is sent again once it counts as lost, by staff (P4.15)", async () => {
  await seedStaff(world.platform.pools, { email: "care@selvedge.test", fullName: "Cara Deane", roles: ["support"] });
  const care = await staffAt(world, "care@selvedge.test");
  const resend = (order: SeededOrder) =>
    care.post(`/omnis/v3/atlas/orders/${order.id}/resend/`, { ...pieces(order), note: "" }, freshKey());
  const young = await sent({}, 4);
  const early = await resend(young);
  expect([early.statusCode, early.json().message]).toEqual([409, "It is still on its way. Ask again 6 days from now."]);
  const old = await sent({}, 12);
  const answer = await resend(old);
  expect(answer.statusCode, answer.body).toBe(200);
  const [{ code }] = await sql(
    "select r.code from orders o join reprint_reasons r on r.id = o.reprint_reason_id where o.id = $1",
    [answer.json().data.id],
  );
  expect(code).toBe("failed_to_arrive");
});

test("nothing of it before the order is sent, by a viewer, or for another shop", async () => {
  const order = await chargedOrder(world, fixture.bramble, [{ product: tee }]);
  const answer = await make(order, "reprint", { ...pieces(order), ...faulty });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    "It has not been sent yet: what the floor finds faulty is made again there.",
  ]);
  const away = await fixture.ada.post(
    `/omnis/v3/divisions/${fixture.other.divisionId}/orders/${order.id}/reprint/`,
    { ...pieces(order), ...faulty },
    freshKey(),
  );
  expect(away.statusCode).toBe(404);
});

test("what can be made again is listed with its sizes", async () => {
  const order = await sent();
  const [line] = (await fixture.ada.get(`${pathOf(order)}pieces/`)).json().data;
  expect(line).toMatchObject({ id: order.itemIds[0], name: tee.name, left: 2, variantId: tee.variants[0]!.id });
  expect(line.variants.map(({ id }: { id: number }) => id).sort()).toEqual(tee.variants.map(({ id }) => id).sort());
});
