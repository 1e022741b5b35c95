// Another card processor than the local one pays through both doors: by one folder, testing/pebble-cards, and one word of
// the configuration.
import { seedMainSite } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { cardProcessors } from "../../../adapters/card-payments/processors.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { pebbleCards, pebbleOrigin } from "../../../testing/pebble-cards/pebble-cards.ts";
import { mount, token as tokenOfScript } from "../../../testing/pebble-cards/pebble-script.js";
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

const pebble = pebbleCards();
const world = testApp({
  env: { CARD_PROCESSOR: "pebble" },
  cardProcessors: { ...cardProcessors, pebble: () => pebble },
});
type Shopper = Awaited<ReturnType<typeof shopperIn>>;
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
const hook = "/webhooks/cards/";
const platform = () => visitorOf(world.app, "localhost");
const deliver = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  platform().send("POST", hook, body, headers);

let seeded: SeededCheckout;
beforeAll(async () => {
  seeded = await seedCheckout(world);
  await seedMainSite(world.database.pools);
});
const shopper = () => shopperIn(world, seeded.bramble, [seeded.tee, 1]);

/** What the page sends to the shopper's browser. */
async function entryOf(visitor: Shopper) {
  const page = await visitor.get("/_page/checkout/");
  return page.json().data.cards as { script: string; fields: string; settings: object; withoutScripts: string };
}

/** The processor's own script in a page, with a card typed into its field. */
async function typedToken(settings: object, number: string) {
  const field = { value: number };
  mount({ ownerDocument: { createElement: () => field }, append() {} });
  return tokenOfScript({}, { settings });
}

const doors = {
  async call(visitor: Shopper, email: string): Promise<string> {
    const { settings } = await entryOf(visitor);
    const { token: cardToken } = await typedToken(settings, "5500 0000 0000 0004");
    const body = { email, shippingAddress: address, shippingMethod: "uk-48", cardToken, expectedTotal: 27.99 };
    const answer = await visitor.post(place, body, { "idempotency-key": newKey() });
    expect(answer.json().data).toMatchObject({ state: "action_needed" });
    return answer.json().data.actionUrl;
  },
  async form(visitor: Shopper, email: string): Promise<string> {
    const typed = Object.entries(address).map(([name, value]) => [`shippingAddress.${name}`, value]);
    const fields = [...typed, ["email", email], ["shippingMethod", "uk-48"], ["expectedTotal", "27.99"]];
    const answer = await visitor.send("POST", "/checkout/", new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://bramble.localhost",
    });
    expect(answer.statusCode).toBe(303);
    return answer.headers.location!;
  },
};

describe.each(["call", "form"] as const)("by the %s", (door) => {
  test("the shopper pays on the processor's page, and its signed message completes the order", async () => {
    const visitor = await shopper();
    const email = `${door}@postbox.example`;
    const page = await doors[door](visitor, email);
    expect(page).toBe(`${pebbleOrigin}/pay/${pebble.payments.at(-1)!.reference}`);
    const order = async () => (await rows("select id, status, total_minor from orders where email = $1", [email]))[0];
    expect((await order()).status).toBe("to_be_paid");
    const message = pebble.payOnPage(pebble.payments.at(-1)!.reference);
    const forged = await deliver({ ...message, headers: { ...message.headers, "pebble-signature": "00" } });
    const changed = await deliver({ ...message, body: `${message.body} ` });
    expect([forged.statusCode, changed.statusCode, (await order()).status]).toEqual([400, 400, "to_be_paid"]);
    const answers = [await deliver(message), await deliver(message)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const { id, status, total_minor } = await order();
    expect([status, total_minor]).toEqual(["paid", 2799]);
    expect(
      await rows(
        "select provider, account_name, payment_method_name, state, amount_minor from payment_attempts where order_id = $1",
        [id],
      ),
    ).toEqual([
      {
        provider: "pebble",
        account_name: "acct_pebble",
        payment_method_name: "Pebble card",
        state: "succeeded",
        amount_minor: 2799,
      },
    ]);
    expect(await rows("select amount_minor, provider from payment_transactions where order_id = $1", [id])).toEqual([
      { amount_minor: 2799, provider: "pebble" },
    ]);
    const back = await visitor.get(new URL(pebble.payments.at(-1)!.returnUrl).pathname);
    expect(back.headers.location).toMatch(/^\/receipt\//);
  });
});

test("the checkout loads the processor's script under a policy that names it, and asks for no card number itself", async () => {
  const visitor = await shopper();
  const { headers, body } = await visitor.get("/checkout/");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' ${pebbleOrigin};`);
  expect(policy).toContain(`frame-src ${pebbleOrigin};`);
  expect(policy).toContain(`form-action 'self' http://localhost:4000 ${pebbleOrigin};`);
  expect(body).toContain("You enter your card on the next page.");
  expect(body).not.toContain('name="cardNumber"');
  expect(await entryOf(visitor)).toEqual({
    script: `${pebbleOrigin}/v7/pebble.js`,
    fields: "processor",
    settings: { publicKey: "pk_pebble" },
    withoutScripts: "processorPage",
  });
  expect(String((await visitor.get("/basket/")).headers["content-security-policy"])).not.toContain(pebbleOrigin);
});

test("a card that its script refuses, and a token of another processor, buy nothing", async () => {
  const visitor = await shopper();
  const { settings } = await entryOf(visitor);
  expect(await typedToken(settings, " ")).toEqual({ message: "Enter your card.", errors: {}, isOfCard: true });
  const body = { shippingAddress: address, shippingMethod: "uk-48", cardToken: "tok_4242", expectedTotal: 27.99 };
  const answer = await visitor.post(place, { ...body, email: "none@postbox.example" }, { "idempotency-key": newKey() });
  expect([answer.statusCode, answer.json().message]).toEqual([402, "This is no Pebble token."]);
});

test("messages are taken on the platform's own host alone, and the local processor is not there", async () => {
  const visitor = await shopper();
  const body = JSON.stringify({ keys: [] });
  const message = { "content-type": "application/json", "pebble-signature": "00" };
  expect((await visitor.send("POST", hook, body, message)).statusCode).toBe(404);
  expect((await visitor.get("/local-cards/card.js")).statusCode).toBe(404);
});
