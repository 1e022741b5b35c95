import type { SeededOrder } from "@selvedge/testing/seed/order";
import { seedStaff } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";
import { chargedOrder } from "../testing/paid-order.ts";

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
const bought = (quantity = 1, options = {}) =>
  chargedOrder(world, fixture.bramble, [{ product: tee, quantity }], options);
const submit = (visitor: typeof fixture.nobody, path: string, fields: Record<string, string>) =>
  visitor.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  });
const home = {
  ...{ firstName: "Joe", lastName: "Marsh", company: "", street: "9 Mill Lane", city: "Leeds", state: "" },
  ...{ country: "GB", zip: "ls1 4ap" },
};
const addressOf = async ({ id }: { id: number }) =>
  (await sql("select shipping_street as street, shipping_zip as zip from orders where id = $1", [id]))[0];
const linesOf = ({ id }: { id: number }) =>
  sql(
    "select id::int, colour, size, quantity, price_inc_tax_minor::int as price, variant_id::int as variant from order_items where order_id = $1 order by position",
    [id],
  );
const other = () => tee.variants.find(({ size }) => size !== tee.variants[0]!.size)!;
const change = (order: SeededOrder, body: object = {}, who = fixture.ada, base = fixture.base) => {
  const { colour, size } = other();
  return who.post(`${base}/orders/${order.id}/items/${order.itemIds[0]}/`, { colour, size, pieces: 1, of: 1, ...body });
};
const mailsTo = (email: string) =>
  sql("select subject, body_text, html from mails where to_address = $1 order by id", [email]);
/** A shopper who has shown that the order is theirs. */
async function shopperOf(order: SeededOrder) {
  const visitor = await visitorOf(world.app, fixture.bramble.host).arrive();
  await submit(visitor, `/receipt/${order.orderHash}/`, { postcode: "M1 3HE" });
  return visitor;
}

test("a shopper changes the address on a page without scripts, once the postcode has shown that the order is theirs", async () => {
  const order = await bought(1, { email: "moved@postbox.example" });
  const path = `/update-address/${order.orderHash}/`;
  const visitor = await visitorOf(world.app, fixture.bramble.host).arrive();
  expect((await visitor.get(path)).body).toContain("Enter the postcode that it goes to");
  const refused = await visitor.post(`/omnis/v3/orders/receipt/${order.orderHash}/address/`, home);
  expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining("Enter the postcode")]);
  await submit(visitor, path, { change: "open", postcode: "M1 3HE" });
  expect((await visitor.get(path)).body).toContain("4 Canal Street");
  const wrong = await submit(visitor, path, { ...home, street: "", zip: "nowhere" });
  expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining('value="nowhere"')]);
  const done = await submit(visitor, path, home);
  expect([done.statusCode, done.headers.location]).toEqual([303, `${path}?done=address`]);
  expect(await addressOf(order)).toEqual({ street: "9 Mill Lane", zip: "LS1 4AP" });
  expect((await submit(visitor, path, home)).headers.location).toBe(`${path}?done=nothing`);
  const [{ version }] = await sql("select version from orders where id = $1", [order.id]);
  const payload = { divisionId: fixture.bramble.divisionId, orderId: order.id, what: "address", version };
  for (let turn = 0; turn < 2; turn++) await tasks.order_changed!(world.platform, payload);
  const mails = await mailsTo("moved@postbox.example");
  expect(mails.map(({ subject }) => subject)).toEqual([`Order ${order.reference} goes to another address`]);
  for (const text of [mails[0].body_text, mails[0].html]) expect(text).toContain("9 Mill Lane");
});

test("pages without an order lead to where one is found, and an unknown link is not there", async () => {
  const visitor = await visitorOf(world.app, fixture.bramble.host).arrive();
  for (const path of ["/update-address/", "/edit-order/"])
    expect((await visitor.get(path)).body).toContain("/login/order/");
  for (const path of [`/update-address/${"A".repeat(32)}/`, `/edit-order/${"A".repeat(32)}/1/`])
    expect((await visitor.get(path)).statusCode).toBe(404);
});

test.each<[string, object, string]>([
  ["another country", { country: "DE", zip: "10115" }, "To send it to Germany, cancel it and order again."],
  ["a place with other taxes", { zip: "BT1 5GS" }, "To send it to this part of the country"],
])("%s is refused with the reason", async (_, changes, message) => {
  const order = await bought();
  const answer = await fixture.ada.post(`${fixture.base}/orders/${order.id}/address/`, { ...home, ...changes });
  expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining(message)]);
  expect(await addressOf(order)).toMatchObject({ zip: "M1 3HE" });
});

test("an address is changed by its shop and by staff until the parcel is addressed, and by nobody else", async () => {
  const order = await bought();
  const path = `${fixture.base}/orders/${order.id}/address/`;
  expect((await fixture.vera.post(path, home)).statusCode).toBe(403);
  expect((await fixture.joe.post(path, home)).statusCode).toBe(404);
  expect((await fixture.ada.post(path.replace(fixture.base, fixture.otherBase), home)).statusCode).toBe(404);
  expect((await fixture.ada.post(path, home)).json()).toEqual({ data: { isChanged: true } });
  const atlas = `/omnis/v3/atlas/orders/${order.id}/address/`;
  expect((await sam.post(atlas, { ...home, street: "10 Mill Lane" })).json()).toEqual({ data: { isChanged: true } });
  const { data } = (await fixture.ada.get(`${fixture.base}/orders/${order.id}/`)).json();
  expect(data.history.map(({ text }: { text: string }) => text)).toContain("Delivery address changed");
  await sql("update orders set status = 'packing' where id = $1", [order.id]);
  const late = await sam.post(atlas, home);
  expect([late.statusCode, late.json().message]).toEqual([409, "The parcel is addressed already."]);
});

test("a shopper changes the size in two steps; the money stays, and the mail lists what is made now", async () => {
  const order = await bought(1, { email: "larger@postbox.example" });
  const visitor = await shopperOf(order);
  const path = `/edit-order/${order.orderHash}/`;
  const step = `${path}${order.itemIds[0]}/`;
  expect((await visitor.get(path)).body).toContain(step);
  expect((await visitor.get(step)).body).toContain(`value="${other().size}"`);
  const { colour, size, id } = other();
  const done = await submit(visitor, step, { colour, size, pieces: "1", of: "1" });
  expect([done.statusCode, done.headers.location]).toEqual([303, `${path}?done=items`]);
  expect(await linesOf(order)).toMatchObject([{ colour, size, variant: id, quantity: 1, price: 2400 }]);
  expect((await submit(visitor, step, { colour, size, pieces: "1", of: "1" })).headers.location).toBe(
    `${path}?done=nothing`,
  );
  await tasks.order_changed!(world.platform, {
    ...{ divisionId: fixture.bramble.divisionId, orderId: order.id, what: "items", version: 2 },
  });
  const [mail] = await mailsTo("larger@postbox.example");
  expect([mail.subject, mail.body_text]).toEqual([
    `Order ${order.reference} is changed`,
    expect.stringContaining(size),
  ]);
});

test("some pieces of a line become a line of their own, to the penny, and a second press changes no other", async () => {
  const order = await bought(3);
  const answers = await Promise.all([change(order, { of: 3 }), change(order, { of: 3 })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const lines = await linesOf(order);
  expect(lines.map(({ quantity, price, size }) => [quantity, price, size])).toEqual([
    [2, 4800, tee.variants[0]!.size],
    [1, 2400, other().size],
  ]);
  const [sums] = await sql(
    "select subtotal_minor::int as net, (select sum(price_minor)::int from order_items i where i.order_id = o.id) as lines from orders o where id = $1",
    [order.id],
  );
  expect(sums.lines).toBe(sums.net);
});

test("what bears a buyer's words becomes another size and keeps its colour, its words and its picture", async () => {
  const order = await bought(2);
  const words = { font: "tall", ink: "white", words: [{ label: "Name", value: "ADA" }] };
  const picture = "ab".repeat(32);
  await sql("update order_items set personalisation = $1, image_sha256 = $2 where order_id = $3", [
    JSON.stringify(words),
    picture,
    order.id,
  ]);
  expect((await change(order, { of: 2 })).json().data.isChanged).toBe(true);
  const kept =
    "select size, personalisation, image_sha256 as picture from order_items where order_id = $1 order by position";
  expect(await sql(kept, [order.id])).toEqual([
    { size: tee.variants[0]!.size, personalisation: words, picture },
    { size: other().size, personalisation: words, picture },
  ]);
  const offered = (await fixture.ada.get(`${fixture.base}/orders/${order.id}/items/`)).json().data;
  expect(offered.map((line: { words: string }) => line.words)).toEqual(["Name: ADA", "Name: ADA"]);
  const dyed = tee.variants.find(({ colour }) => colour !== other().colour)!;
  expect((await change(order, { colour: dyed.colour, size: dyed.size, of: 1 })).statusCode).toBe(422);
});

test("on the floor the labels change with the line until one is printed, and not after", async () => {
  const order = await bought(2);
  const [released] = (await sam.post("/omnis/v3/atlas/orders/release/", { orders: [order.id] })).json().data;
  expect(released.ok, released.message).toBe(true);
  expect((await change(order, { of: 2 })).json().data.isChanged).toBe(true);
  const labels = await sql(
    "select l.size, i.size as item, l.blank_sku = i.blank_sku as same from factory_labels l join order_items i on i.id = l.order_item_id where l.order_id = $1 order by l.counter",
    [order.id],
  );
  expect(labels).toEqual([
    { size: tee.variants[0]!.size, item: tee.variants[0]!.size, same: true },
    { size: other().size, item: other().size, same: true },
  ]);
  await sql("update factory_labels set label_prints = 1 where order_id = $1 and order_item_id = $2", [
    order.id,
    order.itemIds[0],
  ]);
  const late = await change(order);
  expect([late.statusCode, late.json().message]).toEqual([409, "Its label is printed: it is being made."]);
  const { data } = (await sam.get(`/omnis/v3/atlas/orders/${order.id}/items/`)).json();
  expect(data.map(({ against }: { against: string | null }) => against)).toEqual([
    "Its label is printed: it is being made.",
    null,
  ]);
});

test.each<[string, object, number, string]>([
  ["a size that the product does not have", { size: "14XL" }, 422, "Please check the fields below."],
  ["more pieces than there are", { pieces: 2 }, 409, "There are not so many pieces."],
])("%s is refused", async (_, body, status, message) => {
  const order = await bought();
  const answer = await change(order, body);
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  expect(await linesOf(order)).toMatchObject([{ size: tee.variants[0]!.size }]);
});

test("a line is changed by its shop's people with the permission, and by staff who exchange", async () => {
  const order = await bought();
  expect((await change(order, {}, fixture.vera)).statusCode).toBe(403);
  expect((await change(order, {}, fixture.joe)).statusCode).toBe(404);
  expect((await change(order, {}, fixture.ada, fixture.otherBase)).statusCode).toBe(404);
  const risk = await staffAt(
    world,
    (await seedStaff(world.database.pools, { email: "risk@selvedge.test", fullName: "Ravi Shah", roles: ["risk"] }))
      .email,
  );
  const { colour, size } = other();
  const atlas = `/omnis/v3/atlas/orders/${order.id}/items/${order.itemIds[0]}/`;
  expect((await risk.post(atlas, { colour, size, pieces: 1, of: 1 })).statusCode).toBe(403);
  expect((await sam.post(atlas, { colour, size, pieces: 1, of: 1 })).statusCode).toBe(200);
});

test("an invoice opens as a PDF for its shopper, its shop and staff, and not before it is paid", async () => {
  const order = await bought();
  const visitor = await shopperOf(order);
  const [, path] = /href="(\/invoice\/[^"]+)"/.exec((await visitor.get(`/receipt/${order.orderHash}/`)).body)!;
  const [, pdf] = /href="([^"]+invoice\.pdf)"/.exec((await visitor.get(path!)).body)!;
  const shop = `${fixture.base}/orders/${order.id}/invoice.pdf`;
  for (const paper of [
    await visitor.get(pdf!),
    await fixture.ada.get(shop),
    await sam.get(`/omnis/v3/atlas/orders/${order.id}/invoice.pdf`),
  ])
    expect([paper.statusCode, paper.headers["content-type"], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
      ...[200, "application/pdf", "%PDF-"],
    ]);
  expect((await fixture.ada.get(shop.replace(fixture.base, fixture.otherBase))).statusCode).toBe(404);
  expect((await visitor.get(`/omnis/v3/orders/invoices/${"A".repeat(32)}/invoice.pdf`)).statusCode).toBe(404);
  await sql("update orders set paid_at = null, status = 'to_be_paid' where id = $1", [order.id]);
  for (const [who, at] of [
    [fixture.ada, shop],
    [visitor, pdf!],
  ] as const)
    expect((await who.get(at)).statusCode).toBe(404);
});
