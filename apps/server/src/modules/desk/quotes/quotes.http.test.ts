import type { OrderId } from "@selvedge/domain/ids";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";
import { quoteLink } from "../../orders/quotes/index.ts";

const world = testApp();
let fixture: MerchantFixture;
let sam: StaffVisitor;
beforeAll(async () => {
  await seedBlanks(world.database.pools);
  fixture = await merchantFixture(world);
  sam = await staffAt(world, "staff@selvedge.test");
});
// Everybody here asks from one address.
beforeEach(() => world.database.pools.web.query("delete from rate_limits"));

const base = "/omnis/v3/atlas/quotes";
const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const anybody = () => visitorOf(world.app, fixture.bramble.host).arrive();
type Visitor = Awaited<ReturnType<typeof anybody>>;
const submit = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  });

const wanted = {
  firstName: "Eilidh",
  lastName: "Muir",
  company: "Tidewatch Volunteers",
  email: "eilidh@tidewatch.example",
  country: "GB",
  zip: "KW16 3AA",
  wants: "Spring tees",
  quantity: "20",
};
let people = 0;

/** A quote that was asked for by the short form, as its order's id, its mail's address and its link. */
async function asked(fields: Record<string, string> = {}) {
  const visitor = await anybody();
  const email = `eilidh-${people++}@tidewatch.example`;
  const answer = await submit(visitor, "/get-a-quote/", { ...wanted, email, requestKey: `key-${email}`, ...fields });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringContaining("/get-a-quote/sent/?number="),
  ]);
  const [{ id }] = await sql("select id::int from orders where email = $1", [email]);
  const link = quoteLink(world.config, fixture.bramble.divisionId, id as OrderId);
  return { id: id as number, email, visitor, path: `/advanced-quote/${link}/` };
}

const tees = {
  name: "Spring tee",
  blankCode: "tee-unisex",
  colour: "White",
  sides: ["front"],
  quantities: { S: 4, M: 10, L: 6 },
  unitNetMinor: 870,
  setUpNetMinor: 2000,
};
const answerOf = (more: object = {}) => ({
  styles: [tees],
  deliveryNetMinor: 900,
  validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  words: "Printed within two weeks.",
  ...more,
});
const act = (id: number, word: string, body: object = {}, who = sam) => who.post(`${base}/${id}/${word}/`, body);
const statusOf = async (id: number) => (await sql("select status from orders where id = $1", [id]))[0].status;
const subjects = async (email: string) =>
  (await sql("select subject from mails where to_address = $1 order by id", [email])).map(({ subject }) => subject);
const mail = (orderId: number, what: string, count = 1) =>
  tasks.quote_changed!(world.platform, { divisionId: fixture.bramble.divisionId, orderId, what, count });
const render = (orderId: number) =>
  tasks.quote_proof!(world.platform, { divisionId: fixture.bramble.divisionId, orderId });

/** Art is added, and a proof of the first line made of it. */
async function proofed(id: number, seen = 0) {
  const art = await upload(sam, `${base}/${id}/art/`, discPng(2400, seen), `kelp-${seen}.png`);
  expect(art.statusCode, art.body).toBe(200);
  const { styles, art: all } = art.json().data;
  const sent = await act(id, "proof", { style: styles[0].id, art: { front: all.at(-1).id }, words: "", seen });
  expect(sent.statusCode, sent.body).toBe(200);
  await render(id);
  return sent.json().data;
}

const seenOn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;
const address = {
  ...{ firstName: "Eilidh", lastName: "Muir", company: "Tidewatch", street: "1 Harbour Street", city: "Stromness" },
  ...{ zip: "KW16 3AA", country: "GB", sure: "yes", change: "approve" },
};

/** Approves with the sizes that were quoted, in place of what `fields` say. */
async function approve({ visitor, path, id }: Awaited<ReturnType<typeof asked>>, fields: Record<string, string> = {}) {
  const page = await visitor.get(path);
  const [{ id: style }] = await sql("select id::int from order_styles where order_id = $1", [id]);
  const sizes = { [`of-${style}-S`]: "4", [`of-${style}-M`]: "10", [`of-${style}-L`]: "6" };
  return submit(visitor, path, { ...address, ...sizes, seen: seenOn(page.body), ...fields });
}

test("S1.10 a shopper asks for a quote, once however often the form is sent, and gets a mail", async () => {
  const { id, email, visitor } = await asked();
  const again = await submit(visitor, "/get-a-quote/", { ...wanted, email, requestKey: `key-${email}` });
  expect(again.statusCode).toBe(303);
  expect(await sql("select status, total_minor::int as total from orders where email = $1", [email])).toEqual([
    { status: "quote", total: 0 },
  ]);
  await mail(id, "asked");
  await mail(id, "asked");
  expect(await subjects(email)).toEqual([expect.stringMatching(/^We have your request, /)]);
  const { data, counts } = (await sam.get(`${base}/?tab=asked`)).json();
  expect(data.find((row: { id: number }) => row.id === id)).toMatchObject({
    wants: "Spring tees",
    quantity: 20,
    totalMinor: null,
  });
  expect(counts.asked).toBeGreaterThan(0);
});

test("what was typed wrongly comes back with its fault, and nothing is written", async () => {
  const visitor = await anybody();
  const answer = await submit(visitor, "/get-a-quote/", { ...wanted, quantity: "3", email: "few@tidewatch.example" });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("We quote from 10 pieces");
  expect(answer.body).toContain('value="Spring tees"');
  expect(await sql("select id from orders where email = 'few@tidewatch.example'")).toEqual([]);
});

test("S2.04 staff answer, the customer approves the proof, pays, and it goes to the floor", async () => {
  const quote = await asked();
  const { id, email, visitor, path } = quote;
  const answered = await act(id, "answer", answerOf());
  expect(answered.statusCode, answered.body).toBe(200);
  // 20 × 8.70 + 20 + 9 and a fifth of it.
  expect(answered.json().data.price.totalMinor).toBe(24_360);
  await mail(id, "answered");
  expect((await visitor.get(path)).body).toContain("£243.60");

  await proofed(id);
  expect(await statusOf(id)).toBe("bespoke_mockup");
  const approved = await approve(quote);
  expect([approved.statusCode, approved.headers.location]).toEqual([303, `${path}?done=approved`]);
  expect(await statusOf(id)).toBe("bespoke_approved");
  const lines = await sql(
    "select size, quantity, (price_minor + tax_minor)::int as minor from order_items where order_id = $1 order by position",
    [id],
  );
  expect(lines.map(({ size, quantity }) => [size, quantity])).toEqual([
    ["S", 4],
    ["M", 10],
    ["L", 6],
  ]);
  expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(24_360 - 1080);

  const paying = /href="(\/pay\/[^"]+)"/.exec((await visitor.get(path)).body)![1]!;
  const form = await visitor.get(paying);
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(form.body)![1]!;
  const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123" };
  const paid = await submit(visitor, paying, { ...card, idempotencyKey: key, expectedTotal: "243.6" });
  expect(paid.statusCode, paid.body).toBe(303);
  expect(await statusOf(id)).toBe("bespoke_paid");
  expect(await sql("select amount_minor::int as minor from payment_attempts where order_id = $1", [id])).toEqual([
    { minor: 24_360 },
  ]);

  const early = await act(id, "production");
  expect([early.statusCode, early.json().message]).toEqual([409, expect.stringContaining("print file")]);
  const [{ product, sku }] = await sql(
    "select p.id::int as product, p.sku from quote_proofs q join products p on p.id = q.product_id where q.order_id = $1",
    [id],
  );
  expect(sku).toBe(`CP-BR-TEE-U-${product}`);
  await tasks.render_print_files!(world.platform, { divisionId: fixture.bramble.divisionId, productId: product });
  const made = await Promise.all([act(id, "production"), act(id, "production")]);
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  // Each label says the day that was agreed for the whole order.
  const labels = await sql(
    `select count(*)::int as labels, l.ship_by = o.agreed_ship_by as "isAgreed" from factory_labels l join orders o on o.id = l.order_id
     where o.id = $1 group by 2`,
    [id],
  );
  expect(labels).toEqual([{ labels: 20, isAgreed: true }]);
  expect(await statusOf(id)).toBe("bespoke_production");
  expect(await subjects(email)).toContain(`Your price for ${await referenceOf(id)}: £243.60`);
  expect(
    await sql("select count(*)::int as count from order_status_logs where order_id = $1 and status = 'quote'", [id]),
  ).toEqual([{ count: 1 }]);
});

const referenceOf = async (id: number) => (await sql("select reference from orders where id = $1", [id]))[0].reference;

test("a proof of what is printed on both sides shows both to the customer, in their mail and at the desk", async () => {
  const { id, email, visitor, path } = await asked();
  await act(id, "answer", answerOf({ styles: [{ ...tees, sides: ["back", "front"] }] }));
  const art = [];
  for (const [seed, name] of [
    [41, "fronts.png"],
    [42, "backs.png"],
  ] as const)
    art.push((await upload(sam, `${base}/${id}/art/`, discPng(2400, seed), name)).json().data.art.at(-1).id);
  const [{ id: style }] = await sql("select id::int from order_styles where order_id = $1", [id]);
  const sent = await act(id, "proof", { style, art: { front: art[0], back: art[1] }, words: "", seen: 0 });
  expect(sent.statusCode, sent.body).toBe(200);
  expect((await visitor.get(path)).body).toContain("The picture of this proof is being made");
  await render(id);
  const { images } = (await sam.get(`${base}/${id}/`)).json().data.styles[0].proofs[0];
  expect([images.length, new Set(images).size]).toEqual([2, 2]);
  const page = (await visitor.get(path)).body;
  expect(page).toContain('alt="Proof 1 of Spring tee, front"');
  expect(page).toContain('alt="Proof 1 of Spring tee, back"');
  const [{ html }] = await sql("select html from mails where to_address = $1 order by id desc limit 1", [email]);
  for (const image of images) expect(html).toContain(image);
  await render(id);
  expect((await subjects(email)).filter((subject) => subject.startsWith("Your proof"))).toHaveLength(1);
});

test("P4.07 the customer asks for a change, and only the newest proof can be approved", async () => {
  const quote = await asked();
  const { id, email, visitor, path } = quote;
  await act(id, "answer", answerOf());
  await proofed(id);
  const old = seenOn((await visitor.get(path)).body);
  const silent = await submit(visitor, path, { change: "changes", seen: old, words: "" });
  expect([silent.statusCode, silent.body]).toEqual([422, expect.stringContaining("Say what we should change.")]);
  const changes = await submit(visitor, path, { change: "changes", seen: old, words: "A little smaller, please" });
  expect(changes.headers.location).toBe(`${path}?done=changes`);
  expect((await sam.get(`${base}/${id}/`)).json().data).toMatchObject({ stateName: "Proof v1: wants changes" });
  expect((await visitor.get(path)).body).not.toContain("Approve the proof");

  const second = await proofed(id, 1);
  expect(second.styles[0].proofs.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  const late = await approve(quote, { seen: old });
  expect([late.statusCode, late.body]).toEqual([422, expect.stringContaining("There is a newer proof")]);
  expect((await approve(quote)).statusCode).toBe(303);
  expect((await subjects(email)).filter((subject) => subject.startsWith("Your proof"))).toHaveLength(2);
  expect((await act(id, "answer", answerOf())).statusCode).toBe(409);
  const steps = (await auditOf(id)).map(({ action, actor_kind }) => `${actor_kind} ${action}`);
  const made = ["staff quote.art_added", "staff quote.proof_made"];
  expect(steps).toEqual([
    "shopper quote.asked",
    "staff quote.answered",
    ...made,
    "shopper quote.changes_asked",
    ...made,
  ]);
});

test("approving needs every size named, the tick and an address, and nothing typed is lost", async () => {
  const quote = await asked();
  const { id } = quote;
  await act(id, "answer", answerOf({ styles: [{ ...tees, quantities: { "": 20 } }] }));
  await proofed(id);
  const few = await approve(quote, {
    [`of-${(await sql("select id::int from order_styles where order_id = $1", [id]))[0].id}-S`]: "3",
  });
  expect([few.statusCode, few.body]).toEqual([422, expect.stringContaining("Name 20 pieces by size. These are 19.")]);
  expect(few.body).toContain('value="1 Harbour Street"');
  const unticked = await approve(quote, { sure: "" });
  expect([unticked.statusCode, unticked.body]).toEqual([
    422,
    expect.stringContaining("Tick that you have checked it."),
  ]);
  expect((await approve(quote, { street: "" })).statusCode).toBe(422);
  expect(await statusOf(id)).toBe("bespoke_mockup");
  expect((await approve(quote)).statusCode).toBe(303);
});

test("a business asks for terms, gives a purchase order, and the invoice says by when it is paid", async () => {
  const quote = await asked();
  const { id, visitor, path, email } = quote;
  expect((await submit(visitor, path, { change: "terms", words: "SC048112" })).statusCode).toBe(422);
  await act(id, "answer", answerOf());
  await submit(visitor, path, { change: "terms", words: "SC048112" });
  expect(await statusOf(id)).toBe("bespoke_requested_terms");
  const agreed = await act(id, "terms/authorise", { days: 30 });
  expect(agreed.statusCode, agreed.body).toBe(200);
  await proofed(id);
  expect((await act(id, "po", { poNumber: "PO-77" })).statusCode).toBe(409);
  await approve(quote);
  await submit(visitor, path, { change: "number", poNumber: "PO-77" });
  expect((await visitor.get(path)).body).toContain("We have your purchase order");
  expect((await sam.get(`${base}/${id}/`)).json().data.poNumber).toBe("PO-77");
  const confirmed = await act(id, "po", { poNumber: "PO-77" });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  expect(await statusOf(id)).toBe("po_confirmed");
  await tasks.order_paid!(world.platform, {
    divisionId: fixture.bramble.divisionId,
    orderId: id,
    effects: ["sendConfirmation"],
  });
  expect(await subjects(email)).toContain(`Thank you. Order ${await referenceOf(id)} is confirmed`);
  const invoice = /href="(\/invoice\/[^"]+)"/.exec((await visitor.get(path)).body)![1]!;
  const page = await visitor.get(invoice);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("PO-77");
  expect(page.body).toContain("To pay by");
});

test("finance refuses terms with a reason, and the quote is open again", async () => {
  const { id, email, visitor, path } = await asked();
  await act(id, "answer", answerOf());
  await submit(visitor, path, { change: "terms", words: "" });
  expect((await sam.get(`${base}/${id}/`)).json().data.tab).toBe("terms");
  expect((await act(id, "terms/refuse", { reason: "" })).statusCode).toBe(422);
  const refused = await act(id, "terms/refuse", { reason: "A <new> company" });
  expect([refused.statusCode, refused.json().data.tab]).toEqual([200, "answered"]);
  expect(await statusOf(id)).toBe("quote");
  const { rows: jobs } = await world.database.ownerQuery(
    `select payload from graphile_worker._private_jobs where key like 'quote ${id} no_terms %'`,
  );
  expect(jobs).toHaveLength(1);
  for (const { payload } of jobs) await tasks.quote_changed!(world.platform, payload);
  const [mailed] = await sql(
    "select html, body_text as text from mails where to_address = $1 and kind = 'quote_no_terms'",
    [email],
  );
  expect(mailed.text).toContain("Why: A <new> company");
  expect(mailed.html).toContain("Why: A &lt;new&gt; company");
  await act(id, "answer", answerOf({ deliveryNetMinor: 1900 }));
  expect((await auditOf(id)).slice(1)).toMatchObject([
    { action: "quote.answered", detail: { totalMinor: 24_360 } },
    { action: "quote.terms_asked" },
    { action: "quote.terms_refused", actor_kind: "staff", detail: { reason: "A <new> company" } },
    { action: "quote.price_changed", detail: { beforeMinor: 24_360, totalMinor: 25_560 } },
  ]);
});

/** The audit of a quote's steps, oldest first. */
const auditOf = (id: number) =>
  sql("select action, actor_kind, detail from audit_log where subject = $1 and action like 'quote.%' order by id", [
    `order ${id}`,
  ]);

test("price lists are in the currency of the shop that asks, and its order's page leads back to the quote", async () => {
  const goods = async (currency: string) =>
    (await sam.get(`/omnis/v3/atlas/quoted-goods/?currency=${currency}`)).json();
  const unit = ({ data }: { data: { rows: { unitNetMinor: number[] }[] }[] }) => data[0]!.rows[0]!.unitNetMinor[0]!;
  const [pounds, euros, yen] = [unit(await goods("GBP")), unit(await goods("EUR")), unit(await goods("JPY"))];
  expect(euros).toBe(Math.round(pounds / 0.87));
  expect(yen).toBe(Math.round((pounds / 100 / 0.87) * 184));
  expect(await goods("XXX")).toMatchObject({ code: "validation" });
  const [{ id }] = await sql("select order_id::int as id from quotes order by order_id limit 1");
  expect((await sam.get(`/omnis/v3/atlas/orders/${id}/`)).json().data.isQuoted).toBe(true);
});

test("an answered quote rests after two weeks of silence, and one press wakes it; one that waits for us never does", async () => {
  const quote = await asked();
  const other = await asked();
  await act(quote.id, "answer", answerOf());
  await sql(
    "update quotes set replied_at = now() - interval '15 days', answered_at = now() - interval '15 days' where order_id = $1",
    [quote.id],
  );
  await sql("update quotes set replied_at = now() - interval '15 days' where order_id = $1", [other.id]);
  await tasks.rest_quotes!(world.platform, {});
  await tasks.rest_quotes!(world.platform, {});
  expect([await statusOf(quote.id), await statusOf(other.id)]).toEqual(["bespoke_idle", "quote"]);
  expect((await submit(quote.visitor, quote.path, { change: "wake" })).statusCode).toBe(303);
  await tasks.rest_quotes!(world.platform, {});
  expect(await statusOf(quote.id)).toBe("quote");
});

test("a price that held until yesterday cannot be approved any more", async () => {
  const quote = await asked();
  await act(quote.id, "answer", answerOf());
  await proofed(quote.id);
  await sql("update quotes set valid_until = current_date - 1 where order_id = $1", [quote.id]);
  const answer = await approve(quote);
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining("a day that has passed")]);
});

test("S2.03 the longer form shows the price list's price, takes art, and keeps both through a fault", async () => {
  const visitor = await anybody();
  const start = await visitor.get("/advanced-quote/");
  expect(start.body).toContain("/advanced-quote/?goods=tee-unisex");
  expect((await visitor.get("/advanced-quote/?goods=tee-unisex")).body).toContain("Each piece, without VAT");
  const fields = {
    ...wanted,
    email: "long@tidewatch.example",
    goods: "tee-unisex",
    colour: "White",
    quantity: "",
    "side-front": "1",
  };
  const parts = { ...fields, "size-M": "30", "size-L": "20", requestKey: "long-form-1" };
  const priced = await visitor.send(
    "POST",
    "/advanced-quote/",
    multipart({ ...parts, step: "price" }, discPng(900, 9)),
    form,
  );
  expect(priced.statusCode, priced.body.slice(0, 300)).toBe(200);
  expect(priced.body).toContain("50 pieces at");
  const art = /name="art" value="([^"]+)"/.exec(priced.body)![1]!;
  const notArt = await visitor.send(
    "POST",
    "/advanced-quote/",
    multipart({ ...parts, art, step: "send" }, Buffer.from("%PDF-1.4 no picture")),
    form,
  );
  expect([notArt.statusCode, notArt.body]).toEqual([422, expect.stringContaining(art)]);
  const sent = await visitor.send("POST", "/advanced-quote/", multipart({ ...parts, art, step: "send" }), form);
  expect(sent.headers.location).toContain("/get-a-quote/sent/");
  const [{ id }] = await sql("select id::int from orders where email = 'long@tidewatch.example'");
  const { data } = (await sam.get(`${base}/${id}/`)).json();
  expect(data).toMatchObject({
    quantity: 50,
    asked: { blankCode: "tee-unisex", colour: "White", sizes: { M: 30, L: 20 } },
  });
  expect(data.art).toMatchObject([{ widthPx: 900, sentBy: "shopper" }]);
});

const boundary = "quote-form";
const form = { "content-type": `multipart/form-data; boundary=${boundary}`, "sec-fetch-site": "same-origin" };
function multipart(fields: Record<string, string>, file?: Buffer): Buffer {
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join("");
  const files = file
    ? [
        `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="art.png"\r\nContent-Type: image/png\r\n\r\n`,
        file,
        "\r\n",
      ]
    : [];
  return Buffer.concat([head, ...files, `--${boundary}--\r\n`].map((each) => Buffer.from(each as string)));
}

test("another shop's quote, an order that is none, and a made-up link are not found", async () => {
  const { id, path } = await asked();
  const elsewhere = await visitorOf(world.app, fixture.other.host).arrive();
  expect((await elsewhere.get(path)).statusCode).toBe(404);
  expect((await submit(elsewhere, path, { change: "wake" })).statusCode).toBe(404);
  expect((await (await anybody()).get("/advanced-quote/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/")).statusCode).toBe(404);
  expect((await sam.get(`${base}/999999999/`)).statusCode).toBe(404);
  expect((await act(999_999_999, "answer", answerOf())).statusCode).toBe(404);
  await seedStaff(world.database.pools, { email: "picker@selvedge.test", fullName: "Pia Lund", roles: ["picker"] });
  const picker = await staffAt(world, "picker@selvedge.test");
  expect((await act(id, "answer", answerOf(), picker)).statusCode).toBe(403);
});
