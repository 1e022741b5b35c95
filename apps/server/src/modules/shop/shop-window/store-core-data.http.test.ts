// `getStoreCoreData`: what a storefront starts from (storefront §3.8, §7).
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { signedPass } from "../../../plugins/access/shop-pass.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
const path = "/omnis/v3/frontend/getStoreCoreData/json/";
let bramble: SeededShop;
let plain: SeededShop;
let tee: SeededProduct;

const rows = (text: string, values: unknown[] = []) => world.database.pools.backOffice.query(text, values);
const stateAt = async (host: string) => (await visitorOf(world.app, host).get(path)).json().state;

beforeAll(async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  await seedMainSite(pools);
  bramble = await seedShop(pools);
  plain = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  tee = await seedProduct(pools, bramble);
  const { divisionId } = bramble;
  const sha = "a".repeat(64);
  await rows(
    `insert into shop_sites (division_id, password_hash, coming_soon_enabled, coming_soon_page, custom_code, og_image_path,
       sitewide_banner_enabled, sitewide_banner, tracking, shipping_season)
     values ($1, 'argon2id$x$y', true, '{"title": "In May"}', '<meta name="x">', $2, true, '{"text": "Sale", "href": "javascript:x"}', '{"gtm": "GTM-ABC123"}',
       '{"christmas": {"cutoffDates": [{"service": "uk-48", "country": "GB", "on": "2026-12-18"}], "showContent": true}}')`,
    [divisionId, `/files/${divisionId}/${sha}.webp`],
  );
  await rows(
    `insert into shop_settings (division_id, settings) values ($1, '{"company": {"name": "Bramble Ltd"}, "logo": {"text": "Bramble"}, "favicon": "/favicon.svg"}')
     on conflict (division_id) do update set settings = excluded.settings`,
    [divisionId],
  );
  const plugins = {
    "email-subscriber-offer": { enabled: true },
    "cookie-policy": { enabled: true, message: "We keep crumbs", allowEssentialOnly: false },
    "christmas-banner": { disabled: false, backgroundColor: "#123456", textColor: "#fffffe", currency: "GBP" },
    currency: { enabled: true, currency: "GBP", currencies: "EUR,USD" },
    marketing: { aw_conversion_id: "AW-1", conversion_id: "1234567", conversion_label: "abcdefghijklmnopqr" },
    "facebook-pixel": { pixel: "123456789012345" },
    analytics: { ga_tracking_id: "UA-1234-1", measurement_id: "G-ABCDEFG" },
    pinterest: { pixel: "2612345678901" },
  };
  await rows(
    `insert into division_plugins (division_id, name, settings, sealed_token)
     select $1, key, value, case when key = 'facebook-pixel' then 'sealed1.k.n.b' end from jsonb_each($2)`,
    [divisionId, JSON.stringify(plugins)],
  );
  await rows("insert into split_tests (division_id, id, code, name) values ($1, 31, 'homepage', 'Home page')", [
    divisionId,
  ]);
  await rows("insert into split_tests (division_id, id, code, name, active) values ($1, 32, 'old_one', 'Old', false)", [
    divisionId,
  ]);
  await rows(
    "insert into split_test_variations (division_id, split_test_id, alias, name) values ($1, 31, 'old', 'Old'), ($1, 31, 'new', 'New')",
    [divisionId],
  );
});

describe("S3.08 the state (storefront §3.8)", () => {
  test("has the seven parts, and pages beside it", async () => {
    const answer = (await visitorOf(world.app, bramble.host).get(path)).json();
    expect(Object.keys(answer).sort()).toEqual(["pages", "state"]);
    expect(Object.keys(answer.state).sort()).toEqual(
      "christmasContent christmasCutoffDates currency paymentProcessor splitTest subdomain theme".split(" "),
    );
  });

  test("carries the season's dates, and the split tests that run (S3.10, S3.14)", async () => {
    const state = await stateAt(bramble.host);
    expect(state.christmasCutoffDates).toEqual([{ service: "uk-48", country: "GB", on: "2026-12-18" }]);
    expect(state.christmasContent).toBe(true);
    expect(state.splitTest).toEqual([
      {
        id: 31,
        code: "homepage",
        name: "Home page",
        discovered: false,
        variation: null,
        availableVariations: { old: "Old", new: "New" },
      },
    ]);
  });
});

describe("S3.10 a split test that the visitor has met (storefront §7)", () => {
  const seenBy = async (cookie: string) => {
    const visitor = visitorOf(world.app, bramble.host);
    visitor.cookies.set("discovered-split-tests", encodeURIComponent(cookie));
    return (await visitor.get(path)).json().state.splitTest[0];
  };

  test("is discovered, with the variation of their cookie", async () => {
    const {
      rows: [, later],
    } = await rows("select id from split_test_variations where split_test_id = 31 order by id");
    expect(await seenBy(`{"31":${later.id}}`)).toMatchObject({
      discovered: true,
      variation: { id: later.id, name: "New" },
      availableVariations: { old: "Old", new: "New" },
    });
  });

  test.each(['{"31":999999}', '{"30":1}', "no json"])("is not by the cookie %s", async (cookie) => {
    expect(await seenBy(cookie)).toMatchObject({ discovered: false, variation: null });
  });
});

describe("P6.01 the payment processor", () => {
  test("is the platform's own, with its accounts, where the shop set none; else the shop's", async () => {
    expect((await stateAt(plain.host)).paymentProcessor).toEqual({ type: "own", accounts: ["local", "local-wallet"] });
    await rows(
      `update shop_sites set payment_processor = '{"type": "direct", "accounts": ["acct_bramble"]}' where division_id = $1`,
      [bramble.divisionId],
    );
    expect((await stateAt(bramble.host)).paymentProcessor).toEqual({ type: "direct", accounts: ["acct_bramble"] });
  });
});

describe("S3.88 the shop site (storefront §3.8)", () => {
  test("is as its owner set it, never its password, and with no link that may not be followed", async () => {
    const answer = await visitorOf(world.app, bramble.host).get(path);
    const { divisionId } = bramble;
    expect(answer.json().state.subdomain).toMatchObject({
      currency: "GBP",
      division: { id: divisionId, name: "Bramble" },
      company: { name: "Bramble Ltd", logo: "Bramble" },
      favicon: "/favicon.svg",
      meta: { ogImage: `http://files.localhost:4000/${divisionId}/${"a".repeat(64)}.webp` },
      customCode: '<meta name="x">',
      passwordProtected: true,
      comingSoonPageData: { enabled: true, title: "In May" },
      sitewideBanner: { enabled: true, options: { text: "Sale", href: "http://localhost:4000/404/" } },
      tracking: { gtm: "GTM-ABC123" },
      cart: { items: [] },
      favourites: { items: [] },
      sessionId: "",
    });
    expect(answer.body).not.toContain("argon2id");
  });

  test("of a shop that never changed a thing has its defaults", async () => {
    expect((await stateAt(plain.host)).subdomain).toMatchObject({
      currency: "GBP",
      company: { name: "Thistle" },
      meta: { ogImage: "" },
      customCode: "",
      passwordProtected: false,
      comingSoonPageData: { enabled: false },
      sitewideBanner: { enabled: false, options: {} },
      tracking: {},
    });
  });

  test("holds the visitor's own basket and favourites, and a session that opens nothing", async () => {
    const joe = await visitorOf(world.app, bramble.host).arrive();
    const signing = { config: world.config, divisionId: bramble.divisionId, passwordHash: "argon2id$x$y" };
    joe.cookies.set("shop-pass", signedPass(signing, { kind: "password", subject: 0 }, Date.now() + 60_000));
    const add = "/omnis/v3/frontend/product/addItemToCart/";
    const item = { productId: tee.id, productColor: "Black", productSize: "M" };
    const main = (await joe.post(add, { item, name: "main" })).json().items;
    const favourites = (await joe.post(add, { item: { productId: tee.id }, name: "favourites" })).json().items;
    const [own, again] = [await joe.get(path), await joe.get(path)].map((answer) => answer.json().state.subdomain);
    expect([own.cart.items, own.favourites.items]).toEqual([main, favourites]);
    expect(own.sessionId).toMatch(/^[\w-]{22}$/);
    expect(own.sessionId).toBe(again.sessionId);
    for (const cookie of joe.cookies.values()) expect(cookie).not.toContain(own.sessionId);
    const eve = await visitorOf(world.app, bramble.host).arrive();
    const hers = (await eve.get(path)).json().state.subdomain;
    expect([hers.cart.items, hers.favourites.items]).toEqual([[], []]);
    expect(hers.sessionId).not.toBe(own.sessionId);
  });

  test("of a named shop is asked for on the main site, in that shop's currency; one that is closed or missing is not found", async () => {
    await rows("update divisions set currency = 'EUR' where id = $1", [plain.divisionId]);
    const main = visitorOf(world.app, "localhost");
    const of = (id: number) => main.get(`/omnis/v3/frontend/${id}/getStoreCoreData/json/`);
    const { state } = (await of(plain.divisionId)).json();
    expect([state.currency, state.subdomain.currency, state.subdomain.division.id]).toEqual([
      "EUR",
      "EUR",
      plain.divisionId,
    ]);
    expect((await of(987_654)).statusCode).toBe(404);
    await rows("update divisions set disabled = true where id = $1", [plain.divisionId]);
    expect((await of(plain.divisionId)).statusCode).toBe(404);
    await rows("update divisions set disabled = false, currency = 'GBP' where id = $1", [plain.divisionId]);
  });
});

describe("S3.89 plugins are keyed by name in the shop's data (storefront §3.8)", () => {
  test.each([
    ["S3.90", "email-subscriber-offer", { enabled: true }, { enabled: false }],
    [
      "S3.91",
      "cookie-policy",
      { enabled: true, message: "We keep crumbs", allowEssentialOnly: false },
      { enabled: true, message: "", allowEssentialOnly: true },
    ],
    [
      "S3.92",
      "christmas-banner",
      { disabled: false, backgroundColor: "#123456", textColor: "#fffffe", currency: "GBP" },
      { disabled: true, backgroundColor: "#9E1919", textColor: "#ffffff", currency: "" },
    ],
    [
      "S3.93",
      "currency",
      { enabled: true, currency: "GBP", currencies: "EUR,USD" },
      { enabled: false, currency: "GBP", currencies: "" },
    ],
    [
      "S3.94",
      "marketing",
      { aw_conversion_id: "AW-1", conversion_id: "1234567", conversion_label: "abcdefghijklmnopqr" },
      { aw_conversion_id: "", conversion_id: "", conversion_label: "" },
    ],
    ["S3.95", "facebook-pixel", { pixel: "123456789012345" }, { pixel: "" }],
    [
      "S3.96",
      "analytics",
      { ga_tracking_id: "UA-1234-1", measurement_id: "G-ABCDEFG" },
      { ga_tracking_id: "", measurement_id: "" },
    ],
    ["S3.97", "pinterest", { pixel: "2612345678901" }, { pixel: "" }],
  ])("%s %s", async (_, name, set, unset) => {
    expect((await stateAt(bramble.host)).subdomain.plugins[name]).toEqual(set);
    expect((await stateAt(plain.host)).subdomain.plugins[name]).toEqual(unset);
  });

  test("S3.95 the pixel's access token stays on the server and is nowhere in it", async () => {
    const { body } = await visitorOf(world.app, bramble.host).get(path);
    expect(body).not.toMatch(/sealed1|access_token/);
  });
});
