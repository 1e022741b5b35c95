import { withDivision } from "@selvedge/db/with-division";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
const page = async (path: string, headers?: Record<string, string>) =>
  visitorOf(world.app, bramble.host).get(path, headers);

beforeAll(async () => {
  await seedBlanks(world.database.pools);
  bramble = await seedShop(world.database.pools);
  await seedProduct(world.database.pools, bramble);
});

test("feature-components=false sends a page without its scripts, and any other value changes nothing", async () => {
  const address = "/product/classic-tee/";
  expect((await page(address)).body).toContain('<script type="module"');
  const off = await page(`${address}?feature-components=false`);
  expect(off.statusCode).toBe(200);
  expect(off.body).not.toMatch(/<script(?! type="application\/(ld\+)?json")/);
  expect((await page(`${address}?feature-components=off`)).body).toContain('<script type="module"');
});

test("feature-components=false sends a page without what runs scripts in frames", async () => {
  const code = { uid: "c", type: "customCode", properties: { code: "<p>High water</p>", title: "Tides" } };
  const text = JSON.stringify({ version: 2, properties: {}, blocks: [code] });
  await withDivision(world.database.pools.web, bramble.divisionId, (db) =>
    db
      .insertInto("pages")
      .values({ division_id: bramble.divisionId, url: "/tides/", name: "Tides", draft: text, published: text })
      .execute(),
  );
  expect((await page("/tides/")).body).toContain("<iframe");
  expect((await page("/tides/?feature-components=false")).body).not.toContain("<iframe");
});

test("feature-pages=false switches store pages off and leaves products alone", async () => {
  expect((await page("/?feature-pages=false")).statusCode).toBe(404);
  expect((await page("/product/classic-tee/?feature-pages=false")).statusCode).toBe(200);
});

test("feature-stripe=false opens the checkout without card entry", async () => {
  const joe = await visitorOf(world.app, bramble.host).arrive();
  await joe.post("/omnis/v3/frontend/product/addItemToCart/", {
    item: { productUrl: "classic-tee", productSize: "M" },
    name: "main",
  });
  expect((await joe.get("/checkout/")).body).toContain('name="cardNumber"');
  const off = await joe.get("/checkout/?feature-stripe=false");
  expect(off.body).not.toContain('name="cardNumber"');
  expect(off.body).toContain("Card payments are off");
});

test.each(["fontawesome", "sentry", "gtm", "datadog"])(
  "nothing that feature-%s=false names is loaded in the first place",
  async (flag) => {
    for (const path of ["/product/classic-tee/", `/product/classic-tee/?feature-${flag}=false`]) {
      const { body } = await page(path);
      const hosts = [...body.matchAll(/(?:src|href)="https?:\/\/([^/"]+)/g)].map((match) => match[1]);
      expect(hosts.filter((host) => !host?.includes("localhost"))).toEqual([]);
      expect(body).not.toMatch(/fontawesome|sentry|googletagmanager|datadog/i);
    }
  },
);
