// What is remembered of a page never outlives the page: every one that is made is as the database has it.
import { withDivision } from "@selvedge/db/with-division";
import { castBlanks } from "@selvedge/testing/cast/blanks";
import { type CastProduct, castProduct } from "@selvedge/testing/cast/product";
import { type CastShop, castMainSite, castShop } from "@selvedge/testing/cast/shop";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let shop: CastShop;
let tee: CastProduct;

const list = (limit: number) => ({ type: "productList", size: 12, properties: { title: "Ours", limit } });
const words = (html: string) => ({ type: "textBlock", size: 12, properties: { html } });

/** Writes the page and tells nobody: no announcement may be needed. */
const write = (blocks: object[], title = "Home") =>
  withDivision(world.database.pools.web, shop.divisionId, async (db) => {
    const text = JSON.stringify({ version: 1, properties: { title }, blocks });
    await db
      .insertInto("pages")
      .values({ division_id: shop.divisionId, url: "/", name: "Home", draft: text, published: text })
      .onConflict((same) =>
        same
          .columns(["division_id", "url"])
          .where("deleted_at", "is", null)
          .doUpdateSet({ draft: text, published: text }),
      )
      .execute();
  });

/** The home page as it is made now: who names a bearer is never given a kept one. */
const made = async () =>
  (await world.app.inject({ url: "/", headers: { host: shop.host, authorization: "Bearer x" } })).body;
const cards = (html: string) => html.match(/data-part="card"/g)?.length ?? 0;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([castBlanks(pools), castMainSite(pools)]);
  shop = await castShop(pools);
  tee = await castProduct(pools, shop);
  await castProduct(pools, shop, { name: "Second Tee" });
});

test("a page reads as it was last written, however often it was made before", async () => {
  for (const word of ["one", "two", "three"]) {
    await write([words(`<p>${word}</p>`), list(2)], word);
    for (let times = 0; times < 3; times++) expect(await made()).toContain(`<p>${word}</p>`);
  }
});

test("a block that wants other products than before gets those", async () => {
  await write([list(1)]);
  expect([cards(await made()), cards(await made())]).toEqual([1, 1]);
  await write([words("<p>Look</p>"), list(2)]);
  expect([cards(await made()), cards(await made())]).toEqual([2, 2]);
});

test("a product that changes reads so in the next page, which itself did not change", async () => {
  await write([words("<p>Look</p>"), list(2)]);
  await made();
  await world.database.pools.backOffice.query("update products set name = 'Renamed Tee' where id = $1", [tee.id]);
  expect(await made()).toContain("Renamed Tee");
});

test("a page that is taken away is gone, and one that is put there again is shown", async () => {
  await write([words("<p>Here</p>")]);
  await made();
  const { backOffice } = world.database.pools;
  await backOffice.query("update pages set deleted_at = now() where division_id = $1", [shop.divisionId]);
  expect(await made()).toContain("This page is not here");
  await backOffice.query("update pages set deleted_at = null where division_id = $1", [shop.divisionId]);
  expect(await made()).toContain("<p>Here</p>");
});
