// Foreign content of shops' pages: other sites and code that a shop wrote, on the host of frames.
import { withDivision } from "@selvedge/db/with-division";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let north: SeededShop;
let other: SeededShop;

beforeAll(async () => {
  const { pools } = world.database;
  await seedMainSite(pools);
  [north, other] = await Promise.all([
    seedShop(pools, { label: "north" }),
    seedShop(pools, { label: "south", name: "South", code: "SO" }),
  ]);
});

const write = (blocks: object[]) =>
  withDivision(world.database.pools.web, north.divisionId, async (db) => {
    const text = JSON.stringify({ version: 1, properties: { title: "Crew" }, blocks });
    await db
      .insertInto("pages")
      .values({ division_id: north.divisionId, url: "/crew/", name: "Crew", draft: text, published: text })
      .onConflict((same) =>
        same
          .columns(["division_id", "url"])
          .where("deleted_at", "is", null)
          .doUpdateSet({ draft: text, published: text }),
      )
      .execute();
  });
const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host, authorization: "Bearer x", ...headers } });
const page = () => get("/crew/", north.host);
const frames = (url: string, headers: Record<string, string> = {}) => get(url, "frames.localhost", headers);

/** The address on the host of frames of the only frame of a page, without its origin. */
async function addressOf(block: object): Promise<string> {
  await write([block]);
  const { body } = await page();
  const [, found = ""] = /(?:src|data-player)="http:\/\/frames\.localhost(?::\d+)?(\/[^"]+)"/.exec(body) ?? [];
  return found.replaceAll("&amp;", "&");
}
const map = { type: "iframe", properties: { src: "https://maps.example/a?b=1" } };
const code = (text: string) => ({ type: "customCode", properties: { code: text } });
const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers["content-security-policy"]);

describe("a site inside a page", () => {
  test("S3.35 is framed by a document without scripts on a host of its own, which only the shop's pages may show", async () => {
    const answer = await frames(await addressOf(map));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('src="https://maps.example/a?b=1"');
    expect(policyOf(answer)).toMatch(/default-src 'none'.*frame-src https:.*frame-ancestors [^;]*north\.localhost/);
    expect(policyOf(answer)).not.toMatch(/script-src|unsafe|south/);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test.each([
    "http://maps.example/",
    "https://localhost/dashboard/",
    "https://north.localhost/",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
  ])("%s is not framed", async (src) => {
    expect(await addressOf({ type: "iframe", properties: { src } })).toBe("");
  });

  test("is at no address but those that the server made, for the shop that it made them for", async () => {
    const address = await addressOf(map);
    const wrong = [
      address.replace("maps.example", "evil.example"),
      address.replace(`/${north.divisionId}/`, `/${other.divisionId}/`),
      address.replace(/sign=[^&]+/, "sign="),
      address.replace("/site/", "/code/"),
      "/x/site/?src=a",
    ];
    const statuses = await Promise.all(wrong.map(async (each) => (await frames(each)).statusCode));
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });

  test("is not opened by itself, where it would look like the platform's", async () => {
    expect((await frames(await addressOf(map), { "sec-fetch-dest": "document" })).statusCode).toBe(404);
  });

  test("S3.36 the player of a film is one too", async () => {
    const address = await addressOf({
      type: "youtube",
      properties: { link: "https://youtu.be/aqz-KE-bpKQ", start: 9 },
    });
    expect((await frames(address)).body).toContain(
      'src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0&amp;start=9"',
    );
  });
});

describe("custom code", () => {
  const clock = "<output id=t></output><script>t.value = 1</script>";

  test("is a document without an origin, and in no document or data of the shop", async () => {
    const address = await addressOf(code(clock));
    for (const path of ["/crew/", "/_page/crew/"]) expect((await get(path, north.host)).body).not.toContain("t.value");
    const answer = await frames(address);
    expect(answer.body).toContain(clock);
    expect(policyOf(answer)).toMatch(/^sandbox allow-scripts/);
    expect(policyOf(answer)).not.toMatch(/allow-same-origin|allow-top-navigation|allow-modals/);
  });

  test("is found however deep it is, and no more once the page has lost it", async () => {
    const address = await addressOf({ type: "row", properties: {}, items: [code(clock)] });
    expect((await frames(address)).statusCode).toBe(200);
    await write([code("<p>Another</p>")]);
    expect((await frames(address)).statusCode).toBe(404);
  });
});

describe("the hosts", () => {
  test("a shop's pages may frame that host and nothing else; the checkout frames nothing of it", async () => {
    await write([map]);
    expect(policyOf(await page())).toMatch(/frame-src http:\/\/frames\.localhost(?::\d+)?;/);
    expect(policyOf(await get("/basket/", north.host))).not.toContain("maps.example");
    expect(policyOf(await get("/login/", north.host))).not.toContain("frames.localhost");
  });

  test("nothing but frames is answered there, and no frame anywhere else", async () => {
    const address = await addressOf(map);
    for (const url of ["/", "/login/", "/omnis/v3/", "/dashboard/", "/crew/"])
      expect([url, (await frames(url)).statusCode]).toEqual([url, 404]);
    for (const host of [north.host, "localhost", "files.localhost"])
      expect([host, (await get(address, host)).statusCode]).toEqual([host, 404]);
  });
});
