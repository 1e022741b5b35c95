import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import type { DivisionId } from "@selvedge/domain/ids";
import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import { templateFaults } from "@selvedge/domain/personalisation/check-template";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { urlNameOf } from "@selvedge/domain/text";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { JsonObject } from "@selvedge/pages/json";
import { describe, expect, test } from "vitest";
import { artworks } from "./artworks.ts";
import type { DemoShop, PageParts, PictureValue } from "./kinds.ts";
import { demoShops } from "./shops.ts";

const picture = (altText: string): PictureValue => ({ original: "/p.webp", altText, sizes: {}, width: 1, height: 1 });
const parts: PageParts = {
  divisionId: 1 as DivisionId,
  picture: (_, altText) => picture(altText),
  mockup: picture,
  artwork: (name) => picture(artworks[name].alt),
};

interface Block {
  type: string;
  properties: JsonObject;
  items: Block[];
}
const blocksOf = (blocks: readonly Block[]): Block[] => blocks.flatMap((each) => [each, ...blocksOf(each.items)]);
const pagesOf = ({ pages }: DemoShop) =>
  pages.map(({ url, build }) => ({ url, blocks: blocksOf(build(parts).blocks as unknown as Block[]) }));

/** Properties that every block may have. */
const everyBlock = ["fullWidth", "fullBackgroundColor", "padding", "itemFactory", "itemLimit"];

describe.each(demoShops.map((shop) => [shop.name, shop] as const))("%s", (_, shop) => {
  test("is built from blocks and properties that exist", () => {
    for (const { url, blocks } of pagesOf(shop)) {
      // A shadow holds properties of the blocks that are made beside it.
      for (const { type, properties } of blocks.filter((each) => each.type !== "_shadow_")) {
        const known = Object.keys(BLOCK_TYPES.get(type)?.fields ?? {});
        const unknown = Object.keys(properties).filter((name) => ![...known, ...everyBlock].includes(name));
        expect([url, type, unknown]).toEqual([url, type, []]);
      }
    }
  });

  test("leads nowhere but to pages, collections and products of its own", () => {
    const own = new Set([
      ...shop.pages.map(({ url }) => url),
      ...shop.collections.map(({ urlName }) => `/collection/${urlName}/`),
      ...shop.products.map(({ name }) => `/product/${urlNameOf(name)}/`),
      ...(shop.posts ? ["/blog/"] : []),
      "/help/",
      ...legalLinks.map(({ url }) => url),
      ...(shop.label === null ? [] : ["/contact/", "/newsletter/", "/blog/", "/gift-card/"]),
      ...(shop.label === null ? ["/login/", "/sign-up/", "/dashboard/"] : []),
      ...demoShops.flatMap(({ label }) => (shop.label === null && label ? [`/visit/${label}/`] : [])),
    ]);
    const written = JSON.stringify([pagesOf(shop), readShopSettings(shop.settings(parts)), shop.posts?.(parts)]);
    const addresses = [...written.matchAll(/"(?:href|url|link)":"(\/[^"]*)"|href=\\"(\/[^"\\]*)\\"/g)];
    expect(addresses.length).toBeGreaterThan(5);
    const lost = addresses.map((found) => found[1] ?? found[2]).filter((address) => !own.has(address ?? ""));
    expect(lost).toEqual([]);
  });

  test("makes no promise that the platform does not keep, and prints no password", () => {
    const written = JSON.stringify([pagesOf(shop), readShopSettings(shop.settings(parts)), shop.posts?.(parts)]);
    expect(written).not.toMatch(
      /% off your|gets? \d+\s?% off|free returns|\d+ days to|have \d+ days|selvedge-demo|password/i,
    );
  });

  test("says what every picture shows", () => {
    for (const { blocks } of pagesOf(shop))
      for (const altText of JSON.stringify(blocks).matchAll(/"altText":"([^"]*)"/g)) expect(altText[1]).not.toBe("");
  });

  test("writes posts about products that it sells, each under an address of its own", () => {
    const written = shop.posts?.(parts) ?? [];
    expect(new Set(written.map(({ title }) => urlNameOf(title))).size).toBe(written.length);
    for (const { product } of written) if (product) expect(shop.products.map(({ name }) => name)).toContain(product);
  });

  test("sells products that are made, under names and prices that hold", () => {
    expect(new Set(shop.products.map(({ name }) => urlNameOf(name))).size).toBe(shop.products.length);
    for (const product of shop.products) {
      const made = findBlank(product.blank)?.colours.map(({ name }) => name) ?? [];
      expect(made).toEqual(expect.arrayContaining([...product.colours]));
      expect(product.salePriceIncTaxMinor ?? 0).toBeLessThan(product.priceIncTaxMinor);
    }
  });

  test("offers texts that fit on their product, and bundles of products that it sells for less than one by one", () => {
    for (const { blank, personalisation } of shop.products)
      if (personalisation) expect(templateFaults(personalisation, findBlank(blank)!.areas)).toEqual({});
    for (const { name, parts: inIt, priceIncTaxMinor, collections } of shop.bundles ?? []) {
      const own = inIt.map(({ product }) => shop.products.find((each) => each.name === product)!);
      const alone = own.reduce((sum, each) => sum + (each.salePriceIncTaxMinor ?? each.priceIncTaxMinor), 0);
      expect([name, priceIncTaxMinor < alone, own.length >= 2]).toEqual([name, true, true]);
      expect(shop.collections.map((each) => each.name)).toEqual(expect.arrayContaining([...collections]));
    }
  });

  test("fills every collection", () => {
    for (const { name, takes } of shop.collections) {
      const taken = shop.products.filter((each) => (takes ? takes(each) : each.collections.includes(name)));
      expect([name, taken.length > 0]).toEqual([name, true]);
    }
  });
});

describe("the demo shops together", () => {
  const shops = demoShops.filter(({ label }) => label !== null);
  const worn = (shop: DemoShop) =>
    shop.pages.flatMap(
      ({ build }) => (build(parts).properties as { theme?: { extends: string } }).theme?.extends ?? [],
    );

  test("show at least 25 types of block", () => {
    const types = new Set(
      shops.flatMap((shop) => pagesOf(shop).flatMap(({ blocks }) => blocks.map(({ type }) => type))),
    );
    expect(types.size).toBeGreaterThanOrEqual(25);
  });

  test("wear six themes, and twelve small pages one of their own each", () => {
    const small = shops.flatMap(worn);
    expect(new Set(small).size).toBe(small.length);
    expect(small.length).toBeGreaterThanOrEqual(12);
    expect(new Set([...small, ...shops.map(({ theme }) => theme.extends)]).size).toBeGreaterThanOrEqual(18);
  });

  test("wear the four themes of the brand on the platform's own site", () => {
    const main = demoShops.filter(({ label }) => label === null);
    const themes = main.flatMap((shop) => [shop.theme.extends, ...worn(shop)]);
    expect([...new Set(themes)].sort()).toEqual(["dark", "light", "pro", "pro-dark"]);
  });

  test("show a page of stacked sections, a slim banner, and announcements in each of their alignments but two", () => {
    const every = shops.flatMap((shop) => pagesOf(shop).flatMap(({ blocks }) => blocks));
    const values = (type: string, name: string) =>
      every.filter((each) => each.type === type).map(({ properties }) => properties[name]);
    expect(values("banner", "kind")).toEqual(expect.arrayContaining(["slim", "compact"]));
    expect(values("announcement", "alignment")).toEqual(expect.arrayContaining(["left", "space-between"]));
    expect(shops.flatMap(({ pages }) => pages.map(({ build }) => build(parts).version))).toContain(2);
  });
});
