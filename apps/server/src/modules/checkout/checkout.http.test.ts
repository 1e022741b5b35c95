import { castBlanks } from "@selvedge/testing/cast/blanks";
import { type CastProduct, castProduct } from "@selvedge/testing/cast/product";
import { type CastShop, castShop } from "@selvedge/testing/cast/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { PaymentsUnreachable } from "../../adapters/card-payments/card-payments.ts";
import { tasks } from "../../jobs/tasks.ts";
import { visitorOf } from "../../testing/browser.ts";
import { testApp } from "../../testing/test-app.ts";
import { settleOpenAttempts } from "./index.ts";

const world = testApp();
let bramble: CastShop;
let other: CastShop;
let tee: CastProduct;
let kidsTee: CastProduct;

beforeAll(async () => {
  const { pools } = world.database;
  await castBlanks(pools);
  bramble = await castShop(pools);
  other = await castShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  tee = await castProduct(pools, bramble);
  kidsTee = await castProduct(pools, bramble, { name: "Kids Tee", blank: "tee-kids", priceIncTaxMinor: 1600 });
});

type Visitor = Awaited<ReturnType<ReturnType<typeof visitorOf>["arrive"]>>;
const place = "/omnis/v3/checkout/place/";
const address = {
  firstName: "Rowan",
  lastName: "Ashby",
  street: "14 Brincliffe Crescent",
  city: "Sheffield",
  country: "GB",
  zip: "S7 1FB",
};
let keys = 0;
const newKey = () => `key-for-test-${keys++}`;

async function shopperWith(...lines: [CastProduct, number][]): Promise<Visitor> {
  const visitor = await visitorOf(world.app, bramble.host).arrive();
  for (const [product, quantity] of lines)
    await visitor.post("/omnis/v3/frontend/product/addItemToCart/", {
      item: { variantId: String(product.variants[0]!.id), quantity },
      name: "main",
    });
  return visitor;
}
async function tokenOf(visitor: Visitor, number = "4242 4242 4242 4242"): Promise<string> {
  return (await visitor.post("/omnis/v3/local-cards/tokens/", { number, expiry: "12/30", securityCode: "123" })).json()
    .data.token;
}
const order = async (visitor: Visitor, changes: object = {}, card?: string) => ({
  email: "rowan@postbox.example",
  shippingAddress: address,
  shippingMethod: "uk-48",
  cardToken: await tokenOf(visitor, card),
  expectedTotal: 27.99,
  ...changes,
});
const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
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
    expect(overseas.importNotice).toContain("Your country may ask you for them");
  });

  test("an empty basket has no price", async () => {
    expect((await (await shopperWith()).post("/omnis/v3/checkout/quote/", {})).json().message).toBe(
      "Your basket is empty.",
    );
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

  test("a declined card says so, charges nothing and loses nothing; another card then pays the same order", async () => {
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

  test("a card that asks for a second step is paid once the bank has said yes", async () => {
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

  test("a double click is one order, one charge, equal answers", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "four@postbox.example";
    const body = await order(visitor, { email });
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => visitor.post(place, body, { "idempotency-key": key })),
    );
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
    const forged = {
      ...(await order(visitor, { email })),
      total: 1,
      price: 1,
      totals: { total: 1 },
      items: [],
      discount: 99,
      shippingPrice: 0,
      currency: "JPY",
    };
    await visitor.post(place, forged, { "idempotency-key": newKey() });
    expect((await ordersOf(email))[0]).toMatchObject({ total_minor: 2799, currency: "GBP" });
  });
});

describe("what is refused", () => {
  test.each([
    [{ email: "no address" }, "email", "Please enter a valid email address"],
    [{ shippingAddress: { ...address, zip: " " } }, "shippingAddress.zip", "This field is required"],
    [{ shippingAddress: { ...address, country: "XX1" } }, "shippingAddress.country", "This field is required"],
    [{ cardToken: "" }, "cardToken", "This field is required"],
  ])("%j names its field", async (changes, field, text) => {
    const visitor = await shopperWith([tee, 1]);
    const answer = await visitor.post(place, await order(visitor, changes), { "idempotency-key": newKey() });
    expect([answer.statusCode, answer.json().errors[field]]).toEqual([422, [text]]);
  });

  test("a card number with a wrong digit is told before anything else happens", async () => {
    const visitor = await shopperWith([tee, 1]);
    const answer = await visitor.post("/omnis/v3/local-cards/tokens/", {
      number: "4242 4242 4242 4241",
      expiry: "12/30",
      securityCode: "123",
    });
    expect([answer.statusCode, answer.json().message]).toEqual([422, "Please check the card number."]);
  });

  test("a product that was switched off in the meantime is named", async () => {
    const gone = await castProduct(world.database.pools, bramble, { name: "Gone Tee" });
    const visitor = await shopperWith([gone, 1]);
    await world.database.pools.backOffice.query("update products set enabled = false where id = $1", [gone.id]);
    const answer = await visitor.post(place, await order(visitor), { "idempotency-key": newKey() });
    expect([answer.json().code, Object.values(answer.json().errors)]).toEqual([
      "productGone",
      [["Gone Tee is no longer available. Remove it to go on."]],
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

describe("a process that dies in between", () => {
  test("after the order was written and before the charge: the shopper is free to try again, nothing is charged", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "dead-1@postbox.example";
    const { cards } = world.platform;
    const body = await order(visitor, { email });
    world.platform.cards = { ...cards, charge: () => Promise.reject(new Error("killed")) };
    expect((await visitor.post(place, body, { "idempotency-key": newKey() })).statusCode).toBe(500);
    world.platform.cards = cards;
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    expect(
      await rows("select a.state from payment_attempts a join orders o on o.id = a.order_id where o.email = $1", [
        email,
      ]),
    ).toEqual([{ state: "failed" }]);
    await visitor.post(place, body, { "idempotency-key": newKey() });
    expect((await ordersOf(email)).map((each) => each.status)).toEqual(["paid"]);
  });

  test("after the charge and before it was noted: the reconciler finishes the order, a retry gives the same one", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "dead-2@postbox.example";
    const { cards } = world.platform;
    const body = await order(visitor, { email });
    const key = newKey();
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await cards.charge(request);
        throw new Error("killed");
      },
    };
    expect((await visitor.post(place, body, { "idempotency-key": key })).statusCode).toBe(500);
    world.platform.cards = cards;
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    const [row] = await ordersOf(email);
    expect(row.status).toBe("paid");
    const again = await visitor.post(place, body, { "idempotency-key": key });
    expect(again.json().data.reference).toBe(row.reference);
    expect(await rows("select from payment_transactions where order_id = $1", [row.id])).toHaveLength(1);
  });
});

describe("an attempt that comes back late", () => {
  const attemptOf = async (orderId: number) =>
    (await rows("select attempt_id from returned_payments where order_id = $1", [orderId]))[0].attempt_id;
  const sendBack = async (orderId: number) =>
    tasks.return_payment!(world.platform, { divisionId: bramble.divisionId, attemptId: await attemptOf(orderId) });
  const moneyOf = (orderId: number) =>
    rows("select kind, amount_minor from payment_transactions where order_id = $1 order by id", [orderId]);
  const audited = (orderId: number) =>
    rows("select action from audit_log where subject = $1 order by id", [`order ${orderId}`]).then((found) =>
      found.map(({ action }) => action),
    );

  test("given up before it was charged, its key is not charged any more; a new key pays", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-1@postbox.example";
    const { cards } = world.platform;
    const body = await order(visitor, { email });
    const key = newKey();
    world.platform.cards = { ...cards, charge: () => Promise.reject(new Error("killed")) };
    await visitor.post(place, body, { "idempotency-key": key });
    world.platform.cards = cards;
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    const again = await visitor.post(place, body, { "idempotency-key": key });
    expect([again.statusCode, again.json().message]).toEqual([
      402,
      "The payment was interrupted. You have not been charged.",
    ]);
    const [row] = await ordersOf(email);
    expect(row.status).toBe("to_be_paid");
    expect(await rows("select from payment_transactions where order_id = $1", [row.id])).toHaveLength(0);
    expect((await visitor.post(place, body, { "idempotency-key": newKey() })).json().data.state).toBe("paid");
    expect((await ordersOf(email)).map((each) => each.status)).toEqual(["paid"]);
  });

  test("noted as failed and then charged after all, it pays the order", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-2@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await settleOpenAttempts(world.platform, bramble.divisionId, -1);
        return cards.charge(request);
      },
    };
    const answer = await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    world.platform.cards = cards;
    expect(answer.json().data.state).toBe("paid");
    const [row] = await ordersOf(email);
    expect(row.status).toBe("paid");
    expect(await rows("select state, message from payment_attempts where order_id = $1", [row.id])).toEqual([
      { state: "succeeded", message: "" },
    ]);
  });

  test("a small basket that waits at the bank never pays for a larger one", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-3@postbox.example";
    const waiting = (
      await visitor.post(place, await order(visitor, { email }, "4000 0000 0000 3220"), { "idempotency-key": newKey() })
    ).json().data;
    await visitor.post("/omnis/v3/basket/update/", { key: `v${tee.variants[0]!.id}`, quantity: 40 });
    const { total } = (await visitor.post("/omnis/v3/checkout/quote/", {})).json().data.totals;
    const declined = await visitor.post(
      place,
      await order(visitor, { email, expectedTotal: total }, "4000 0000 0000 0002"),
      { "idempotency-key": newKey() },
    );
    expect(declined.statusCode).toBe(402);
    const bank = new URL(waiting.actionUrl).pathname;
    const confirmed = await visitorOf(world.app, "localhost").send("POST", bank, "answer=confirm", {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost",
    });
    expect(confirmed.statusCode).toBe(404);
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    const [row, ...more] = await ordersOf(email);
    expect(more).toEqual([]);
    expect(row.status).toBe("to_be_paid");
    expect(await rows("select from payment_transactions where order_id = $1", [row.id])).toHaveLength(0);
  });

  test("money of another amount than the order's pays nothing and goes back by itself, once", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-4@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await rows(
          "update orders set subtotal_minor = subtotal_minor + 100, total_minor = total_minor + 100 where email = $1",
          [email],
        );
        return cards.charge(request);
      },
    };
    const answer = await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    world.platform.cards = cards;
    expect(answer.json().message).toContain("It is going back to your card.");
    const [row] = await ordersOf(email);
    expect(row.status).toBe("to_be_paid");
    expect(await rows("select amount_minor from payment_transactions where order_id = $1", [row.id])).toEqual([
      { amount_minor: 2799 },
    ]);
    expect(await audited(row.id)).toEqual(["order.opened", "order.paid_another_amount"]);
    await Promise.all([sendBack(row.id), sendBack(row.id)]);
    await sendBack(row.id);
    expect(await moneyOf(row.id)).toEqual([
      { kind: "charge", amount_minor: 2799 },
      { kind: "refund", amount_minor: 2799 },
    ]);
    expect(await audited(row.id)).toEqual(["order.opened", "order.paid_another_amount", "order.payment_returned"]);
    expect(await rows("select subject from mails where to_address = $1", [email])).toEqual([
      { subject: "Your payment of £27.99 is going back" },
    ]);
    const [{ refunds }] = (
      await world.database.pools.web.query(
        "select count(*)::int as refunds from local_cards.refunds r join local_cards.charges c on c.reference = r.charge_reference where c.idempotency_key = $1",
        [await attemptOf(row.id)],
      )
    ).rows;
    expect(refunds).toBe(1);
  });

  test("money that comes in after the order was paid goes back, while a silent processor is asked again", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-7@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await rows("update orders set status = 'paid', paid_at = now() where email = $1", [email]);
        return cards.charge(request);
      },
    };
    await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    const [row] = await ordersOf(email);
    world.platform.cards = { ...cards, refund: () => Promise.reject(new PaymentsUnreachable("no answer")) };
    await expect(sendBack(row.id)).rejects.toThrow("no answer");
    expect(await moneyOf(row.id)).toEqual([{ kind: "charge", amount_minor: 2799 }]);
    world.platform.cards = cards;
    await sendBack(row.id);
    expect(await moneyOf(row.id)).toHaveLength(2);
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(["paid"]);
  });

  test("what the processor refuses to give back is written down for somebody to look at", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-8@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await rows("update orders set status = 'paid', paid_at = now() where email = $1", [email]);
        return cards.charge(request);
      },
    };
    await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    world.platform.cards = cards;
    const [row] = await ordersOf(email);
    const [{ provider_reference: chargeReference }] = await rows(
      "select provider_reference from payment_transactions where order_id = $1",
      [row.id],
    );
    const half = { chargeReference, amountMinor: 1400 };
    expect((await cards.refund({ ...half, idempotencyKey: "by-hand-1" })).state).toBe("succeeded");
    expect(await cards.refund({ ...half, idempotencyKey: "by-hand-2" })).toMatchObject({ state: "failed" });
    await sendBack(row.id);
    await sendBack(row.id);
    expect(await moneyOf(row.id)).toHaveLength(1);
    expect(await audited(row.id)).toEqual(["order.opened", "order.paid_again", "order.payment_return_refused"]);
    expect(await rows("select from mails where to_address = $1", [email])).toHaveLength(0);
  });

  test("a shopper who comes back from the bank unsure, and pays again, pays once", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-5@postbox.example";
    await visitor.post(place, await order(visitor, { email }, "4000 0000 0000 3220"), { "idempotency-key": newKey() });
    await world.database.pools.web.query(
      "update local_cards.charges set state = 'succeeded' where state = 'action_needed'",
    );
    const key = newKey();
    const body = await order(visitor, { email });
    const second = await visitor.post(place, body, { "idempotency-key": key });
    expect(second.json().data.state).toBe("paid");
    const [row, ...more] = await ordersOf(email);
    expect([row.status, more]).toEqual(["paid", []]);
    expect(await rows("select from payment_transactions where order_id = $1", [row.id])).toHaveLength(1);
    expect((await visitor.post(place, body, { "idempotency-key": key })).json()).toEqual(second.json());
  });

  test("whoever is charged while the database goes away is not told that nothing happened", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-6@postbox.example";
    const { cards } = world.platform;
    const body = await order(visitor, { email });
    const key = newKey();
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        const result = await cards.charge(request);
        await world.database.ownerQuery(
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'selvedge_web' and datname = current_database()",
        );
        return result;
      },
    };
    const answer = await visitor.post(place, body, { "idempotency-key": key });
    world.platform.cards = cards;
    expect(answer.statusCode === 200 || answer.json().code === "stillWorking").toBe(true);
    const again = await visitor.post(place, body, { "idempotency-key": key });
    expect(again.json().data.state).toBe("paid");
    expect(
      await rows("select from payment_transactions t join orders o on o.id = t.order_id where o.email = $1", [email]),
    ).toHaveLength(1);
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
    expect(mails[0].sent_at).not.toBeNull();
  });
});
