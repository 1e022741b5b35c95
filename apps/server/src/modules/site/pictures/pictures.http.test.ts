// The pictures of a shop, as its people look for one to show on a page.
import { withDivision } from "@selvedge/db/with-division";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
/** The address of the uploaded picture. */
let moon: string;

const sea = { original: "/files/sea.webp", altText: "A calm sea", sizes: { 480: "/files/sea-480.webp" }, width: 1920 };
const owl = { original: "/files/owl.webp", altText: "", cutout: true, narrow: { original: "/files/owl-tall.webp" } };

const draft = (...images: unknown[]) =>
  JSON.stringify({ properties: {}, blocks: images.map((image) => ({ type: "image", properties: { image } })) });

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { ada, base, bramble, other } = fixture;
  const { pools } = world.database;
  moon = (await upload(ada, `${base}/artworks/`, discPng(600), "Moon.png")).json().data.previewUrl;
  const page = (url: string, name: string, drawn: string, more = {}) => ({
    ...{ division_id: bramble.divisionId, url, name, draft: drawn, ...more },
  });
  await withDivision(pools.web, bramble.divisionId, (db) =>
    db
      .insertInto("pages")
      .values([
        page("/shore/", "Shore", draft(sea, sea, { original: moon, altText: "The moon" }), {
          updated_at: new Date("2026-01-01"),
        }),
        page("/wood/", "Wood", draft(owl, { ...sea, altText: "" }), { updated_at: new Date("2026-02-01") }),
        page("/gone/", "Gone", draft({ original: "/files/gone.webp", altText: "Gone" }), { deleted_at: new Date() }),
      ])
      .execute(),
  );
  for (const [shop, name] of [
    [bramble, "Sloe tee"],
    [other, "Sloe poster"],
  ] as const) {
    const { id } = await seedProduct(pools, shop, { name, artwork: discPng(40, name.length) });
    await withDivision(pools.backOffice, shop.divisionId, (db) =>
      db
        .updateTable("product_images")
        .set({ state: "ready", sizes: JSON.stringify({ 480: "a".repeat(64), 960: "b".repeat(64) }) })
        .where("division_id", "=", shop.divisionId)
        .where("product_id", "=", id)
        .execute(),
    );
  }
});

const find = async (query = "") => (await fixture.ada.get(`${fixture.base}/pictures/?${query}`)).json();
const nameOf = (found: { artwork?: { name: string }; product?: { name: string }; picture?: { original: string } }) =>
  found.artwork?.name ?? found.product?.name ?? found.picture?.original;
const names = async (query: string) => (await find(query)).data.map(nameOf).sort();

test("all sources are searched at once, with how many fit of each; another shop's pictures are in none", async () => {
  const { data, meta } = await find("search=sloe");
  expect(meta).toEqual({
    ...{ page: 1, perPage: 25, total: 2 },
    counts: { all: 2, file: 0, artwork: 1, product: 1, page: 0 },
  });
  expect(data.map(({ source }: { source: string }) => source).sort()).toEqual(["artwork", "product"]);
  const [{ product }] = data.filter(({ source }: { source: string }) => source === "product");
  expect(product).toMatchObject({ name: "Sloe tee", urlName: "sloe-tee", hasGround: false });
  expect(Object.keys(product.sizes)).toEqual(["480", "960"]);
  expect(product.sizes["480"]).toContain(`/${fixture.bramble.divisionId}/${"a".repeat(64)}.webp`);
});

test("a picture of one's own that is on pages too is there once, with their names", async () => {
  const { data, meta } = await find("search=moon");
  expect(meta.counts).toEqual({ all: 1, file: 1, artwork: 0, product: 0, page: 1 });
  expect(data).toMatchObject([{ source: "file", artwork: { name: "Moon", previewUrl: moon }, pages: ["Shore"] }]);
  expect((await find("search=moon&source=page")).data).toMatchObject([{ source: "page", picture: { original: moon } }]);
});

test("each picture on pages is there once, with every page that shows it; those of deleted pages are not", async () => {
  const { data, meta } = await find("search=o&source=page");
  expect([meta.total, meta.counts.page]).toEqual([3, 3]);
  const none = { altText: "", sizes: {}, width: null, height: null, cutout: false };
  const found = data.filter(({ picture }: { picture: { original: string } }) => picture.original !== moon);
  expect(found).toEqual([
    { source: "page", picture: { ...none, original: owl.original, cutout: true }, pages: ["Wood"] },
    {
      source: "page",
      picture: { ...none, original: sea.original, sizes: sea.sizes, width: 1920 },
      pages: ["Shore", "Wood"],
    },
  ]);
});

test("they are found by the names of their pages, a page of them at a time, each once", async () => {
  expect(await names("search=shore")).toEqual([sea.original, "Moon"].sort());
  const all = await names("");
  const paged = [await names("perPage=2&page=1"), await names("perPage=2&page=2"), await names("perPage=2&page=3")];
  expect(paged.flat().sort()).toEqual(all);
  expect(all).toEqual(["Moon", "Sloe tee", "Sloe tee", owl.original, sea.original].sort());
  expect((await find("perPage=2&page=9")).meta).toMatchObject({ total: 5, counts: { all: 5 } });
});

test("whose name begins with the words comes first", async () => {
  expect((await find("search=s")).data.map(nameOf).slice(0, 2)).toEqual(["Sloe tee", "Sloe tee"]);
});

test("people of another shop find nothing", async () => {
  expect((await fixture.joe.get(`${fixture.base}/pictures/`)).statusCode).toBe(404);
});
