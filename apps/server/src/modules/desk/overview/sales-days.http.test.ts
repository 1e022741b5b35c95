// Past days are summed once and stored. When their orders change later, the merchant still reads the sums of the
// orders. The orders are grouped in the test, so that the product's SQL is not compared with itself.
import { withDivision } from "@selvedge/db/with-division";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import fc from "fast-check";
import type pg from "pg";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { dayIn, daysUpTo } from "./days.ts";
import { salesByDay, storeSums } from "./sales-by-day.ts";
import { shopClock } from "./sales-queries.ts";
import { storeDays } from "./write-queries.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.platform.pools, fixture.bramble);
});

const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);
const overview = async () => (await fixture.ada.get(`${fixture.base}/overview/`)).json().data;
const run = (text: string, values: unknown[] = []) => world.platform.pools.backOffice.query(text, values);
const pay = (hours: number, quantity = 1) =>
  seedPaidOrder(world.platform.pools, fixture.bramble, [{ product: tee, quantity }], { paidAt: hoursAgo(hours) });
const moveTo = (timeZone: string) =>
  world.database.ownerQuery(`update divisions set time_zone = '${timeZone}' where id = ${fixture.bramble.divisionId}`);

/** Sales, orders and pieces of the last sixty days, from the orders as they are. */
async function byHand() {
  const { rows } = await run(
    `select o.paid_at, d.time_zone,
       o.total_minor - coalesce((select sum(r.total_minor) from refunds r where r.division_id = o.division_id and r.order_id = o.id), 0)::bigint as total_minor,
       (select sum(i.quantity)::int from order_items i where i.division_id = o.division_id and i.order_id = o.id) as pieces
     from divisions d left join orders o on o.division_id = d.id and o.paid_at is not null and o.deleted_at is null and o.status <> 'refunded'
     where d.id = $1`,
    [fixture.bramble.divisionId],
  );
  const timeZone = rows[0].time_zone;
  const days = daysUpTo(dayIn(new Date(), timeZone), 60);
  const ofDay = Map.groupBy(
    rows.filter(({ paid_at }) => paid_at),
    ({ paid_at }) => dayIn(paid_at, timeZone),
  );
  const sum = (of: readonly string[], value: (row: (typeof rows)[number]) => number) =>
    of.flatMap((day) => ofDay.get(day) ?? []).reduce((total, row) => total + value(row), 0);
  const both = (value: (row: (typeof rows)[number]) => number) => ({
    now: sum(days.slice(30), value),
    before: sum(days.slice(0, 30), value),
  });
  return {
    sales: both(({ total_minor }) => total_minor),
    orders: both(() => 1),
    garments: both(({ pieces }) => pieces),
    days: days.slice(30).map((on, index) => ({
      on,
      salesMinor: sum([on], ({ total_minor }) => total_minor),
      beforeOn: days[index],
      beforeMinor: sum([days[index]!], ({ total_minor }) => total_minor),
    })),
  };
}

async function asRead() {
  const { sales, orders, garments, days } = await overview();
  return { sales, orders, garments, days };
}

const storedSums = async () =>
  (
    await run(
      "select on_day, version, time_zone, sales_minor, orders_count from sales_days where division_id = $1 order by 1",
      [fixture.bramble.divisionId],
    )
  ).rows;

/** What may happen to an order, as SQL over its id. */
const changes = {
  refund: "update orders set status = 'refunded' where id = $1",
  "take back the refund": "update orders set status = 'paid' where id = $1",
  "go on": "update orders set status = 'complete' where id = $1",
  "give a part back": `insert into refunds (division_id, order_id, kind, state, currency, goods_minor, goods_tax_minor, total_minor, reason, actor_kind, actor_name)
    select division_id, id, 'part', 'asked', 'GBP', 100, 20, 120, 'Smudge', 'staff', 'Sam' from orders where id = $1`,
  cancel: "update orders set deleted_at = now() where id = $1",
  revive: "update orders set deleted_at = null where id = $1",
  "cost more": "update orders set shipping_minor = shipping_minor + 250, total_minor = total_minor + 250 where id = $1",
  "be paid a day earlier": "update orders set paid_at = paid_at - interval '1 day' where id = $1",
  "be paid now": "update orders set paid_at = now() where id = $1",
  "be unpaid": "update orders set paid_at = null where id = $1",
} as const;

test("whatever happens to paid orders, and in whichever time zone, the days say what the orders say", async () => {
  const orders: number[] = [];
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("pay" as const),
      hours: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 61 * 24 })),
    }),
    fc.record({
      kind: fc.constant("change" as const),
      which: fc.nat(),
      change: fc.constantFrom(...Object.values(changes)),
    }),
    fc.record({ kind: fc.constant("read" as const) }),
    fc.record({
      kind: fc.constant("move" as const),
      to: fc.constantFrom("Europe/London", "Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kathmandu"),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const given of steps) {
        if (given.kind === "pay") orders.push((await pay(given.hours)).id);
        else if (given.kind === "move") await moveTo(given.to);
        else if (given.kind === "read") await overview();
        else if (orders.length > 0) await run(given.change, [orders[given.which % orders.length]]);
      }
      expect(await asRead()).toEqual(await byHand());
    }),
    { numRuns: 25 },
  );
  await moveTo("Europe/London");
});

describe("a stored day", () => {
  let orderId: number;
  let day: string;
  beforeEach(async () => {
    orderId = (await pay(20 * 24)).id;
    day = dayIn(hoursAgo(20 * 24), "Europe/London");
    await overview();
  });

  const salesOf = async (on: string) =>
    (await overview()).days.find((each: { on: string }) => each.on === on).salesMinor;

  test("is read, not summed again", async () => {
    await run("update sales_days set sales_minor = 4242 where division_id = $1 and on_day = $2", [
      fixture.bramble.divisionId,
      day,
    ]);
    expect(await salesOf(day)).toBe(4242);
    await run(changes["cost more"], [orderId]);
    expect(await asRead()).toEqual(await byHand());
  });

  test("is no day that may still get orders", async () => {
    await pay(0);
    await overview();
    const { firstOpenOn } = await withDivision(world.platform.pools.web, fixture.bramble.divisionId, (db) =>
      shopClock(db, fixture.bramble.divisionId),
    );
    const summed = (await storedSums()).filter(({ time_zone }) => time_zone === "Europe/London");
    expect(summed.length).toBeGreaterThan(50);
    expect(summed.filter(({ on_day }) => on_day >= firstOpenOn)).toEqual([]);
  });

  test("is not touched by an order that is paid, goes on or is refunded at once", async () => {
    const before = await storedSums();
    const { id } = await pay(0.2);
    for (const change of ["go on", "refund", "take back the refund", "cost more"] as const)
      await run(changes[change], [id]);
    await run(changes["go on"], [orderId]);
    expect(await storedSums()).toEqual(before);
  });

  test.each(["refund", "cancel", "cost more", "be paid a day earlier", "be unpaid"] as const)(
    "is opened, with the days beside it, when an order comes to %s",
    async (change) => {
      const versions = async () => new Map((await storedSums()).map(({ on_day, version }) => [on_day, version]));
      const before = await versions();
      await run(changes[change], [orderId]);
      const after = await versions();
      const opened = [...after].filter(([on, version]) => version !== before.get(on)).map(([on]) => on);
      expect(opened).toEqual(expect.arrayContaining(daysUpTo(dayIn(hoursAgo(19 * 24), "UTC"), 3)));
      expect(await asRead()).toEqual(await byHand());
    },
  );

  test("is the shop's own", async () => {
    const { divisionId } = fixture.other;
    const before = await storedSums();
    await seedPaidOrder(
      world.platform.pools,
      fixture.other,
      [{ product: await seedProduct(world.platform.pools, fixture.other) }],
      {
        paidAt: hoursAgo(20 * 24),
      },
    );
    expect(await storedSums()).toEqual(before);
    const seen = await withDivision(world.platform.pools.web, divisionId, (db) =>
      db.selectFrom("sales_days").select("division_id").distinct().execute(),
    );
    expect(seen).toEqual([{ division_id: divisionId }]);
  });
});

describe("a change on the way while a day is summed", () => {
  let orderId: number;
  beforeEach(async () => {
    orderId = (await pay(10 * 24)).id;
  });

  const web = () => world.platform.pools.web;
  /** Everything up to the keeping, which a test does itself. */
  const sum = ({ divisionId } = fixture.bramble) =>
    withDivision(web(), divisionId, async (db) => {
      const clock = await shopClock(db, divisionId);
      const days = daysUpTo(dayIn(new Date(), clock.timeZone), 60);
      return { ...(await salesByDay(db, divisionId, days, clock)), timeZone: clock.timeZone };
    });
  const keep = async (read: Awaited<ReturnType<typeof sum>>, { divisionId } = fixture.bramble) => {
    const warnings: unknown[] = [];
    await storeSums(web(), divisionId, read, (warning) => warnings.push(warning));
    return warnings;
  };
  const refundOn = async (client: pg.PoolClient) => {
    await client.query("begin");
    await client.query(changes.refund, [orderId]);
  };

  test("wins over the sum when it comes between", async () => {
    const read = await sum();
    expect(read.fresh.length).toBeGreaterThan(0);
    await run(changes.refund, [orderId]);
    expect(await keep(read)).toEqual([]);
    expect(await asRead()).toEqual(await byHand());
  });

  test("wins over the first sum that a day ever had", async () => {
    const shop = fixture.other;
    const product = await seedProduct(world.platform.pools, shop, { name: "Kiln Tee" });
    const { id } = await seedPaidOrder(world.platform.pools, shop, [{ product }], { paidAt: hoursAgo(12 * 24) });
    // As if the order had been paid when its day was open.
    await world.database.ownerQuery(`delete from sales_days where division_id = ${shop.divisionId}`);
    const read = await sum(shop);
    const ordersOf = ({ rows }: typeof read) => rows.reduce((total, { orders }) => total + orders, 0);
    await run(changes.refund, [id]);
    expect(await keep(read, shop)).toEqual([]);
    const again = await sum(shop);
    expect(ordersOf(again)).toBe(ordersOf(read) - 1);
    expect(again.fresh.map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  test.each(["commit", "rollback"])("keeps nobody waiting, and its %s is seen", async (end) => {
    const client = await world.platform.pools.backOffice.connect();
    try {
      await refundOn(client);
      const read = await sum();
      expect(await keep(read)).toHaveLength(1);
      await client.query(end);
    } finally {
      client.release();
    }
    expect(await asRead()).toEqual(await byHand());
  });

  test("waits for a sum that is just being stored, and opens the day again", async () => {
    const { fresh, timeZone } = await sum();
    let refund: Promise<unknown> = Promise.resolve();
    await withDivision(web(), fixture.bramble.divisionId, async (db) => {
      await storeDays(db, fixture.bramble.divisionId, fresh, timeZone);
      refund = run(changes.refund, [orderId]);
      await new Promise((done) => setTimeout(done, 100));
    });
    await refund;
    expect(await asRead()).toEqual(await byHand());
  });
});

test("the page works when sums cannot be stored", async () => {
  const summed = async () => (await storedSums()).filter(({ time_zone }) => time_zone !== null).length;
  await world.database.ownerQuery("revoke insert on sales_days from selvedge_web");
  await world.database.ownerQuery(
    "update sales_days set version = version + 1, time_zone = null, sales_minor = null, orders_count = null",
  );
  expect(await asRead()).toEqual(await byHand());
  expect(await summed()).toBe(0);
  await world.database.ownerQuery("grant insert on sales_days to selvedge_web");
  expect(await asRead()).toEqual(await byHand());
  expect(await summed()).toBeGreaterThan(50);
});
