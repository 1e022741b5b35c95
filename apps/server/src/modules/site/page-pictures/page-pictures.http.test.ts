// The pictures that are on a shop's pages, as its people look for one to show again.
import { withDivision } from "@selvedge/db/with-division";
import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;

const sea = { original: "/files/sea.webp", altText: "A calm sea", sizes: { 480: "/files/sea-480.webp" }, width: 1920 };
const owl = { original: "/files/owl.webp", altText: "", cutout: true, narrow: { original: "/files/owl-tall.webp" } };

const draft = (...images: unknown[]) =>
  JSON.stringify({ properties: {}, blocks: images.map((image) => ({ type: "image", properties: { image } })) });

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { divisionId } = fixture.bramble;
  const page = (url: string, name: string, drawn: string, more = {}) => ({
    ...{ division_id: divisionId, url, name, draft: drawn, ...more },
  });
  await withDivision(world.database.pools.web, divisionId, (db) =>
    db
      .insertInto("pages")
      .values([
        page("/shore/", "Shore", draft(sea, sea), { updated_at: new Date("2026-01-01") }),
        page("/wood/", "Wood", draft(owl, { ...sea, altText: "" }), { updated_at: new Date("2026-02-01") }),
        page("/gone/", "Gone", draft({ original: "/files/gone.webp", altText: "Gone" }), { deleted_at: new Date() }),
      ])
      .execute(),
  );
});

const find = async (query = "") => (await fixture.ada.get(`${fixture.base}/page-pictures/?${query}`)).json();

test("each picture is there once, with every page that shows it; those of deleted pages are not", async () => {
  const { data, meta } = await find("search=o");
  expect(meta).toEqual({ page: 1, perPage: 25, total: 2 });
  const none = { altText: "", sizes: {}, width: null, height: null, cutout: false };
  expect(data).toEqual([
    { ...none, original: owl.original, cutout: true, pages: ["Wood"] },
    { ...none, original: sea.original, sizes: sea.sizes, width: 1920, pages: ["Shore", "Wood"] },
  ]);
});

test("they are found by the names of their pages, a page of them at a time", async () => {
  expect((await find("search=shore")).data.map(({ original }: { original: string }) => original)).toEqual([
    sea.original,
  ]);
  const second = await find("search=wood&perPage=1&page=2");
  expect([second.data.length, second.meta.total]).toEqual([1, 2]);
});

test("people of another shop find nothing", async () => {
  expect((await fixture.joe.get(`${fixture.base}/page-pictures/`)).statusCode).toBe(404);
});
