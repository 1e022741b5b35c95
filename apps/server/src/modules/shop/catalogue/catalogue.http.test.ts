import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let other: SeededShop;
let older: SeededProduct;
let newer: SeededProduct;
let foreign: SeededProduct;

beforeAll(async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  await seedMainSite(pools);
  bramble = await seedShop(pools);
  other = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  older = await seedProduct(pools, bramble, { name: "Older tee" });
  newer = await seedProduct(pools, bramble, { name: "Newer tee", salePriceIncTaxMinor: 2000 });
  await seedProduct(pools, bramble, { name: "Draft tee", approval: "draft" });
  foreign = await seedProduct(pools, other, { name: "Thistle tee" });
  await pools.backOffice.query("update products set created_at = now() - interval '1 day', orders = 7 where id = $1", [
    older.id,
  ]);
  const { rows } = await pools.backOffice.query(
    "insert into collections (division_id, url_name, name) values ($1, 'tees', 'Tees') returning id",
    [bramble.divisionId],
  );
  await pools.backOffice.query(
    "insert into collection_products (division_id, collection_id, product_id) values ($1, $2, $3)",
    [bramble.divisionId, rows[0].id, older.id],
  );
});

const at = (host: string) => visitorOf(world.app, host).arrive();
const names = (answer: { json(): { data: { name: string }[] } }) => answer.json().data.map(({ name }) => name);
const products = (division: number, query = "") => `/omnis/v3/division/${division}/products/${query}`;

test("a shop's products come newest first or best selling first, as many as requested, drafts left out", async () => {
  const joe = await at(bramble.host);
  expect(names(await joe.get(products(bramble.divisionId, "?sort=new-in")))).toEqual(["Newer tee", "Older tee"]);
  expect(names(await joe.get(products(bramble.divisionId)))).toEqual(["Older tee", "Newer tee"]);
  expect(names(await joe.get(products(bramble.divisionId, "?sort=new-in&limit=1")))).toEqual(["Newer tee"]);
  expect(names(await joe.get(products(bramble.divisionId, "?collection=tees")))).toEqual(["Older tee"]);
});

test.each(["?limit=0", "?limit=101", "?limit=many", "?sort=cheap"])("the query %s is refused", async (query) => {
  expect((await (await at(bramble.host)).get(products(bramble.divisionId, query))).statusCode).toBe(422);
});

test("a shop shows no other shop's products, and the main site shows any", async () => {
  const joe = await at(bramble.host);
  for (const path of [
    products(other.divisionId),
    `/omnis/v3/collections/get/${other.divisionId}/`,
    `/omnis/v3/frontend/${other.divisionId}/getStoreCoreData/json/`,
    products(999_999),
    products("x" as never),
  ])
    expect((await joe.get(path)).statusCode, path).toBe(404);
  expect(names(await (await at("localhost")).get(products(other.divisionId)))).toEqual(["Thistle tee"]);
});

test("a shop's collections show how many products on sale they hold", async () => {
  const { data } = (await (await at(bramble.host)).get(`/omnis/v3/collections/get/${bramble.divisionId}/`)).json();
  expect(data).toMatchObject([{ urlName: "tees", name: "Tees", productCount: 1 }]);
});

test("products are fetched by id in the requested order; ids of others give nothing", async () => {
  const joe = await at(bramble.host);
  const answer = await joe.post("/omnis/v3/products/fetch/", {
    product_ids: [newer.id, foreign.id, older.id, 999_999_999],
  });
  expect(names(answer)).toEqual(["Newer tee", "Older tee"]);
  expect(answer.json().data[0]).toMatchObject({
    price: 24,
    salePrice: 20,
    vatRate: 1,
    enableAddToCart: true,
    manufacturer: { name: expect.any(String) },
  });
  expect(
    answer
      .json()
      .data[0].options.map(({ colour }: { colour: string }) => colour)
      .sort(),
  ).toEqual(["Black", "White"]);
  expect((await joe.post("/omnis/v3/products/fetch/", { product_ids: [] })).statusCode).toBe(422);
});

test("a product whose sizes have prices of their own costs what the cheapest that is sold costs, and more", async () => {
  const print = await seedProduct(world.database.pools, other, { name: "Print", blank: "art-print-portrait" });
  const setExtras = (extras: Record<string, number>) =>
    world.database.pools.backOffice.query("update products set size_extras = $1 where id = $2", [
      JSON.stringify(extras),
      print.id,
    ]);
  const sizes = [...new Set(print.variants.map(({ size }) => size))];
  const card = async () =>
    (await (await at(other.host)).get(products(other.divisionId)))
      .json()
      .data.find(({ id }: { id: number }) => id === print.id);
  expect(await card()).toMatchObject({ price: 24, isFrom: false });
  await setExtras({ [sizes.at(-1)!]: 600 });
  expect(await card()).toMatchObject({ price: 24, isFrom: true });
  await setExtras(Object.fromEntries(sizes.map((size, at) => [size, 300 + 100 * at])));
  expect(await card()).toMatchObject({ price: 27, isFrom: true });
  await setExtras(Object.fromEntries(sizes.map((size) => [size, 300])));
  expect(await card()).toMatchObject({ price: 27, isFrom: false });
  const { body } = await (await at(other.host)).get(`/product/${print.urlName}/`);
  expect(body).toContain("Printed on our own press in Newport");
  expect(body).not.toContain("in Telford");
});

test("a base product is found by its SKU, an unknown one is not", async () => {
  const joe = await at(bramble.host);
  const { rows } = await world.database.pools.backOffice.query("select base_sku from blanks where code = 'tee-unisex'");
  const known = await joe.get(`/omnis/v3/products/fetch-base-product/?sku=${rows[0].base_sku}`);
  expect(known.json().data).toMatchObject({ code: "tee-unisex", isBaseProduct: true });
  expect((await joe.get("/omnis/v3/products/fetch-base-product/?sku=NONE")).statusCode).toBe(404);
});

test("the store's core data names its pages and its state", async () => {
  const joe = await at(bramble.host);
  const own = (await joe.get("/omnis/v3/frontend/getStoreCoreData/json/")).json();
  expect(own.state).toMatchObject({
    currency: "GBP",
    subdomain: expect.any(Object),
    paymentProcessor: expect.any(Object),
    theme: { extends: expect.any(String) },
  });
  expect(own.pages).toEqual(expect.any(Array));
  expect((await joe.get(`/omnis/v3/frontend/${bramble.divisionId}/getStoreCoreData/json/`)).json()).toEqual(own);
});

test("S7.09 a shop's numbers are a list that a block can load", async () => {
  const figures = async (division: number) =>
    (await (await at(bramble.host)).get(`/omnis/v3/division/${division}/figures/`)).json();
  expect((await figures(bramble.divisionId)).data).toEqual([
    { figure: "2", text: "products" },
    { figure: "1", text: "kind of goods" },
    { figure: "1", text: "collection" },
  ]);
  expect((await figures(other.divisionId)).code).toBe("notFound");
});
