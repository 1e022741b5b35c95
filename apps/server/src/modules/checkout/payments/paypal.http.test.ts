// PayPal beside cards: a shopper is led to its page, approves there, and the money is taken once, whoever says so first.
import { seedMainSite } from "@selvedge/testing/seed/shop";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paypal } from "../../../adapters/card-payments/paypal/paypal.ts";
import { wallets } from "../../../adapters/card-payments/processors.ts";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { paypalDouble, paypalOrigin } from "../../../testing/payment-doubles/paypal-double.ts";
import { testApp } from "../../../testing/test-app.ts";
import {
  address,
  newKey,
  place,
  rowsIn,
  type SeededCheckout,
  seedCheckout,
  shopperIn,
  tokenOf,
} from "../testing/checkout-fixture.ts";

const account = { clientId: "client", secret: "secret" };
const double = await paypalDouble(account);
const here = { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true };
const wallet = paypal({ ...account, url: double.origin, webhookId: "WH-1" }, here);
const world = testApp({
  env: { WALLET: "paypal", PAYPAL_ACCOUNT: "client:secret", PAYPAL_WEBHOOK_ID: "WH-1" },
  wallets: { ...wallets, paypal: () => wallet },
});
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let seeded: SeededCheckout;
beforeAll(async () => {
  seeded = await seedCheckout(world);
  await seedMainSite(world.database.pools);
});
beforeEach(() => {
  double.state.isDeclined = false;
});
afterAll(() => double.close());

const shopper = () => shopperIn(world, seeded.bramble, [seeded.tee, 1]);
type Shopper = Awaited<ReturnType<typeof shopper>>;
const body = (email: string) => ({
  ...{ email, payWith: "wallet", shippingAddress: address, shippingMethod: "uk-48", expectedTotal: 27.99 },
});
const pay = (visitor: Shopper, email: string) => visitor.post(place, body(email), { "idempotency-key": newKey() });
const attemptsOf = (email: string) =>
  rows(
    `select a.id, a.state, a.provider, a.payment_method_name as method, a.provider_reference as reference, o.status, o.id as order
     from payment_attempts a join orders o on o.id = a.order_id where o.email = $1 order by a.created_at`,
    [email],
  );
const moneyOf = (email: string) =>
  rows(
    "select t.kind, t.amount_minor from payment_transactions t join orders o on o.id = t.order_id where o.email = $1",
    [email],
  );
const captures = (order: (typeof double.orders)[number]) => order.captures.length;
const signed = {
  "paypal-auth-algo": "SHA256withRSA",
  "paypal-cert-url": "https://api.paypal.com/cert",
  "paypal-transmission-id": "1",
  "paypal-transmission-sig": "signed-by-paypal",
  "paypal-transmission-time": "2026-11-24T00:00:00Z",
};
const deliver = (event: object, headers: Record<string, string> = signed) =>
  visitorOf(world.app, "localhost").send("POST", "/webhooks/wallet/", JSON.stringify(event), {
    "content-type": "application/json",
    ...headers,
  });
const approved = (attempt: string) => ({
  event_type: "CHECKOUT.ORDER.APPROVED",
  resource: { purchase_units: [{ custom_id: attempt }] },
});

test("a shopper approves on PayPal's page, comes back and has paid; the capture is what a refund names", async () => {
  const email = "paid@postbox.example";
  const visitor = await shopper();
  const answer = await pay(visitor, email);
  const order = double.orders.at(-1)!;
  expect(answer.json().data).toMatchObject({
    state: "action_needed",
    actionUrl: `${paypalOrigin}/checkoutnow?token=${order.id}`,
  });
  expect(order.unit.amount).toEqual({ currency_code: "GBP", value: "27.99" });
  const waiting = await visitor.get(new URL(order.returnUrl).pathname);
  expect(waiting.headers.location).toBe("/checkout/?payment=waiting");
  double.approve(order);
  const back = await visitor.get(new URL(order.returnUrl).pathname);
  expect(back.headers.location).toMatch(/^\/receipt\//);
  const [attempt] = await attemptsOf(email);
  expect([attempt.status, attempt.provider, attempt.method, attempt.reference]).toEqual([
    "paid",
    "paypal",
    "PayPal",
    order.captures[0]!.id,
  ]);
  expect(await moneyOf(email)).toEqual([{ kind: "charge", amount_minor: 2799 }]);
  expect(double.state.tokens, "one access token for all calls").toBe(1);
});

test("PayPal's verified message takes the money of a payer who never came back; any other message is refused", async () => {
  const email = "message@postbox.example";
  await pay(await shopper(), email);
  const order = double.orders.at(-1)!;
  double.approve(order);
  const [{ id }] = await attemptsOf(email);
  const { "paypal-transmission-sig": _, ...unsigned } = signed;
  const refused = [
    await deliver(approved(id), unsigned),
    await deliver(approved(id), { ...signed, "paypal-transmission-sig": "forged" }),
    await visitorOf(world.app, "localhost").send("POST", "/webhooks/wallet/", "[", {
      "content-type": "application/json",
      ...signed,
    }),
  ];
  expect([refused.map(({ statusCode }) => statusCode), captures(order)]).toEqual([[400, 400, 400], 0]);
  expect((await deliver(approved(id))).statusCode).toBe(204);
  expect((await deliver(approved(id))).statusCode).toBe(204);
  expect([(await attemptsOf(email))[0].status, captures(order), (await moneyOf(email)).length]).toEqual(["paid", 1, 1]);
});

test("the way back races the message: one capture and one charge", async () => {
  for (let race = 0; race < 8; race++) {
    const email = `race-${race}@postbox.example`;
    const visitor = await shopper();
    await pay(visitor, email);
    const order = double.orders.at(-1)!;
    double.approve(order);
    const [{ id }] = await attemptsOf(email);
    const back = visitor.get(new URL(order.returnUrl).pathname);
    const answers = await Promise.all([back, deliver(approved(id)), deliver(approved(id))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 204, 204]);
    expect([captures(order), (await moneyOf(email)).length, (await attemptsOf(email))[0].status]).toEqual([
      1,
      1,
      "paid",
    ]);
  }
});

test("an approval that comes after the order was paid by card takes nothing", async () => {
  const email = "both@postbox.example";
  const visitor = await shopper();
  await pay(visitor, email);
  const order = double.orders.at(-1)!;
  const [{ id }] = await attemptsOf(email);
  const byCard = { ...body(email), payWith: "card", cardToken: await tokenOf(visitor) };
  expect((await visitor.post(place, byCard, { "idempotency-key": newKey() })).json().data.state).toBe("paid");
  double.approve(order);
  await deliver(approved(id));
  await visitor.get(new URL(order.returnUrl).pathname);
  expect([captures(order), await moneyOf(email)]).toEqual([0, [{ kind: "charge", amount_minor: 2799 }]]);
});

test("a way to pay that PayPal declines is told, and nothing is charged", async () => {
  const email = "declined@postbox.example";
  const visitor = await shopper();
  await pay(visitor, email);
  const order = double.orders.at(-1)!;
  double.approve(order);
  double.state.isDeclined = true;
  const back = await visitor.get(new URL(order.returnUrl).pathname);
  expect([back.headers.location, await moneyOf(email)]).toEqual(["/checkout/?payment=refused", []]);
});

test("without scripts the wallet is a choice of the form, which needs no card", async () => {
  const visitor = await shopper();
  const page = await visitor.get("/checkout/");
  expect(page.body).toMatch(/<input type="radio" name="payWith" value="wallet"/);
  expect(String(page.headers["content-security-policy"])).toContain(paypalOrigin);
  const typed = Object.entries(address).map(([name, value]) => [`shippingAddress.${name}`, value]);
  const fields = [...typed, ["email", "form@postbox.example"], ["shippingMethod", "uk-48"], ["expectedTotal", "27.99"]];
  const answer = await visitor.send(
    "POST",
    "/checkout/",
    new URLSearchParams([...fields, ["payWith", "wallet"]]).toString(),
    {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://bramble.localhost",
    },
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${paypalOrigin}/checkoutnow?token=${double.orders.at(-1)!.id}`,
  ]);
});

test("S2.01 the express checkout begins with the wallet", async () => {
  const visitor = await shopper();
  const chosen = async (path: string) => (await visitor.get(path)).json().data.prefilled.payWith;
  expect([await chosen("/_page/checkout/?express=true"), await chosen("/_page/checkout/")]).toEqual([
    "wallet",
    undefined,
  ]);
});

test("a refund goes back to the PayPal account, once for a key and never more than was paid", async () => {
  const email = "refund@postbox.example";
  const visitor = await shopper();
  await pay(visitor, email);
  double.approve(double.orders.at(-1)!);
  await visitor.get(new URL(double.orders.at(-1)!.returnUrl).pathname);
  const [{ reference }] = await attemptsOf(email);
  const half = { chargeReference: reference, amountMinor: 1400, currency: "GBP" };
  const first = await wallet.refund({ ...half, idempotencyKey: "half" });
  expect(await wallet.refund({ ...half, idempotencyKey: "half" })).toEqual(first);
  expect(await wallet.refund({ ...half, idempotencyKey: "more" })).toEqual({
    state: "failed",
    message: "PayPal did not refund it: REFUND_AMOUNT_EXCEEDED.",
  });
  expect(double.orders.at(-1)!.captures[0]!.refunded).toBe(14);
});

test("an approval that nobody hears of is found by the reconciler", async () => {
  const email = "silent@postbox.example";
  await pay(await shopper(), email);
  double.approve(double.orders.at(-1)!);
  const soon = { ...world.platform, now: () => new Date(Date.now() + 120_000) };
  await tasks.reconcile_payments!(soon, {});
  expect((await attemptsOf(email))[0].status).toBe("paid");
});
