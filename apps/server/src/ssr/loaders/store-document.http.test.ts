// What is remembered of a page never outlives the page: every one that is made is as the database has it.
import { withDivision } from "@selvedge/db/with-division";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const world = testApp();
let shop: SeededShop;
let tee: SeededProduct;

const list = (limit: number) => ({ type: "productList", size: 12, properties: { title: "Ours", limit } });
const words = (html: string) => ({ type: "textBlock", size: 12, properties: { html } });

/** Writes the page without an announcement: none may be needed. */
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

/** The home page as it is made now: a request with a bearer token never gets a cached one. */
const made = async () =>
  (await world.app.inject({ url: "/", headers: { host: shop.host, authorization: "Bearer x" } })).body;
const cards = (html: string) => html.match(/data-part="card"/g)?.length ?? 0;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  shop = await seedShop(pools);
  tee = await seedProduct(pools, shop);
  await seedProduct(pools, shop, { name: "Second Tee" });
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

test("a block of chosen products has them in its order, without those that are not on sale", async () => {
  const names = ["second-tee", "gone-tee", tee.urlName];
  const products = names.map((product) => ({ key: product, product }));
  await write([words("<p>Look</p>"), { type: "productList", properties: { which: "chosen", products } }]);
  const html = await made();
  expect(cards(html)).toBe(2);
  expect(html.indexOf("Second Tee")).toBeLessThan(html.indexOf(tee.name));
  await write([words("<p>Look</p>"), { type: "productList", properties: { which: "chosen", products: [] } }]);
  expect(cards(await made())).toBe(0);
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
  expect(await made()).toContain("Page not found");
  await backOffice.query("update pages set deleted_at = null where division_id = $1", [shop.divisionId]);
  expect(await made()).toContain("<p>Here</p>");
});

test("P2.06 a picture without a host of its own is requested from the API's origin, which is the shop's host", async () => {
  await world.database.pools.backOffice.query("update pages set deleted_at = null where division_id = $1", [
    shop.divisionId,
  ]);
  const image = (original: string) => ({ type: "image", properties: { image: { original, altText: "A hedge" } } });
  await write([image("/pictures/hedge.png"), image("/static/own.png"), image("https://cdn.example/far.png")]);
  const html = await made();
  const origin = `http://${shop.host}${world.platform.config.publicPort}`;
  for (const address of [`${origin}/pictures/hedge.png`, "/static/own.png", "https://cdn.example/far.png"])
    expect(html).toContain(`src="${address}"`);
});
