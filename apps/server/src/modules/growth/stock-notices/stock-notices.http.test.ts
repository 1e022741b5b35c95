// Hearing that a sold-out size is back.
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { findStock, mailStockNotice } from "./jobs.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const setStock = (stock: number) =>
  sql("update blank_variants set stock = $1 where sku = $2", [stock, tee.variants[0]!.blankSku]);

beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.database.pools, fixture.bramble, { name: "Scarce tee", colours: ["Black"] });
});

beforeEach(async () => {
  await sql("delete from stock_notices");
});

async function ask(fields: Record<string, string>, host = fixture.bramble.host) {
  const visitor = await visitorOf(world.app, host).arrive();
  const body = new URLSearchParams({ productId: String(tee.id), variantId: String(tee.variants[0]!.id), ...fields });
  return visitor.send("POST", "/back-in-stock/", body.toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${host}`,
  });
}
const page = async (query = "") =>
  (await visitorOf(world.app, fixture.bramble.host).get(`/product/${tee.urlName}/${query}`)).body;
const form = "Tell me when a sold-out size is back";

test("a page offers it for sold-out sizes alone, and says when few pieces are left", async () => {
  await setStock(3);
  expect(await page()).not.toContain(form);
  const { size } = tee.variants[0]!;
  expect(await page(`?size=${size}`)).toMatch(new RegExp(`Only (<!-- -->)?3(<!-- -->)? left in (<!-- -->)?${size}`));
  await setStock(0);
  expect(await page(`?size=${size}`)).toContain(form);
});

test("who asked twice hears once, as soon as the size is there, and is forgotten", async () => {
  await setStock(0);
  for (let times = 0; times < 2; times++) {
    const answer = await ask({ email: "rowan@post.test" });
    expect(answer.headers.location).toBe(`/product/${tee.urlName}/?notice=asked`);
  }
  expect(await page("?notice=asked")).toContain("We will write to you once");
  await findStock(world.platform, {});
  expect(await sql("select found_at from stock_notices")).toEqual([{ found_at: null }]);
  await setStock(9);
  await findStock(world.platform, {});
  const [{ id }] = await sql("select id from stock_notices where found_at is not null");
  for (let times = 0; times < 2; times++)
    await mailStockNotice(world.platform, { divisionId: fixture.bramble.divisionId, noticeId: id });
  const mails = await sql("select subject, to_address, body_text from mails where dedupe_key = $1", [
    `stock notice ${id}`,
  ]);
  const { colour, size } = tee.variants[0]!;
  expect(mails.map(({ subject, to_address }) => [subject, to_address])).toEqual([
    [`Scarce tee is back in ${colour}, ${size}`, "rowan@post.test"],
  ]);
  expect(mails[0].body_text).toContain(`/product/${tee.urlName}/black/?size=${size}`);
  expect(await sql("select 1 from stock_notices")).toEqual([]);
});

test.each([
  ["no address", { email: "" }, "This field is required"],
  ["an address that is none", { email: "rowan@" }, "rowan@"],
])("%s is refused in its place", async (_, fields, words) => {
  await setStock(0);
  const { statusCode, body } = await ask(fields);
  expect([statusCode, body.includes(words), body.includes(form)]).toEqual([422, true, true]);
  expect(await sql("select 1 from stock_notices")).toEqual([]);
});

test("a size of another shop is not there", async () => {
  await ask({ email: "rowan@post.test" }, fixture.other.host);
  expect(await sql("select 1 from stock_notices")).toEqual([]);
});
