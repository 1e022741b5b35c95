// A shop's blog: what its people write, and what visitors and feed readers see of it.
import { withDivision } from "@selvedge/db/with-division";
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantAt, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let posts: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  posts = `${fixture.base}/posts/`;
});

const yesterday = () => new Date(world.platform.now().getTime() - 86_400_000).toISOString();
const tomorrow = () => new Date(world.platform.now().getTime() + 86_400_000).toISOString();
const create = async (body: object) =>
  (await fixture.ada.send("POST", posts, { uuid: crypto.randomUUID(), title: "Hello", ...body })).json();
const seen = async (path: string) => {
  const { statusCode, headers, body } = await visitorOf(world.app, fixture.bramble.host).get(path);
  return headers.location ? `${statusCode} ${headers.location}` : statusCode === 200 ? body : String(statusCode);
};

describe("a post", () => {
  test("S2.31 is a draft until it is published, and read at its own address then", async () => {
    const { data } = await create({ title: "Dyeing with onions", html: "<p>Keep the skins.</p>" });
    expect(data).toMatchObject({ state: "draft", urlName: "dyeing-with-onions", url: "/blog/dyeing-with-onions/" });
    expect(await seen(data.url)).toBe("404");
    const { id, state, updatedAt, url, ...written } = data;
    const saved = await fixture.ada.send("PUT", `${posts}${id}/`, { ...written, publishedAt: yesterday() });
    expect(saved.json().data).toMatchObject({ state: "published", version: 2 });
    await expect.poll(() => seen(url)).toContain("Keep the skins.");
    expect([state, updatedAt]).toEqual(["draft", expect.any(String)]);
  });

  test("comes at its moment when that lies ahead", async () => {
    const { data } = await create({ title: "Not yet", publishedAt: tomorrow() });
    expect(data.state).toBe("scheduled");
    expect([await seen(data.url), await seen("/blog/")]).toEqual(["404", expect.not.stringContaining("Not yet")]);
  });

  test("is one however often the same is sent", async () => {
    const body = { uuid: crypto.randomUUID(), title: "Once only" };
    const [one, other] = await Promise.all([create(body), create(body)]);
    const { id } = (one.data ?? other.data) as { id: number };
    expect((await create(body)).data.id).toBe(id);
  });

  test.each([
    [{ title: "" }, "title"],
    [{ urlName: "Big Words" }, "urlName"],
    [{ urlName: "tagged" }, "urlName"],
    [{ productId: 999_999 }, "productId"],
    [{ image: { original: "https://x.test/a.png", altText: "", sizes: {}, width: 1, height: 1 } }, "image"],
  ])("with %j says what is wrong with its %s", async (body, field) => {
    expect(Object.keys((await create(body)).errors)).toEqual([field]);
  });

  test("of an address that another one has is refused", async () => {
    await create({ title: "Two of a kind" });
    expect((await create({ title: "Two of a kind" })).errors.urlName[0]).toContain("Another post");
  });

  test("that somebody saved in between is not overwritten", async () => {
    const { data } = await create({ title: "Two writers" });
    const write = (title: string) => fixture.ada.send("PUT", `${posts}${data.id}/`, { title, version: 1 });
    expect((await write("First")).statusCode).toBe(200);
    const refused = await write("Second");
    expect([refused.statusCode, refused.json().data.title]).toEqual([412, "First"]);
  });

  test("that is deleted is gone, and its address is free", async () => {
    const { data } = await create({ title: "Short life", publishedAt: yesterday() });
    await fixture.ada.send("DELETE", `${posts}${data.id}/`, {});
    expect((await fixture.ada.get(`${posts}${data.id}/`)).statusCode).toBe(404);
    await expect.poll(() => seen(data.url)).toBe("404");
    expect((await create({ title: "Short life" })).data.urlName).toBe("short-life");
  });

  test("leads visitors of its former address to its new one, until another post takes that", async () => {
    const { data } = await create({ title: "Wool first", publishedAt: yesterday() });
    await expect.poll(() => seen("/blog/wool-first/")).toContain("Wool first");
    const { id, state, updatedAt, url, ...written } = data;
    const moved = await fixture.ada.send("PUT", `${posts}${id}/`, { ...written, urlName: "wool" });
    expect([state, updatedAt, url, moved.json().data.url]).toEqual([
      "published",
      expect.any(String),
      "/blog/wool-first/",
      "/blog/wool/",
    ]);
    await expect.poll(() => seen("/blog/wool-first/")).toBe("301 /blog/wool/");
    await create({ title: "Wool first", publishedAt: yesterday() });
    await expect.poll(() => seen("/blog/wool-first/")).toContain("Wool first");
  });

  test("has an address that is checked while it is typed", async () => {
    const { data } = await create({ title: "Taken" });
    const check = async (name: string, post = 0) =>
      (await fixture.ada.get(`${fixture.base}/blog/address/?url-name=${name}&post=${post}`)).json().data.fault;
    expect(await check("free")).toBeNull();
    expect(await check("Not%20so")).toContain("small letters");
    expect(await check("tagged")).toContain("Choose another");
    expect([await check("taken"), await check("taken", data.id)]).toEqual([
      expect.stringContaining("Another post"),
      null,
    ]);
  });

  test("is written, but neither published, changed nor deleted once it is out, by who may not publish", async () => {
    const dora = await seedPerson(world.database.pools, { email: "dora@selvedge.test", fullName: "Dora Lind" });
    await seedMember(world.database.pools, fixture.bramble, dora, "designer");
    const designer = await merchantAt(world, "dora@selvedge.test");
    const send = (body: object) => designer.send("POST", posts, { uuid: crypto.randomUUID(), ...body });
    const draft = (await send({ title: "By a designer" })).json().data;
    expect([draft.state, draft.version]).toEqual(["draft", 1]);
    expect((await send({ title: "Out at once", publishedAt: yesterday() })).statusCode).toBe(403);
    const save = (body: object) =>
      designer.send("PUT", `${posts}${draft.id}/`, { title: "By a designer", version: 1, ...body });
    expect((await save({ publishedAt: tomorrow() })).statusCode).toBe(403);
    expect((await save({ summary: "Of lines" })).json().data.summary).toBe("Of lines");
    const out = (await create({ title: "Out", publishedAt: yesterday() })).data;
    const change = designer.send("PUT", `${posts}${out.id}/`, { title: "Mine", version: 1 });
    expect((await change).statusCode).toBe(403);
    expect((await designer.send("DELETE", `${posts}${out.id}/`, {})).statusCode).toBe(403);
    expect((await designer.send("DELETE", `${posts}${draft.id}/`, {})).statusCode).toBe(200);
  });

  test("shows its editor the pictures that it stores by name", async () => {
    const file = `${fixture.bramble.divisionId}/${"b".repeat(64)}.webp`;
    const address = `${world.platform.origins.files}/${file}`;
    const image = { original: address, altText: "A vat", sizes: { 320: address }, width: 320, height: 240 };
    const { data } = await create({ title: "With pictures", html: `<p><img src="${address}" alt="A vat"></p>`, image });
    expect([data.html, data.image.original]).toEqual([expect.stringContaining(address), address]);
    const stored = await withDivision(world.database.pools.web, fixture.bramble.divisionId, (db) =>
      db.selectFrom("posts").where("id", "=", data.id).select(["body_html", "image"]).executeTakeFirstOrThrow(),
    );
    expect(stored.body_html).toContain(`src="/files/${file}"`);
    expect(JSON.stringify(stored.image)).not.toContain("http");
  });

  test("shows text, links and pictures of the shop, and nothing that runs or loads from elsewhere", async () => {
    const own = `/files/${fixture.bramble.divisionId}/${"a".repeat(64)}.webp`;
    const another = `/files/${fixture.bramble.divisionId + 1}/${"d".repeat(64)}.webp`;
    const html = `<h2 onclick="x()">Why</h2><script>x()</script><iframe src="//x.test"></iframe><p style="x"><a href="javascript:x()">go</a></p><img src="https://x.test/i.png"><img src="${another}"><img src="${own}" alt="A vat" width="8" height="6" onerror="x()">`;
    const { data } = await create({ title: "Hostile", html, publishedAt: yesterday() });
    const text = await seen(data.url);
    const article = text.slice(text.indexOf("post-text"), text.indexOf("post-neighbours"));
    expect(article).toContain('<h2 id="why">Why</h2>');
    expect(article).toContain(
      `${fixture.bramble.divisionId}/${"a".repeat(64)}.webp" alt="A vat" loading="lazy" decoding="async" width="8" height="6"`,
    );
    expect(article).not.toMatch(/onclick|onerror|<script|<iframe|javascript:|x\.test|style=|dddd/);
  });
});

describe("the blog", () => {
  beforeAll(async () => {
    await create({ title: "Walnut", tags: ["Dyes", "Brown things"], publishedAt: yesterday(), summary: "Of hulls" });
    await create({ title: "Madder", tags: ["Dyes"], publishedAt: yesterday() });
  });

  test("S1.16, S2.29, S2.30, S2.99 lists posts, and those of a tag, with crumbs of their own", async () => {
    await expect.poll(() => seen("/blog/")).toContain("Madder");
    const all = await seen("/blog/");
    expect(all).toContain("Of hulls");
    const tagged = await seen("/blog/tagged/brown-things/");
    expect(tagged).toContain("Walnut");
    expect(tagged).not.toContain("Madder");
    expect(tagged).toContain('"name":"Brown things"');
    expect(await seen("/blog/walnut/")).toContain('"item":"http://bramble.localhost:4000/blog/tagged/dyes/"');
    expect(await seen("/blog/tagged/")).toContain("Madder");
    expect(await seen("/blog/tagged/no-such-tag/")).toBe("404");
    expect(await seen("/blog/?page=7")).toBe("404");
  });

  test("S2.28 is where /learn/ leads", async () => {
    expect(await seen("/learn/walnut/")).toBe("301 /blog/walnut/");
    expect(await seen("/learn/")).toBe("301 /blog/");
  });

  test("S7.25 answers its pages, and less of each post when asked", async () => {
    const ask = async (query: string) =>
      (await visitorOf(world.app, fixture.bramble.host).get(`/omnis/v3/blog/paginate/?${query}`)).json();
    const { data, meta } = await ask("paginate=1,1");
    expect([data.length, meta.perPage, meta.total > 1]).toEqual([1, 1, true]);
    expect(data[0]).toHaveProperty("summary");
    expect(Object.keys((await ask("paginate=1,1&lite=true")).data[0]).sort()).toEqual(
      ["id", "publishedAt", "title", "url", "urlName"].sort(),
    );
    expect((await ask("divisions=999999")).code).toBe("notFound");
  });

  test("is listed for its writers by words and by state, with the tags that it has", async () => {
    await create({ title: "Alum, at length", tags: ["Mordants"] });
    const list = async (query: string) => (await fixture.ada.get(`${posts}?${query}`)).json();
    const found = await list("search=alum");
    expect([found.data.map(({ title }: { title: string }) => title), found.counts]).toEqual([
      ["Alum, at length"],
      { draft: 1, all: 1 },
    ]);
    expect((await list("search=mordants")).meta.total).toBe(1);
    expect((await list("search=alum&state=published")).data).toEqual([]);
    const { data } = (await fixture.ada.get(`${fixture.base}/blog/`)).json();
    expect(data.title).toBe("Blog");
    expect(data.tags).toContainEqual({ urlName: "mordants", name: "Mordants", count: 1 });
  });

  test("has a feed with whole texts", async () => {
    const feed = await seen("/blog/feed.xml");
    expect(feed).toContain("<title>Walnut</title>");
    expect(feed).toContain("<link>http://bramble.localhost:4000/blog/walnut/</link>");
    expect(feed).toContain("&lt;p&gt;Keep the skins.&lt;/p&gt;");
    expect(feed).not.toContain("Not yet");
  });

  test("is behind the shop's door with everything else", async () => {
    const { divisionId } = fixture.bramble;
    const setDoor = (hash: string | null) =>
      withDivision(world.database.pools.web, divisionId, (db) =>
        db
          .insertInto("shop_sites")
          .values({ division_id: divisionId, password_hash: hash })
          .onConflict((site) => site.column("division_id").doUpdateSet({ password_hash: hash }))
          .execute(),
      );
    await setDoor("x");
    await expect.poll(() => seen("/blog/walnut/")).toMatch(/^302 /);
    expect(await seen("/blog/feed.xml")).toBe("404");
    const call = await visitorOf(world.app, fixture.bramble.host).get("/omnis/v3/blog/paginate/");
    expect(call.json().code).toBe("shopClosed");
    await setDoor(null);
    await expect.poll(() => seen("/blog/walnut/")).toContain("Of hulls");
  });
});
