// The browser and the processor both tell of a payment, in any order, at once and more than once: the end is the same.
import { seedMainSite } from "@selvedge/testing/seed/shop";
import { times } from "@selvedge/testing/times";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { cardProcessors } from "../../../adapters/card-payments/processors.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { pebbleCards } from "../../../testing/pebble-cards/pebble-cards.ts";
import { testApp } from "../../../testing/test-app.ts";
import {
  address,
  newKey,
  place,
  rowsIn,
  type SeededCheckout,
  seedCheckout,
  shopperIn,
  type Visitor,
} from "../testing/checkout-fixture.ts";

const pebble = pebbleCards();
const world = testApp({
  env: { CARD_PROCESSOR: "pebble" },
  cardProcessors: { ...cardProcessors, pebble: () => pebble },
});
let seeded: SeededCheckout;
beforeAll(async () => {
  seeded = await seedCheckout(world);
  await seedMainSite(world.database.pools);
});

const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
type Message = ReturnType<typeof pebble.payOnPage>;
const deliver = ({ body, headers }: Message) =>
  visitorOf(world.app, "localhost").send("POST", "/webhooks/cards/", body, headers);

/** A shopper who is sent to the processor's page; gives the payment that waits there. */
async function waitingPayment(visitor: Visitor, email: string) {
  const body = { email, shippingAddress: address, shippingMethod: "uk-48", cardToken: "pk_pebble:typed" };
  const answer = await visitor.post(place, { ...body, expectedTotal: 27.99 }, { "idempotency-key": newKey() });
  expect(answer.json().data, answer.body).toMatchObject({ state: "action_needed" });
  const reference = String(answer.json().data.actionUrl).split("/").at(-1)!;
  return pebble.payments.find((payment) => payment.reference === reference)!;
}

/** What is stored of an order, without what tells two equal ones apart. */
async function endOf(email: string) {
  const [order, ...more] = await rows("select id, status, total_minor from orders where email = $1", [email]);
  expect(more).toEqual([]);
  const of = (text: string) => rows(text, [order.id]);
  const left = await world.database.ownerQuery(
    `select task from jobs.outbox where (payload ->> 'orderId')::bigint = ${order.id}`,
  );
  return {
    status: order.status,
    attempts: await of("select state from payment_attempts where order_id = $1 order by created_at"),
    money: await of("select kind, amount_minor from payment_transactions where order_id = $1 order by id"),
    log: await of("select from_status, status from order_status_logs where order_id = $1 order by id"),
    returned: await of("select reason from returned_payments where order_id = $1"),
    left: left.rows,
  };
}

const paidOnce = {
  status: "paid",
  attempts: [{ state: "succeeded" }],
  money: [{ kind: "charge", amount_minor: 2799 }],
  returned: [],
  left: [{ task: "order_paid" }],
};

const timeout = times(60_000, 1_800_000);
const races = times(24, 1_000);
test(`of ${races} payments that the browser and the processor report at once, each is one paid order and one receipt`, {
  timeout,
}, async () => {
  for (let race = 0; race < races; race++) {
    const email = `race-${race}@postbox.example`;
    const visitor = await shopperIn(world, seeded.bramble, [seeded.tee, 1]);
    const payment = await waitingPayment(visitor, email);
    const message = pebble.payOnPage(payment.reference);
    const back = () => visitor.get(new URL(payment.returnUrl).pathname);
    const hook = () => deliver(message);
    const racers = race % 2 === 0 ? [back, hook, back, hook] : [hook, back, hook, back];
    for (const answer of await Promise.all(racers.map((start) => start())))
      expect(answer.headers.location ?? answer.statusCode, email).toEqual(
        answer.statusCode === 204 ? 204 : expect.stringMatching(/^\/receipt\//),
      );
    expect(await endOf(email), email).toMatchObject(paidOnce);
  }
});

const seeds = times(6, 50);
test(`the messages of a day, doubled and in ${seeds} other orders, lead to the same end`, { timeout }, async () => {
  const ends = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const emailOf = (name: string) => `${name}-${seed}@postbox.example`;
    const log: Message[] = [];
    const begin = async (name: string) => {
      const visitor = await shopperIn(world, seeded.bramble, [seeded.tee, 1]);
      return { visitor, payment: await waitingPayment(visitor, emailOf(name)) };
    };
    for (const name of ["paid", "also-paid"]) log.push(pebble.payOnPage((await begin(name)).payment.reference));
    // Gives up on the processor's page, comes back and pays: two payments, of which one is charged.
    const twice = await begin("second-try");
    await pebble.cancel(twice.payment.idempotencyKey);
    log.push(pebble.messageOf(twice.payment.reference));
    log.push(pebble.payOnPage((await waitingPayment(twice.visitor, emailOf("second-try"))).reference));
    // Is still on that page.
    log.push(pebble.messageOf((await begin("waiting")).payment.reference));
    const delivered = shuffled([...log, ...log], seed);
    for (let at = 0; at < delivered.length; at += 3)
      for (const answer of await Promise.all(delivered.slice(at, at + 3).map(deliver)))
        expect(answer.statusCode).toBe(204);
    ends.push({
      paid: await endOf(emailOf("paid")),
      alsoPaid: await endOf(emailOf("also-paid")),
      secondTry: await endOf(emailOf("second-try")),
      waiting: await endOf(emailOf("waiting")),
    });
  }
  expect(ends[0]).toMatchObject({
    paid: paidOnce,
    alsoPaid: paidOnce,
    secondTry: { ...paidOnce, attempts: [{ state: "failed" }, { state: "succeeded" }] },
    waiting: { status: "to_be_paid", money: [], left: [] },
  });
  for (const end of ends) expect(end).toEqual(ends[0]);
});

const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 })[0]!;
