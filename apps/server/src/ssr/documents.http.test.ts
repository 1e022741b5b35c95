// Shops' documents as browsers and crawlers get them.
import { request as httpRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { withDivision } from "@selvedge/db/with-division";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPeople } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { listenForChanges } from "../live-changes.ts";
import { buildPlatform } from "../start/build-platform.ts";
import { visitorOf } from "../testing/browser.ts";
import { richResultErrors } from "../testing/rich-results.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let other: SeededShop;
let tee: SeededProduct;
let port: number;

const page = (title: string, html: string, more: object = {}) => ({
  version: 1,
  properties: { title, description: `About ${title}.` },
  blocks: [{ type: "textBlock", size: 12, properties: { html } }],
  ...more,
});

async function publish(shop: SeededShop, url: string, content: object) {
  await withDivision(world.database.pools.web, shop.divisionId, async (db) => {
    const text = JSON.stringify(content);
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
    await sql`select announce_stale(array[${`division:${shop.divisionId}`}])`.execute(db);
  });
}

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools, { settings: { company: { name: "Bramble & Co" } } });
  const logo = { text: "Other", image: { src: `/files/1/${"ef".repeat(32)}.webp`, width: 300, height: 150 } };
  other = await seedShop(pools, { label: "other", name: "Other", code: "OT", theme: "popart", settings: { logo } });
  await seedPeople(pools, bramble);
  tee = await seedProduct(pools, bramble, { salePriceIncTaxMinor: 2000 });
  await publish(bramble, "/", page("Home", "<h1>Welcome to Bramble</h1>"));
  await publish(other, "/", page("Home", "<h1>Welcome to Other</h1>"));
  const faq = { type: "expandable", size: 12, properties: { questionMeta: "When?", answerMeta: "<p>Soon.</p>" } };
  await publish(bramble, "/about/", page("About", "<p>Us</p>", { blocks: [faq] }));
  await publish(bramble, "/hidden/", page("Hidden", "<p>x</p>", { sitemap: false }));
  await world.app.listen({ port: 0 });
  port = (world.app.server.address() as AddressInfo).port;
});

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends the request over a real connection, so that the page cache's handler takes part. */
const ask = (host: string, path: string, headers: Record<string, string> = {}, at = port): Promise<Got> =>
  new Promise((done, fail) => {
    httpRequest({ port: at, path, headers: { host, ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => done({ status: answer.statusCode!, headers: answer.headers, text }));
    })
      .on("error", fail)
      .end();
  });

const jsonLdOf = ({ text }: Got) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json!));

test("a store page is whole HTML with title, canonical address, social tags and organisation data (storefront §2.2)", async () => {
  const got = await ask("bramble.localhost", "/about/");
  expect(got.status).toBe(200);
  expect(got.text).toContain("<title>About | Bramble &amp; Co</title>");
  expect(got.text).toContain('<link rel="canonical" href="http://bramble.localhost:4000/about/">');
  expect(got.text).toContain('<meta property="og:title" content="About | Bramble &amp; Co">');
  expect(got.text).toContain('<meta name="description" content="About About.">');
  expect(jsonLdOf(got).map((data) => data["@type"])).toEqual(["Organization", "BreadcrumbList", "FAQPage"]);
});

test("a port in the Host header changes no page: the address is the platform's own, and the page is cached once", async () => {
  const cached = await ask("bramble.localhost", "/about/");
  for (const host of ["bramble.localhost:99999", "bramble.localhost:1", "BRAMBLE.localhost.:8080"]) {
    const got = await ask(host, "/about/");
    expect([got.status, got.text, got.headers.etag]).toEqual([200, cached.text, cached.headers.etag]);
  }
  expect((await ask("bramble.localhost:port", "/about/")).status).toBe(404);
});

test("two Host headers are refused, also for a cached page", async () => {
  await ask("bramble.localhost", "/about/");
  const got = await new Promise<string>((done, fail) => {
    const socket = connect(port, "localhost", () =>
      socket.end(
        "GET /about/ HTTP/1.1\r\nHost: bramble.localhost\r\nhost: other.localhost\r\nConnection: close\r\n\r\n",
      ),
    );
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    socket.on("end", () => done(text)).on("error", fail);
  });
  expect(got).toMatch(/^HTTP\/1.1 400 /);
  expect(got).toContain("We could not read this request.");
});

test("the host of user files answers files alone: no call, no sign-in, no page, no cookie", async () => {
  for (const path of [
    "/omnis/v3/dashboard/secure/get/",
    "/omnis/v3/",
    "/login/",
    "/",
    "/dashboard/",
    "/files/x",
    "/x",
  ]) {
    const got = await ask("files.localhost", path);
    expect([path, got.status, got.headers["set-cookie"]]).toEqual([path, 404, undefined]);
  }
  const login = { email: "merchant@selvedge.test", password: "selvedge-demo" };
  const answer = await visitorOf(world.app, "files.localhost").post("/omnis/v3/dashboard/secure/login/", login);
  expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
});

test("the home page is titled by the company alone; a page outside the sitemap asks to stay unindexed", async () => {
  const [home, hidden] = await Promise.all([ask("bramble.localhost", "/"), ask("bramble.localhost", "/hidden/")]);
  expect(home.text).toContain("<title>Bramble &amp; Co</title>");
  expect(home.text).toContain('content="index,follow"');
  expect(hidden.text).toContain('<meta name="robots" content="noindex">');
});

test("a product carries its offer, whose price holds for a year (storefront §9)", async () => {
  const got = await ask("bramble.localhost", "/product/classic-tee/");
  const { hasVariant } = jsonLdOf(got).find((data) => data["@type"] === "ProductGroup");
  const [product] = hasVariant;
  const year = world.platform.now().getUTCFullYear() + 1;
  expect(product.offers).toMatchObject({ price: "20.00", priceCurrency: "GBP" });
  expect(product.offers.priceValidUntil.slice(0, 4)).toBe(String(year));
  expect(got.text).toContain('action="/basket/add/"');
});

test("S4.02 the variation after of product_page_refresh zooms by a click, in a copy of the page (storefront §4)", async () => {
  const { pools } = world.database;
  const zoomOf = async (query = "", headers = {}) => {
    const { text } = await ask("bramble.localhost", `/_page/product/classic-tee/${query}`, headers);
    return JSON.parse(text).data.zoom;
  };
  expect(await zoomOf("?product_page_refresh=after")).toBe("hover");
  await withDivision(pools.backOffice, bramble.divisionId, async (db) => {
    const { id } = await db
      .insertInto("split_tests")
      .values({ division_id: bramble.divisionId, code: "product_page_refresh", name: "Product page", active: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    const own = { division_id: bramble.divisionId, split_test_id: id };
    const values = ["before", "after"].map((alias) => ({ ...own, alias, name: alias }));
    await db.insertInto("split_test_variations").values(values).execute();
  });
  await expect.poll(() => zoomOf("?product_page_refresh=after")).toBe("click");
  expect(await zoomOf("?product_page_refresh=before")).toBe("hover");
  expect(await zoomOf()).toBe("hover");
});

test("a description for search engines has no tags, no entities and no half word", async () => {
  const long = "Drawn by hand, printed when you order it. ".repeat(10);
  await withDivision(world.database.pools.web, bramble.divisionId, (db) =>
    sql`update products set description = ${`<p>The label&#39;s face</p><ul><li>Organic</li><li>Kind</li></ul><p>${long}</p>`} where id = ${tee.id}`.execute(
      db,
    ),
  );
  await withDivision(world.database.pools.web, bramble.divisionId, (db) =>
    sql`select announce_stale(array[${`product:${tee.id}`}])`.execute(db),
  );
  await expect
    .poll(async () => {
      const got = await ask("bramble.localhost", "/product/classic-tee/");
      return jsonLdOf(got).find((data) => data["@type"] === "ProductGroup").description;
    })
    .toMatch(/^The label's face\. Organic\. Kind\. Drawn by hand.* (order|it|you|when|printed|hand|by|Drawn)…$/);
});

test.each(["/sw.js", "/feed.xml", "/.well-known/assetlinks", "/wp-admin/install.php?step=1"])(
  "a file that is not there is plainly not found: %s",
  async (path) => {
    const got = await ask("bramble.localhost", path);
    expect([got.status, got.headers["content-type"], got.text]).toEqual([
      404,
      "text/plain; charset=utf-8",
      "There is no such file.\n",
    ]);
  },
);

test("S2.82 a page is shared with its own picture, else the shop's, else one made of what the shop sells", async () => {
  const shared = async (path: string) =>
    /<meta property="og:image" content="([^"]*)">/.exec((await ask("bramble.localhost", path)).text)?.[1] ?? "";
  const made = new URL(await shared("/about/"));
  expect(made.pathname).toMatch(/^\/social-[\w-]+\.jpg$/);
  const picture = await world.app.inject({ url: made.pathname, headers: { host: "bramble.localhost" } });
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const again = await world.app.inject({
    ...{ url: made.pathname, headers: { host: "bramble.localhost", "if-none-match": String(picture.headers.etag) } },
  });
  expect(again.statusCode).toBe(304);
  const stored = `/files/${bramble.divisionId}/${"ab".repeat(32)}`;
  await withDivision(world.database.pools.web, bramble.divisionId, (db) =>
    sql`insert into shop_sites (division_id, og_image_path) values (${bramble.divisionId}, ${`${stored}.webp`})
      on conflict (division_id) do update set og_image_path = excluded.og_image_path`.execute(db),
  );
  await withDivision(world.database.pools.web, bramble.divisionId, (db) =>
    sql`select announce_stale(array[${`division:${bramble.divisionId}`}])`.execute(db),
  );
  const address = (path: string) => `http://files.localhost:4000${path.replace("/files", "")}.jpg?w=1200&amp;h=630`;
  await expect.poll(() => shared("/about/")).toBe(address(stored));
  const own = `/files/${bramble.divisionId}/${"cd".repeat(32)}`;
  const properties = { title: "Own", ogImage: { original: `${own}.webp`, position: { x: 0.5, y: 0 } } };
  await publish(bramble, "/own/", page("Own", "<p>x</p>", { properties }));
  await expect.poll(() => shared("/own/")).toBe(`${address(own)}&amp;fp-x=0.5&amp;fp-y=0`);
});

test("S9.04 the header's picture is requested 600 wide (storefront §9)", async () => {
  const { text } = await ask("other.localhost", "/");
  const file = `http://files.localhost:4000/1/${"ef".repeat(32)}`;
  expect(text).toContain(
    `<source type="image/avif" srcSet="${file}.avif?w=600"/><img src="${file}.webp?w=600" alt="" width="64" height="32"/>`,
  );
});

test("a shop's icons come as ICO and PNG, and its manifest names them", async () => {
  const get = (url: string) => world.app.inject({ url, headers: { host: "bramble.localhost" } });
  const ico = await get("/favicon.ico");
  expect([ico.statusCode, ico.headers["content-type"], ico.rawPayload.readUInt16LE(2)]).toEqual([
    200,
    "image/x-icon",
    1,
  ]);
  const { icons } = (await get("/manifest.webmanifest")).json() as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of [
    ...icons,
    { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
  ]) {
    const got = await get(src);
    expect([src, got.statusCode, got.headers["content-type"]]).toEqual([src, 200, type]);
    if (type === "image/png")
      expect(`${got.rawPayload.readUInt32BE(16)}x${got.rawPayload.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await get("/favicon.svg")).body).toContain("<svg");
  const elsewhere = await world.app.inject({ url: "/favicon.ico", headers: { host: "nowhere.localhost" } });
  expect(elsewhere.statusCode).toBe(404);
});

test.each(["/", "/about/", "/product/classic-tee/", "/help/"])(
  "structured data of %s has no error by what Google requires",
  async (path) => {
    const data = jsonLdOf(await ask("bramble.localhost", path));
    expect(data.length).toBeGreaterThan(0);
    // The fixture's pictures are still to be rendered, and no product is listed before they are.
    const errors = richResultErrors(data).filter((error) => error !== "Product lacks image");
    expect(errors).toEqual([]);
  },
);

test("the home page says how the shop is searched", async () => {
  const site = jsonLdOf(await ask("bramble.localhost", "/")).find((data) => data["@type"] === "WebSite");
  expect(site.potentialAction.target.urlTemplate).toMatch(/\/search\/\?q=\{search_term_string\}$/);
});

test("a path of breadcrumbs begins at home", async () => {
  const crumbs = jsonLdOf(await ask("bramble.localhost", "/about/")).find((data) => data["@type"] === "BreadcrumbList");
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "About"]);
});

test("the policy lets no foreign or inline script run, and the inline style is named by its hash", async () => {
  const got = await ask("bramble.localhost", "/");
  const policy = String(got.headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-/);
  expect(policy).not.toContain("unsafe-eval");
  expect(got.text).not.toMatch(/ on[a-z]+="/);
  const checkout = await ask("bramble.localhost", "/checkout/");
  expect(String(checkout.headers["content-security-policy"])).toContain("frame-ancestors 'none'");
});

test("S3.33 a face that a block names comes with its page, in a frame of its own, and with no other", async () => {
  const quote = { type: "quote", size: 12, properties: { quote: "It fits.", font: "Syne" } };
  await publish(bramble, "/said/", page("Said", "", { blocks: [{ type: "row", size: 12, items: [quote] }] }));
  const [said, home] = await Promise.all([ask("bramble.localhost", "/said/"), ask("bramble.localhost", "/")]);
  expect(said.text).toContain('@font-face{font-family:"Syne"');
  expect(said.text).toContain('@font-face{font-family:"Syne fallback"');
  expect(home.text).not.toContain("Syne");
  const version = (text: string) => /"version":"([^"]+)"/.exec(text)?.[1];
  expect(version(said.text)).not.toBe(version(home.text));
});

test("S2.90 a page whose first block has a picture loads the script that waits for it, and no other page does", async () => {
  const banner = {
    type: "banner",
    size: 12,
    properties: { title: "Sea", image: { original: "/a.webp", altText: "Sea" } },
  };
  const text = { type: "textBlock", size: 12, properties: { html: "<p>Below</p>" } };
  await publish(bramble, "/sea/", page("Sea", "", { blocks: [banner, text] }));
  const [sea, home] = await Promise.all([ask("bramble.localhost", "/sea/"), ask("bramble.localhost", "/")]);
  const [, script = ""] = /<script src="(\/assets\/first-block-[\w-]+\.js)"><\/script>/.exec(sea.text) ?? [];
  expect((await ask("bramble.localhost", script)).text).toContain("data-waiting");
  expect(home.text).not.toContain("first-block");
  expect(sea.text.indexOf("first-block")).toBeLessThan(sea.text.indexOf("<body>"));
});

test("stored HTML runs nothing and cannot end the page's data", async () => {
  await publish(
    bramble,
    "/evil/",
    page("</script><script>x</script>", '<img src=x onerror=alert(1)><p onclick="x">ok</p>'),
  );
  const { text } = await ask("bramble.localhost", "/evil/");
  expect(text).not.toContain("<script>x");
  expect(text).not.toMatch(/onerror=|onclick=/);
  expect(text).toContain("ok");
});

test.each([
  ["/about", 301, "/about/"],
  ["//about//", 301, "/about/"],
  ["/%61bout/", 301, "/about/"],
  ["/%6Cogin/", 301, "/login/"],
  ["/nowhere/", 404, undefined],
  ["/about/%2e%2e/", 404, undefined],
  ["/%00/", 404, undefined],
])("%s answers %i", async (path, status, location) => {
  const got = await ask("bramble.localhost", path);
  expect(got.status).toBe(status);
  expect(got.headers.location).toBe(location);
  if (status === 404) expect(got.text).toContain("Page not found");
});

test("an address that is no text is refused before any page is loaded", async () => {
  expect((await ask("bramble.localhost", "/%ff/")).status).toBe(400);
});

test.each(["/omnis/v3/nope/", "/assets/nope.js", "/fonts/nope.woff2", "/dev/nope/"])(
  "%s gets a plain 404",
  async (path) => {
    const got = await ask("bramble.localhost", path);
    expect([got.status, JSON.parse(got.text).code]).toEqual([404, "notFound"]);
  },
);

test("a merchant's page at a reserved address never takes its place (reliability S13)", async () => {
  await publish(bramble, "/basket/", page("Mine", "<p>not the basket</p>"));
  expect((await ask("bramble.localhost", "/basket/")).text).not.toContain("not the basket");
});

test("a cached page is sent compressed, with a validator, and 304 to a client that has it", async () => {
  await ask("bramble.localhost", "/about/");
  const br = await ask("bramble.localhost", "/about/", { "accept-encoding": "br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(br.headers["cache-control"]).toBe("private, no-cache");
  const again = await ask("bramble.localhost", "/about/", {
    "accept-encoding": "br",
    "if-none-match": String(br.headers.etag),
  });
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("cookies and credentials neither change nor enter a cached page", async () => {
  const plain = await ask("bramble.localhost", "/about/");
  const visitor = await visitorOf(world.app, "bramble.localhost").arrive();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const withCookies = await ask("bramble.localhost", "/about/", { cookie });
  const withBearer = await ask("bramble.localhost", "/about/", { authorization: "Bearer x" });
  for (const got of [plain, withCookies, withBearer]) {
    expect(got.headers["set-cookie"]).toBeUndefined();
    expect(got.text).toBe(plain.text);
    for (const value of visitor.cookies.values()) expect(got.text).not.toContain(value);
  }
});

test("each host has its own pages, and an unknown one has none", async () => {
  const [mine, theirs, nobody] = await Promise.all([
    ask("bramble.localhost", "/"),
    ask("other.localhost", "/"),
    ask("stranger.localhost", "/"),
  ]);
  expect(mine.text).toContain("Welcome to Bramble");
  expect(theirs.text).toContain("Welcome to Other");
  expect(nobody.status).toBe(404);
  expect((await ask("other.localhost", "/product/classic-tee/")).status).toBe(404);
  expect((await ask("BRAMBLE.localhost:80", "/")).text).toContain("Welcome to Bramble");
});

test("data for a navigation names its build and is cached apart from the document", async () => {
  const got = await ask("bramble.localhost", "/_page/about/");
  const answer = JSON.parse(got.text);
  expect(answer).toMatchObject({ route: "store", status: 200, url: "/about/" });
  expect(answer.build).toMatch(/^[\w-]{12}$/);
  const missing = await ask("bramble.localhost", "/_page/nowhere/");
  expect([missing.status, JSON.parse(missing.text).route]).toEqual([404, "missing"]);
  const moved = JSON.parse((await ask("bramble.localhost", "/_page/product/classic-tee/purple/")).text);
  expect(moved.redirect).toBe("/product/classic-tee/");
});

test("an edit through one process is fresh in the other", async () => {
  const live = await listenForChanges(world.database.ownerUrl);
  const second = await buildApp(buildPlatform(world.config, world.database.pools, live));
  try {
    await second.listen({ port: 0 });
    const at = (second.server.address() as AddressInfo).port;
    for (let edit = 1; edit <= 10; edit++) {
      await publish(bramble, "/news/", page("News", `<p>edit ${edit}</p>`));
      await expect.poll(async () => (await ask("bramble.localhost", "/news/", {}, at)).text).toContain(`edit ${edit}<`);
      await expect.poll(async () => (await ask("bramble.localhost", "/news/")).text).toContain(`edit ${edit}<`);
    }
  } finally {
    await second.close();
    await live.close();
  }
});

test("a page with a condition on being signed in answers each look to those whose it is, and to no shared cache", async () => {
  const conditions = [{ name: "login", params: { is: "logged-in" } }];
  const secret = { type: "textBlock", size: 12, properties: { html: "<p>members only</p>", conditions } };
  await publish(bramble, "/members/", page("Members", "", { blocks: [secret] }));
  const joe = await visitorOf(world.app, "bramble.localhost").arrive();
  await joe.post("/omnis/v3/dashboard/secure/login/", { email: "shopper@selvedge.test", password: "selvedge-demo" });
  const signedIn = await joe.get("/members/");
  expect(signedIn.body).toContain("members only");
  expect(signedIn.headers["cache-control"]).toBe("private, no-cache");
  expect((await ask("bramble.localhost", "/members/")).text).not.toContain("members only");
});

test("faces, layers and pages' own files are sent for ever; names that climb find nothing", async () => {
  const home = await ask("bramble.localhost", "/");
  const [, script = ""] = /<script type="module" src="([^"]+)"/.exec(home.text) ?? [];
  const [, font = ""] = /href="(\/fonts\/[^"]+)"/.exec(home.text) ?? [];
  for (const path of [script, font]) {
    const got = await ask("bramble.localhost", path);
    expect([got.status, got.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  }
  expect((await ask("bramble.localhost", "/garments/tee-unisex-front/silhouette.svg")).status).toBe(200);
  for (const path of [
    "/assets/..%2f..%2fpackage.json",
    "/fonts/../x",
    "/garments/..%2f/silhouette.svg",
    "/assets/.vite",
  ])
    expect((await ask("bramble.localhost", path)).status).toBe(404);
});

test("a shop's public state is answered for its own host alone", async () => {
  const visitor = visitorOf(world.app, "bramble.localhost");
  const own = await visitor.get("/omnis/v3/frontend/getStoreCoreData/json/");
  expect(own.json().pages.find(({ url }: { url: string }) => url === "/about/")).toMatchObject({ title: "About" });
  expect(own.json().state.theme).toMatchObject({ extends: "nordic" });
  const foreign = await visitor.get(`/omnis/v3/frontend/${other.divisionId}/getStoreCoreData/json/`);
  expect(foreign.statusCode).toBe(404);
});

test("sold-out sizes are struck and a product that is gone is not found", async () => {
  await world.database.pools.backOffice.query("update blank_variants set stock = 0 where sku = $1", [
    tee.variants[0]!.blankSku,
  ]);
  await withDivision(world.database.pools.web, bramble.divisionId, (db) =>
    sql`select announce_stale(array[${`product:${tee.id}`}])`.execute(db),
  );
  await expect
    .poll(async () => (await ask("bramble.localhost", "/product/classic-tee/")).text)
    .toContain("sold out at the moment");
  expect((await ask("bramble.localhost", "/product/never-was/")).status).toBe(404);
});
