// Two servers on one database, each with pages of its own in memory: what is changed through one is seen in the other.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPeople } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ServerProcess, sessionVisitor, startServerProcess } from "./server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "selvedge-two-"));
let database: TestDatabase;
let servers: ServerProcess[] = [];
let shop: SeededShop;
let tee: SeededProduct;

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  await Promise.all([seedBlanks(database.pools), seedMainSite(database.pools)]);
  shop = await seedShop(database.pools);
  await seedPeople(database.pools, shop);
  tee = await seedProduct(database.pools, shop);
  const start = () => startServerProcess(database.ownerUrl, dataDir, { SELVEDGE_ROLE: "web" });
  servers = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The merchant, signed in through one of the processes. */
async function merchantAt({ port }: ServerProcess) {
  const merchant = await sessionVisitor(() => port, "localhost").arrive();
  const login = { email: "merchant@selvedge.test", password: "selvedge-demo" };
  expect((await merchant.post("/omnis/v3/dashboard/secure/login/", login)).status).toBe(200);
  return merchant;
}

const page = async ({ port }: ServerProcess, headers?: Record<string, string>) =>
  (await sessionVisitor(() => port, shop.host).get(`/product/${tee.urlName}/`, headers)).text;

/** Never answered from what is kept. */
const bearer = { authorization: "Bearer of-nothing" };

test("a product that is renamed through one process reads so in both, in pages that are kept and in those that are made", async () => {
  const merchants = await Promise.all(servers.map(merchantAt));
  const product = `/omnis/v3/divisions/${shop.divisionId}/products/${tee.id}/`;
  for (let round = 1; round <= 6; round++) {
    await Promise.all(servers.map((server) => page(server)));
    const merchant = merchants[round % 2]!;
    const { version } = (await merchant.get(product)).json.data;
    const name = `Renamed ${round} times`;
    const answer = await merchant.patch(product, { version, name });
    expect(answer.status, answer.text).toBe(200);
    for (const server of servers) {
      expect(await page(server, bearer)).toContain(`>${name}</h1>`);
      await expect.poll(() => page(server)).toContain(`>${name}</h1>`);
    }
  }
});
