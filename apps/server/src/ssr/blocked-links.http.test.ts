// Links that a shop stored and that are blocked.
import { withDivision } from "@selvedge/db/with-division";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let body = "";

const script = "javascript:alert(1)";
const page = {
  version: 1,
  properties: { title: "Home" },
  blocks: [
    { type: "banner", size: 12, properties: { title: "Hello", actions: [{ text: "Press", href: script }] } },
    { type: "textBlock", size: 12, properties: { html: `<p><a href="${script}">Read</a></p>` } },
  ],
};

beforeAll(async () => {
  const { pools } = world.database;
  await seedMainSite(pools);
  const bramble = await seedShop(pools, {
    settings: {
      menu: [{ title: "Clothing", url: script }],
      footer: { columns: [{ title: "Us", items: [{ title: "About", url: " JavaScript:alert(2)" }] }] },
    },
  });
  await withDivision(pools.web, bramble.divisionId, async (db) => {
    const text = JSON.stringify(page);
    const row = { division_id: bramble.divisionId, url: "/", name: "Home", draft: text, published: text };
    await db
      .insertInto("pages")
      .values({ ...row, published_at: new Date() })
      .execute();
  });
  body = (await visitorOf(world.app, bramble.host).get("/")).body;
});

test.each([
  ["the menu", /<a class="menu-top" href="([^"]*)"[^>]*>Clothing/],
  ["the footer", /<a href="([^"]*)"[^>]*>About/],
  ["a banner", /<a [^>]*href="([^"]*)"[^>]*><span>Press/],
  ["a text", /<a href=(?:"|\\")([^"\\]*)(?:"|\\")[^>]*>Read/],
])("of %s lead to the main site's 404 page (platform-core §5)", (_, link) => {
  expect(link.exec(body)?.[1]).toBe(`${world.platform.origins.main}/404/`);
});

test("and no script is left anywhere in the document", () => {
  expect(body.toLowerCase()).not.toContain("javascript:");
});
