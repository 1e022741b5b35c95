// A shop with a password, one that comes soon and one under review: held on pages, cached pages, forms and calls alike,
// from the moment of the change on. Source: platform-core §6 (P6.04 to P6.06).
import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { hashPassword } from "@selvedge/db/passwords";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedMember, seedPassword, seedPerson, seedStaff } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let thistle: SeededShop;
let tee: SeededProduct;
let port = 0;
let passwordHash = "";

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  thistle = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  tee = await seedProduct(pools, bramble);
  passwordHash = await hashPassword("open sesame");
  const home = JSON.stringify({ version: 1, properties: { title: "Home" }, blocks: [] });
  await pools.backOffice.query(
    "insert into pages (division_id, url, name, draft, published, published_at) values ($1, '/', 'Home', $2, $2, now())",
    [bramble.divisionId, home],
  );
  await pools.backOffice.query("insert into shop_sites (division_id) values ($1)", [bramble.divisionId]);
  await seedStaff(pools, { email: "sid@selvedge.test", fullName: "Sid Alder", roles: ["super_admin"] });
  const owner = await seedPerson(pools, { email: "olga@selvedge.test", fullName: "Olga Penn" });
  await seedMember(pools, bramble, owner, "owner");
  await seedPerson(pools, { email: "cat@selvedge.test", fullName: "Cat Low" });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  port = (world.app.server.address() as AddressInfo).port;
});

const sql = (text: string, values: unknown[] = []) => world.database.pools.backOffice.query(text, values);
const gates = {
  password: () =>
    sql("update shop_sites set password_hash = $2 where division_id = $1", [bramble.divisionId, passwordHash]),
  soon: () =>
    sql(
      `update shop_sites set coming_soon_enabled = true, coming_soon_page = '{"title": "In May", "text": "Woollens"}' where division_id = $1`,
      [bramble.divisionId],
    ),
  review: () => sql("update divisions set under_review_since = now() where id = $1", [bramble.divisionId]),
};
const openAgain = async () => {
  await sql(
    "update shop_sites set password_hash = null, coming_soon_enabled = false, coming_soon_page = '{}' where division_id = $1",
    [bramble.divisionId],
  );
  await sql("update divisions set under_review_since = null where id = $1", [bramble.divisionId]);
  await expect.poll(async () => (await overWire("/")).to).toBe("200");
};
afterEach(openAgain);

/** A request through the port, where cached pages are answered before anything else. */
async function overWire(path: string): Promise<{ to: string; isCached: boolean }> {
  const call = ask({ host: "127.0.0.1", port, path, headers: { host: bramble.host, accept: "text/html" } });
  call.end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.resume();
  const isCached = answer.headers["cache-control"] === "private, no-cache";
  return { to: answer.headers.location ?? String(answer.statusCode), isCached };
}

const stranger = () => visitorOf(world.app, bramble.host);
async function signedIn(email: string) {
  const visitor = await stranger().arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: seedPassword });
  return visitor;
}

/** Where a closed shop leads from a page: its password leads on to the page that was wanted. */
const wayFrom = (path: string, to: string) =>
  to === "/login/" && path !== "/" ? `/login/?redirect_uri=${encodeURIComponent(path)}` : to;

const pages = () => [
  ...["/", `/product/${tee.urlName}/`, "/basket/", "/checkout/", "/favourites/", "/nowhere/", "/404/"],
  ...["/get-a-quote/", "/advanced-quote/"],
];

describe.each([
  ["a password", "password", "/login/"],
  ["coming soon", "soon", "/countdown/"],
  ["a review", "review", "/store-under-review/"],
] as const)("a shop held by %s", (_, gate, to) => {
  test("leads a stranger away from every page, cached a moment before or not", async () => {
    for (const path of ["/", `/product/${tee.urlName}/`]) {
      await overWire(path);
      expect(await overWire(path)).toEqual({ to: "200", isCached: true });
    }
    await gates[gate]();
    for (const path of ["/", `/product/${tee.urlName}/`])
      await expect.poll(() => overWire(path)).toEqual({ to: wayFrom(path, to), isCached: false });
    for (const path of pages())
      expect([path, await overWire(path)]).toEqual([path, { to: wayFrom(path, to), isCached: false }]);
    const data = await stranger().get("/_page/");
    expect(data.json().redirect).toBe(to);
  });

  test("refuses the calls about its goods on every host, and takes no form", async () => {
    await gates[gate]();
    await expect.poll(async () => (await overWire("/")).to).toBe(to);
    const visitor = await stranger().arrive();
    const division = `/omnis/v3/division/${bramble.divisionId}/products/`;
    const answers = [
      await visitor.get(division),
      await visitorOf(world.app, "localhost").get(division),
      await visitor.get("/omnis/v3/basket/main/list/"),
      await visitor.post("/omnis/v3/products/fetch/", { product_ids: [tee.id] }),
      await visitor.post("/omnis/v3/checkout/quote/", {}),
      await visitor.post("/omnis/v3/models/fetch/", { type: "product", ids: [tee.id] }),
      await visitor.post("/omnis/v3/frontend/product/addItemToCart/", {
        item: { productId: tee.id, productSize: "M" },
        name: "main",
      }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code, answer.json().data]).toEqual([403, "shopClosed", { to }]);
    for (const [path, fields] of [
      ["/basket/add/", `productId=${tee.id}&size=M&quantity=1`],
      ["/get-a-quote/", "wants=Tees&quantity=20&firstName=Ann&lastName=Low&email=ann@postbox.example&country=GB"],
      ["/advanced-quote/", "step=send"],
    ] as const) {
      const form = await visitor.send("POST", path, fields, {
        "content-type": "application/x-www-form-urlencoded",
        origin: `http://${bramble.host}`,
      });
      expect([path, form.statusCode, form.headers.location]).toEqual([path, 303, to]);
    }
  });

  test("names none of its goods where a page that stays open has nothing at its address", async () => {
    const shownAt = async () => (await stranger().get("/receipt/nowhere/")).body.includes(`/product/${tee.urlName}/`);
    expect(await shownAt(), "while it is open").toBe(true);
    await gates[gate]();
    await expect.poll(async () => (await overWire("/")).to).toBe(to);
    expect(await shownAt()).toBe(false);
  });

  test("lets its own people in, and no one else sees what they saw", async () => {
    await gates[gate]();
    await expect.poll(async () => (await overWire("/")).to).toBe(to);
    const olga = await signedIn("olga@selvedge.test");
    const seen = await olga.get(`/product/${tee.urlName}/`);
    expect([seen.statusCode, seen.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await olga.get("/omnis/v3/basket/main/list/")).statusCode).toBe(200);
    const path = `/product/${tee.urlName}/`;
    expect(await overWire(path)).toEqual({ to: wayFrom(path, to), isCached: false });
    expect((await (await signedIn("cat@selvedge.test")).get("/")).headers.location).toBe(to);
  });

  test("shows the review page, which an open shop does not have", async () => {
    if (gate !== "password") expect((await overWire(to)).to).toBe("404");
    await gates[gate]();
    await expect.poll(async () => (await overWire(to)).to).toBe("200");
    expect((await stranger().get(to)).headers["cache-control"]).toBe("no-store");
  });

  test("closes no other shop and not the platform's own site", async () => {
    await gates[gate]();
    await expect.poll(async () => (await overWire("/")).to).toBe(to);
    expect((await visitorOf(world.app, thistle.host).get("/omnis/v3/basket/main/list/")).statusCode).toBe(200);
    expect((await visitorOf(world.app, "localhost").get("/login/")).statusCode).toBe(200);
  });
});

test("P6.05: the countdown shows what the owner wrote", async () => {
  await gates.soon();
  await expect.poll(async () => (await overWire("/")).to).toBe("/countdown/");
  expect((await stranger().get("/countdown/")).body).toContain("In May");
});

test("S3.56 the countdown says what the home page's block for a closed shop says; visitors of the open shop never read it", async () => {
  const block = { type: "storeHidden", properties: { title: "Dyeing day", copy: "The vats are full." } };
  const page = (blocks: object[]) => JSON.stringify({ version: 1, properties: { title: "Home" }, blocks });
  const write = (blocks: object[]) =>
    sql("update pages set draft = $2, published = $2 where division_id = $1 and url = '/'", [
      bramble.divisionId,
      page(blocks),
    ]);
  await write([{ type: "textBlock", properties: { html: "<p>Woven here</p>" } }, block]);
  const seen = async (path: string) => (await stranger().get(path)).body;
  await expect.poll(() => seen("/")).toContain("Woven here");
  expect(await seen("/")).not.toContain("Dyeing day");
  await gates.soon();
  await expect.poll(async () => (await overWire("/")).to).toBe("/countdown/");
  expect(await seen("/countdown/")).toMatch(/Dyeing day[\s\S]*The vats are full\./);
  await write([]);
});

describe("P6.06: the password's form", () => {
  const submit = (visitor: ReturnType<typeof stranger>, fields: Record<string, string>) =>
    visitor.send("POST", "/login/", new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${bramble.host}`,
    });

  test("opens pages and calls until the password changes", async () => {
    await gates.password();
    await expect.poll(async () => (await overWire("/")).to).toBe("/login/");
    const visitor = await stranger().arrive();
    expect((await submit(visitor, { password: "open says me" })).body).toContain("This password is incorrect.");
    expect((await visitor.get("/")).headers.location).toBe("/login/");
    const given = await submit(visitor, { password: "open sesame", redirect_uri: "/basket/" });
    expect([given.statusCode, given.headers.location]).toEqual([303, "/basket/"]);
    expect((await visitor.get("/")).statusCode).toBe(200);
    expect((await visitor.get("/omnis/v3/basket/main/list/")).statusCode).toBe(200);
    expect((await overWire("/")).to).toBe("/login/");
    await sql("update shop_sites set password_hash = $2 where division_id = $1", [
      bramble.divisionId,
      await hashPassword("another"),
    ]);
    await expect.poll(async () => (await visitor.get("/")).headers.location).toBe("/login/");
  });

  test("leads on to the page that was wanted, also to the link of a sign-in's mail", async () => {
    await gates.password();
    await expect.poll(async () => (await overWire("/")).to).toBe("/login/");
    for (const path of ["/checkout/?from=basket", `/login/link/${"a".repeat(22)}/`]) {
      const visitor = await stranger().arrive();
      const { to } = await overWire(path);
      expect(to).toBe(`/login/?redirect_uri=${encodeURIComponent(path)}`);
      const { body } = await visitor.get(to);
      expect(body).toContain(`name="redirect_uri" value="${path}"`);
      expect((await submit(visitor, { password: "open sesame", redirect_uri: path })).headers.location).toBe(path);
    }
  });

  test("is not the way past a review or a countdown without a password", async () => {
    await gates.soon();
    await expect.poll(async () => (await overWire("/login/")).to).toBe("/countdown/");
    const visitor = await stranger().arrive();
    expect((await submit(visitor, { password: "" })).headers.location).toBe("/countdown/");
    expect(visitor.cookies.has("shop-pass")).toBe(false);
  });

  test("on an open shop is the sign-in of its shoppers", async () => {
    expect((await overWire("/login/")).to).toBe("200");
  });
});

test("internal people need no password, and see the countdown like everyone else", async () => {
  await gates.password();
  await expect.poll(async () => (await overWire("/")).to).toBe("/login/");
  const sid = await signedIn("sid@selvedge.test");
  expect((await sid.get("/")).statusCode).toBe(200);
  await gates.soon();
  await expect.poll(async () => (await sid.get("/")).headers.location).toBe("/countdown/");
});

test("what was bought and the newsletter stay within reach of a closed shop", async () => {
  await gates.soon();
  await expect.poll(async () => (await overWire("/")).to).toBe("/countdown/");
  expect((await overWire("/newsletter/")).to).toBe("200");
  expect((await overWire("/receipt/unknown/")).to).toBe("404");
});
