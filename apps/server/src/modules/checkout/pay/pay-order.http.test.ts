import { beforeAll, expect, test } from "vitest";
import { PaymentsUnreachable } from "../../../adapters/card-payments/card-payments.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import { receiptHash } from "../../orders/receipt/index.ts";
import {
  newKey,
  order,
  place,
  rowsIn,
  type SeededCheckout,
  seedCheckout,
  shopperIn,
  tokenOf,
  type Visitor,
} from "../testing/checkout-fixture.ts";

const world = testApp();
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let shop: SeededCheckout;
beforeAll(async () => {
  shop = await seedCheckout(world);
});

const declined = "4000 0000 0000 0002";
let people = 0;

/** An order whose card was declined, and its receipt's link. */
async function unpaidOrder() {
  const email = `unpaid-${people++}@postbox.example`;
  const visitor = await shopperIn(world, shop.bramble, [shop.tee, 1]);
  const answer = await visitor.post(place, await order(visitor, { email }, declined), { "idempotency-key": newKey() });
  expect(answer.statusCode).toBe(402);
  const [{ id }] = await rows("select id::int from orders where email = $1", [email]);
  return { id: id as number, hash: receiptHash(world.platform.config.secret, shop.bramble.divisionId, id), email };
}

const anybody = () => visitorOf(world.app, shop.bramble.host).arrive();
const pay = async (visitor: Visitor, hash: string, key = newKey(), body: object = {}, card?: string) =>
  visitor.post(
    `/omnis/v3/orders/receipt/${hash}/pay/`,
    { cardToken: await tokenOf(visitor, card), expectedTotal: 27.99, ...body },
    { "idempotency-key": key },
  );
const chargesOf = (id: number) =>
  rows("select amount_minor::int as minor from payment_transactions where order_id = $1 and kind = 'charge'", [id]);
const statusOf = async (id: number) => (await rows("select status from orders where id = $1", [id]))[0].status;

test("an order whose card was declined is paid by its link, on a page without scripts and without an address", async () => {
  const { id, hash } = await unpaidOrder();
  const visitor = await anybody();
  const page = await visitor.get(`/pay/${hash}/`);
  expect(page.body).toContain("Pay £27.99");
  expect(page.body).not.toContain("Brincliffe");
  const [, key] = /name="idempotencyKey" value="([^"]+)"/.exec(page.body)!;
  const send = (fields: Record<string, string>) =>
    visitor.send(
      "POST",
      `/pay/${hash}/`,
      new URLSearchParams({ idempotencyKey: key!, expectedTotal: "27.99", ...fields }).toString(),
      {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
    );
  const faulty = await send({ cardNumber: "", expiry: "", securityCode: "" });
  expect([faulty.statusCode, faulty.body]).toEqual([422, expect.stringContaining("cardNumber-note")]);
  const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123" };
  const answers = await Promise.all([send(card), send(card), send(card)]);
  const receipt = `/receipt/${hash}/`;
  expect(answers.filter(({ headers }) => headers.location === receipt).length).toBeGreaterThan(0);
  expect(await chargesOf(id)).toEqual([{ minor: 2799 }]);
  expect(await statusOf(id)).toBe("paid");
  expect((await visitor.get(`/pay/${hash}/`)).headers.location).toBe(receipt);
});

test("a retry with one key and two pages at once are one charge", async () => {
  const { id, hash } = await unpaidOrder();
  const [one, other] = await Promise.all([anybody(), anybody()]);
  const key = newKey();
  const body = { cardToken: await tokenOf(one) };
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => pay(one, hash, key, body)),
    ...Array.from({ length: 4 }, () => pay(other, hash)),
  ]);
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await chargesOf(id)).toHaveLength(1);
  expect((await pay(other, hash)).json().data).toMatchObject({ state: "paid", receiptUrl: `/receipt/${hash}/` });
  expect(await chargesOf(id)).toHaveLength(1);
});

test("a charge whose answer was lost is found again, and not made twice", async () => {
  const { id, hash } = await unpaidOrder();
  const visitor = await anybody();
  const { cards } = world.platform;
  const { charge } = cards;
  const key = newKey();
  const body = { cardToken: await tokenOf(visitor) };
  cards.charge = async (request) => {
    await charge(request);
    throw new PaymentsUnreachable("no answer");
  };
  const lost = await pay(visitor, hash, key, body).finally(() => {
    cards.charge = charge;
  });
  expect(lost.statusCode).toBe(503);
  expect((await pay(visitor, hash, key, body)).json().data).toMatchObject({ state: "paid" });
  expect(await chargesOf(id)).toHaveLength(1);
});

test("a bank's second step leads back to the page, which reads the answer from the processor", async () => {
  const { id, hash } = await unpaidOrder();
  const visitor = await anybody();
  const { data } = (await pay(visitor, hash, newKey(), {}, "4000 0000 0000 3220")).json();
  expect(data.state).toBe("action_needed");
  const [{ attempt, reference }] = await rows(
    "select id as attempt, provider_reference as reference from payment_attempts where order_id = $1 and state = 'action_needed'",
    [id],
  );
  const back = `/pay/${hash}/?attempt=${attempt}`;
  expect((await visitor.get(back)).body).toContain("has not confirmed this payment yet");
  await world.platform.cards.sandbox!.settleChallenge(reference, true);
  expect((await visitor.get(back)).headers.location).toBe(`/receipt/${hash}/`);
  expect(await statusOf(id)).toBe("paid");
});

test.each<[string, object, number, RegExp]>([
  ["a total that the payer did not see", { expectedTotal: 1 }, 409, /total has changed/],
  ["a card that is declined", {}, 402, /declined/i],
])("%s takes no money", async (_, body, status, message) => {
  const { id, hash } = await unpaidOrder();
  const answer = await pay(await anybody(), hash, newKey(), body, status === 402 ? declined : undefined);
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(message)]);
  expect(await chargesOf(id)).toEqual([]);
});

test("an order of another shop, a made-up link and a cancelled order cannot be paid", async () => {
  const { id, hash } = await unpaidOrder();
  const stranger = await visitorOf(world.app, shop.other.host).arrive();
  expect((await pay(stranger, hash)).statusCode).toBe(404);
  const visitor = await anybody();
  expect((await visitor.get(`/pay/${"A".repeat(32)}/`)).statusCode).toBe(404);
  await rows("update orders set deleted_at = now() where id = $1", [id]);
  expect((await pay(visitor, hash)).json().message).toBe("The order is cancelled.");
  expect((await visitor.get(`/pay/${hash}/`)).body).toContain("There is nothing to pay");
});
