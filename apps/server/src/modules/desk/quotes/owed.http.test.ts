import type { OrderId } from "@selvedge/domain/ids";
import { shipByDay } from "@selvedge/domain/shipping/ship-by";
import { addDays, addWorkingDays, workingDaysBefore } from "@selvedge/domain/shipping/working-days";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { freshKey, type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
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
const subjects = async (email: string) =>
  (await sql("select subject from mails where to_address = $1 order by id", [email])).map(({ subject }) => subject);
/** Art is added, and a proof of the first line made of it. */
async function proofed(id: number, seen = 0) {
  const art = await upload(sam, `${base}/${id}/art/`, discPng(2400, seen), `kelp-${seen}.png`);
  expect(art.statusCode, art.body).toBe(200);
  const { styles, art: all } = art.json().data;
  const sent = await act(id, "proof", { style: styles[0].id, art: { front: all.at(-1).id }, words: "", seen });
  expect(sent.statusCode, sent.body).toBe(200);
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

const invoiceAudit = async (id: number) =>
  (
    await sql("select action from audit_log where subject = $1 and action like 'order.invoice%' order by id", [
      `order ${id}`,
    ])
  ).map(({ action }) => action);

type Quote = Awaited<ReturnType<typeof asked>>;

/** A quote that is ordered on terms of 30 days, and to be paid; `before` happens between the proof's yes and the purchase order. */
async function ordered(before: (quote: Quote) => Promise<void> = async () => {}) {
  const quote = await asked();
  const { id, visitor, path } = quote;
  await act(id, "answer", answerOf());
  await submit(visitor, path, { change: "terms", words: "" });
  await act(id, "terms/authorise", { days: 30 });
  await proofed(id);
  await approve(quote);
  await before(quote);
  const confirmed = await act(id, "po", { poNumber: "PO-78" });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const invoice = /href="(\/invoice\/[^"]+)"/.exec((await visitor.get(path)).body)![1]!;
  return { ...quote, invoice };
}

const today = () => new Date().toISOString().slice(0, 10);
const payment = (amountMinor: number, more: object = {}) => ({
  ...{ amountMinor, way: "bank_transfer", receivedOn: today(), reference: "TIDEWATCH 77" },
  ...more,
});
const record = (id: number, body: object, headers = freshKey()) =>
  sam.post(`/omnis/v3/atlas/orders/${id}/invoice-payments/`, body, headers);
const remind = async (id: number, daysFromNow: number) => {
  await world.database.ownerQuery(
    `update quotes set due_on = current_date + ${daysFromNow} where order_id = ${id}; delete from graphile_worker._private_jobs where key like 'invoice ${id} %'`,
  );
  await tasks.remind_owed!(world.platform, {});
  const { rows } = await world.database.ownerQuery(
    `select payload from graphile_worker._private_jobs where key like 'invoice ${id} %'`,
  );
  for (const { payload } of rows) await tasks.invoice_mail!(world.platform, payload);
  return rows.map(({ payload }) => payload.what);
};

test("an invoice is paid in two sums, and says so; what is recorded twice counts once", async () => {
  const { id, visitor, invoice, email } = await ordered();
  const { due } = (await sam.get(`${base}/${id}/`)).json().data;
  expect(due).toMatchObject({ isLate: false, leftMinor: 24_360 });
  for (const [body, field] of [
    [payment(24_361), "amountMinor"],
    [payment(0), "amountMinor"],
    [payment(100, { receivedOn: "2999-01-01" }), "receivedOn"],
    [payment(100, { reference: " " }), "reference"],
  ] as const)
    expect(Object.keys((await record(id, body)).json().errors)).toEqual([field]);
  const key = freshKey();
  const first = await Promise.all([1, 2].map(() => record(id, payment(10_000), key)));
  expect(first.map((answer) => answer.json().data)).toEqual([
    { isPaid: false, leftMinor: 14_360 },
    { isPaid: false, leftMinor: 14_360 },
  ]);
  expect((await visitor.get(invoice)).body).toMatch(/£100\.00 is paid\. £143\.60 is to pay by/);
  const asStaff = async () => (await sam.get(`/omnis/v3/atlas/orders/${id}/`)).json().data.due;
  expect(await asStaff()).toEqual({ on: due.on, isLate: false, left: 143.6, poNumber: "PO-78" });
  expect((await record(id, payment(14_360))).json().data).toEqual({ isPaid: true, leftMinor: 0 });
  expect(await asStaff()).toBeNull();
  expect((await record(id, payment(1))).json().message).toBe("It is paid already.");
  const page = (await visitor.get(invoice)).body;
  expect(page).toMatch(/Paid in full on \d+ \w+ \d{4}\. Bank transfer\./);
  expect(page).toContain("PO-78");
  const quote = (await sam.get(`${base}/${id}/`)).json().data;
  expect([quote.due, quote.terms.payments.length, quote.terms.paidAt === null]).toEqual([null, 2, false]);
  const mailed = () =>
    tasks.invoice_mail!(world.platform, { divisionId: fixture.bramble.divisionId, orderId: id, what: "paid" });
  await mailed();
  await mailed();
  expect((await subjects(email)).filter((subject) => subject.startsWith("We have your payment"))).toHaveLength(1);
  expect(await remind(id, -2)).toEqual([]);
  expect(await invoiceAudit(id)).toEqual(["order.invoice_part_paid", "order.invoice_paid"]);
});

test("it leaves so that it arrives on the day that was agreed, however late its invoice is paid", async () => {
  const days = async (of: number) =>
    (await sql('select ship_by::text as "shipBy", promised_to::text as arrives from orders where id = $1', [of]))[0];
  const { id } = await ordered(async (quote) => expect((await days(quote.id)).shipBy).toBeNull());
  const agreed = await days(id);
  expect(agreed.shipBy).toBe(workingDaysBefore(agreed.arrives, 3));
  expect(agreed.shipBy > addWorkingDays(today(), 5)).toBe(true);
  await record(id, payment(24_360));
  expect(await days(id)).toEqual(agreed);
});

test("work that is needed sooner than it can be made is promised for when it can", async () => {
  const { id } = await asked({ wantedBy: addDays(today(), 1) });
  const [{ arrives }] = await sql("select promised_to::text as arrives from orders where id = $1", [id]);
  expect(arrives).toBe(addWorkingDays(shipByDay(new Date()), 3));
});

test("a gift card that was set aside is free again once the order goes by invoice, which its customer pays once", async () => {
  const issued = await fixture.ada.post(`${fixture.base}/gift-cards/`, {
    ...{ uuid: crypto.randomUUID(), amountMinor: 5000, reason: "A thank-you" },
  });
  const { id: card, code } = issued.json().data;
  const onCard = async () =>
    (
      await sql("select balance_minor::int as balance, held_minor::int as held from gift_cards where id = $1", [card])
    )[0];
  let payPath = "";
  const quoted = await ordered(async (quote) => {
    [payPath] = /\/pay\/[\w-]+\//.exec((await quote.visitor.get(quote.path)).body)!;
    await submit(quote.visitor, payPath, { change: "gift-card", code });
    const atBank = { cardNumber: "4000 0000 0000 3220", expiry: "12/30", securityCode: "123" };
    await submit(quote.visitor, payPath, { idempotencyKey: crypto.randomUUID(), expectedTotal: "193.6", ...atBank });
    expect(await onCard()).toEqual({ balance: 5000, held: 5000 });
  });
  const { id, visitor } = quoted;
  expect(await onCard()).toEqual({ balance: 5000, held: 0 });
  const [{ attempt, reference }] = await sql(
    "select id as attempt, provider_reference as reference from payment_attempts where order_id = $1 and state = 'action_needed'",
    [id],
  );
  await world.platform.cards.sandbox!.settleChallenge(reference, true);
  await visitor.get(`${payPath}?attempt=${attempt}`);
  expect(await onCard(), "beside card money that came too late and goes back").toEqual({ balance: 5000, held: 0 });
  // Other art is looked at once more, and approved.
  await proofed(id, 1);
  await approve(quoted);
  expect((await visitor.get(payPath)).body).not.toContain("Code of a gift card");
  const refused = await submit(visitor, payPath, { change: "gift-card", code });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining("This order is paid by its invoice."),
  ]);
  await act(id, "po", { poNumber: "PO-78" });
  expect((await record(id, payment(24_360))).json().data).toEqual({ isPaid: true, leftMinor: 0 });
  expect(await onCard()).toEqual({ balance: 5000, held: 0 });
  const kept = await sql(
    `select sum(amount_minor)::int as minor from payment_transactions t where order_id = $1 and kind = 'charge'
       and not exists (select from returned_payments r where r.attempt_id = t.attempt_id)`,
    [id],
  );
  expect(kept).toEqual([{ minor: 24_360 }]);
});

test("its receipt waits for no payment: it says what is owed by when, and is found by its number", async () => {
  const { id, visitor, path, email } = await ordered();
  const receiptPath = /href="(\/receipt\/[^"]+)"/.exec((await visitor.get(path)).body)![1]!;
  const receipt = async () => (await visitor.get(`/omnis/v3/orders${receiptPath}`)).json().data;
  const shown = await receipt();
  expect(shown.garments[0]).toMatchObject({ now: "Waiting to be printed" });
  expect(shown.garments[0].steps.map(({ state }: { state: string }) => state)).toEqual([
    "done",
    ...Array(4).fill("later"),
  ]);
  expect(shown.owed).toMatchObject({ amount: 243.6 });
  expect((await visitor.get(receiptPath)).body).toMatch(/By invoice: .*£243\.60.* to be paid by/);
  const find = { number: shown.reference, email };
  expect((await submit(await anybody(), "/login/order/", find)).headers.location).toBe(receiptPath);
  await record(id, payment(24_360));
  expect(await receipt()).toMatchObject({ owed: null, paidWith: "Bank transfer" });
});

test("the shop's people see an order on terms before its invoice is paid, and its money counts once it is", async () => {
  const { id } = await ordered();
  const shop = async (path: string) => (await fixture.ada.get(`${fixture.base}/${path}`)).json();
  const listed = async (view: string) => {
    const { data, counts } = await shop(`orders/?view=${view}&perPage=100`);
    return { row: data.find((row: { id: number }) => row.id === id), count: counts[view] };
  };
  const sold = async () =>
    (({ sales, orders, counts }) => ({ sales: sales.now, orders: orders.now, ...counts }))(
      (await shop("overview/")).data,
    );
  const before = await sold();
  const { row, count } = await listed("owed");
  expect(row).toMatchObject({ statusName: "Ordered", detail: "Waiting for the floor", due: { isLate: false } });
  expect((await listed("open")).row).toEqual(row);
  for (const search of [row.reference, "tidewatch"])
    expect((await shop(`orders/?view=owed&search=${search}`)).data, search).toContainEqual(row);
  const order = (await shop(`orders/${id}/`)).data;
  expect(order).toMatchObject({
    paidAt: null,
    due: { poNumber: "PO-78", receivedMinor: 0 },
    customer: { spentMinor: 0 },
  });
  expect(order.garments[0]).toMatchObject({
    now: "Ordered",
    steps: [{ code: "paid", state: "not_needed" }, {}, {}, {}, {}, {}, {}],
  });
  expect(order.history[0].text).toBe("Ordered, to be paid by invoice");
  expect((await fixture.ada.post(`${fixture.base}/orders/${id}/hold/`, { note: "" })).statusCode).toBe(200);
  expect((await fixture.ada.post(`${fixture.base}/orders/${id}/go-on/`, {})).statusCode).toBe(200);
  await record(id, payment(24_360));
  const after = await listed("owed");
  expect([after.row, after.count]).toEqual([undefined, count - 1]);
  expect((await listed("open")).row).toMatchObject({ due: null });
  expect((await shop(`orders/${id}/`)).data).toMatchObject({ due: null, customer: { spentMinor: 24_360 } });
  expect(await sold()).toEqual({ ...before, sales: before.sales + 24_360, orders: before.orders + 1 });
});

test("an invoice is reminded of before its day and twice after it, each once, and late ones wait in a tab of their own", async () => {
  const { id, email, visitor, invoice } = await ordered();
  expect((await visitor.get(invoice)).body).toMatch(/Write to \S+ to hear which account to pay to\./);
  expect(await remind(id, 4)).toEqual([]);
  expect(await remind(id, 3)).toEqual(["due_soon"]);
  expect(await remind(id, 0)).toEqual([]);
  const reminder = async () =>
    (await sql("select body_text as text from mails where to_address = $1 order by id", [email])).at(-1).text;
  expect(await reminder()).toMatch(/Name \S+ with your payment\./);
  await sql(
    `insert into division_company_infos (division_id, bank_account_name, bank_sort_code, bank_account_number, updated_at)
     values ($1, 'Bramble Prints Ltd', '200000', '55779911', now()) on conflict (division_id) do update set
       bank_account_name = excluded.bank_account_name, bank_sort_code = excluded.bank_sort_code, bank_account_number = excluded.bank_account_number`,
    [fixture.bramble.divisionId],
  );
  expect((await visitor.get(invoice)).body).toMatch(
    /Pay by bank transfer to.*Sort code.*20-00-00.*55779911.*Reference/s,
  );
  expect((await sam.get(`${base}/?tab=owed`)).json().data.map((row: { id: number }) => row.id)).not.toContain(id);
  expect(await remind(id, -1)).toEqual(["overdue"]);
  expect(await reminder()).toMatch(
    /Account name: Bramble Prints Ltd\nSort code: 20-00-00\nAccount number: 55779911\nReference: /,
  );
  expect(await remind(id, -7)).toEqual([]);
  expect(await remind(id, -8)).toEqual(["long_overdue"]);
  const late = (await sam.get(`${base}/?tab=owed`)).json().data.find((row: { id: number }) => row.id === id);
  expect(late.due).toMatchObject({ isLate: true, leftMinor: 24_360 });
  expect((await subjects(email)).filter((subject) => /invoice/.test(subject))).toEqual([
    expect.stringMatching(/^Your invoice \S+ is due on /),
    expect.stringMatching(/^Your invoice \S+ was due on /),
    expect.stringMatching(/^Please pay your invoice /),
  ]);
});

test("an order on terms has no money to give back before it is paid; what came by transfer is paid back by hand", async () => {
  const { id, email } = await ordered();
  const orders = "/omnis/v3/atlas/orders";
  const refund = (amountMinor: number, seen = 0) =>
    sam.post(
      `${orders}/${id}/refunds/`,
      { what: { kind: "amount", amountMinor, delivery: false }, amountMinor, reason: "Short", words: "", seen },
      freshKey(),
    );
  const early = await refund(500);
  expect([early.statusCode, early.json().message]).toEqual([409, expect.stringContaining("has not been paid yet")]);
  await record(id, payment(24_360));
  const asked = await refund(500);
  expect(asked.statusCode, asked.body).toBe(200);
  const refundId = asked.json().data.id;
  const listed = async (tab: string) =>
    (await sam.get(`/omnis/v3/atlas/refunds/?tab=${tab}`))
      .json()
      .data.find((row: { id: number }) => row.id === refundId);
  expect(await listed("hand")).toMatchObject({ totalMinor: 500, paidWith: "Bank transfer", settled: null });
  const pay = () => tasks.pay_refund!(world.platform, { divisionId: fixture.bramble.divisionId, refundId });
  await pay();
  expect(await listed("hand")).toBeDefined();
  const settle = (reference: string) => sam.post(`${orders}/${id}/refunds/${refundId}/settle/`, { reference });
  expect((await settle("")).statusCode).toBe(422);
  expect((await settle("FPS 9001")).json().data).toEqual({ state: "paid" });
  expect((await settle("FPS 9002")).json().data).toEqual({ state: "paid" });
  await pay();
  await pay();
  expect(await listed("hand")).toBeUndefined();
  expect(await listed("done")).toMatchObject({ settled: { reference: "FPS 9001" } });
  const [mail] = await sql("select body_text as text from mails where to_address = $1 and kind = 'order_refunded'", [
    email,
  ]);
  expect(mail.text).toContain("under the reference FPS 9001");
  expect(await sql("select number from credit_notes where refund_id = $1", [refundId])).toHaveLength(1);
});

test("what came of an invoice goes back when its order is cancelled", async () => {
  const { id } = await ordered();
  await record(id, payment(4_000));
  const cancelled = await sam.post(`/omnis/v3/atlas/orders/${id}/cancel/`, { reason: "They changed their mind" });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  expect(await sql("select total_minor::int as total, way, state from refunds where order_id = $1", [id])).toEqual([
    { total: 4_000, way: "hand", state: "asked" },
  ]);
  expect((await record(id, payment(1))).json().message).toBe("Nothing is owed for this order.");
});
