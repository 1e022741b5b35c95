import { dayRange } from "@selvedge/domain/dates/day-words";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import type { SeededShop } from "@selvedge/testing/seed/shop";
import { times } from "@selvedge/testing/times";
import { beforeAll, describe, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import { settleOpenAttempts } from "../payments/reconcile.ts";
import { address, newKey, order, place, rowsIn, seedCheckout, shopperIn } from "../testing/checkout-fixture.ts";

const world = testApp();
let bramble: SeededShop;
let other: SeededShop;
let tee: SeededProduct;
let kidsTee: SeededProduct;

beforeAll(async () => {
  ({ bramble, other, tee, kidsTee } = await seedCheckout(world));
});

const shopperWith = (...lines: [SeededProduct, number][]) => shopperIn(world, bramble, ...lines);
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
const ordersOf = (email: string) => rows("select * from orders where email = $1 order by id", [email]);

describe("what an order costs", () => {
  test("is derived from the basket: goods, VAT, delivery by service (worked example B without the coupon)", async () => {
    const visitor = await shopperWith([tee, 2], [kidsTee, 1]);
    const { data } = (await visitor.post("/omnis/v3/checkout/quote/", { country: "GB" })).json();
    expect(data.totals).toEqual({
      goodsIncTax: 64,
      discountIncTax: 0,
      shippingIncTax: 3.99,
      duty: 0,
      taxIncluded: 8.5,
      total: 67.99,
      giftCard: 0,
      toPay: 67.99,
      currency: "GBP",
    });
    expect(data.shipping.map((each: { code: string }) => each.code)).toEqual(["uk-48", "uk-24"]);
    const abroad = (await visitor.post("/omnis/v3/checkout/quote/", { country: "DE" })).json().data;
    expect(abroad).toMatchObject({
      chosen: "eu-standard",
      totals: { shippingIncTax: 10.95, duty: 2.61, total: 77.56 },
    });
    expect([data.importNotice, abroad.importNotice]).toEqual(["", ""]);
    const overseas = (await visitor.post("/omnis/v3/checkout/quote/", { country: "US" })).json().data;
    expect(overseas.totals).toMatchObject({ taxIncluded: 0, duty: 0 });
    expect(overseas.importNotice).toContain("Your country may charge them");
  });

  test("an empty basket has no price", async () => {
    expect((await (await shopperWith()).post("/omnis/v3/checkout/quote/", {})).json().message).toBe(
      "Your basket is empty.",
    );
  });
});

describe("a size with a price of its own", () => {
  test("costs it on the page, in the basket and in the order, during a sale too", async () => {
    const print = await seedProduct(world.database.pools, bramble, {
      ...{ name: "Oak print", blank: "art-print-portrait", colours: ["Oak"], priceIncTaxMinor: 3800 },
    });
    await rows('update products set size_extras = \'{"A3": 600, "A2": 1400}\' where id = $1', [print.id]);
    const visitor = await visitorOf(world.app, bramble.host).arrive();
    const page = (await visitor.get(`/product/${print.urlName}/`)).body;
    for (const price of ["£38.00", "£44.00", "£52.00"]) expect(page).toContain(price);
    const a2 = print.variants.find(({ size }) => size === "A2")!;
    const item = { variantId: String(a2.id), quantity: 1 };
    await visitor.post("/omnis/v3/frontend/product/addItemToCart/", { item, name: "main" });
    const total = async () =>
      (await visitor.post("/omnis/v3/checkout/quote/", { country: "GB" })).json().data.totals.goodsIncTax;
    expect(await total()).toBe(52);
    await rows("update products set on_sale = true, sale_price_inc_tax_minor = 3000 where id = $1", [print.id]);
    expect(await total()).toBe(44);
    const email = "a2@postbox.example";
    const body = await order(visitor, { email, shippingMethod: "paper-uk-48", expectedTotal: 46.99 });
    const answer = await visitor.post(place, body, { "idempotency-key": newKey() });
    expect(answer.json().data?.state, answer.body).toBe("paid");
    const [row] = await ordersOf(email);
    expect(await rows("select size, unit_price_inc_tax_minor from order_items where order_id = $1", [row.id])).toEqual([
      { size: "A2", unit_price_inc_tax_minor: 4400 },
    ]);
  });
});

describe("paying", () => {
  test("makes one paid order with its lines, attempt, money and log, and empties the basket", async () => {
    const visitor = await shopperWith([tee, 1]);
    const answer = await visitor.post(place, await order(visitor, { email: "one@postbox.example" }), {
      "idempotency-key": newKey(),
    });
    const { data } = answer.json();
    expect(data).toMatchObject({ state: "paid", receiptUrl: `/receipt/${data.orderHash}/` });
    const [row] = await ordersOf("one@postbox.example");
    expect(row).toMatchObject({
      status: "paid",
      total_minor: 2799,
      subtotal_minor: 2000,
      goods_tax_minor: 400,
      shipping_minor: 332,
      shipping_tax_minor: 67,
      payment_method: "Visa ending 4242",
    });
    expect(
      await rows("select from_status, status from order_status_logs where order_id = $1 order by id", [row.id]),
    ).toEqual([
      { from_status: null, status: "new" },
      { from_status: "new", status: "to_be_paid" },
      { from_status: "to_be_paid", status: "paid" },
    ]);
    expect(await rows("select state, amount_minor from payment_attempts where order_id = $1", [row.id])).toEqual([
      { state: "succeeded", amount_minor: 2799 },
    ]);
    expect(await rows("select kind, amount_minor from payment_transactions where order_id = $1", [row.id])).toEqual([
      { kind: "charge", amount_minor: 2799 },
    ]);
    expect((await visitor.get("/omnis/v3/basket/main/list/")).json().items).toEqual([]);
    const receipt = (await visitor.get(`/omnis/v3/orders/receipt/${data.orderHash}/`)).json().data;
    expect(receipt).toMatchObject({
      status: "paid",
      garments: [{ name: "Classic Tee", now: "Waiting to be printed" }],
      totals: { total: 27.99 },
    });
  });

  test("for express delivery puts the order before others, unless another way is chosen after all (print-on-demand §2)", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "soon@postbox.example";
    const express = { email, shippingMethod: "uk-24", expectedTotal: 28.95 };
    const declined = await order(visitor, express, "4000 0000 0000 0002");
    expect((await visitor.post(place, declined, { "idempotency-key": newKey() })).statusCode).toBe(402);
    expect(await ordersOf(email)).toMatchObject([{ status: "to_be_paid", priority: 1 }]);
    await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    expect(await ordersOf(email)).toMatchObject([{ status: "paid", priority: 0, total_minor: 2799 }]);
  });

  test("into the EU freezes how each line was taxed, the duty and the quote that the delivery came from (platform-core §3)", async () => {
    const visitor = await shopperWith([tee, 1], [kidsTee, 1]);
    const email = "lotte@postbox.example";
    const shippingAddress = { ...address, country: "DE", city: "Hamburg", zip: "20357" };
    const german = { email, shippingAddress, shippingMethod: "eu-standard", expectedTotal: 52.06 };
    const answer = await visitor.post(place, await order(visitor, german), { "idempotency-key": newKey() });
    expect(answer.json().data?.state, answer.body).toBe("paid");
    const [row] = await ordersOf(email);
    expect(row).toMatchObject({
      total_minor: 5206,
      duty_minor: 261,
      shipping_minor: 794 + 261,
      shipping_tax_minor: 151,
    });
    expect(
      await rows(
        "select tax_treatment, tax_rate::float, tax_minor from order_items where order_id = $1 order by position",
        [row.id],
      ),
    ).toEqual([
      { tax_treatment: "EXPORT_IOSS", tax_rate: 0.19, tax_minor: 383 },
      { tax_treatment: "EXPORT_IOSS", tax_rate: 0.19, tax_minor: 255 },
    ]);
    const [quote] = await rows("select * from shipping_quotes where id = $1", [row.shipping_quote_id]);
    expect(quote).toMatchObject({
      ...{ service: "eu-standard", country: "DE", price_minor: row.shipping_minor, tax_minor: row.shipping_tax_minor },
      ...{ duty_minor: 261, promised_from: row.promised_from, promised_to: row.promised_to },
    });
  });

  test("formats a postcode as on a parcel, however it was typed", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "lower@postbox.example";
    const body = await order(visitor, { email, shippingAddress: { ...address, zip: "s71fb" } });
    expect((await visitor.post(place, body, { "idempotency-key": newKey() })).statusCode).toBe(200);
    expect((await ordersOf(email))[0]).toMatchObject({ shipping_zip: "S7 1FB", billing_zip: "S7 1FB" });
  });

  test("a declined card shows a message, charges nothing and loses nothing; another card then pays the same order", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "two@postbox.example";
    const declined = await visitor.post(place, await order(visitor, { email }, "4000 0000 0000 0002"), {
      "idempotency-key": newKey(),
    });
    expect([declined.statusCode, declined.json().message]).toEqual([
      402,
      "Your card was declined. You have not been charged. Try another card.",
    ]);
    expect((await visitor.get("/omnis/v3/basket/main/list/")).json().items).toHaveLength(1);
    expect((await ordersOf(email))[0]).toMatchObject({ status: "to_be_paid" });
    await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    const [paid, ...more] = await ordersOf(email);
    expect(more).toEqual([]);
    expect(paid.status).toBe("paid");
    expect(await rows("select state from payment_attempts where order_id = $1 order by created_at", [paid.id])).toEqual(
      [{ state: "failed" }, { state: "succeeded" }],
    );
  });

  test("a card that asks for a second step is paid once the bank has accepted", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "three@postbox.example";
    const { data } = (
      await visitor.post(place, await order(visitor, { email }, "4000 0000 0000 3220"), { "idempotency-key": newKey() })
    ).json();
    expect(data).toMatchObject({ state: "action_needed", actionUrl: expect.stringContaining("/dev/bank/") });
    expect((await ordersOf(email))[0].status).toBe("to_be_paid");
    await world.database.pools.web.query(
      "update local_cards.charges set state = 'succeeded' where state = 'action_needed'",
    );
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    expect((await ordersOf(email))[0].status).toBe("paid");
  });

  test("a retry that comes when all is done gets exactly the first answer", async () => {
    const visitor = await shopperWith([tee, 1]);
    const body = await order(visitor, { email: "again@postbox.example" });
    const headers = { "idempotency-key": newKey() };
    const first = await visitor.post(place, body, headers);
    expect(first.statusCode).toBe(200);
    expect((await visitor.post(place, body, headers)).body).toBe(first.body);
  });

  test("a retry of a declined one gets exactly the same answer", async () => {
    const visitor = await shopperWith([tee, 1]);
    const body = await order(visitor, { email: "declined@postbox.example" }, "4000 0000 0000 0002");
    const headers = { "idempotency-key": newKey() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.post(place, body, headers)));
    const declined = answers.filter(({ statusCode }) => statusCode === 402);
    expect(declined.length).toBeGreaterThan(0);
    const retry = await visitor.post(place, body, headers);
    expect(new Set([...declined, retry].map((each) => each.body)).size).toBe(1);
  });

  test("a double click is one order, one charge, equal answers", { timeout: times(60_000, 600_000) }, async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "four@postbox.example";
    const body = await order(visitor, { email });
    const key = newKey();
    // On a slow machine so many find no connection within seconds: such a press is put off, and pressed again.
    const press = async () => {
      for (;;) {
        const answer = await visitor.post(place, body, { "idempotency-key": key });
        if (!/"(?:unavailable|stillWorking)"/.test(answer.body)) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: times(60, 500) }, press));
    expect(new Set(answers.map((each) => each.body)).size).toBe(1);
    expect(answers[0]!.statusCode).toBe(200);
    const orders = await ordersOf(email);
    expect(orders).toHaveLength(1);
    expect(await rows("select from payment_transactions where order_id = $1", [orders[0].id])).toHaveLength(1);
  });

  test("two tabs with keys of their own make one order and one charge", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "five@postbox.example";
    const bodies = [await order(visitor, { email }), await order(visitor, { email })];
    const answers = await Promise.all(bodies.map((body) => visitor.post(place, body, { "idempotency-key": newKey() })));
    expect(answers.filter((each) => each.statusCode === 200)).toHaveLength(1);
    expect(answers.find((each) => each.statusCode !== 200)!.json().code).toMatch(/stillWorking|basketEmpty/);
    const orders = await ordersOf(email);
    expect(orders).toHaveLength(1);
    expect(await rows("select from payment_transactions where order_id = $1", [orders[0].id])).toHaveLength(1);
  });

  test("a key that comes with another form is refused", async () => {
    const visitor = await shopperWith([tee, 1]);
    const key = newKey();
    await visitor.post(place, await order(visitor, { email: "six@postbox.example" }), { "idempotency-key": key });
    const other = await visitor.post(place, await order(visitor, { email: "seven@postbox.example" }), {
      "idempotency-key": key,
    });
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotencyKeyReused"]);
  });

  test("a call without a key is refused before anything is written", async () => {
    const visitor = await shopperWith([tee, 1]);
    expect((await visitor.post(place, await order(visitor, { email: "eight@postbox.example" }))).json().code).toBe(
      "idempotencyKeyMissing",
    );
    expect(await ordersOf("eight@postbox.example")).toEqual([]);
  });
});

describe("a total that is not the one that was seen", () => {
  test.each([
    ["a total made up by the client", 0.01],
    ["a total of before a price change", 26.99],
  ])("%s is shown for confirmation and not charged", async (_, expectedTotal) => {
    const visitor = await shopperWith([tee, 1]);
    const email = `total-${expectedTotal}@postbox.example`;
    const answer = await visitor.post(place, await order(visitor, { email, expectedTotal }), {
      "idempotency-key": newKey(),
    });
    expect([answer.statusCode, answer.json().data.totals.total]).toEqual([409, 27.99]);
    expect(await ordersOf(email)).toEqual([]);
  });

  test("prices, totals and VAT in the form are not taken", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "nine@postbox.example";
    const honest = await order(visitor, { email });
    const forged = { total: 1, price: 1, totals: { total: 1 }, items: [], discount: 99, currency: "JPY" };
    for (const [name, value] of Object.entries(forged)) {
      const answer = await visitor.post(place, { ...honest, [name]: value }, { "idempotency-key": newKey() });
      expect([answer.statusCode, answer.json().code]).toEqual([422, "validation"]);
    }
    expect(await ordersOf(email)).toEqual([]);
  });
});

describe("a delivery that was not chosen", () => {
  test("is shown for confirmation and not taken, though it costs the same", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "elsewhere@postbox.example";
    const body = await order(visitor, { email, shippingMethod: "eu-standard" });
    const answer = await visitor.post(place, body, { "idempotency-key": newKey() });
    expect([answer.statusCode, answer.json().data]).toMatchObject([409, { chosen: "uk-48", totals: { total: 27.99 } }]);
    expect(await ordersOf(email)).toEqual([]);
  });

  test("is refused when it is unknown, also when only the price is requested", async () => {
    const visitor = await shopperWith([tee, 1]);
    const answer = await visitor.post("/omnis/v3/checkout/quote/", { country: "GB", shippingMethod: "free" });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { shippingMethod: ["Choose one of the delivery services."] },
    ]);
  });
});

describe("what is refused", () => {
  test.each([
    [{ email: "no address" }, "email", "Please enter a valid email address"],
    [{ shippingAddress: { ...address, zip: " " } }, "shippingAddress.zip", "This field is required"],
    [{ shippingAddress: { ...address, zip: "ZZZ" } }, "shippingAddress.zip", "must contain a valid postcode"],
    [{ shippingAddress: { ...address, city: "", zip: "ZZZ" } }, "shippingAddress.zip", "must contain a valid postcode"],
    [{ phone: "abc" }, "phone", "must contain a valid UK phone number"],
    [{ phone: "abc", email: "" }, "phone", "must contain a valid UK phone number"],
    [
      { phone: "abc", shippingAddress: { ...address, country: "DE", zip: "20357" } },
      "phone",
      "Must contain only digits, spaces and + - ( )",
    ],
    [{ shippingAddress: { ...address, country: "XX1" } }, "shippingAddress.country", "This field is required"],
    [{ cardToken: "" }, "cardToken", "This field is required"],
    [{ shippingMethod: "free" }, "shippingMethod", "Choose one of the delivery services."],
    [{ shippingMethod: "x' or 1=1" }, "shippingMethod", "Choose one of the delivery services."],
    [{ shippingMethod: "uk-48+" }, "shippingMethod", "Choose one of the delivery services."],
  ])("%j names its field", async (changes, field, text) => {
    const visitor = await shopperWith([tee, 1]);
    const answer = await visitor.post(place, await order(visitor, changes), { "idempotency-key": newKey() });
    expect([answer.statusCode, answer.json().errors[field]]).toEqual([422, [text]]);
  });

  test.each([
    ["4242 4242 4242 4241", "12/30", { number: ["This card number is not valid. Please check its digits"] }],
    ["1234", "01/20", { number: ["This card number is incomplete"], expiry: ["This card expired in 01/20"] }],
    [
      "4111 1111 1111 1111",
      "12/30",
      { number: ["This is not a card that the local processor knows. Use 4242 4242 4242 4242"] },
    ],
  ])("the card %s until %s is refused field by field before anything else happens", async (number, expiry, errors) => {
    const visitor = await shopperWith([tee, 1]);
    const card = { number, expiry, securityCode: "123" };
    const answer = await visitor.post("/omnis/v3/local-cards/tokens/", card);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: "Please check the card number.", errors },
    ]);
  });

  test("a product that was switched off in the meantime is named", async () => {
    const gone = await seedProduct(world.database.pools, bramble, { name: "Gone Tee" });
    const visitor = await shopperWith([gone, 1]);
    await world.database.pools.backOffice.query("update products set enabled = false where id = $1", [gone.id]);
    const answer = await visitor.post(place, await order(visitor), { "idempotency-key": newKey() });
    expect([answer.json().code, Object.values(answer.json().errors)]).toEqual([
      "productGone",
      [["Gone Tee is no longer available. Remove it to continue."]],
    ]);
  });

  test("a receipt opens in its own shop alone, and a guessed one nowhere", async () => {
    const visitor = await shopperWith([tee, 1]);
    const { data } = (
      await visitor.post(place, await order(visitor, { email: "ten@postbox.example" }), { "idempotency-key": newKey() })
    ).json();
    expect((await visitorOf(world.app, other.host).get(`/omnis/v3/orders/receipt/${data.orderHash}/`)).statusCode).toBe(
      404,
    );
    expect((await visitor.get(`/omnis/v3/orders/receipt/${"A".repeat(22)}/`)).statusCode).toBe(404);
  });
});

describe("the mail", () => {
  test("is written once, however often the job runs, and names the order and the receipt", async () => {
    const visitor = await shopperWith([tee, 2]);
    const email = "mail@postbox.example";
    const { data } = (
      await visitor.post(place, await order(visitor, { email, expectedTotal: 51.99 }), { "idempotency-key": newKey() })
    ).json();
    const [row] = await ordersOf(email);
    const job = { divisionId: bramble.divisionId, orderId: row.id };
    await tasks.order_paid!(world.platform, job);
    await tasks.order_paid!(world.platform, job);
    const mails = await rows("select subject, html, body_text, sent_at from mails where to_address = $1", [email]);
    expect(mails).toHaveLength(1);
    expect(mails[0].subject).toContain(data.reference);
    expect(mails[0].body_text).toContain(data.receiptUrl);
    for (const part of [mails[0].body_text, mails[0].html]) {
      // Two of 24.00, and 3.99 to bring them.
      for (const text of ["£48.00", "£3.99", "£51.99", "Including VAT", "14 Brincliffe Crescent", "S7 1FB"])
        expect(part).toContain(text);
      expect(part).toMatch(/Arrives(?::|<[^>]+>|\s)+\w+day \d/);
      expect(part).not.toMatch(/\d{4}-\d\d-\d\d/);
    }
    expect(mails[0].sent_at).not.toBeNull();
  });
});

test("one promise of delivery, with its price, stands on the product's page, in the basket, at the checkout, on the receipt and in the mail", async () => {
  const visitor = await shopperWith([tee, 1]);
  const dataOf = async (path: string) => (await visitor.get(`/_page${path}`)).json().data;
  const promise = ({ name, priceIncTax, promisedFrom, promisedTo }: Record<string, unknown>) => ({
    ...{ name, priceIncTax, promisedFrom, promisedTo },
  });
  const promised = promise((await dataOf(`/product/${tee.urlName}/`)).delivery);
  expect(promise((await dataOf("/basket/")).delivery)).toEqual(promised);
  const { shipping, chosen } = (await visitor.post("/omnis/v3/checkout/quote/", { country: "GB" })).json().data;
  expect(promise(shipping.find(({ code }: { code: string }) => code === chosen))).toEqual(promised);
  const email = "promise@postbox.example";
  const body = await order(visitor, { email, shippingMethod: chosen });
  const { data } = (await visitor.post(place, body, { "idempotency-key": newKey() })).json();
  const [{ id }] = await ordersOf(email);
  await tasks.order_paid!(world.platform, { divisionId: bramble.divisionId, orderId: id });
  const [mail] = await rows("select html, body_text from mails where to_address = $1", [email]);
  const receipt = await visitor.get(data.receiptUrl);
  const days = dayRange(String(promised.promisedFrom), String(promised.promisedTo));
  for (const page of [receipt.body, mail.html, mail.body_text])
    for (const words of [days, promised.name, `£${promised.priceIncTax}`]) expect(page).toContain(words);
});

test("a paid order counts once towards the rank of each of its products, however often the job runs", async () => {
  const email = "rank@postbox.example";
  const ranks = async () =>
    (await rows("select orders from products where id = any($1) order by id", [[tee.id, kidsTee.id]])).map(
      (product) => product.orders,
    );
  await tasks.count_sales!(world.platform, {});
  const before = await ranks();
  const visitor = await shopperWith([tee, 2], [kidsTee, 1]);
  await visitor.post(place, await order(visitor, { email, expectedTotal: 67.99 }), { "idempotency-key": newKey() });
  const [{ id, paid_at }] = await ordersOf(email);
  expect(paid_at).not.toBeNull();
  await Promise.all([tasks.count_sales!(world.platform, {}), tasks.count_sales!(world.platform, {})]);
  await tasks.order_paid!(world.platform, { divisionId: bramble.divisionId, orderId: id });
  await tasks.count_sales!(world.platform, {});
  expect(await ranks()).toEqual(before.map((rank) => rank + 1));
});
