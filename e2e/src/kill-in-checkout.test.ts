// kill -9 at any moment of checkouts and refunds, then a restart: no paid order is lost, nobody is charged or paid back twice.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPassword, seedPeople } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { times } from "@selvedge/testing/times";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ServerProcess, sessionVisitor, startServerProcess } from "./server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "selvedge-kill-"));
let database: TestDatabase;
let server: ServerProcess;
let shop: SeededShop;
let tee: SeededProduct;
let merchant: ReturnType<typeof sessionVisitor>;

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  await Promise.all([seedBlanks(database.pools), seedMainSite(database.pools)]);
  shop = await seedShop(database.pools);
  await seedPeople(database.pools, shop);
  tee = await seedProduct(database.pools, shop);
  server = await startServerProcess(database.ownerUrl, dataDir);
  merchant = await sessionVisitor(() => server.port, "localhost").arrive();
  await merchant.post("/omnis/v3/dashboard/secure/login/", { email: "merchant@selvedge.test", password: seedPassword });
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = async (text: string) => (await database.pools.backOffice.query(text)).rows;
const wait = (delayMs: number) => new Promise((done) => setTimeout(done, delayMs));

type Answer = { status: number; json: { data?: { token?: string; reference?: string } } };

/** Until the server says something final. */
async function patiently(step: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await step().catch(() => null);
    if (answer && answer.status !== 503 && answer.status !== 500) return answer;
    await wait(100);
  }
}

/** A shopper who fills a basket and pays, and who asks again with the same key whenever the line breaks. */
async function buy(number: number): Promise<Answer> {
  const visitor = sessionVisitor(() => server.port, shop.host);
  await patiently(async () => ({ status: 200, json: (await visitor.arrive()) && {} }));
  await patiently(() =>
    visitor.post("/omnis/v3/frontend/product/addItemToCart/", {
      item: { variantId: String(tee.variants[0]!.id) },
      name: "main",
    }),
  );
  await patiently(() => visitor.post("/omnis/v3/basket/update/", { key: `v${tee.variants[0]!.id}`, quantity: 1 }));
  const token = await patiently(() =>
    visitor.post("/omnis/v3/local-cards/tokens/", { number: "4242424242424242", expiry: "12/30", securityCode: "123" }),
  );
  const body = {
    email: `shopper-${number}@postbox.example`,
    shippingAddress: {
      firstName: "Rowan",
      lastName: "Ashby",
      street: "14 Brincliffe Crescent",
      city: "Sheffield",
      country: "GB",
      zip: "S7 1FB",
    },
    shippingMethod: "uk-48",
    cardToken: token.json.data?.token,
    expectedTotal: 27.99,
  };
  return patiently(() => visitor.post("/omnis/v3/checkout/place/", body, { "idempotency-key": `kill-test-${number}` }));
}

/** The merchant pays five pounds of an order back, and asks again with the same key whenever the line breaks. */
async function payBack({ json }: Answer): Promise<number> {
  const id = Number(json.data?.reference?.split("-").at(-1));
  const what = { kind: "amount", amountMinor: 500, delivery: false };
  const body = { what, amountMinor: 500, reason: "A late parcel", words: "", seen: 0 };
  const path = `/omnis/v3/divisions/${shop.divisionId}/orders/${id}/refunds/`;
  return (await patiently(() => merchant.post(path, body, { "idempotency-key": `kill-refund-${id}` }))).status;
}

const wanted = times(6, 100);
const kills = `after ${wanted} kills every shopper has one paid order and one charge, and every third one refund`;
test(kills, { timeout: times(300_000, 1_800_000) }, async () => {
  const shoppers = wanted * 4;
  const refunds: Promise<number>[] = [];
  const visit = async (number: number) => {
    await wait(number * times(120, 400));
    const bought = await buy(number);
    if (number % 3 === 0) refunds.push(payBack(bought));
    return bought.status;
  };
  const buying = Promise.all(Array.from({ length: shoppers }, (_, number) => visit(number)));
  for (let kills = 0; kills < wanted; kills++) {
    // Spread over the journey's phases: the same waits on every run, none of them a round number of steps.
    await wait(140 + ((kills * 211) % 530));
    await server.kill();
    server = await startServerProcess(database.ownerUrl, dataDir);
  }
  expect(new Set(await buying)).toEqual(new Set([200]));
  expect(new Set(await Promise.all(refunds))).toEqual(new Set([200]));
  await settleWhatIsLeft();

  expect(await rows("select status, count(*)::int as n from orders where deleted_at is null group by 1")).toEqual([
    { status: "paid", n: shoppers },
  ]);
  expect(await rows("select count(distinct email)::int as n from orders where status = 'paid'")).toEqual([
    { n: shoppers },
  ]);
  const money = "select kind, count(*)::int as n, count(distinct order_id)::int as orders from payment_transactions";
  expect(await rows(`${money} group by kind order by kind`)).toEqual([
    { kind: "charge", n: shoppers, orders: shoppers },
    { kind: "refund", n: refunds.length, orders: refunds.length },
  ]);
  expect(await rows("select count(*)::int as n from order_status_logs where status = 'paid'")).toEqual([
    { n: shoppers },
  ]);
  expect(
    await rows("select count(*)::int as n from payment_attempts where state not in ('succeeded', 'failed')"),
  ).toEqual([{ n: 0 }]);
  const charges = await database.pools.web.query(
    "select count(*)::int as n from local_cards.charges where state = 'succeeded'",
  );
  expect(charges.rows).toEqual([{ n: shoppers }]);
  const back = "select amount_minor, count(*)::int as n from local_cards.refunds group by 1";
  expect((await database.pools.web.query(back)).rows).toEqual([{ amount_minor: 500, n: refunds.length }]);
  expect(
    await rows(
      "select count(*)::int as n, count(distinct to_address)::int as people from mails where kind = 'order_confirmed'",
    ),
  ).toEqual([{ n: shoppers, people: shoppers }]);
});

/** What nobody asked about again is settled by the reconciler, once it is old enough. */
async function settleWhatIsLeft() {
  await database.pools.backOffice.query(
    "update payment_attempts set created_at = created_at - interval '2 minutes' where state = 'started'",
  );
  await database.pools.backOffice.query(
    "update refunds set created_at = created_at - interval '2 minutes' where state = 'asked'",
  );
  await database.pools.web.query("select enqueue_job('reconcile_payments', '{}', null, 0, now())");
  for (let waited = 0; waited < 40_000; waited += 200) {
    const [left] = await rows(
      `select (select count(*)::int from payment_attempts where state = 'started') + (select count(*)::int from refunds where state = 'asked')
        + (select count(*)::int from orders o where not exists (select from mails m where m.dedupe_key = 'order_confirmed ' || o.id)) as n`,
    );
    if (left.n === 0) return;
    await wait(200);
  }
}

test("a stop on request lets running calls finish and exits 0", async () => {
  const buying = Promise.all([900, 901, 902].map((number) => buy(number)));
  await wait(120);
  expect(await server.stop()).toBe(0);
  server = await startServerProcess(database.ownerUrl, dataDir);
  expect((await buying).map(({ status }) => status)).toEqual([200, 200, 200]);
});
