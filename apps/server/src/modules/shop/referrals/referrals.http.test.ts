// Links that others share, from the visit to the order.
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantAt, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, order, place, rowsIn, shopperIn } from "../../checkout/testing/checkout-fixture.ts";

const world = testApp();
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let fixture: MerchantFixture;
let product: SeededProduct;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  product = await seedProduct(world.platform.pools, fixture.bramble);
});

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0", "sec-fetch-dest": "document" };
const follow = (who: Visitor, path: string, headers: Record<string, string> = browser) =>
  who.send("GET", path, undefined, headers);
const shared = async (who = fixture.ada) => (await who.get(`${fixture.base}/referrals/`)).json().data;
const countedFor = async (code: string) =>
  (await shared()).referrals.find((referral: { code: string }) => referral.code === code);
const arrive = () => shopperIn(world, fixture.bramble, [product, 1]);

test("a shared link leads to the same address without the name, and counts a browser once", async () => {
  const joe = await arrive();
  const answer = await follow(joe, "/?by=Stromness+SC&sort=new");
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/?sort=new"]);
  expect(String(answer.headers["set-cookie"])).toMatch(/referred-by=stromness-sc; Max-Age=2592000; Path=\/; HttpOnly/);
  await follow(joe, "/?by=stromness-sc");
  await follow(await arrive(), "/?by=stromness-sc");
  expect(await countedFor("stromness-sc")).toMatchObject({ visitors: 2, orders: 0 });
});

test.each([
  ["a program", "/?by=a", { ...browser, "user-agent": "Googlebot/2.1" }],
  ["a picture's request", "/?by=a", { ...browser, "sec-fetch-dest": "image" }],
  ["a name without a letter", "/?by=!!", browser],
])("%s counts for nobody", async (_, path, headers) => {
  const answer = await follow(await arrive(), path, headers);
  expect([answer.statusCode, answer.headers.location, answer.headers["set-cookie"]]).toEqual([303, "/", undefined]);
  expect(await countedFor("a")).toBeUndefined();
});

test("an order counts for the last link that its buyer came by, and what was refunded is taken off", async () => {
  const joe = await arrive();
  await follow(joe, "/?by=harbour-choir");
  await follow(joe, "/?by=row-club");
  const quote = (await joe.post("/omnis/v3/checkout/quote/", {})).json().data;
  const placed = await joe.post(
    place,
    await order(joe, { expectedTotal: quote.totals.total, shippingMethod: quote.chosen }),
    { "idempotency-key": newKey() },
  );
  expect(placed.statusCode).toBe(200);
  const totalMinor = Math.round(quote.totals.total * 100);
  const { currency, referrals } = await shared();
  expect([currency, referrals[0]]).toMatchObject([
    "GBP",
    { code: "row-club", visitors: 1, orders: 1, paidIncTaxMinor: totalMinor },
  ]);
  expect(await countedFor("harbour-choir")).toMatchObject({ visitors: 1, orders: 0, paidIncTaxMinor: 0 });
  await rows(
    `insert into refunds (division_id, order_id, kind, state, currency, goods_minor, goods_tax_minor, total_minor, reason,
      actor_kind, actor_name, paid_at)
    select division_id, order_id, 'part', 'paid', 'GBP', 250, 50, 300, 'A flaw', 'merchant', 'Ada', now() from order_referrals where code = 'row-club'`,
  );
  expect(await countedFor("row-club")).toMatchObject({ orders: 1, paidIncTaxMinor: totalMinor - 300 });
});

test("a name that a cookie makes up counts for nobody", async () => {
  const joe = await arrive();
  joe.cookies.set("referred-by", "nobody-came");
  const quote = (await joe.post("/omnis/v3/checkout/quote/", {})).json().data;
  const body = await order(joe, { expectedTotal: quote.totals.total, shippingMethod: quote.chosen });
  expect((await joe.post(place, body, { "idempotency-key": newKey() })).statusCode).toBe(200);
  expect(await rows("select code from order_referrals where code = 'nobody-came'")).toEqual([]);
});

test("a shop counts 500 names at most, and goes on counting those that it has", async () => {
  const { divisionId, host } = fixture.other;
  const arriveThere = () => visitorOf(world.app, host).arrive();
  await rows("insert into referrals (division_id, code) select $1, 'name-' || n from generate_series(1, 500) n", [
    divisionId,
  ]);
  await follow(await arriveThere(), "/?by=one-more");
  await follow(await arriveThere(), "/?by=name-7");
  expect(
    await rows("select code, visitors from referrals where division_id = $1 and visitors > 0", [divisionId]),
  ).toEqual([{ code: "name-7", visitors: 1 }]);
});

test("money is shown to those who may see it", async () => {
  await follow(await arrive(), "/?by=stromness-sc");
  const { pools } = world.platform;
  const mara = await seedPerson(pools, { email: "mara@selvedge.test", fullName: "Mara Finn" });
  await seedMember(pools, fixture.bramble, mara, "marketer");
  const { referrals } = await shared(await merchantAt(world, "mara@selvedge.test"));
  expect(referrals).toContainEqual(expect.objectContaining({ code: "stromness-sc", paidIncTaxMinor: null }));
});
