// What is around a shop's pages: bars, currency, who shows the shop, its own code, and the addresses of mails.
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { seedProduct } from "@selvedge/testing/seed/product";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../testing/merchant-fixture.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let product: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const seeded = await seedProduct(world.database.pools, fixture.bramble);
  product = `/product/${seeded.urlName}/`;
  await world.app.listen({ port: 0 });
});
afterAll(() => world.app.server.closeAllConnections());

/** As a browser sends a form of the same site. */
const formHeaders = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

/** A page over a real connection, so that cached copies take part. */
const ask = (path: string, cookie = ""): Promise<{ status: number; html: string; policy: string; headers: object }> =>
  new Promise((done, fail) => {
    const { port } = world.app.server.address() as AddressInfo;
    request({ port, path, headers: { host: fixture.bramble.host, cookie } }, (answer) => {
      let html = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        html += chunk;
      });
      const policy = String(answer.headers["content-security-policy"]);
      answer.on("end", () => done({ status: answer.statusCode ?? 0, html, policy, headers: answer.headers }));
    })
      .on("error", fail)
      .end();
  });

const setSite = (column: string, value: string) =>
  sql(
    `insert into shop_sites (division_id, ${column}) values ($1, $2) on conflict (division_id) do update set ${column} = $2`,
    [fixture.bramble.divisionId, value],
  );
const setPlugin = (name: string, settings: object) =>
  sql(
    "insert into division_plugins (division_id, name, settings) values ($1, $2, $3) on conflict (division_id, name) do update set settings = $3",
    [fixture.bramble.divisionId, name, JSON.stringify(settings)],
  );

describe("bars above the header", () => {
  test("S2.72 the shop's own is on every page at once, and off at once", async () => {
    await ask(product);
    await setSite("sitewide_banner", JSON.stringify({ text: "Hedge sale", linkText: "See it", href: "/sale/" }));
    await setSite("sitewide_banner_enabled", "true");
    await expect.poll(async () => (await ask(product)).html).toContain('data-banner="sitewide"');
    expect((await ask("/404/")).html).toContain("Hedge sale");
    await setSite("sitewide_banner_enabled", "false");
    await expect.poll(async () => (await ask(product)).html).not.toContain("Hedge sale");
  });

  test("S2.73, S3.14 the Christmas days follow the plugin and the season", async () => {
    const on = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const season = { christmas: { showContent: true, cutoffDates: [{ country: "UK", service: "standard", on }] } };
    await setSite("shipping_season", JSON.stringify(season));
    await setPlugin("christmas-banner", { disabled: false });
    await expect.poll(async () => (await ask(product)).html).toContain("UK standard");
    expect((await ask(product)).html).toContain("background:#9E1919;color:#ffffff");
    await setPlugin("christmas-banner", { disabled: true });
    await expect.poll(async () => (await ask(product)).html).not.toContain("UK standard");
  });
});

describe("the currency", () => {
  /** The first price of the product, as it is written. */
  const price = async (cookie = "") =>
    /product-price[\s\S]*?<span>([^<]*)/.exec((await ask(product, cookie)).html)?.[1];

  test("S2.67 is chosen where the shop's plugin is on, without scripts, and every page follows it", async () => {
    expect((await ask(product)).html).not.toContain("currency-form");
    const inPounds = await price("currency=EUR");
    await setPlugin("currency", { enabled: true, currency: "GBP", currencies: "GBP, EUR, JPY" });
    await expect.poll(async () => (await ask(product)).html).toContain("currency-form");
    await sql("insert into shop_currency_rates (division_id, currency, rate) values ($1, 'EUR', 2)", [
      fixture.bramble.divisionId,
    ]);
    const doubled = `€${(Number(inPounds?.slice(1)) * 2).toFixed(2)}`;
    await expect.poll(() => price("currency=EUR")).toBe(doubled);
    // Each visitor gets their own copy, in whatever order they come.
    expect([await price(), await price("currency=EUR"), await price("currency=XXX")]).toEqual([
      inPounds,
      doubled,
      inPounds,
    ]);
    const visitor = visitorOf(world.app, fixture.bramble.host);
    const chosen = await visitor.post("/currency/", "currency=EUR", formHeaders);
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, "/"]);
    expect(String(chosen.headers["set-cookie"])).toContain("currency=EUR");
    expect((await visitor.get(product)).body).toContain(doubled);
    // What a browser loads afterwards, favourites and suggestions, it shows at the same rate.
    expect((await visitor.get("/favourites/")).body).toContain('"shownRate":{"from":"GBP","to":"EUR","rate":2');
  });

  test("S2.11 the basket's route is called Basket, and others as they are", async () => {
    for (const [path, name] of [
      ["/basket/", "Basket"],
      [product, "product"],
    ] as const) {
      expect((await ask(path)).html, path).toContain(` data-route="${name}"`);
      const { route, routeName = route } = JSON.parse((await ask(`/_page${path}`)).html);
      expect(routeName).toBe(name);
    }
  });

  test("S2.77 basket and checkout say what is charged, to who looks at prices in another currency", async () => {
    const visitor = visitorOf(world.app, fixture.bramble.host);
    const [, id] = /name="productId" value="(\d+)"/.exec((await visitor.get(product)).body) ?? [];
    await visitor.post("/basket/add/", `productId=${id}&size=M&quantity=1`, formHeaders);
    const notice = "You are looking at prices in EUR (Euro). You pay in GBP (British pound).";
    for (const [currency, isSaid] of [
      ["EUR", true],
      ["GBP", false],
    ] as const) {
      visitor.cookies.set("currency", currency);
      for (const path of ["/basket/", "/checkout/"])
        expect((await visitor.get(path)).body.includes(`>${notice}</p>`), `${path} ${currency}`).toBe(isSaid);
    }
  });

  test("search engines are told the price that is charged", async () => {
    expect((await ask(product, "currency=EUR")).html).toContain('"priceCurrency":"GBP"');
  });
});

describe("who shows the shop", () => {
  test.each(["headless", "embedded", "app"])(
    "S2.49, S2.50 %s hides all that is around a page, until it is ended",
    async (mode) => {
      const chosen = await ask(`${product}?operator-mode=${mode}`);
      expect([chosen.status, (chosen.headers as { location?: string }).location]).toEqual([302, product]);
      const cookie = `operator-mode=${mode}`;
      for (const _ of [1, 2]) {
        expect((await ask(product, cookie)).html).toContain(`data-operator="${mode}"`);
        expect((await ask(product)).html).not.toContain("data-operator");
      }
      const ended = await ask("/?operator-mode=default", cookie);
      expect(String((ended.headers as { "set-cookie"?: string[] })["set-cookie"])).toContain("operator-mode=;");
    },
  );
});

describe("S3.15 the shop's own code", () => {
  test("is in the head of pages that are the same for everyone, under a policy that lets it run, and nowhere else", async () => {
    await setSite("custom_code", '<script src="https://m.example/t.js"></script><iframe></iframe>');
    const tag = '<script src="https://m.example/t.js"></script>';
    await expect.poll(async () => (await ask(product)).html).toContain(tag);
    expect((await ask(product)).policy).toContain("https://m.example");
    for (const path of ["/basket/", "/checkout/", "/login/", "/account/", `/receipt/${"a".repeat(32)}/`]) {
      const { html, policy } = await ask(path);
      expect([path, html.includes("m.example"), policy.includes("m.example")]).toEqual([path, false, false]);
    }
    const version = async (path: string) => JSON.parse((await ask(`/_page${path}`)).html).frameVersion;
    expect(await version("/basket/")).not.toBe(await version(product));
    await setSite("custom_code", "");
    await expect.poll(async () => (await ask(product)).html).not.toContain("m.example");
  });
});

describe("addresses", () => {
  test("S2.47 the gallery of blocks is a tool in the shop's look", async () => {
    expect((await ask("/dev/blocks/?type=spacer")).html).toContain('data-layout="tool"');
  });

  test("S2.45 /custom/ leads to the studio's address", async () => {
    const { status, headers } = await ask("/custom/?a=b");
    expect([status, (headers as { location?: string }).location]).toEqual([301, "/design-your-own-t-shirt/?a=b"]);
  });

  test("S2.39 /teemail/ shows a page that goes out as a mail, in a mail's layout, and no other page", async () => {
    const pages = `${fixture.base}/pages/`;
    const publish = async (url: string, properties: object) => {
      const blocks = [{ type: "textBlock", properties: { html: "<p>Dear hedge</p>" } }];
      const made = (
        await fixture.ada.send("POST", pages, { url, properties: { title: "Letter", ...properties }, blocks })
      ).json();
      expect((await fixture.ada.send("POST", `${pages}${made.data.id}/publish/`, {})).statusCode).toBe(200);
    };
    await publish("/letter/", { isMailPage: true, isStorePage: false });
    await publish("/plain/", {});
    const { html } = await ask("/teemail/letter/");
    expect(html).toContain('data-layout="mail"');
    expect(html).toContain("Dear hedge");
    expect(html).toContain('content="noindex"');
    expect((await ask("/letter/")).status).toBe(404);
    const { id } = (await fixture.ada.get(`${pages}?page-type=MailPage`)).json().data[0];
    const preview = new URL((await fixture.ada.send("POST", `${pages}${id}/preview/`, {})).json().data.url);
    expect((await ask(preview.pathname + preview.search)).html).toContain('data-layout="mail"');
    expect([(await ask("/teemail/plain/")).status, (await ask("/plain/")).status]).toEqual([404, 200]);
  });

  test("S2.32 /login/ of an open shop is a page of its own", async () => {
    expect((await ask("/login/")).html).toContain('data-layout="blank"');
  });
});

test("the country that a proxy says becomes the visitor's cookie, on a cached page too", async () => {
  world.platform.config.countryHeader = "cf-ipcountry";
  const { port } = world.app.server.address() as AddressInfo;
  const headersOf = (headers: Record<string, string>) =>
    new Promise<Record<string, unknown>>((done, fail) => {
      request({ port, path: "/sitemap/", headers: { host: fixture.bramble.host, ...headers } }, (answer) => {
        answer.resume().on("end", () => done(answer.headers));
      })
        .on("error", fail)
        .end();
    });
  const cookie = ["geo-country=IE; Path=/; Max-Age=86400; SameSite=Lax"];
  for (const time of ["first", "cached"])
    expect((await headersOf({ "cf-ipcountry": "IE" }))["set-cookie"], time).toEqual(cookie);
  expect((await headersOf({ "cf-ipcountry": "IE", cookie: "geo-country=FR" }))["set-cookie"]).toBeUndefined();
  world.platform.config.countryHeader = null;
  expect((await headersOf({ "cf-ipcountry": "IE" }))["set-cookie"]).toBeUndefined();
});
