// Stripe takes the cards: by its own client against a double of its API, from a shopper's Pay to the signed message.
import { seedMainSite } from "@selvedge/testing/seed/shop";
import { times } from "@selvedge/testing/times";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripeCards } from "../../../adapters/card-payments/stripe/stripe-cards.ts";
import { visitorOf } from "../../../testing/browser.ts";
import {
  confirmationTokens,
  type StripeDouble,
  stripeDouble,
  stripeMessage,
} from "../../../testing/payment-doubles/stripe-double.ts";
import { testApp } from "../../../testing/test-app.ts";
import {
  address,
  newKey,
  place,
  rowsIn,
  type SeededCheckout,
  seedCheckout,
  shopperIn,
} from "../testing/checkout-fixture.ts";
import { settleOpenAttempts } from "./reconcile.ts";

const stripe: StripeDouble = await stripeDouble();
const world = testApp({
  env: {
    CARD_PROCESSOR: "stripe",
    STRIPE_ACCOUNTS: "uk=pk_test_uk:sk_test_uk:whsec_old+whsec_new,eu=pk_test_eu:sk_test_eu:whsec_eu",
    STRIPE_URL: stripe.origin,
  },
});
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let seeded: SeededCheckout;
beforeAll(async () => {
  seeded = await seedCheckout(world);
  await seedMainSite(world.database.pools);
});
afterAll(() => stripe.close());

const shopper = () => shopperIn(world, seeded.bramble, [seeded.tee, 1]);
type Shopper = Awaited<ReturnType<typeof shopper>>;
const body = (email: string, cardToken: string) => ({
  ...{ email, cardToken, shippingAddress: address, shippingMethod: "uk-48", expectedTotal: 27.99 },
});
const pay = (visitor: Shopper, email: string, token: keyof typeof confirmationTokens, key = newKey()) =>
  visitor.post(place, body(email, confirmationTokens[token]), { "idempotency-key": key });
const intentOf = (attempt: string) => stripe.intents.find(({ metadata }) => metadata.attempt === attempt)!;
const attemptsOf = (email: string) =>
  rows(
    `select a.id, a.state, a.account_name as account, a.payment_method_name as method, a.provider_reference as reference, o.status
     from payment_attempts a join orders o on o.id = a.order_id where o.email = $1 order by a.created_at`,
    [email],
  );
const moneyOf = (email: string) =>
  rows(
    "select t.kind, t.amount_minor from payment_transactions t join orders o on o.id = t.order_id where o.email = $1 order by t.id",
    [email],
  );
const deliver = ({ body: text, headers }: { body: string; headers: Record<string, string> }) =>
  visitorOf(world.app, "localhost").send("POST", "/webhooks/cards/", text, headers);
const paidMessage = (intent: unknown, secret = "whsec_new", at = Date.now()) =>
  stripeMessage("payment_intent.succeeded", intent, { secret, at });

test("a token of the Payment Element pays at once, in Stripe's units, under one key", async () => {
  const email = "paid@postbox.example";
  const visitor = await shopper();
  const key = newKey();
  const answers = [await pay(visitor, email, "approve", key), await pay(visitor, email, "approve", key)];
  expect(answers.map((answer) => answer.json().data.state)).toEqual(["paid", "paid"]);
  const [attempt, ...more] = await attemptsOf(email);
  expect([attempt.status, attempt.method, attempt.account, more]).toEqual(["paid", "Visa ending 4242", "uk", []]);
  const created = stripe.calls.filter(
    ({ path, key: sent }) => path === "/v1/payment_intents" && sent === `charge ${attempt.id}`,
  );
  expect(created.map(({ fields, account }) => [fields.amount, fields.currency, fields.confirm, account])).toEqual([
    ["2799", "gbp", "true", "sk_test_uk"],
  ]);
  expect(intentOf(attempt.id).id).toBe(attempt.reference);
});

test("a declined card is told in Stripe's words, and another one pays", async () => {
  const email = "declined@postbox.example";
  const visitor = await shopper();
  const declined = await pay(visitor, email, "decline");
  expect([declined.statusCode, declined.json().message]).toEqual([
    402,
    "Your card was declined. You have not been charged.",
  ]);
  expect((await pay(visitor, email, "approve")).json().data.state).toBe("paid");
  expect((await attemptsOf(email)).map(({ state }) => state)).toEqual(["failed", "succeeded"]);
});

test("a made-up token buys nothing", async () => {
  const visitor = await shopper();
  const answer = await visitor.post(place, body("token@postbox.example", "tok_4242"), { "idempotency-key": newKey() });
  expect([answer.statusCode, answer.json().message]).toEqual([402, "Please enter your card again."]);
});

describe("a bank's second step", () => {
  async function challenged(email: string) {
    const visitor = await shopper();
    const answer = await pay(visitor, email, "challenge");
    const [{ id }] = await attemptsOf(email);
    const intent = intentOf(id);
    expect(answer.json().data).toMatchObject({
      state: "action_needed",
      actionUrl: `${stripe.origin}/3ds/${intent.id}`,
    });
    return { visitor, id: id as string, intent };
  }

  test("that is confirmed pays the order when the shopper is back", async () => {
    const { visitor, id, intent } = await challenged("back@postbox.example");
    stripe.settle(intent, true);
    const back = await visitor.get(`/checkout/return/${id}/`);
    expect(back.headers.location).toMatch(/^\/receipt\//);
    expect(await moneyOf("back@postbox.example")).toEqual([{ kind: "charge", amount_minor: 2799 }]);
  });

  test("that is not confirmed charges nothing, and the basket is there", async () => {
    const { visitor, id, intent } = await challenged("refused@postbox.example");
    stripe.settle(intent, false);
    expect((await visitor.get(`/checkout/return/${id}/`)).headers.location).toBe("/checkout/?payment=refused");
    expect((await pay(visitor, "refused@postbox.example", "approve")).json().data.state).toBe("paid");
  });

  test("that is left is called off before the order is paid another way", async () => {
    const { visitor, intent } = await challenged("left@postbox.example");
    expect((await pay(visitor, "left@postbox.example", "approve")).json().data.state).toBe("paid");
    expect(intent.status).toBe("canceled");
    expect(await moneyOf("left@postbox.example")).toHaveLength(1);
  });
});

describe("a signed message", () => {
  test("pays an order whose shopper never came back; twice it changes nothing", async () => {
    const email = "message@postbox.example";
    await pay(await shopper(), email, "challenge");
    const [{ id }] = await attemptsOf(email);
    stripe.settle(intentOf(id), true);
    const message = paidMessage(intentOf(id));
    expect([(await deliver(message)).statusCode, (await deliver(message)).statusCode]).toEqual([204, 204]);
    expect((await attemptsOf(email)).map(({ status }) => status)).toEqual(["paid"]);
    expect(await moneyOf(email)).toHaveLength(1);
  });

  test.each(["whsec_old", "whsec_new", "whsec_eu"])(
    "is taken under %s: two secrets while one takes over",
    async (secret) => {
      expect((await deliver(paidMessage({ id: "pi_other", metadata: {} }, secret))).statusCode).toBe(204);
    },
  );

  const about = { id: "pi_1", metadata: { attempt: "x" } };
  const sound = () => paidMessage(about);
  const signed = (change: (header: string) => string) => () => {
    const { body: text, headers } = sound();
    return { body: text, headers: { ...headers, "stripe-signature": change(headers["stripe-signature"]) } };
  };
  test.each([
    ["no signature", signed(() => "")],
    ["a signature alone", signed((header) => header.replace(/^t=\d+,/, ""))],
    ["a time alone", signed((header) => header.replace(/,v1=.*/, ""))],
    ["another time", signed((header) => header.replace(/^t=\d/, "t=2"))],
    ["another version", signed((header) => header.replace("v1=", "v0="))],
    ["another letter", signed((header) => `${header.slice(0, -1)}${header.endsWith("0") ? "1" : "0"}`)],
    ["one letter less", signed((header) => header.slice(0, -1))],
    ["words", signed(() => "t=now,v1=yes")],
    ["another body", () => ({ ...sound(), body: `${sound().body} ` })],
    ["an unknown secret", () => paidMessage(about, "whsec_theirs")],
    ["a time six minutes ago", () => paidMessage(about, "whsec_new", Date.now() - 360_000)],
  ])("with %s is refused with 400", async (_, message) => {
    expect((await deliver(message())).statusCode).toBe(400);
  });
});

test("an answer that is lost charges once: the reconciler finds the payment by its attempt", async () => {
  const email = "lost@postbox.example";
  const visitor = await shopper();
  const { charge } = world.platform.cards;
  const cards = world.platform.cards;
  const dying = {
    ...cards,
    accounts: {},
    charge: async (request: Parameters<typeof charge>[0]) => {
      // Another process took the payment and died: this one has not heard of it.
      await stripeCards({ accounts: world.config.stripe!.accounts, url: stripe.origin }).charge(request);
      throw new Error("killed");
    },
  };
  world.platform.cards = dying;
  expect((await pay(visitor, email, "approve")).statusCode).toBe(500);
  world.platform.cards = cards;
  await settleOpenAttempts(world.platform, seeded.bramble.divisionId, -1);
  expect((await attemptsOf(email)).map(({ state, status }) => [state, status])).toEqual([["succeeded", "paid"]]);
  expect(await moneyOf(email)).toHaveLength(1);
});

test("a connection that breaks is tried again under the same key", async () => {
  stripe.loseNext(1);
  const answer = await pay(await shopper(), "broken@postbox.example", "approve");
  expect(answer.json().data.state).toBe("paid");
  expect(await moneyOf("broken@postbox.example")).toHaveLength(1);
});

test("without scripts the card is typed on Stripe's own page, and the way back pays the order", async () => {
  const visitor = await shopper();
  const email = "page@postbox.example";
  const typed = Object.entries(address).map(([name, value]) => [`shippingAddress.${name}`, value]);
  const fields = [...typed, ["email", email], ["shippingMethod", "uk-48"], ["expectedTotal", "27.99"]];
  const answer = await visitor.send("POST", "/checkout/", new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: "http://bramble.localhost",
  });
  const page = stripe.pages.at(-1)!;
  expect([answer.statusCode, answer.headers.location, page.amount]).toEqual([303, page.url, 2799]);
  const intent = stripe.payPage(page);
  const back = await visitor.get(new URL(page.success_url).pathname);
  expect(back.headers.location).toMatch(/^\/receipt\//);
  const [attempt] = await attemptsOf(email);
  expect([attempt.status, attempt.reference]).toEqual(["paid", intent.id]);
});

test("money goes back by Stripe: once for a key, and never more than was paid", async () => {
  const email = "refund@postbox.example";
  await pay(await shopper(), email, "approve");
  const [{ reference }] = await attemptsOf(email);
  const { cards } = world.platform;
  const half = { chargeReference: reference, amountMinor: 1400, currency: "GBP" };
  const first = await cards.refund({ ...half, idempotencyKey: "half" });
  expect(await cards.refund({ ...half, idempotencyKey: "half" })).toEqual(first);
  expect(await cards.refund({ ...half, idempotencyKey: "more" })).toEqual({
    state: "failed",
    message: "Refund amount is greater than unrefunded amount on charge.",
  });
  expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === reference)).toHaveLength(1);
});

test("P9.06 each account name picks its own key; a shop that names none gets the first", async () => {
  const entry = async () => (await (await shopper()).get("/_page/checkout/")).json().data.cards;
  const keys = Object.entries(world.platform.cards.accounts!).map(([name, { browser }]) => [
    name,
    browser!.entry.settings,
  ]);
  expect(keys).toEqual([
    ["uk", { publishableKey: "pk_test_uk" }],
    ["eu", { publishableKey: "pk_test_eu" }],
  ]);
  expect((await entry()).settings).toEqual({ publishableKey: "pk_test_uk" });
  const choose = (value: string) =>
    rows("update shop_sites set payment_processor = $2 where division_id = $1", [seeded.bramble.divisionId, value]);
  await rows("insert into shop_sites (division_id) values ($1) on conflict do nothing", [seeded.bramble.divisionId]);
  await choose('{"accounts": ["eu"]}');
  expect((await entry()).settings).toEqual({ publishableKey: "pk_test_eu" });
  await pay(await shopper(), "eu@postbox.example", "approve");
  expect((await attemptsOf("eu@postbox.example"))[0].account).toBe("eu");
  expect(stripe.calls.at(-1)!.account).toBe("sk_test_eu");
  await choose("{}");
});

test("the checkout loads our script of Stripe and names Stripe's hosts in its policy; no other page does", async () => {
  const visitor = await shopper();
  const policy = String((await visitor.get("/checkout/")).headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain("https://checkout.stripe.com");
  expect(String((await visitor.get("/basket/")).headers["content-security-policy"])).not.toContain("stripe.com");
  const script = await visitor.get("/card-scripts/stripe.js");
  expect([script.statusCode, script.headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(script.body).toContain("https://js.stripe.com/");
});

/** Each is a whole purchase. */
const races = times(25, 1_000);
const timeout = times(60_000, 1_800_000);

test(`the way back races the message ${races} times: one order and one charge each, and nobody reads an error`, {
  timeout,
}, async () => {
  const outcomes: unknown[] = [];
  for (let race = 0; race < races; race++) {
    const email = `race-${race}@postbox.example`;
    const visitor = await shopper();
    await pay(visitor, email, "challenge");
    const [{ id }] = await attemptsOf(email);
    stripe.settle(intentOf(id), true);
    const message = paidMessage(intentOf(id));
    const back = () => visitor.get(`/checkout/return/${id}/`);
    const both = race % 2 === 0 ? [back(), deliver(message)] : [deliver(message), back()];
    const answers = await Promise.all([...both, deliver(message)]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    const isLed = answers.some(({ headers }) => String(headers.location).startsWith("/receipt/"));
    outcomes.push([codes, isLed, (await moneyOf(email)).length, (await attemptsOf(email)).map(({ status }) => status)]);
  }
  const wanted = [[204, 204, 303], true, 1, ["paid"]];
  expect(outcomes.filter((outcome) => JSON.stringify(outcome) !== JSON.stringify(wanted))).toEqual([]);
});
