// What a product's page says before its buyer asks: its sizes, and what its delivery costs to where they are.
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let tee: SeededProduct;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  tee = await seedProduct(pools, bramble, { name: "Measured tee" });
});

const sql = (text: string, values: unknown[] = []) => world.database.pools.backOffice.query(text, values);
const someone = () => visitorOf(world.app, bramble.host).arrive();
const dataOf = async (visitor: Awaited<ReturnType<typeof someone>>, path: string) =>
  (await visitor.get(`/_page${path}`)).json().data;

describe("the size guide", () => {
  const guideOf = async ({ urlName }: SeededProduct) =>
    (await dataOf(await someone(), `/product/${urlName}/`)).sizeGuide;

  test("has the garment's own measurements, in both units on the page", async () => {
    expect(await guideOf(tee)).toMatchObject({
      title: "Organic tee",
      measures: [{ name: "Chest" }, { name: "Length" }],
      sizes: expect.arrayContaining([{ size: "M", valuesMm: [530, 720] }]),
    });
    const { body } = await (await someone()).get(`/product/${tee.urlName}/`);
    for (const words of ['href="#size-guide"', 'id="size-guide"', ">53<", ">20¾<", ">1 cm<", ">0.4 inches<"])
      expect(body).toContain(words);
  });

  test("is the product's own chart where it has one", async () => {
    const own = await seedProduct(world.database.pools, bramble, { name: "Charted tee" });
    await sql(
      `with chart as (insert into size_charts (division_id, name, measures, sizes) values ($1, 'Boxy tee', '{Chest,Sleeve}', $2) returning id)
       update products set size_chart_id = chart.id from chart where products.id = $3`,
      [bramble.divisionId, JSON.stringify([{ size: "M", valuesMm: [600, null] }]), own.id],
    );
    expect(await guideOf(own)).toMatchObject({
      title: "Boxy tee",
      measures: [{ name: "Chest" }, { name: "Sleeve", how: "From the middle of the neck to the cuff." }],
      sizes: [{ size: "M", valuesMm: [600, null] }],
    });
  });

  test("is not there for what nobody wears", async () => {
    const mug = await seedProduct(world.database.pools, bramble, { name: "Mug", blank: "mug", colours: ["White"] });
    expect(await guideOf(mug)).toBeNull();
    expect((await (await someone()).get(`/product/${mug.urlName}/`)).body).not.toContain('id="size-guide"');
  });
});

describe("the delivery to a country", () => {
  test("is asked on the product's page and the same in the basket and at the checkout from then on", async () => {
    const visitor = await someone();
    const page = `/product/${tee.urlName}/`;
    const usual = await dataOf(visitor, page);
    expect([usual.destination, usual.delivery.country]).toEqual(["GB", undefined]);
    const asked = await dataOf(visitor, `${page}?country=DE`);
    expect([asked.destination, asked.delivery.country]).toEqual(["DE", "Germany"]);
    expect(asked.delivery.priceIncTax).toBeGreaterThan(usual.delivery.priceIncTax);
    expect(visitor.cookies.get("delivery-country")).toBe("DE");
    await visitor.post("/omnis/v3/frontend/product/addItemToCart/", {
      item: { variantId: String(tee.variants[0]!.id), quantity: 1 },
      name: "main",
    });
    const basket = await dataOf(visitor, "/basket/");
    const { name, priceIncTax, promisedFrom, promisedTo, country } = asked.delivery;
    expect(basket.delivery).toMatchObject({ name, priceIncTax, promisedFrom, promisedTo, country });
    const { body } = await visitor.get("/checkout/");
    const [, json = "{}"] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
    const { quote, country: first } = JSON.parse(json).page.data;
    const chosen = quote.shipping.find(({ code }: { code: string }) => code === quote.chosen);
    expect(first).toBe("DE");
    expect(chosen).toMatchObject({ name, priceIncTax, promisedFrom, promisedTo });
    const { body: plain } = await visitor.get(`${page}?country=DE`);
    expect(plain).toMatch(/DPD|Tracked to Europe/);
    expect(plain).toContain("to Germany");
  });

  test.each(["BR", "", "<b>", "DE,FR"])("to %j, where nothing goes, is the usual one", async (code) => {
    const page = `/product/${tee.urlName}/?country=${encodeURIComponent(code)}`;
    expect((await dataOf(await someone(), page)).destination).toBe("GB");
  });
});
