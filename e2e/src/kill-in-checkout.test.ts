// kill -9 at any moment of a checkout, then a restart: no paid order is lost, nobody is charged twice.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ServerProcess, sessionVisitor, startServerProcess } from "./server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "selvedge-kill-"));
let database: TestDatabase;
let server: ServerProcess;
let shop: SeededShop;
let tee: SeededProduct;

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  await seedBlanks(database.pools);
  shop = await seedShop(database.pools);
  tee = await seedProduct(database.pools, shop);
  server = await startServerProcess(database.ownerUrl, dataDir);
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = async (text: string) => (await database.pools.backOffice.query(text)).rows;
const wait = (delayMs: number) => new Promise((done) => setTimeout(done, delayMs));

/** A shopper who fills a basket and pays, and who asks again with the same key whenever the line breaks. */
async function buy(number: number): Promise<number> {
  const visitor = sessionVisitor(() => server.port, shop.host);
  const patiently = async (step: () => Promise<{ status: number; json: { data?: { token?: string } } }>) => {
    for (;;) {
      const answer = await step().catch(() => null);
      if (answer && answer.status !== 503 && answer.status !== 500) return answer;
      await wait(100);
    }
  };
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
  return (
    await patiently(() => visitor.post("/omnis/v3/checkout/place/", body, { "idempotency-key": `kill-test-${number}` }))
  ).status;
}

test("after eight kills every shopper has one paid order and one charge", { timeout: 180_000 }, async () => {
  const shoppers = 40;
  const buying = Promise.all(
    Array.from({ length: shoppers }, (_, number) => wait(number * 120).then(() => buy(number))),
  );
  for (let kills = 0; kills < 8; kills++) {
    // Spread over the journey's phases: the same waits on every run, none of them a round number of steps.
    await wait(140 + ((kills * 211) % 530));
    await server.kill();
    server = await startServerProcess(database.ownerUrl, dataDir);
  }
  expect(new Set(await buying)).toEqual(new Set([200]));
  await settleWhatIsLeft();

  expect(await rows("select status, count(*)::int as n from orders where deleted_at is null group by 1")).toEqual([
    { status: "paid", n: shoppers },
  ]);
  expect(await rows("select count(distinct email)::int as n from orders where status = 'paid'")).toEqual([
    { n: shoppers },
  ]);
  expect(
    await rows("select count(*)::int as n, count(distinct order_id)::int as orders from payment_transactions"),
  ).toEqual([{ n: shoppers, orders: shoppers }]);
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
});

/** What nobody asked about again is settled by the reconciler, once it is old enough. */
async function settleWhatIsLeft() {
  await database.pools.backOffice.query(
    "update payment_attempts set created_at = created_at - interval '2 minutes' where state = 'started'",
  );
  await database.pools.web.query("select enqueue_job('reconcile_payments', '{}', null, 0, now())");
  for (let waited = 0; waited < 20_000; waited += 200) {
    const [left] = await rows("select count(*)::int as n from payment_attempts where state = 'started'");
    if (left.n === 0) return;
    await wait(200);
  }
}

test("a stop on request lets running calls finish and exits 0", async () => {
  const buying = Promise.all([900, 901, 902].map((number) => buy(number)));
  await wait(120);
  expect(await server.stop()).toBe(0);
  server = await startServerProcess(database.ownerUrl, dataDir);
  expect(await buying).toEqual([200, 200, 200]);
});
