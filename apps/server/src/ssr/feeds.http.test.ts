// What feeds show, from each of their sources, and blocks that make their items of one.

import { feedBlock } from "@selvedge/blocks/feed/feed.block";
import { withDivision } from "@selvedge/db/with-division";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { feedEntries } from "../modules/shop/shop-window/index.ts";
import type { PageRow } from "../modules/site/pages/index.ts";
import { testApp } from "../testing/test-app.ts";
import { draftDocument } from "./loaders/store-document.ts";
import { storePage } from "./loaders/store-page.ts";

const world = testApp();
let shop: SeededShop;
let tee: SeededProduct;

const write = (url: string, page: object) =>
  withDivision(world.database.pools.web, shop.divisionId, async (db) => {
    const text = JSON.stringify({ version: 1, properties: {}, ...page });
    await db
      .insertInto("pages")
      .values({ division_id: shop.divisionId, url, name: url, draft: text, published: text, published_at: new Date() })
      .onConflict((same) =>
        same
          .columns(["division_id", "url"])
          .where("deleted_at", "is", null)
          .doUpdateSet({ draft: text, published: text }),
      )
      .execute();
  });
const hash = (letter: string) => letter.repeat(64);
const picture = (letter: string) => ({
  type: "image",
  properties: { image: { original: `/files/${shop.divisionId}/${hash(letter)}.webp`, altText: `Picture ${letter}` } },
});
const entriesOf = (params: { of: string; limit?: number }) =>
  withDivision(world.database.pools.web, shop.divisionId, async (db) => {
    const manufacturer = { id: 1, name: "Selvedge Works", urlName: "selvedge-works" };
    const division = {
      ...{ id: shop.divisionId, name: "Bramble", code: "BR", currency: "GBP", timeZone: "Europe/London" },
      ...{ supportEmail: "", manufacturer },
    };
    return feedEntries({ db, origins: world.platform.origins, division, now: new Date(), photos: () => null }, params);
  });
const seen = async (blocks: object[]) => {
  await write("/feeds/", { blocks });
  const headers = { host: shop.host, authorization: "Bearer x" };
  return (await world.app.inject({ url: "/feeds/", headers })).body;
};

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  shop = await seedShop(pools);
  tee = await seedProduct(pools, shop, { name: "Harvest tee" });
  const hoodie = await seedProduct(pools, shop, { name: "Owl tee" });
  await pools.backOffice.query("update product_images set state = 'ready', sizes = $1 where division_id = $2", [
    JSON.stringify({ 600: hash("a"), 1200: hash("b") }),
    shop.divisionId,
  ]);
  await withDivision(pools.web, shop.divisionId, async (db) => {
    for (const title of ["First post", "Second post"])
      await db
        .insertInto("posts")
        .values({
          division_id: shop.divisionId,
          uuid: crypto.randomUUID(),
          url_name: title.toLowerCase().replace(" ", "-"),
          title,
          published_at: new Date(Date.now() - 60_000),
        })
        .execute();
    for (const name of ["Hedge", "Empty", "Field"]) {
      const { id } = await db
        .insertInto("collections")
        .values({ division_id: shop.divisionId, url_name: name.toLowerCase(), name, description: "" })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (name !== "Empty")
        await db
          .insertInto("collection_products")
          .values({ division_id: shop.divisionId, collection_id: id, product_id: hoodie.id })
          .execute();
    }
  });
  await write("/meadow/", { blocks: [picture("c"), { type: "row", properties: {}, items: [picture("d")] }] });
  await write("/members/", { properties: { loginState: "logged-in" }, blocks: [picture("e")] });
});

describe("a feed", () => {
  test.each([
    ["blog", "/blog/", false],
    ["product", "/product/", true],
    ["collection", "/collection/", true],
    ["page", "/", false],
    ["drive", "/meadow/", true],
    ["photos", "/product/", true],
  ])("S3.79 of %s leads to what it shows, with its picture where there is one", async (of, leadsTo, hasPicture) => {
    const entries = await entriesOf({ of, limit: 5 });
    expect(entries.length).toBeGreaterThanOrEqual(2);
    for (const { href, image } of entries) {
      expect(href).toMatch(new RegExp(`^${leadsTo}`));
      expect(image !== null).toBe(hasPicture);
      if (image) expect(image.original).toMatch(/^http:\/\/files\./);
    }
  });

  test.each([
    ["blog", 1],
    ["product", 1],
    ["collection", 1],
    ["page", 1],
    ["drive", 1],
    ["photos", 20],
  ])("S9.18 of %s asks for %i where its page names no number", async (source, limit) => {
    const needs = feedBlock.needs!({ source, limit: null, tag: "" } as never);
    expect(needs.entries!.params).toEqual({ of: source, limit });
    expect((await entriesOf({ of: source })).length).toBe(Math.min(limit, 2));
  });

  test("S3.80 of products says name, address, picture, price and who makes it", async () => {
    const [entry] = await entriesOf({ of: "product", limit: 5 }).then((all) =>
      all.filter(({ title }) => title === "Harvest tee"),
    );
    expect(entry).toMatchObject({
      urlName: tee.urlName,
      title: "Harvest tee",
      image: { altText: expect.any(String) },
      priceIncTaxMinor: tee.priceIncTaxMinor,
      manufacturer: { name: "Selvedge Works", urlName: "selvedge-works" },
    });
  });

  test("of the drive keeps the pictures of pages that ask something of their visitors", async () => {
    const shown = (await entriesOf({ of: "drive", limit: 24 })).map(({ image }) => image?.altText);
    expect(shown.sort()).toEqual(["Picture c", "Picture d"]);
  });

  test.each(["nothing", "constructor", "__proto__"])("of %s has none", async (of) => {
    expect(await entriesOf({ of, limit: 3 })).toEqual([]);
  });
});

describe("items that a block makes of data", () => {
  const grid = (properties: object, items: object[] = []) => ({ type: "grid", uid: "grid", properties, items });

  test("S3.22, S3.25 are pods of a feed, over what their shadow says, which itself shows nothing", async () => {
    const shadow = { type: "_shadow_", properties: { buttonText: "See it" } };
    const body = await seen([grid({ itemFactory: "pods, productFeed", itemLimit: 2 }, [shadow])]);
    expect(body.match(/data-part="pod"/g)).toHaveLength(2);
    expect(body).toContain("Harvest tee");
    expect(body).toMatch(/£24(?!\d)/);
    expect(body.match(/>See it</g)).toHaveLength(2);
    expect(body).not.toContain('data-block="_shadow_"');
  });

  test("are one, as of any feed, where the block names no number", async () => {
    expect((await seen([grid({ itemFactory: "pods,blogFeed" })])).match(/data-part="pod"/g)).toHaveLength(1);
  });

  test("S3.04 are read again when their source's answer has been shown for as long as it may be", () => {
    const nowMs = Date.parse("2026-03-07T10:00:00Z");
    const changesAtMs = (blocks: object[]) => {
      const about = { id: 1, url: "/feeds/", name: "Feeds", rowVersion: "1" } as unknown as PageRow;
      const page = { version: 1, properties: {}, blocks } as unknown as WirePage;
      const document = draftDocument(world.platform, shop.divisionId, about, page);
      const visitor = {
        nowMs,
        timeZone: "UTC",
        login: "logged-out",
        currency: "GBP",
        country: "GB",
        variations: {},
      } as const;
      const [mode, origin] = ["native", `https://${shop.host}`] as const;
      const site: LinkSite = { mainOrigin: origin, warn: () => {} };
      const shown = document.shown(visitor, site, { mode, apiOrigin: origin, warn: () => {} });
      return storePage(document, { shown, needs: {}, canonicalPath: "/feeds/", isHome: false, nowMs }).changesAtMs;
    };
    expect(changesAtMs([{ type: "textBlock", properties: { html: "<p>Words</p>" } }])).toBeNull();
    expect(changesAtMs([grid({ itemFactory: "pods, productFeed" })])).toBe(nowMs + 600_000);
    expect(changesAtMs([grid({}, [grid({ itemFactory: "pods, photosFeed" })])])).toBe(nowMs + 60_000);
  });

  test("S3.24 a pseudo block shows nothing to visitors", async () => {
    const body = await seen([
      { type: "_note_", properties: { title: "For us" } },
      { type: "textBlock", properties: { html: "<p>Seen</p>" } },
    ]);
    expect(body).toContain("Seen");
    expect(body).not.toContain("_note_");
  });

  test.each(["pods", "pods, moonFeed", "stars, blogFeed"])(
    "S8.20 of %j are none: visitors do not see the block, and the page is there",
    async (itemFactory) => {
      const body = await seen([grid({ itemFactory }), { type: "textBlock", properties: { html: "<p>Seen</p>" } }]);
      expect(body).not.toContain('data-block="grid"');
      expect(body).toContain("Seen");
    },
  );
});
