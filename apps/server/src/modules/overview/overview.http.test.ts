import { castPaidOrder } from "@selvedge/testing/cast/order";
import { castMember, castPassword, castPerson } from "@selvedge/testing/cast/people";
import { castProduct } from "@selvedge/testing/cast/product";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../testing/browser.ts";
import { type MerchantStage, merchantStage } from "../../testing/merchant-stage.ts";
import { testApp } from "../../testing/test-app.ts";

const world = testApp();
let stage: MerchantStage;
beforeAll(async () => {
  stage = await merchantStage(world);
});

const overview = async () => (await stage.ada.get(`${stage.base}/overview/`)).json().data;

test("a shop without orders has an overview of nothing", async () => {
  const data = await overview();
  expect(data).toMatchObject({
    currency: "GBP",
    sales: { now: 0, before: 0 },
    bestSellers: [],
    floor: { open: 0, garments: [] },
    needsYou: [],
    ready: { hasArtwork: false, hasDesign: false, hasProduct: false, hasOrder: false },
  });
  expect(data.days).toHaveLength(30);
  expect(data.days.at(-1).on).toBe(data.today);
});

test("sales, profit and best sellers tell this period from the one before, and no other shop's", async () => {
  const { pools } = world.platform;
  const tee = await castProduct(pools, stage.bramble);
  const foreign = await castProduct(pools, stage.other);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await castPaidOrder(pools, stage.bramble, [{ product: tee, quantity: 2 }], { paidAt: daysAgo(2) });
  await castPaidOrder(pools, stage.bramble, [{ product: tee }], { paidAt: daysAgo(40) });
  await castPaidOrder(pools, stage.bramble, [{ product: tee }], { paidAt: daysAgo(90) });
  await castPaidOrder(pools, stage.other, [{ product: foreign, quantity: 5 }]);
  const data = await overview();
  expect(data.sales).toEqual({ now: 5199, before: 2799 });
  expect(data.orders).toEqual({ now: 1, before: 1 });
  expect(data.profit).toEqual({ now: 2 * 1020, before: 1020 });
  expect(data.days.reduce((sum: number, day: { salesMinor: number }) => sum + day.salesMinor, 0)).toBe(5199);
  expect(data.bestSellers).toMatchObject([{ productId: tee.id, sold: 2, salesMinor: 4800, profitMinor: 2040 }]);
  expect(data.ready).toMatchObject({ hasProduct: true, hasOrder: true });
});

test("a day that was read before follows a refund at once, and the refund's end", async () => {
  const { pools } = world.platform;
  const before = await overview();
  const settle = (status: string) =>
    pools.backOffice.query(
      "update orders set status = $1 where division_id = $2 and paid_at between now() - interval '3 days' and now() - interval '1 day'",
      [status, stage.bramble.divisionId],
    );
  await settle("refunded");
  expect(await overview()).toMatchObject({
    sales: { now: 0 },
    profit: { now: 0 },
    garments: { now: 0 },
    bestSellers: [],
  });
  await settle("paid");
  expect(await overview()).toEqual(before);
});

test("what waits is named: a hold, a denied design", async () => {
  const { pools } = world.platform;
  const denied = await castProduct(pools, stage.bramble, { name: "Denied Tee", approval: "denied" });
  const { data } = (await stage.ada.get(`${stage.base}/orders/`)).json();
  await pools.backOffice.query(
    "insert into holds (division_id, order_id, code, placed_by) values ($1, $2, 'out_of_stock', 'Sam')",
    [stage.bramble.divisionId, data[0].id],
  );
  const { needsYou } = await overview();
  expect(needsYou).toContainEqual(
    expect.objectContaining({ kind: "denied", productId: denied.id, title: "Design was denied" }),
  );
  expect(needsYou).toContainEqual(
    expect.objectContaining({ kind: "hold", orderId: data[0].id, title: "Out of stock", isOurs: true }),
  );
  expect(needsYou.find(({ kind }: { kind: string }) => kind === "denied").isOurs).toBe(false);
  expect(needsYou.at(-1).kind).toBe("hold");
});

test("what the floor writes for the floor stays there, and only the shop's own holds are its to settle", async () => {
  const { pools } = world.platform;
  const tee = await castProduct(pools, stage.bramble, { name: "Held Tee" });
  const hold = async (code: string, note: string) => {
    const order = await castPaidOrder(pools, stage.bramble, [{ product: tee }]);
    await pools.backOffice.query(
      "insert into holds (division_id, order_id, code, note, placed_by) values ($1, $2, $3, $4, 'Sam')",
      [stage.bramble.divisionId, order.id, code, note],
    );
    return order;
  };
  const [faulty, lost] = [
    await hold("factory_issue", "Clean the head of GTX-2"),
    await hold("address_invalid", "No 9"),
  ];
  const { needsYou } = await overview();
  const needOf = (id: number) => needsYou.find(({ orderId }: { orderId: number }) => orderId === id);
  expect(needOf(faulty.id)).toMatchObject({ isOurs: true, title: "Held at the factory", detail: faulty.reference });
  expect(needOf(lost.id)).toMatchObject({ isOurs: false, detail: `${lost.reference} · No 9` });
  expect(JSON.stringify(needsYou)).not.toContain("GTX-2");
  await pools.backOffice.query("update holds set released_at = now() where order_id = any($1::bigint[])", [
    [faulty.id, lost.id],
  ]);
});

test("strangers see nothing", async () => {
  const { ada, joe, nobody, base, otherBase } = stage;
  expect((await nobody.get(`${base}/overview/`)).statusCode).toBe(401);
  expect((await joe.get(`${base}/overview/`)).statusCode).toBe(404);
  expect((await ada.get(`${otherBase}/overview/`)).statusCode).toBe(404);
});

test.each([
  ["designer", false, false],
  ["marketer", false, false],
  ["support", false, true],
  ["accountant", true, true],
  ["viewer", true, true],
] as const)("a %s sees money: %s, orders: %s", async (role, seesMoney, seesOrders) => {
  const { pools } = world.platform;
  const email = `${role}@selvedge.test`;
  await castMember(pools, stage.bramble, await castPerson(pools, { email, fullName: "Rae Lind" }), role);
  const visitor = await visitorOf(world.app, "localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: castPassword });
  const { data } = (await visitor.get(`${stage.base}/overview/`)).json();
  expect(data.orders.now).toBeGreaterThan(0);
  expect([data.sales !== null, data.profit !== null, data.days.length > 0]).toEqual(Array(3).fill(seesMoney));
  expect(data.bestSellers.length).toBeGreaterThan(0);
  for (const { salesMinor, profitMinor } of data.bestSellers)
    expect([salesMinor !== null, profitMinor !== null]).toEqual([seesMoney, seesMoney]);
  expect(data.counts.openOrders !== null).toBe(seesOrders);
  expect(data.needsYou.some(({ orderId }: { orderId: number | null }) => orderId !== null)).toBe(seesOrders);
  expect(
    data.floor.garments.every(({ orderId }: { orderId: number | null }) => (orderId !== null) === seesOrders),
  ).toBe(true);
  const order = await visitor.get(`${stage.base}/orders/`);
  expect(order.statusCode).toBe(seesOrders ? 200 : 403);
  if (!seesOrders) return;
  const shown = (await visitor.get(`${stage.base}/orders/${order.json().data[0].id}/`)).json().data;
  expect(shown.money.totalMinor).toBeGreaterThan(0);
  expect(
    [shown.money.profitMinor, shown.money.costMinor, shown.garments[0].profitMinor].map((x) => x !== null),
  ).toEqual(Array(3).fill(seesMoney));
});
