// What a shop's people do with its collections, and what fills those that have a rule.
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let base: string;

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const seed = (name: string, more: object = {}) =>
  seedProduct(world.database.pools, fixture.bramble, { name, colours: ["Black"], ...more });
const make = async (body: object) => (await fixture.ada.post(base, body)).json().data;
const namesIn = async (id: number) =>
  (
    await sql(
      "select p.name from collection_products m join products p on p.id = m.product_id where m.collection_id = $1 order by p.id",
      [id],
    )
  ).map(({ name }) => name);

beforeAll(async () => {
  fixture = await merchantFixture(world);
  base = `${fixture.base}/collections/`;
  await sql("update products set deleted_at = now() where division_id = $1", [fixture.bramble.divisionId]);
  await seed("Plain tee", { priceIncTaxMinor: 2000 });
  await seed("Cheap hoodie", { blank: "hoodie", priceIncTaxMinor: 5000, salePriceIncTaxMinor: 2500 });
  await seed("White tote", { blank: "tote", colours: ["White"], priceIncTaxMinor: 1200 });
});

describe("a collection with a rule", () => {
  test.each([
    ["Whole", {}, ["Plain tee", "Cheap hoodie", "White tote"]],
    ["Kinds", { kinds: ["hoodie", "tote"] }, ["Cheap hoodie", "White tote"]],
    ["Colours", { colours: ["White"] }, ["White tote"]],
    ["Prices now", { fromMinor: 1500, toMinor: 2500 }, ["Plain tee", "Cheap hoodie"]],
    ["Sale", { onSale: true }, ["Cheap hoodie"]],
    ["Tags", { tags: ["moth"] }, []],
    ["Both", { kinds: ["hoodie"], colours: ["White"] }, []],
  ])("%s takes what fits all of it, at once", async (name, rule, names) => {
    const made = await make({ name, rule });
    expect([made.rule, made.products]).toEqual([rule, names.length]);
    expect(await namesIn(made.id)).toEqual(names);
  });

  test("takes what comes to fit, and gives up what no longer does", async () => {
    const sale = await make({ name: "Red tags", rule: { onSale: true, tags: ["moth"] } });
    const moth = await seed("Moth tee", { salePriceIncTaxMinor: 2000 });
    expect(await namesIn(sale.id)).toEqual([]);
    const [{ id: tag }] = await sql("insert into tags (division_id, name) values ($1, 'moth') returning id", [
      fixture.bramble.divisionId,
    ]);
    await sql("insert into product_tags (division_id, product_id, tag_id) values ($1, $2, $3)", [
      fixture.bramble.divisionId,
      moth.id,
      tag,
    ]);
    expect(await namesIn(sale.id)).toEqual(["Moth tee"]);
    const { version } = (await fixture.ada.get(`${fixture.base}/products/${moth.id}/`)).json().data;
    const url = `${fixture.base}/products/${moth.id}/`;
    const saved = await fixture.ada.send("PATCH", url, { version, onSale: false, collectionIds: [] });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await namesIn(sale.id)).toEqual([]);
    await fixture.ada.send("DELETE", url, undefined);
  });

  test("of the newest has that many, and shoppers see it filled", async () => {
    const { id } = await make({ name: "Just in", rule: { newest: 2 } });
    await sql("update products set published_at = now() - interval '2 days' where name = 'Plain tee'");
    const late = await seed("Latest mug", { blank: "mug", colours: ["White"] });
    expect(await namesIn(id)).toContain("Latest mug");
    expect(await namesIn(id)).toHaveLength(2);
    const { body } = await visitorOf(world.app, fixture.bramble.host).get("/collection/just-in/");
    expect(body).toContain("Latest mug");
    await sql("update products set deleted_at = now() where id = $1", [late.id]);
    expect(await namesIn(id)).toEqual(["Cheap hoodie", "White tote"]);
  });

  test("is not left or joined by hand, and a product keeps its place in it when it is saved", async () => {
    const { id } = await make({ name: "Totes", rule: { kinds: ["tote"] } });
    const [{ id: tote, version }] = await sql("select id, version from products where name = 'White tote'");
    const saved = await fixture.ada.send("PATCH", `${fixture.base}/products/${tote}/`, { version, collectionIds: [] });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await namesIn(id)).toEqual(["White tote"]);
  });
});

describe("a shop's people", () => {
  test("read how many products are in a collection, without a hidden one such as a quote's", async () => {
    const { id } = await make({ name: "Shown", rule: {} });
    const quoted = await seed("Quoted tee");
    await sql("update products set enabled = false where id = $1", [quoted.id]);
    expect(await namesIn(id)).toContain("Quoted tee");
    const listed = (await fixture.ada.get(base)).json().data.find((each: { id: number }) => each.id === id);
    expect(listed.products).toBe(3);
    await sql("update products set deleted_at = now() where id = $1", [quoted.id]);
  });

  test("change a collection, put it into an order and delete it; its products stay", async () => {
    const [one, two] = [await make({ name: "One" }), await make({ name: "Two", description: "Second" })];
    const url = `${base}${one.id}/`;
    const changed = await fixture.ada.send("PUT", url, {
      name: "First",
      description: "Words",
      rule: { kinds: ["tote"] },
    });
    expect(changed.json().data).toMatchObject({ name: "First", urlName: "one", description: "Words", products: 1 });
    const ordered = await fixture.ada.send("PUT", `${fixture.base}/collection-order/`, { ids: [two.id, one.id] });
    expect(
      ordered
        .json()
        .data.slice(0, 2)
        .map(({ name }: { name: string }) => name),
    ).toEqual(["Two", "First"]);
    expect((await fixture.ada.send("PUT", url, { name: "First", rule: null })).json().data).toMatchObject({
      products: 1,
    });
    expect((await fixture.ada.send("DELETE", url, undefined)).statusCode).toBe(200);
    expect((await fixture.ada.send("DELETE", url, undefined)).statusCode).toBe(404);
    expect(await sql("select 1 from products where name = 'White tote' and deleted_at is null")).toHaveLength(1);
  });

  test("put what is in a collection into an order, which its page shows first until it is best selling again", async () => {
    const { id, urlName } = await make({ name: "By hand" });
    const rows = await sql(
      "select id, name from products where division_id = $1 and deleted_at is null order by name",
      [fixture.bramble.divisionId],
    );
    const [first, second, third] = rows.map(({ id }) => id);
    await sql(
      "insert into collection_products (division_id, collection_id, product_id) select $1, $2, unnest($3::bigint[])",
      [fixture.bramble.divisionId, id, [first, second, third]],
    );
    const url = `${base}${id}/products/`;
    const order = async (ids: number[]) => (await fixture.ada.send("PUT", url, { ids })).json().data;
    const shown = async () => {
      const answer = await visitorOf(world.app, fixture.bramble.host).get(`/_page/collection/${urlName}/`);
      const { products, finder } = answer.json().data;
      return [products.map(({ id: product }: { id: number }) => product), finder.sorts[0].words];
    };
    expect((await fixture.ada.get(url)).json().data).toMatchObject({ isOrdered: false });
    const ordered = await order([third, first]);
    expect([ordered.isOrdered, ordered.products.map(({ id: product }: { id: number }) => product)]).toEqual([
      true,
      [third, first, second],
    ]);
    await expect.poll(shown).toEqual([[third, first, second], "Featured"]);
    expect((await order([])).isOrdered).toBe(false);
    await expect.poll(async () => (await shown())[1]).toBe("Best selling");
    const filled = await make({ name: "Fills itself", rule: {} });
    expect((await fixture.ada.send("PUT", `${base}${filled.id}/products/`, { ids: [first] })).statusCode).toBe(422);
    expect((await fixture.ada.get(`${base}999999/products/`)).statusCode).toBe(404);
  });

  test.each([
    ["no name", { name: " " }],
    ["an unknown part of a rule", { name: "X", rule: { size: "M" } }],
    ["a price below nothing", { name: "X", rule: { fromMinor: -1 } }],
    ["an empty list", { name: "X", rule: { kinds: [] } }],
  ])("are refused %s", async (_, body) => {
    expect((await fixture.ada.post(base, body)).statusCode).toBe(422);
  });

  test("reach no other shop's", async () => {
    const { id } = await make({ name: "Ours" });
    const other = `/omnis/v3/divisions/${fixture.other.divisionId}/collections/${id}/`;
    expect((await fixture.ada.send("DELETE", other, undefined)).statusCode).toBe(404);
  });
});
