// What a product's page shows beside it (platform-core §3, "Derived rules").
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
const shelf: Record<string, SeededProduct> = {};

interface Options {
  orders: number;
  gender: string;
  blank?: string;
  approval?: "draft" | "denied";
}

async function onShelf(name: string, { orders, gender, blank, approval }: Options, shop = bramble) {
  const { pools } = world.database;
  const colours = ["Black"];
  const product = await seedProduct(pools, shop, {
    name,
    ...(blank ? { blank } : {}),
    colours,
    ...(approval ? { approval } : {}),
  });
  await pools.backOffice.query("update products set orders = $1, gender = $2 where id = $3", [
    orders,
    gender,
    product.id,
  ]);
  shelf[name] = product;
}

const related = async (name: string): Promise<string[]> => {
  const visitor = visitorOf(world.app, bramble.host);
  const answer = await visitor.get(`/_page/product/${shelf[name]!.urlName}/`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.related.map((card: { name: string }) => card.name);
};

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  const other = await seedShop(pools, { label: "other", name: "Other", code: "OT" });
  const hoodie = "hoodie";
  await onShelf("Luna Moth tee", { orders: 5, gender: "women" });
  await onShelf("High Water tee", { orders: 3, gender: "men" });
  await onShelf("Harbour Light", { orders: 90, gender: "women", blank: hoodie });
  await onShelf("Luna Moth hoodie", { orders: 40, gender: "men", blank: hoodie });
  await onShelf("Salt Road", { orders: 99, gender: "kids", blank: hoodie });
  await onShelf("Draft moth", { orders: 70, gender: "women", approval: "draft" });
  await onShelf("Foreign moth", { orders: 80, gender: "women" }, other);
});

test("are those on the same blank, of the same gender or of a similar name, best sellers first, without the product", async () => {
  expect(await related("Luna Moth tee")).toEqual(["Harbour Light", "Luna Moth hoodie", "High Water tee"]);
  expect(await related("High Water tee")).toEqual(["Luna Moth hoodie", "Luna Moth tee"]);
});

test("are joined by its bundles and by what is in one with it", async () => {
  const { pools } = world.database;
  const { rows } = await pools.backOffice.query(
    `insert into products (division_id, sku, name, url_name, price_inc_tax_minor, currency, type, default_colour, is_bundle, approval_status, published_at, orders)
     values ($1, 'BUNDLE-1', 'Winter pair', 'winter-pair', 5000, 'GBP', 'bundle', '', true, 'approved', now(), 500) returning id`,
    [bramble.divisionId],
  );
  for (const [position, name] of ["Luna Moth tee", "Salt Road"].entries())
    await pools.backOffice.query(
      "insert into bundle_items (division_id, bundle_product_id, product_id, quantity, position) values ($1, $2, $3, 1, $4)",
      [bramble.divisionId, rows[0].id, shelf[name]!.id, position],
    );
  await pools.backOffice.query("select announce_stale(array[$1])", [`division:${bramble.divisionId}`]);
  await expect
    .poll(() => related("Luna Moth tee"))
    .toEqual(["Winter pair", "Salt Road", "Harbour Light", "Luna Moth hoodie"]);
});
