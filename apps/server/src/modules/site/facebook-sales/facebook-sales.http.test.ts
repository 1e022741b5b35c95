// A sale from the checkout to Facebook's server: once, of who agreed, and with a word about it in the dashboard.

import { withDivision } from "@selvedge/db/with-division";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { afterAll, beforeAll, expect, test } from "vitest";
import { facebookDouble, graphError, tookIt } from "../../../testing/facebook-double.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, order, place, rowsIn, shopperIn } from "../../checkout/testing/checkout-fixture.ts";
import { orderPaid } from "../../orders/mails/index.ts";
import { eraseOrders } from "../../orders/own-orders/index.ts";
import { tellFacebookSale } from "./index.ts";

const world = testApp();
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
const token = "EAABtoken-of-bramble-shop";
const pixel = "123456789012345";
let fixture: MerchantFixture;
let product: SeededProduct;
let double: Awaited<ReturnType<typeof facebookDouble>>;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  product = await seedProduct(world.platform.pools, fixture.bramble);
  double = await facebookDouble();
  await change({ "facebook-pixel": { pixel, access_token: token } });
});
afterAll(() => double.close());

const change = async (body: object) => (await fixture.ada.send("PATCH", `${fixture.base}/plugins/`, body)).json().data;
const standing = async () => (await fixture.ada.get(`${fixture.base}/plugins/`)).json().data["facebook-pixel"];

/** Buys a tee, and carries out what follows the payment. */
async function bought(consent: "all" | "essential" | null, card?: string) {
  const visitor = await shopperIn(world, fixture.bramble, [product, 1]);
  if (consent) visitor.cookies.set("cookies-accepted", consent);
  visitor.cookies.set("_fbp", "fb.1.1596403881668.1116446470");
  const placed = await visitor.post(place, await order(visitor, {}, card), { "idempotency-key": newKey() });
  const [{ id, reference }] = await rows("select id, reference from orders order by id desc limit 1");
  const job = { divisionId: fixture.bramble.divisionId, orderId: Number(id) };
  if (placed.statusCode === 200) await orderPaid(world.platform, job);
  return {
    visitor,
    reference,
    job,
    receiptUrl: placed.json().data?.receiptUrl as string,
    tell: () => tellFacebookSale({ ...world.platform, facebook: double.facebook }, job),
  };
}

const saleOf = async (orderId: number) =>
  (await rows("select state, answer, visitor from facebook_sales where order_id = $1", [orderId]))[0];
const queued = async (orderId: number) => {
  const { rows: found } = (await world.database.ownerQuery(
    `select count(*)::int as n from graphile_worker.jobs where key = 'facebook sale ${orderId}'`,
  )) as { rows: { n: number }[] };
  return found[0]!.n;
};

test("S3.95 a sale to who agreed is queued once it is paid, and told once under the number of the browser's pixel", async () => {
  const { reference, job, receiptUrl, tell } = await bought("all");
  expect(await queued(job.orderId)).toBe(1);
  expect(await standing()).toEqual({ pixel, hasToken: true, waiting: 1, last: null });
  double.replies(tookIt);
  await tell();
  await tell();
  expect(double.got).toHaveLength(1);
  const [{ request, token: sentToken, events }] = double.got as [(typeof double.got)[number]];
  expect([request, sentToken]).toEqual([expect.stringContaining(`/${pixel}/events`), token]);
  expect(events).toMatchObject([
    {
      ...{ event_name: "Purchase", event_id: reference, action_source: "website" },
      user_data: { fbp: "fb.1.1596403881668.1116446470", em: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
      custom_data: { currency: "GBP", value: 27.99, order_id: reference },
    },
  ]);
  // What opens the receipt is in none of it.
  const [, secret] = /\/receipt\/([^/]{20,})\//.exec(receiptUrl)!;
  expect(JSON.stringify(events)).not.toContain(secret);
  expect(await saleOf(job.orderId)).toEqual({ state: "sent", answer: "", visitor: null });
  expect(await standing()).toMatchObject({ waiting: 0, last: { reference, state: "sent", answer: "" } });
});

test.each([["essential"], [null]] as const)("who answered the notice with %s is told of to nobody", async (consent) => {
  const { job, tell } = await bought(consent);
  const before = double.got.length;
  await tell();
  expect([await saleOf(job.orderId), await queued(job.orderId)]).toEqual([undefined, 0]);
  expect(double.got).toHaveLength(before);
});

test("an order that is not paid is not told, and a yes that was taken back meanwhile is forgotten", async () => {
  const { visitor, job, tell } = await bought("all", "4000 0000 0000 0002");
  const before = double.got.length;
  await tell();
  expect(double.got).toHaveLength(before);
  expect(await saleOf(job.orderId)).toMatchObject({ state: "waiting" });
  visitor.cookies.set("cookies-accepted", "essential");
  await visitor.post(place, await order(visitor), { "idempotency-key": newKey() });
  expect(await saleOf(job.orderId)).toBeUndefined();
});

test("a refusal is shown in Facebook's words and not tried again, until the shop stores another token", async () => {
  const { reference, job, tell } = await bought("all");
  double.replies(graphError(400, { message: `Malformed access token ${token}`, code: 190 }));
  await tell();
  const asked = double.got.length;
  await tell();
  expect(double.got).toHaveLength(asked);
  expect((await standing()).last).toMatchObject({ reference, state: "refused", answer: "Malformed access token …" });
  await change({ "facebook-pixel": { pixel, access_token: "EAABanother-token-of-it" } });
  double.replies(tookIt);
  await tell();
  expect(double.got.at(-1)!.token).toBe("EAABanother-token-of-it");
  expect(await saleOf(job.orderId)).toMatchObject({ state: "sent", visitor: null });
});

test("while Facebook does not answer the job fails and is tried again, and the sale says why it waits", async () => {
  const { job, tell } = await bought("all");
  double.replies({ status: 503, body: "" });
  await expect(tell()).rejects.toThrow("Facebook answered 503.");
  expect(await saleOf(job.orderId)).toMatchObject({ state: "waiting", answer: "Facebook answered 503." });
  expect((await standing()).waiting).toBe(1);
  double.replies(tookIt);
  await tell();
  expect((await standing()).waiting).toBe(0);
});

test("who is deleted from the shop's customers is told of to nobody", async () => {
  const { job, tell } = await bought("all");
  const { divisionId } = fixture.bramble;
  const [{ customer_id: id }] = await rows("select customer_id from orders where id = $1", [job.orderId]);
  await withDivision(world.platform.pools.web, divisionId, (db) => eraseOrders(db, divisionId, [Number(id)]));
  const before = double.got.length;
  await tell();
  expect([await saleOf(job.orderId), double.got.length]).toEqual([undefined, before]);
});

test("the token is stored sealed, and neither pages, answers nor the audit have it", async () => {
  const [stored] = await rows("select settings, sealed_token from division_plugins where name = 'facebook-pixel'");
  expect([stored.settings, stored.sealed_token]).toEqual([{ pixel }, expect.stringMatching(/^sealed1\./)]);
  const audit = JSON.stringify(await rows("select detail from audit_log"));
  const answer = JSON.stringify(await change({ "facebook-pixel": { pixel } }));
  for (const text of [audit, answer]) expect(text).not.toContain("EAAB");
  expect((await standing()).hasToken).toBe(true);
  const refused = await fixture.ada.send("PATCH", `${fixture.base}/plugins/`, {
    "facebook-pixel": { pixel, access_token: "<script>alert(1)</script>" },
  });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { "facebook-pixel.access_token": ["Invalid access token"] },
  ]);
});

test("a shop without its pixel, or without the notice, tells of no sale", async () => {
  await change({ "cookie-policy": { enabled: false, message: "", allowEssentialOnly: true } });
  expect(await saleOf((await bought("all")).job.orderId)).toBeUndefined();
  await change({ "cookie-policy": { enabled: true, message: "", allowEssentialOnly: true } });
  const waiting = await bought("all");
  await change({ "facebook-pixel": { pixel: "" } });
  expect(await standing()).toMatchObject({ pixel: "", hasToken: false });
  const before = double.got.length;
  await waiting.tell();
  expect(double.got).toHaveLength(before);
  expect(await saleOf((await bought("all")).job.orderId)).toBeUndefined();
});
