import type { SeededOrder } from "@selvedge/testing/seed/order";
import { seedStaff } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { freshKey, type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";
import { chargedOrder } from "../testing/paid-order.ts";
import { sendOrder } from "../testing/sent-order.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
let care: StaffVisitor;
beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.platform.pools, fixture.bramble);
  await seedStaff(world.platform.pools, { email: "care@selvedge.test", fullName: "Cara Deane", roles: ["support"] });
  care = await staffAt(world, "care@selvedge.test");
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
async function sent(options = {}, daysAgo = 5): Promise<SeededOrder> {
  const order = await chargedOrder(world, fixture.bramble, [{ product: tee, quantity: 2 }], options);
  await sendOrder(world, order.id, daysAgo);
  return order;
}

/** A shopper's browser that has shown that the order is theirs. */
async function shopperOf({ orderHash }: SeededOrder) {
  const visitor = await visitorOf(world.app, `${fixture.bramble.label}.localhost`).arrive();
  const form = (fields: Record<string, string>, path = `/returns/${orderHash}/`) =>
    visitor.send("POST", path, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    });
  await form({ change: "open", postcode: "M1 3HE" });
  return {
    form,
    get: visitor.get,
    page: async (query = "") => (await visitor.get(`/returns/${orderHash}/${query}`)).body,
  };
}
const fieldsOf = (order: SeededOrder, reason: string, wish: string, more: Record<string, string> = {}) => {
  const id = order.itemIds[0];
  return {
    requestKey: "first",
    [`p-${id}`]: "1",
    [`q-${id}`]: "1",
    [`why-${id}`]: reason,
    [`wish-${id}`]: wish,
    ...more,
  };
};
const returnsOf = ({ id }: { id: number }) =>
  sql(
    "select id::int, code, state, wish, outcome, child_order_id::int as child from shop_returns where order_id = $1 order by id",
    [id],
  );
const desk = async (id: number, step: string, body?: object) =>
  care.post(`/omnis/v3/atlas/returns/${id}/${step}/`, body ?? {});
const mailsTo = (email: string) =>
  sql("select subject, body_text, html from mails where to_address = $1 order by id", [email]);
const mail = (returnId: number, event: string) =>
  tasks.return_changed!(world.platform, { divisionId: fixture.bramble.divisionId, returnId, event });

test("a size that does not fit goes back and is exchanged: asked for, scanned in, judged and made again (S1.08, P4.16)", async () => {
  const order = await sent({ email: "fit@postbox.example" });
  const shopper = await shopperOf(order);
  const other = tee.variants.find(
    ({ colour, size }) => colour === tee.variants[0]!.colour && size !== tee.variants[0]!.size,
  )!;
  expect(await shopper.page()).toContain("Choose pieces");
  const second = await shopper.page(`?step=2&p-${order.itemIds[0]}=1&why-${order.itemIds[0]}=wrong_size`);
  expect(second).toContain("Another size or colour instead");
  const asked = await shopper.form(
    fieldsOf(order, "wrong_size", "exchange", { [`variant-${order.itemIds[0]}`]: String(other.id) }),
  );
  expect([asked.statusCode, asked.headers.location]).toEqual([303, `/returns/${order.orderHash}/`]);
  const [made] = await returnsOf(order);
  expect(made).toMatchObject({ state: "approved", wish: "exchange", outcome: null });
  expect(made.code).toMatch(/^R-[0-9A-F]{4}-[0-9A-F]{4}$/);
  const status = await shopper.page();
  expect(status).toContain(made.code);
  expect(status).toContain("Send it to");
  await mail(made.id, "opened");
  await mail(made.id, "opened");
  const [opened, ...more] = await mailsTo("fit@postbox.example");
  expect([opened.subject, more]).toEqual([`Your exchange ${made.code} is agreed: how to send it`, []]);
  for (const text of [opened.body_text, opened.html])
    for (const words of [made.code, tee.name, other.size]) expect(text).toContain(words);
  const receipt = async () => (await shopper.get(`/omnis/v3/orders/receipt/${order.orderHash}/`)).json().data.exchanges;
  expect(await receipt()).toEqual([
    {
      code: made.code,
      pieces: [expect.stringContaining(`${other.size} instead of`)],
      words: "Agreed. Post the pieces to us within 14 days.",
      link: { text: "See your exchange", path: `/returns/${order.orderHash}/` },
    },
  ]);

  const found = (
    await care.get(`/omnis/v3/atlas/returns/by-code/?code=${made.code.toLowerCase().replaceAll("-", "")}`)
  ).json().data;
  expect(found).toMatchObject({ id: made.id, outcomes: ["exchange", "refund", "none"], difference: { minor: 0 } });
  expect((await desk(made.id, "receive")).statusCode).toBe(200);
  expect((await desk(made.id, "receive")).statusCode).toBe(200);
  const early = await desk(made.id, "settle", { outcome: "exchange", words: "" });
  expect([early.statusCode, early.json().message]).toEqual([409, "Say what each garment is like first."]);
  const conditions = [{ line: found.lines[0].id, condition: "as_new" }];
  await desk(made.id, "inspect", { conditions });
  await desk(made.id, "inspect", { conditions });
  const moved = await sql(
    "select m.quantity, m.reason, l.kind from stock_movements m join locations l on l.code = m.to_location where m.note = $1",
    [made.code],
  );
  expect(moved).toEqual([{ quantity: 1, reason: "returned", kind: "seconds" }]);
  await sql("update products set size_extras = jsonb_build_object($1::text, 200) where id = $2", [other.size, tee.id]);
  const [dearer] = (await care.get("/omnis/v3/atlas/returns/?tab=arrived")).json().data;
  expect(dearer).toMatchObject({ id: made.id, difference: { minor: 200, against: null } });
  const unseen = await desk(made.id, "settle", { outcome: "exchange", words: "", expectedDifference: 0 });
  expect([unseen.statusCode, unseen.json().message]).toEqual([409, "That is £2.00 more to pay. Look at it again."]);
  await sql("update products set size_extras = '{}' where id = $1", [tee.id]);
  expect((await desk(made.id, "settle", { outcome: "exchange", words: "" })).statusCode).toBe(200);
  expect((await desk(made.id, "settle", { outcome: "exchange", words: "" })).statusCode).toBe(200);
  const [settled] = await returnsOf(order);
  expect(settled).toMatchObject({ state: "closed", outcome: "exchange" });
  expect(await sql("select size from order_items where order_id = $1", [settled.child])).toEqual([
    { size: other.size },
  ]);
  expect(await sql("select status from orders where id = $1", [order.id])).toEqual([{ status: "exchanged" }]);
  expect(await sql("select from orders where parent_order_id = $1", [order.id])).toHaveLength(1);

  const child = { divisionId: fixture.bramble.divisionId, orderId: settled.child };
  await mail(made.id, "received");
  await tasks.order_paid!(world.platform, child);
  await sendOrder(world, settled.child, 0);
  for (let turn = 0; turn < 2; turn++) await tasks.order_posted!(world.platform, child);
  const [, arrived, accepted, posted, ...none] = await mailsTo("fit@postbox.example");
  expect([arrived.subject, accepted.subject, posted.subject, none]).toEqual([
    `The parcel of your exchange ${made.code} has arrived`,
    expect.stringMatching(/^Your exchange is order \S+$/),
    expect.stringMatching(/^Your exchange is on its way, order \S+$/),
    [],
  ]);
  for (const text of [accepted.body_text, accepted.html, posted.body_text, posted.html])
    expect(text).toContain(`Instead of ${tee.variants[0]!.colour}, ${tee.variants[0]!.size}`);
  expect(await receipt()).toMatchObject([
    { code: made.code, words: expect.stringMatching(/On its way\.$/), link: { text: "Follow your exchange" } },
  ]);
  const stranger = await visitorOf(world.app, `${fixture.bramble.label}.localhost`).arrive();
  const seen = (await stranger.get(`/omnis/v3/orders/receipt/${order.orderHash}/`)).json().data.exchanges;
  expect(seen).toMatchObject([{ code: made.code, link: null }]);
});

test("an exchange of a fault is mailed as it is asked for, agreed, and not agreed", async () => {
  const order = await sent({ email: "swap-fault@postbox.example" });
  const other = tee.variants.find(({ size }) => size !== tee.variants[0]!.size)!;
  const asked = (key: string) =>
    sql(
      `with made as (insert into shop_returns (division_id, order_id, wish, state, note, requested_by, request_key)
         values ($1, $2, 'exchange', 'requested', '', 'shopper', $5) returning id, code)
       insert into return_lines (division_id, return_id, order_item_id, reason_id, quantity, note, variant_id)
         select $1, made.id, $3, r.id, 1, '', $4 from made, return_reasons r where r.code = 'wrong_item' returning return_id::int as id`,
      [fixture.bramble.divisionId, order.id, order.itemIds[0], other.id, key],
    ).then(([{ id }]) => id);
  const first = await asked("one");
  await mail(first, "opened");
  expect((await desk(first, "approve")).statusCode).toBe(200);
  for (let turn = 0; turn < 2; turn++) await mail(first, "approved");
  const second = await asked("two");
  expect((await desk(second, "settle", { outcome: "none", words: "It was worn." })).statusCode).toBe(200);
  await mail(second, "declined");
  const mails = await mailsTo("swap-fault@postbox.example");
  expect(mails.map(({ subject }) => subject.replace(/R-\S+/, "R"))).toEqual([
    "We have your request: exchange R",
    "Your exchange R is agreed",
    "About your exchange R",
  ]);
  expect(mails[1].body_text).toContain("Nothing has to come back.");
  for (const text of [mails[2].body_text, mails[2].html]) expect(text).toContain("It was worn.");
});

test("a changed mind gets its money back once the garment is here, with a credit note's refund (P3.27)", async () => {
  const order = await sent();
  const shopper = await shopperOf(order);
  await shopper.form(fieldsOf(order, "changed_mind", "refund"));
  const [made] = await returnsOf(order);
  await desk(made.id, "receive");
  const [{ id: line }] = await sql("select id::int from return_lines where return_id = $1", [made.id]);
  await desk(made.id, "inspect", { conditions: [{ line, condition: "worn" }] });
  const answer = await desk(made.id, "settle", { outcome: "refund", words: "Thank you." });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(
    await sql("select total_minor::int as total, words, state from refunds where return_id = $1", [made.id]),
  ).toEqual([{ total: 2400, words: "Thank you.", state: "asked" }]);
  expect(await shopper.page()).toContain("£24.00 is going back to you.");
  expect(await shopper.page()).not.toContain("Credit note");
  const [{ id: refundId }] = await sql("select id::int from refunds where return_id = $1", [made.id]);
  await tasks.pay_refund!(world.platform, { divisionId: fixture.bramble.divisionId, refundId });
  expect(await shopper.page()).toMatch(
    new RegExp(`href="/omnis/v3/orders/receipt/${order.orderHash}/refunds/${refundId}/credit-note.pdf">Credit note`),
  );
});

test("the same form twice is one return, and none is made of what has gone back", async () => {
  const order = await sent();
  const shopper = await shopperOf(order);
  const fields = fieldsOf(order, "changed_mind", "refund");
  await Promise.all([shopper.form(fields), shopper.form(fields)]);
  expect(await returnsOf(order)).toHaveLength(1);
  await shopper.form({ ...fields, requestKey: "second" });
  const third = await shopper.form({ ...fields, requestKey: "third" });
  expect([third.statusCode, (await returnsOf(order)).length]).toEqual([422, 2]);
});

test("a shopper takes a return back until it has arrived", async () => {
  const order = await sent();
  const shopper = await shopperOf(order);
  await shopper.form(fieldsOf(order, "changed_mind", "refund"));
  const [made] = await returnsOf(order);
  expect((await shopper.form({ change: "withdraw", code: made.code })).statusCode).toBe(303);
  expect(await returnsOf(order)).toMatchObject([{ state: "withdrawn" }]);
  await shopper.form(fieldsOf(order, "changed_mind", "refund", { requestKey: "again" }));
  const [, second] = await returnsOf(order);
  await desk(second.id, "receive");
  const late = await shopper.form({ change: "withdraw", code: second.code });
  expect([late.statusCode, late.body.includes("It has arrived already. Write to us.")]).toEqual([422, true]);
});

test.each([
  ["a fault without its photo", "faulty_print", "refund", "Send us one photo of it."],
  ["a parcel that is still on its way", "failed_to_arrive", "resend", "It is still on its way."],
  ["what is not offered for the reason", "changed_mind", "reprint", "That is not offered for this reason."],
  ["an exchange without a size", "wrong_size", "exchange", "Choose a colour and size."],
])("%s is refused with a sentence, and nothing is written", async (_, reason, wish, message) => {
  const order = await sent();
  const shopper = await shopperOf(order);
  const answer = await shopper.form(fieldsOf(order, reason, wish));
  expect([answer.statusCode, answer.body.includes(message)]).toEqual([422, true]);
  expect(await returnsOf(order)).toEqual([]);
});

test("who has only the link is asked for the postcode, and changes nothing", async () => {
  const order = await sent();
  const stranger = await visitorOf(world.app, `${fixture.bramble.label}.localhost`).arrive();
  const page = (await stranger.get(`/returns/${order.orderHash}/`)).body;
  expect(page).toContain("Enter the postcode");
  expect(page).not.toContain(tee.name);
  const answer = await stranger.send(
    "POST",
    `/returns/${order.orderHash}/`,
    new URLSearchParams(fieldsOf(order, "changed_mind", "refund")).toString(),
    {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
  );
  expect(answer.statusCode).toBe(422);
  expect(await returnsOf(order)).toEqual([]);
});

test("an order is found by its number and email, as on the receipt", async () => {
  const order = await sent({ email: "find@postbox.example" });
  const stranger = await visitorOf(world.app, `${fixture.bramble.label}.localhost`).arrive();
  const find = (fields: Record<string, string>) =>
    stranger.send("POST", "/returns/", new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    });
  const found = await find({ number: order.reference, email: "find@postbox.example" });
  expect(found.headers.location).toBe(`/returns/${order.orderHash}/`);
  expect((await find({ number: order.reference, email: "other@postbox.example" })).statusCode).toBe(422);
});

test("the shop's people expect a return, which the desk then knows", async () => {
  const order = await sent();
  const body = {
    pieces: [{ id: order.itemIds[0], quantity: 1 }],
    reasonCode: "changed_mind",
    wish: "refund",
    note: "By phone",
  };
  const key = freshKey();
  const path = `${fixture.base}/orders/${order.id}/returns/`;
  const [one, two] = await Promise.all([fixture.ada.post(path, body, key), fixture.ada.post(path, body, key)]);
  expect(one.statusCode, one.body).toBe(200);
  expect(two.body).toBe(one.body);
  const { data, counts } = (await care.get("/omnis/v3/atlas/returns/?tab=expected")).json();
  expect(data.map(({ code }: { code: string }) => code)).toContain(one.json().data.code);
  expect(counts.expected).toBeGreaterThan(0);
});

test("what is declined says why, and no money moves", async () => {
  const order = await sent({ email: "no@postbox.example" });
  await (await shopperOf(order)).form(fieldsOf(order, "changed_mind", "refund"));
  const [made] = await returnsOf(order);
  await desk(made.id, "receive");
  const [{ id: line }] = await sql("select id::int from return_lines where return_id = $1", [made.id]);
  await desk(made.id, "inspect", { conditions: [{ line, condition: "worn" }] });
  await desk(made.id, "settle", { outcome: "none", words: "It has been worn." });
  expect(await returnsOf(order)).toMatchObject([{ state: "closed", outcome: "none" }]);
  await mail(made.id, "declined");
  expect((await mailsTo("no@postbox.example"))[0].body_text).toContain("It has been worn.");
  expect(await sql("select from refunds where order_id = $1", [order.id])).toEqual([]);
});

const boundary = "selvedge-form";
const partOf = (name: string, value: string | Buffer) =>
  typeof value === "string"
    ? [`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`]
    : [
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n`,
        value,
        "\r\n",
      ];
const bodyOf = (fields: Record<string, string | Buffer>) =>
  Buffer.concat([
    ...Object.entries(fields)
      .flatMap(([name, value]) => partOf(name, value))
      .map((part) => Buffer.from(part)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
const ownOrigin = { "sec-fetch-site": "same-origin" };

/** The form of the second step as a browser sends it, with its photo. */
async function sendForm(
  { orderHash }: SeededOrder,
  fields: Record<string, string | Buffer>,
  { headers = ownOrigin, postcode = "M1 3HE", path = `/returns/${orderHash}/` }: Sending = {},
) {
  const visitor = await visitorOf(world.app, `${fixture.bramble.label}.localhost`).arrive();
  const opening = new URLSearchParams({ change: "open", postcode }).toString();
  const urlencoded = { "content-type": "application/x-www-form-urlencoded", ...ownOrigin };
  if (postcode) await visitor.send("POST", `/returns/${orderHash}/`, opening, urlencoded);
  visitor.cookies.delete("XSRF-TOKEN");
  const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return visitor.send("POST", path, bodyOf(fields), { ...type, ...headers });
}
interface Sending {
  headers?: Record<string, string>;
  postcode?: string;
  path?: string;
}
const png = discPng(60);
const photosOf = ({ id }: { id: number }) =>
  sql(
    "select photo_sha256 as photo from return_lines r join shop_returns s on s.id = r.return_id where s.order_id = $1",
    [id],
  );

test("a fault with its photo is settled at once; the desk sees the photo, and nobody else", async () => {
  const order = await sent();
  const answer = await sendForm(order, {
    ...fieldsOf(order, "faulty_print", "refund"),
    [`photo-${order.itemIds[0]}`]: png,
  });
  expect(answer.statusCode, answer.body).toBe(303);
  const [made] = await returnsOf(order);
  expect(made).toMatchObject({ state: "closed", outcome: "refund" });
  const shown = (await care.get(`/omnis/v3/atlas/returns/${made.id}/`)).json().data;
  const photo = await care.get(shown.lines[0].photoUrl);
  expect([photo.statusCode, photo.headers["content-type"]]).toEqual([200, "image/webp"]);
  const [{ photo: sha256 }] = await photosOf(order);
  expect(await sql("select is_public from files where sha256 = $1", [sha256])).toEqual([{ is_public: false }]);
});

test("what is written on a piece tells it from its like: for its shopper, the shop's people and the desk", async () => {
  const order = await sent();
  const texts = { words: [{ label: "Name", value: "ADA" }] };
  await sql("update order_items set personalisation = $1 where order_id = $2", [JSON.stringify(texts), order.id]);
  const shopper = await shopperOf(order);
  expect(await shopper.page()).toContain("Name: ADA");
  await sendForm(order, { ...fieldsOf(order, "faulty_print", "refund"), [`photo-${order.itemIds[0]}`]: png });
  const [made] = await returnsOf(order);
  const { lines } = (await care.get(`/omnis/v3/atlas/returns/${made.id}/`)).json().data;
  expect(lines[0].detail).toMatch(/, Name: ADA$/);
  expect(await shopper.page()).toContain("Name: ADA");
});

test("faults beyond the limit wait for a look, also where they are asked for one by one", async () => {
  const order = await chargedOrder(world, fixture.bramble, [{ product: tee, quantity: 3 }]);
  await sendOrder(world, order.id, 5);
  for (const requestKey of ["one", "two", "three"])
    await sendForm(order, {
      ...fieldsOf(order, "faulty_print", "refund", { requestKey }),
      [`photo-${order.itemIds[0]}`]: png,
    });
  expect((await returnsOf(order)).map(({ state }) => state)).toEqual(["closed", "closed", "requested"]);
});

test("what is no picture is refused beside its field, and what else was chosen stays", async () => {
  const order = await sent();
  const answer = await sendForm(order, {
    ...fieldsOf(order, "faulty_print", "reprint", { [`note-${order.itemIds[0]}`]: "Ink cracks" }),
    [`photo-${order.itemIds[0]}`]: Buffer.from("MZ no picture"),
  });
  expect([answer.statusCode, answer.body.includes("Ink cracks"), answer.body.includes("field-fault")]).toEqual([
    422,
    true,
    true,
  ]);
  expect(await returnsOf(order)).toEqual([]);
});

test("a photo above the limit is refused with its limit", async () => {
  const order = await sent();
  const answer = await sendForm(order, {
    ...fieldsOf(order, "faulty_print", "reprint"),
    [`photo-${order.itemIds[0]}`]: Buffer.alloc(15 * 1024 * 1024 + 1),
  });
  expect([answer.statusCode, answer.body.includes("A photo may have up to 15 MB.")]).toEqual([422, true]);
});

test("no file is stored for who has only the link", async () => {
  const order = await sent();
  const count = async () => (await sql("select count(*)::int as files from files"))[0].files;
  const before = await count();
  const answer = await sendForm(
    order,
    { ...fieldsOf(order, "faulty_print", "refund"), [`photo-${order.itemIds[0]}`]: png },
    { postcode: "" },
  );
  expect([answer.statusCode, await count(), await returnsOf(order)]).toEqual([422, before, []]);
});

test.each<[string, Record<string, string>]>([
  ["another origin", { origin: "http://evil.example" }],
  ["another shop's origin", { origin: "http://thistle.localhost:4000" }],
  ["no origin that it names", { origin: "null" }],
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a neighbouring host", { "sec-fetch-site": "same-site" }],
  ["nowhere", { "sec-fetch-site": "none" }],
  ["no browser", {}],
  ["another origin, though it says that it is ours", { origin: "http://evil.example", ...ownOrigin }],
])("a form with files from %s changes nothing", async (_, headers) => {
  const order = await sent();
  const answer = await sendForm(order, fieldsOf(order, "changed_mind", "refund"), { headers });
  expect([answer.statusCode, await returnsOf(order)]).toEqual([419, []]);
});

test("a form with files is taken where files are, and nowhere else", async () => {
  const order = await sent();
  const elsewhere = await sendForm(order, { number: order.reference }, { path: "/returns/" });
  expect(elsewhere.statusCode).toBe(419);
});

test("both addresses show one page: an order that was sent is returned, one that was not is changed (S2.02)", async () => {
  const there = async (order: SeededOrder, path: string) => {
    const visitor = await visitorOf(world.app, `${fixture.bramble.label}.localhost`).arrive();
    await visitor.send(
      "POST",
      `/returns/${order.orderHash}/`,
      new URLSearchParams({ change: "open", postcode: "M1 3HE" }).toString(),
      { "content-type": "application/x-www-form-urlencoded", ...ownOrigin },
    );
    const { statusCode, headers } = await visitor.get(`${path}${order.orderHash}/`);
    return statusCode === 302 ? headers.location : path;
  };
  const gone = await sent();
  const open = await chargedOrder(world, fixture.bramble, [{ product: tee }]);
  expect(await there(gone, "/returns/")).toBe("/returns/");
  expect(await there(gone, "/edit-order/")).toBe(`/returns/${gone.orderHash}/`);
  expect(await there(open, "/edit-order/")).toBe("/edit-order/");
  expect(await there(open, "/returns/")).toBe(`/edit-order/${open.orderHash}/`);
});
