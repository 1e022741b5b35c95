import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedMember, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
beforeAll(async () => {
  fixture = await merchantFixture(world);
});

const unlocked = (data: { ready: { badges: { code: string; unlockedAt: string | null }[] } }) =>
  data.ready.badges.filter(({ unlockedAt }) => unlockedAt).map(({ code }) => code);

const overview = async () => (await fixture.ada.get(`${fixture.base}/overview/`)).json().data;

test("a shop without orders has an overview of nothing", async () => {
  const data = await overview();
  expect(data).toMatchObject({
    currency: "GBP",
    sales: { now: 0, before: 0 },
    bestSellers: [],
    floor: { open: 0, garments: [] },
    needsYou: [],
    ready: {
      hasArtwork: false,
      hasProduct: false,
      badges: ["sign-up", "designer", "profile", "theme", "homepage", "card-billing", "entrepreneur"].map((code) => ({
        code,
        unlockedAt: null,
        result: "",
      })),
    },
  });
  expect(data.days).toHaveLength(30);
  expect(data.days.at(-1).on).toBe(data.today);
});

test("sales, profit and best sellers tell this period from the one before, and no other shop's", async () => {
  const { pools } = world.platform;
  const tee = await seedProduct(pools, fixture.bramble);
  const foreign = await seedProduct(pools, fixture.other);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await seedPaidOrder(pools, fixture.bramble, [{ product: tee, quantity: 2 }], { paidAt: daysAgo(2) });
  const { id } = await seedPaidOrder(pools, fixture.bramble, [{ product: tee }], { paidAt: daysAgo(40) });
  // Its delivery was free by a code of the shop.
  await pools.backOffice.query("update orders set freed_delivery_minor = 333 where id = $1", [id]);
  await seedPaidOrder(pools, fixture.bramble, [{ product: tee }], { paidAt: daysAgo(90) });
  await seedPaidOrder(pools, fixture.other, [{ product: foreign, quantity: 5 }]);
  const data = await overview();
  expect(data.sales).toEqual({ now: 5199, before: 2799 });
  expect(data.orders).toEqual({ now: 1, before: 1 });
  expect(data.profit).toEqual({ now: 2 * 1020, before: 1020 - 333 });
  expect(data.days.reduce((sum: number, day: { salesMinor: number }) => sum + day.salesMinor, 0)).toBe(5199);
  expect(data.bestSellers).toMatchObject([{ productId: tee.id, sold: 2, salesMinor: 4800, profitMinor: 2040 }]);
  expect(data.ready).toMatchObject({ hasProduct: true });
  expect(unlocked(data)).toEqual(["designer", "entrepreneur"]);
});

test("a day that was read before follows a refund at once, and the refund's end", async () => {
  const { pools } = world.platform;
  const before = await overview();
  const settle = (status: string) =>
    pools.backOffice.query(
      "update orders set status = $1 where division_id = $2 and paid_at between now() - interval '3 days' and now() - interval '1 day'",
      [status, fixture.bramble.divisionId],
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

test("sales and profit are what is left after refunds of pieces and of sums, also of a day that was read before", async () => {
  const { pools } = world.platform;
  const tee = await seedProduct(pools, fixture.bramble, { name: "Refunded tee" });
  const paidAt = new Date(Date.now() - 5 * 86_400_000);
  const order = await seedPaidOrder(pools, fixture.bramble, [{ product: tee, quantity: 2 }], { paidAt });
  const before = await overview();
  const back = async (columns: string) =>
    (
      await pools.backOffice.query(
        `insert into refunds (division_id, order_id, kind, state, currency, goods_minor, goods_tax_minor, total_minor, reason, actor_kind, actor_name)
         values ($1, $2, 'part', 'asked', 'GBP', ${columns}, 'Smudge', 'staff', 'Sam') returning id`,
        [fixture.bramble.divisionId, order.id],
      )
    ).rows[0].id;
  const piece = await back("2000, 400, 2400");
  await pools.backOffice.query(
    "insert into refund_lines (division_id, refund_id, order_item_id, quantity, net_minor, tax_minor) values ($1, $2, $3, 1, 2000, 400)",
    [fixture.bramble.divisionId, piece, order.itemIds[0]],
  );
  await back("100, 20, 120");
  const after = await overview();
  expect(after.sales.now).toBe(before.sales.now - 2520);
  expect(after.profit.now).toBe(before.profit.now - 2100);
  expect([after.orders, after.garments]).toEqual([before.orders, before.garments]);
  const best = (read: typeof after) => read.bestSellers.find(({ name }: { name: string }) => name === "Refunded tee");
  expect(best(after)).toMatchObject({ sold: 2, salesMinor: best(before).salesMinor - 2520 });
});

test("what waits is named: a hold, a denied design", async () => {
  const { pools } = world.platform;
  const denied = await seedProduct(pools, fixture.bramble, { name: "Denied Tee", approval: "denied" });
  const { data } = (await fixture.ada.get(`${fixture.base}/orders/`)).json();
  await pools.backOffice.query(
    "insert into holds (division_id, order_id, code, placed_by) values ($1, $2, 'out_of_stock', 'Sam')",
    [fixture.bramble.divisionId, data[0].id],
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
  const tee = await seedProduct(pools, fixture.bramble, { name: "Held Tee" });
  const hold = async (code: string, note: string) => {
    const order = await seedPaidOrder(pools, fixture.bramble, [{ product: tee }]);
    await pools.backOffice.query(
      "insert into holds (division_id, order_id, code, note, placed_by) values ($1, $2, $3, $4, 'Sam')",
      [fixture.bramble.divisionId, order.id, code, note],
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
  const { ada, joe, nobody, base, otherBase } = fixture;
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
  await seedMember(pools, fixture.bramble, await seedPerson(pools, { email, fullName: "Rae Lind" }), role);
  const visitor = await visitorOf(world.app, "localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: seedPassword });
  const { data } = (await visitor.get(`${fixture.base}/overview/`)).json();
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
  const order = await visitor.get(`${fixture.base}/orders/`);
  expect(order.statusCode).toBe(seesOrders ? 200 : 403);
  if (!seesOrders) return;
  const shown = (await visitor.get(`${fixture.base}/orders/${order.json().data[0].id}/`)).json().data;
  expect(shown.money.totalMinor).toBeGreaterThan(0);
  expect(
    [shown.money.profitMinor, shown.money.costMinor, shown.garments[0].profitMinor].map((x) => x !== null),
  ).toEqual(Array(3).fill(seesMoney));
});

test("each badge is unlocked once by what earns it, keeps its date, and shows what came of it", async () => {
  const { backOffice } = world.platform.pools;
  const { divisionId, manufacturerId } = fixture.bramble;
  const rows = async (text: string, values: unknown[]) => (await backOffice.query(text, values)).rows;
  await rows("insert into pages (division_id, url, name, draft, published) values ($1, '/', 'Home', '{}', '{}')", [
    divisionId,
  ]);
  const before = unlocked(await overview());
  expect(before).not.toContain("theme");
  expect(before).not.toContain("homepage");
  await rows("update pages set draft = '{\"a\": 1}' where division_id = $1", [divisionId]);
  await rows("update themes set properties = properties || '{\"menu.search.bar\": 1}' where division_id = $1", [
    divisionId,
  ]);
  await rows("insert into division_company_infos (division_id, legal_name) values ($1, 'Bramble Ltd')", [divisionId]);
  expect(unlocked(await overview())).toEqual(before);
  await rows("update pages set published = draft where division_id = $1", [divisionId]);
  await rows("update themes set extends = 'apothecary', name = 'Bramble' where division_id = $1", [divisionId]);
  await rows(
    "update division_company_infos set street = '1 Hedge Lane', email = 'ada@hedge.test' where division_id = $1",
    [divisionId],
  );
  const after = await overview();
  expect(unlocked(after).toSorted()).toEqual([...before, "profile", "theme", "homepage"].toSorted());
  expect(after.ready.badges.find(({ code }: { code: string }) => code === "theme").result).toBe("Apothecary");
  const dates = () =>
    rows("select badge_code, unlocked_at from manufacturer_badges where manufacturer_id = $1 order by 1", [
      manufacturerId,
    ]);
  const first = await dates();
  await rows("update themes set extends = 'nordic' where division_id = $1", [divisionId]);
  expect(await dates()).toEqual(first);
});

test("an empty design is no drawing on anything, and unlocks its badge with its first picture", async () => {
  const { divisionId, manufacturerId } = fixture.other;
  const rows = async (text: string, values: unknown[]) =>
    (await world.platform.pools.backOffice.query(text, values)).rows;
  const earned = () =>
    rows("select badge_code from manufacturer_badges where manufacturer_id = $1 and badge_code = 'designer'", [
      manufacturerId,
    ]);
  await world.database.ownerQuery(`delete from manufacturer_badges where manufacturer_id = ${manufacturerId}`);
  const [{ id, scene }] = await rows("select id, scene from designs where division_id = $1 limit 1", [divisionId]);
  const [empty] = await rows(
    `insert into designs (division_id, name, blank_code, scene, scene_hash)
      select division_id, 'New design', blank_code, scene || '{"sides": {"front": {"elements": []}}}', 'none'
      from designs where id = $1 returning id`,
    [id],
  );
  expect(await earned()).toEqual([]);
  await rows("update designs set scene = $2 where id = $1", [empty.id, scene]);
  expect(await earned()).toHaveLength(1);
});

describe("the list of a shop's first days", () => {
  const ready = async (visitor = fixture.ada) => (await visitor.get(`${fixture.base}/overview/`)).json().data.ready;
  const hide = (isHidden: boolean) => fixture.ada.send("PUT", `${fixture.base}/overview/checklist/`, { isHidden });

  test("is put away by one person for themselves, and brought back", async () => {
    await hide(true);
    expect((await hide(true)).statusCode).toBe(200);
    expect([(await ready()).isHidden, (await ready(fixture.vera)).isHidden]).toEqual([true, false]);
    await hide(false);
    expect((await ready()).isHidden).toBe(false);
  });

  test("knows the home page, and whether visitors may come in", async () => {
    const { homePageId, isClosed } = await ready();
    expect([homePageId === null || Number.isInteger(homePageId), isClosed]).toEqual([true, false]);
    const { backOffice } = world.platform.pools;
    const review = (since: string) =>
      backOffice.query(`update divisions set under_review_since = ${since} where id = $1`, [
        fixture.bramble.divisionId,
      ]);
    await review("now()");
    expect((await ready()).isClosed).toBe(true);
    await review("null");
    expect((await ready()).isClosed).toBe(false);
  });

  test("knows whether the menu is the shop's own, and what is said above every page", async () => {
    const { backOffice } = world.platform.pools;
    const id = [fixture.bramble.divisionId];
    const stored = (settings: object) =>
      backOffice.query(
        "insert into shop_settings (division_id, settings) values ($1, $2) on conflict (division_id) do update set settings = $2",
        [...id, JSON.stringify(settings)],
      );
    const links = [{ title: "Look book", url: "/look-book/" }];
    await stored({ menu: links });
    expect(await ready()).toMatchObject({ hasOwnMenu: true, said: "" });
    await stored({ menu: links, announcement: { text: "Posted in two days" } });
    expect((await ready()).said).toBe("Posted in two days");
    const banner = JSON.stringify({ text: "Spring sale" });
    await backOffice.query(
      "insert into shop_sites (division_id, sitewide_banner_enabled, sitewide_banner) values ($1, true, $2) on conflict (division_id) do update set sitewide_banner_enabled = true, sitewide_banner = $2",
      [...id, banner],
    );
    expect((await ready()).said).toBe("Spring sale");
    await backOffice.query("update shop_sites set sitewide_banner_enabled = false where division_id = $1", id);
    expect((await ready()).said).toBe("Posted in two days");
  });
});
