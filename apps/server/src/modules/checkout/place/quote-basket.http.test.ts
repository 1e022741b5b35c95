import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { type SeededCheckout, seedCheckout, shopperIn } from "../testing/checkout-fixture.ts";

const world = testApp();
let fixture: SeededCheckout;
beforeAll(async () => {
  fixture = await seedCheckout(world);
});

const waitingReaders = async () => {
  const { rows } = await world.database.ownerQuery(
    "select count(*)::int as count from pg_locks where relation = 'basket_items'::regclass and not granted",
  );
  return rows[0].count as number;
};

test("a basket that changes while it is priced is priced with the version of its lines", async () => {
  const { bramble, tee } = fixture;
  const visitor = await shopperIn(world, bramble, [tee, 1]);
  const otherTab = await world.database.pools.backOffice.connect();
  try {
    await otherTab.query("begin; lock table basket_items in access exclusive mode");
    const quoted = visitor.post("/omnis/v3/checkout/quote/", { country: "GB" });
    // All reads that can run beside the lines have run by then.
    await expect.poll(waitingReaders).toBeGreaterThan(0);
    await new Promise((go) => setTimeout(go, 300));
    await otherTab.query("update basket_items set quantity = 3; update baskets set version = version + 1");
    await otherTab.query("commit");
    const { data } = (await quoted).json();
    const { rows } = await otherTab.query("select version from baskets where division_id = $1", [bramble.divisionId]);
    expect([data.items[0].quantity, data.basketVersion]).toEqual([3, rows[0].version]);
  } finally {
    otherTab.release();
  }
});
