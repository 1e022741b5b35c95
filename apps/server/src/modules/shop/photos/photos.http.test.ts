// A shop's photo feed: posts of its account, read from a double of the service, and what it sells where it has none.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { seedProduct } from "@selvedge/testing/seed/product";
import { afterAll, beforeAll, expect, test } from "vitest";
import { instagram } from "../../../adapters/photo-service/instagram.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let service: Server;
let origin = "";
let posts: object[] = [];
let status = 200;
const asked: string[] = [];

beforeAll(async () => {
  fixture = await merchantFixture(world);
  await seedProduct(world.database.pools, fixture.bramble);
  await world.database.pools.backOffice.query(
    "update product_images set state = 'ready', sizes = $1 where division_id = $2",
    [JSON.stringify({ 480: "a".repeat(64), 1920: "b".repeat(64) }), fixture.bramble.divisionId],
  );
  service = createServer((request, response) => {
    asked.push(request.url!.split("?")[0]!);
    if (request.url!.endsWith(".png")) response.end(discPng(64));
    else response.writeHead(status).end(JSON.stringify({ data: posts }));
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  origin = `http://photos.example:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

const get = async (limit: number | string) =>
  (
    await visitorOf(world.app, fixture.bramble.host).get(
      `/omnis/v3/divisions/${fixture.bramble.divisionId}/social/instagram/posts?limit=${limit}`,
    )
  ).json();
const post = (id: string) => ({
  ...{ id, caption: `Vat ${id}`, media_type: "IMAGE", media_url: `${origin}/${id}.png` },
  ...{ permalink: `https://www.instagram.com/p/${id}/`, timestamp: "2026-11-20T09:30:00+0000" },
});
const page = { version: 1, properties: {}, blocks: [{ type: "feed", properties: { source: "photos", limit: 2 } }] };

test("S7.26 a shop without an account shows what it sells, and a limit is kept", async () => {
  const { data } = await get(1);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ mediaType: "IMAGE", timestamp: null });
  expect(data[0].permalink).toContain("/product/");
  for (const wrong of [0, 25, "x"]) expect((await get(wrong)).code).toBe("validation");
});

test("another shop's posts are not found", async () => {
  const visitor = visitorOf(world.app, fixture.bramble.host);
  const path = `/omnis/v3/divisions/${fixture.bramble.divisionId + 1}/social/instagram/posts`;
  expect((await visitor.get(path)).statusCode).toBe(404);
});

test("S3.79, S7.26 posts of its account come with stored pictures, in the call and in a feed; a service that fails changes nothing", async () => {
  let now = Date.now();
  const { divisionId } = fixture.bramble;
  const net = { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true };
  const accounts = { [divisionId]: { account: "178414", token: "secret" } };
  world.platform.photos = instagram({ url: `${origin}/v23.0`, accounts }, net);
  world.platform.now = () => new Date(now);
  posts = [post("one"), post("two"), post("three")];
  now += 11 * 60_000;
  await expect.poll(async () => (await get(2)).data.map(({ id }: { id: string }) => id)).toEqual(["one", "two"]);
  const [first] = (await get(2)).data;
  expect(first).toMatchObject({ caption: "Vat one", permalink: "https://www.instagram.com/p/one/" });
  expect(first.timestamp).toBe("2026-11-20T09:30:00.000Z");
  expect(first.mediaUrl).toMatch(new RegExp(`^${world.platform.origins.files}/${divisionId}/[0-9a-f]{64}\\.webp$`));
  await world.database.pools.backOffice.query(
    "insert into pages (division_id, url, name, draft, published, published_at) values ($1, '/photos/', 'Photos', $2, $2, now())",
    [divisionId, JSON.stringify(page)],
  );
  const { body } = await visitorOf(world.app, fixture.bramble.host).get("/photos/");
  expect(body).toContain('href="https://www.instagram.com/p/one/"');
  expect(body).toContain('alt="Vat two"');
  expect(body).not.toContain("Vat three");
  status = 500;
  now += 11 * 60_000;
  const before = asked.length;
  expect((await get(2)).data).toHaveLength(2);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect((await get(2)).data).toHaveLength(2);
  expect(
    asked.filter((path) => path === "/one.png"),
    "a picture is read once",
  ).toHaveLength(1);
});
