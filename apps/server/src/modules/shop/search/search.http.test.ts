// What visitors find in a shop: by the call, by its page, and where there is no page. And what nobody finds.
import { seedProduct } from "@selvedge/testing/seed/product";
import { seedTexts } from "@selvedge/testing/seed/texts";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let moth: { id: number };

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

const setSite = (column: "password_hash" | "payment_processor", value: string | null) =>
  sql(
    `insert into shop_sites (division_id, ${column}) values ($1, $2) on conflict (division_id) do update set ${column} = $2`,
    [fixture.bramble.divisionId, value],
  );

const publish = async (url: string, more: { properties?: object; sitemap?: boolean } = {}, html = "<p>Lantern</p>") => {
  const pages = `${fixture.base}/pages/`;
  const { properties = {}, ...flags } = more;
  const made = await fixture.ada.post(pages, {
    ...{ url, ...flags, properties: { title: `Lantern ${url}`, ...properties } },
    blocks: [{ type: "textBlock", size: 12, properties: { html } }],
  });
  await fixture.ada.post(`${pages}${made.json().data.id}/publish/`, {});
  return made.json().data.id as number;
};

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.database;
  moth = await seedProduct(pools, fixture.bramble, { name: "Luna Moth tee", colours: ["Black"] });
  await seedProduct(pools, fixture.bramble, { name: "Moth hoodie", blank: "hoodie", colours: ["Black"] });
  await seedProduct(pools, fixture.bramble, { name: "Lantern tee" });
  await seedProduct(pools, fixture.bramble, { name: "Draft moth", approval: "draft" });
  await seedProduct(pools, fixture.bramble, { name: "Denied moth", approval: "denied" });
  await seedProduct(pools, fixture.other, { name: "Kiln moth" });
});

const shopper = (host = fixture.bramble.host) => visitorOf(world.app, host);
const ask = async (q: string, more = "", host?: string) =>
  await shopper(host).get(`/omnis/v3/search/?${new URLSearchParams({ q })}${more}`);
const found = async (q: string, host?: string) => {
  const { data } = (await ask(q, "", host)).json();
  return [...data.products, ...data.others].map((each: { name?: string; title?: string }) => each.name ?? each.title);
};
const page = (q: string, more = "") => shopper().get(`/search/?${new URLSearchParams({ q })}${more}`);

describe("S1.17 the call", () => {
  test.each([
    ["a name", "luna moth", ["Luna Moth tee"]],
    ["a part of it (P5.55)", "mot", ["Luna Moth tee", "Moth hoodie"]],
    ["another word for it", "t-shirt luna", ["Luna Moth tee"]],
    ["a colour", "moth black hoodie", ["Moth hoodie"]],
    ["a mistake", "hodie", ["Moth hoodie"]],
    ["words that no product has together", "luna hoodie", []],
  ])("finds by %s", async (_, q, names) => {
    await expect.poll(async () => (await found(q)).toSorted()).toEqual([...names].toSorted());
  });

  test("says how the shop spells a word, what it may become, and what to look for instead", async () => {
    expect((await ask("hodie")).json().data).toMatchObject({ asked: "hodie", spelled: "hoodie", instead: null });
    expect((await ask("ho")).json().data.completions).toContain("hoodie");
    expect((await ask("moth zeppelin")).json().data).toMatchObject({ total: 0, instead: "moth" });
  });

  test("counts all and shows as many products as requested", async () => {
    const { data } = (await ask("moth", "&limit=1")).json();
    expect([data.productCount, data.total, data.products.length]).toEqual([2, 2, 1]);
  });

  test.each(["", "   ", "x".repeat(101)])("refuses %j", async (q) => {
    expect((await ask(q)).statusCode).toBe(422);
  });

  test.each(["'; drop table products; --", "%_\\", "<script>alert(1)</script>", "(((((", "日本", "🦋"])(
    "takes %j as words",
    async (q) => {
      expect((await ask(q)).statusCode).toBe(200);
    },
  );
});

describe("what is found follows the shop", () => {
  test("a product is found once it is published, under its new name, and not once it is off", async () => {
    const rename = (name: string) => sql("update products set name = $2 where id = $1", [moth.id, name]);
    await rename("Atlas beetle tee");
    await expect.poll(() => found("beetle")).toEqual(["Atlas beetle tee"]);
    await sql("update products set enabled = false where id = $1", [moth.id]);
    await expect.poll(() => found("beetle")).toEqual([]);
    await sql("update products set enabled = true where id = $1", [moth.id]);
    await rename("Luna Moth tee");
    await expect.poll(() => found("luna")).toEqual(["Luna Moth tee"]);
  });

  test("a product is found by its collection and its tags as long as it has them", async () => {
    const made = await fixture.ada.post(`${fixture.base}/collections/`, { name: "Nocturne" });
    const id = made.json().data.id;
    const values = [fixture.bramble.divisionId, id, moth.id];
    await sql("insert into collection_products (division_id, collection_id, product_id) values ($1, $2, $3)", values);
    await expect.poll(() => found("nocturne")).toEqual(["Luna Moth tee", "Nocturne"]);
    await sql(
      "delete from collection_products where division_id = $1 and collection_id = $2 and product_id = $3",
      values,
    );
    await expect.poll(() => found("nocturne")).toEqual([]);
    const [tag] = await sql("insert into tags (division_id, name) values ($1, 'insects') returning id", [values[0]]);
    await sql("insert into product_tags (division_id, product_id, tag_id) values ($1, $2, $3)", [
      values[0],
      values[2],
      tag.id,
    ]);
    await expect.poll(() => found("insects")).toEqual(["Luna Moth tee"]);
  });

  test("what takes a buyer's words is found as personalised, also mistyped", async () => {
    const made = await seedProduct(world.database.pools, fixture.bramble, { name: "Lamp tee" });
    await seedTexts(world.database.pools, fixture.bramble, made);
    await sql("update products set name = 'Name tee' where id = $1", [made.id]);
    await expect.poll(() => found("personalised")).toEqual(["Name tee"]);
    for (const typed of ["personlised", "custom"]) expect(await found(typed)).toEqual(["Name tee"]);
  });

  test("gift cards are found, and in the map of the site, while the shop sells them", async () => {
    const offer = (isOn: boolean) =>
      sql(
        "insert into gift_card_offers (division_id, is_on, amounts_minor) values ($1, $2, '{2500}') on conflict (division_id) do update set is_on = $2",
        [fixture.bramble.divisionId, isOn],
      );
    const map = async () => (await shopper().get("/sitemap/")).body.includes('href="/gift-card/"');
    expect([await found("gift card"), await map()]).toEqual([[], false]);
    await offer(true);
    await expect.poll(() => found("gift card")).toEqual(["Gift cards"]);
    await expect.poll(map).toBe(true);
    await offer(false);
    await expect.poll(() => found("voucher")).toEqual([]);
  });

  test("a post is found once it is published, not before its moment and not once it is deleted", async () => {
    const write = (urlName: string, at: string) =>
      sql(
        `insert into posts (division_id, uuid, url_name, title, summary, published_at)
         values ($1, gen_random_uuid(), $2, $3, 'About insects', ${at}) returning id`,
        [fixture.bramble.divisionId, urlName, `Chrysalis ${urlName}`],
      );
    await write("later", "now() + interval '1 hour'");
    const [{ id }] = await write("now", "now() - interval '1 hour'");
    await expect.poll(() => found("chrysalis")).toEqual(["Chrysalis now"]);
    await sql("update posts set deleted_at = now() where id = $1", [id]);
    await expect.poll(() => found("chrysalis")).toEqual([]);
  });

  test("help is found where the shop has it", async () => {
    expect(await found("where is my order")).toContain("Where is my order?");
    await setSite("payment_processor", '{"type":"direct"}');
    await expect.poll(() => found("where is my order")).not.toContain("Where is my order?");
    await setSite("payment_processor", "{}");
    await expect.poll(() => found("where is my order")).toContain("Where is my order?");
  });
});

describe("nobody finds", () => {
  test("S3.86 pages that are taken out of the search, closed to some, hidden or unpublished", async () => {
    await publish("/open/", {}, "<p>By <b>candlelight</b></p>");
    await publish("/left-out/", { properties: { isSearchable: false } });
    await publish("/members/", { properties: { loginState: "logged-in" } });
    await publish("/uk/", { properties: { guards: ["isUK"] } });
    await publish("/unlisted/", { sitemap: false });
    await publish("/mail/", { properties: { isStorePage: false, isMailPage: true } });
    const gone = await publish("/gone/");
    await sql("update pages set deleted_at = now() where id = $1", [gone]);
    await sql("update pages set published = null where url = '/unpublished/'");
    await expect.poll(() => found("lantern")).toEqual(["Lantern tee", "Lantern /open/"]);
    expect(await found("candlelight")).toEqual(["Lantern /open/"]);
  });

  test("what another shop has", async () => {
    expect(await found("kiln")).toEqual([]);
    expect(await found("moth", fixture.other.host)).toEqual(["Kiln moth"]);
  });

  test("drafts and denied products", async () => {
    expect(await found("draft")).toEqual([]);
    expect(await found("denied")).toEqual([]);
  });

  test("anything of a shop behind a password", async () => {
    await setSite("password_hash", "x");
    await expect.poll(async () => (await ask("moth")).statusCode).toBe(403);
    const closed = await page("moth");
    expect([closed.statusCode, closed.body.includes("Luna")]).toEqual([302, false]);
    expect((await shopper().get("/product/luna-moth-te/")).body).not.toContain("Luna Moth");
    await setSite("password_hash", null);
    await expect.poll(async () => (await ask("moth")).statusCode).toBe(200);
  });
});

describe("S2.17 the page", () => {
  test("shows what was found in the search layout, under its own title, to no search engine and in no cache", async () => {
    const { statusCode, body, headers } = await page("moth");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).toContain("<title>Search: moth | Bramble</title>");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toMatch(/<html[^>]* data-layout="search"/);
    expect(body).toContain("/product/luna-moth-tee/");
    expect(body).toContain("2 products");
    expect(body).not.toContain("Lantern tee");
  });

  test("before anything is typed and where nothing is found offers best sellers and ways on", async () => {
    for (const q of ["", "zeppelin"]) expect((await page(q)).body, q).toContain("What others like");
    expect((await page("moth zeppelin")).body).toMatch(/Did you mean <a href="\/search\/\?q=moth">moth<\/a>/);
    expect((await page("hodie")).body).toContain("Nothing is called “hodie”.");
  });

  test("has 24 products a page, and a page beyond the last is the last", async () => {
    const { pools } = world.database;
    for (let at = 1; at <= 25; at++)
      await seedProduct(pools, fixture.bramble, { name: `Heron ${at}`, colours: ["Black"] });
    await expect.poll(async () => (await ask("heron")).json().data.productCount).toBe(25);
    const cards = async (more: string) => ((await page("heron", more)).body.match(/data-part="card"/g) ?? []).length;
    expect([await cards(""), await cards("&page=2"), await cards("&page=99"), await cards("&page=-1")]).toEqual([
      24, 1, 1, 24,
    ]);
    expect((await page("heron")).body).toContain('href="?q=heron&amp;page=2"');
  });

  test("writes hostile words as text", async () => {
    const { statusCode, body } = await page('"><script>alert(1)</script>\u0000\u2028');
    expect(statusCode).toBe(200);
    expect(body).not.toContain("<script>alert");
    expect((await page("x".repeat(5000))).statusCode).toBe(200);
  });

  test("S2.68 is one icon away, and S2.56 one field where the theme asks for a search bar", async () => {
    expect((await page("moth")).body).toMatch(/<a class="icon-button" href="\/search\/"/);
    expect((await page("moth")).body).not.toContain('id="header-search"');
    await sql("update themes set properties = properties || '{\"menu.search.bar\": 1}' where division_id = $1", [
      fixture.bramble.divisionId,
    ]);
    await sql("select announce_stale(array[$1])", [`division:${fixture.bramble.divisionId}`]);
    await expect.poll(async () => (await page("moth")).body).toContain('id="header-search"');
  });
});

describe("S2.10 an address without a page", () => {
  test.each([
    ["/product/luna-moth-te/", '<a href="/product/luna-moth-tee/">Luna Moth tee</a>'],
    ["/opn/", '<a href="/open/">Lantern /open/</a>'],
    ["/help/question/where-is-my-ordr/", '<a href="/help/question/where-is-my-order/">Where is my order?</a>'],
  ])("%s offers the nearest one, and a search", async (path, link) => {
    const { statusCode, body } = await shopper().get(path);
    expect(statusCode).toBe(404);
    expect(body).toContain(link);
    expect(body).toContain('action="/search/"');
  });

  test("that is like none offers none", async () => {
    expect((await shopper().get("/no/such/thing/")).body).not.toContain("Did you mean");
  });
});

test("a caller who searches without end is refused", async () => {
  await sql("update rate_limits set count = 1200 where key like 'searches %'");
  expect((await ask("moth")).statusCode).toBe(429);
  expect((await page("moth")).statusCode).toBe(429);
  await sql("delete from rate_limits where key like 'searches %'");
});
