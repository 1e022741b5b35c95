// Collections filtered, sorted and paged by their addresses, as a browser without scripts sees them.
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let hoodieId: number;

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.database;
  const { divisionId } = fixture.bramble;
  const seed = (name: string, more: object) => seedProduct(pools, fixture.bramble, { name, ...more });
  const moth = await seed("Moth tee", { colours: ["Black", "White"], priceIncTaxMinor: 2000 });
  const hoodie = await seed("Moth hoodie", { blank: "hoodie", colours: ["Black"], priceIncTaxMinor: 5000 });
  const lantern = await seed("Lantern tee", { colours: ["White"], priceIncTaxMinor: 3000, salePriceIncTaxMinor: 1000 });
  const denied = await seed("Denied tee", { approval: "denied" });
  hoodieId = hoodie.id;
  const [{ id }] = await sql(
    "insert into collections (division_id, url_name, name) values ($1, 'moths', 'Moths') returning id",
    [divisionId],
  );
  for (const product of [moth, hoodie, lantern, denied])
    await sql("insert into collection_products (division_id, collection_id, product_id) values ($1, $2, $3)", [
      divisionId,
      id,
      product.id,
    ]);
});

const path = "/collection/moths/";
const page = (query = "") => visitorOf(world.app, fixture.bramble.host).get(path + query);
const cards = async (query = "") =>
  [...(await page(query)).body.matchAll(/<h2[^>]*><a[^>]*>([^<]+)<\/a><\/h2>/g)].map(([, name]) => name);
const option = async (id: string, query = "") => {
  const { body } = await page(query);
  const found = new RegExp(`id="f-${id}"[^>]*>(.*?)</label>`).exec(body);
  return found
    ? { count: Number(/finder-count">(\d+)/.exec(found[1]!)?.[1]), isChosen: /checked/.test(found[0].split(">")[0]!) }
    : null;
};

test("a price is the lowest that a visitor sees: of the cheapest size on sale, also during a sale", async () => {
  const { divisionId } = fixture.bramble;
  const prints = (
    await sql("insert into collections (division_id, url_name, name) values ($1, 'prints', 'Prints') returning id", [
      divisionId,
    ])
  )[0].id;
  const { pools } = world.database;
  const tee = await seedProduct(pools, fixture.bramble, { name: "Sized tee", priceIncTaxMinor: 4000 });
  const plain = await seedProduct(pools, fixture.bramble, { name: "Plain tee", priceIncTaxMinor: 3500 });
  for (const { id } of [tee, plain])
    await sql("insert into collection_products (division_id, collection_id, product_id) values ($1, $2, $3)", [
      divisionId,
      prints,
      id,
    ]);
  const shown = async (query: string) => {
    const { body } = await visitorOf(world.app, fixture.bramble.host).get(`/collection/prints/${query}`);
    return [...body.matchAll(/<h2[^>]*><a[^>]*>([^<]+)<\/a><\/h2>/g)].map(([, name]) => name);
  };
  const extras = { S: -800, M: 0, L: 300 };
  await sql("update products set size_extras = $2 where id = $1", [tee.id, JSON.stringify(extras)]);
  await expect.poll(() => shown("?from=30&to=33")).toEqual(["Sized tee"]);
  expect(await shown("?sort=price-low")).toEqual(["Sized tee", "Plain tee"]);
  expect(await shown("?from=34&to=45")).toEqual(["Plain tee"]);
  await sql("update product_variants set enabled = false where product_id = $1 and size = 'S'", [tee.id]);
  await expect.poll(() => shown("?from=39&to=41")).toEqual(["Sized tee"]);
  await sql("update products set on_sale = true, sale_price_inc_tax_minor = 2000 where id = $1", [tee.id]);
  await expect.poll(() => shown("?from=19&to=21")).toEqual(["Sized tee"]);
});

describe("a collection by its address", () => {
  test.each([
    ["", ["Moth tee", "Moth hoodie", "Lantern tee"]],
    ["?kind=hoodie", ["Moth hoodie"]],
    ["?colour=white", ["Moth tee", "Lantern tee"]],
    ["?colour=white&colour=black&kind=hoodie", ["Moth hoodie"]],
    ["?from=15&to=30", ["Moth tee"]],
    ["?from=&to=&sale=1", ["Lantern tee"]],
    ["?sort=price-low", ["Lantern tee", "Moth tee", "Moth hoodie"]],
    ["?sort=price-high&colour=black", ["Moth hoodie", "Moth tee"]],
  ])("%s shows %j", async (query, names) => {
    expect(await cards(query)).toEqual(names);
  });

  test("counts what each further choice leaves, down to 0, and shows what is chosen", async () => {
    expect(await option("colour-white")).toEqual({ count: 2, isChosen: false });
    expect(await option("colour-white", "?kind=hoodie")).toEqual({ count: 0, isChosen: false });
    expect(await option("kind-hoodie", "?kind=hoodie")).toEqual({ count: 1, isChosen: true });
    expect(await option("sale", "?colour=white")).toEqual({ count: 1, isChosen: false });
  });

  test("a colour is found in sizes that are in stock alone", async () => {
    const change = (stock: number) =>
      sql(
        "update blank_variants set stock = $1 where sku in (select blank_sku from product_variants where product_id = $2 and size = 'M')",
        [stock, hoodieId],
      );
    await change(0);
    await sql("update products set price_inc_tax_minor = 5001 where id = $1", [hoodieId]);
    await expect.poll(() => cards("?kind=hoodie&size=m")).toEqual([]);
    expect(await cards("?kind=hoodie&size=l")).toEqual(["Moth hoodie"]);
    await change(500);
    await sql("update products set price_inc_tax_minor = 5000 where id = $1", [hoodieId]);
    await expect.poll(() => cards("?kind=hoodie&size=m")).toEqual(["Moth hoodie"]);
  });

  test("shows cards in the colour that was asked for, and leads to it", async () => {
    await sql(
      `update product_images set state = 'ready', sizes = jsonb_build_object('640', lower(colour) || '.webp'), alt_text = 'Moth tee in ' || lower(colour)
       where side = 'front' and product_id = (select id from products where name = 'Moth tee')`,
    );
    const { body } = await page("?colour=white&to=20&from=20");
    expect(body).toContain('href="/product/moth-tee/white/"');
    expect(body).toContain('alt="Moth tee in white"');
    expect((await page("?from=20&to=20")).body).toContain('alt="Moth tee in black"');
  });
});

describe("what search engines and shared links see", () => {
  const head = async (query: string) => {
    const { body } = await page(query);
    return [
      /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(body)?.[1],
      /name="robots" content="([^"]*)"/.exec(body)?.[1],
    ];
  };
  test("the list itself is indexed, a filtered one never", async () => {
    expect(await head("")).toEqual([path, "index,follow"]);
    expect(await head("?sort=new-in")).toEqual([path, "index,follow"]);
    expect(await head("?colour=white")).toEqual([path, "noindex"]);
  });

  test("values that the shop does not have lead to the address without them", async () => {
    const answer = await page("?colour=mauve&kind=hoodie&sort=new-in");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${path}?kind=hoodie&sort=new-in`]);
    expect((await page("?colour=mauve")).headers.location).toBe(path);
  });

  test("nothing that fits says what to take away, and what that gives", async () => {
    const { body, statusCode } = await page("?kind=hoodie&colour=white");
    expect(statusCode).toBe(200);
    expect(body).toContain("Nothing fits all of this");
    expect(body).toMatch(/href="\?colour=white"[^>]*>.*?2 pieces/);
    expect(body).toMatch(/href="\?kind=hoodie"[^>]*>.*?1 piece</);
  });
});

test("more than 24 come page by page, each with links to the others; a page beyond the last does not exist", async () => {
  const { pools } = world.database;
  const { divisionId } = fixture.bramble;
  for (let n = 0; n < 25; n++) {
    const { id } = await seedProduct(pools, fixture.bramble, { name: `Heron ${n}`, blank: "tote" });
    await sql(
      "insert into collection_products (division_id, collection_id, product_id) select $1, id, $2 from collections where url_name = 'moths'",
      [divisionId, id],
    );
  }
  await expect.poll(async () => (await cards()).length).toBe(24);
  expect(await cards("?page=2")).toHaveLength(4);
  const { body } = await page("?page=2");
  expect(body).toContain("28 of 28");
  expect(/rel="canonical" href="[^"]*\?page=2"/.test(body)).toBe(true);
  expect((await page()).body).toMatch(/href="\?page=2"[^>]*>\s*(<!-- -->)?Show/);
  expect((await page("?page=3")).statusCode).toBe(404);
});
