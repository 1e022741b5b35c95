// No shared cache ever holds a page behind a door, whatever kind of door it is: neither the platform's own cache, which
// answers before anything else, nor one between it and the visitor, which goes by Cache-Control. And no door sends
// anybody round in a circle.
import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { hashPassword } from "@selvedge/db/passwords";
import { loginStates } from "@selvedge/domain/access/pages/login-states";
import { pageRegions } from "@selvedge/domain/access/pages/page-access";
import { pageConditionNames } from "@selvedge/domain/access/pages/page-conditions";
import { seedMember, seedPassword, seedPerson, seedStaff } from "@selvedge/testing/seed/people";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
const path = "/offer/";
const secret = "Only for those inside";
let shop: SeededShop;
let port = 0;
let passwordHash = "";
const cookies: Record<string, string> = {};

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

beforeAll(async () => {
  const { pools } = world.database;
  await seedMainSite(pools);
  shop = await seedShop(pools);
  passwordHash = await hashPassword("open sesame");
  await sql("insert into shop_sites (division_id) values ($1)", [shop.divisionId]);
  await sql(
    "insert into pages (division_id, url, name, draft, published, published_at) values ($1, '/', 'Home', $2, $2, now()), ($1, $3, 'Offer', $2, $2, now())",
    [shop.divisionId, JSON.stringify({ version: 1, properties: { title: "Page" }, blocks: [] }), path],
  );
  const olga = await seedPerson(pools, { email: "olga@selvedge.test", fullName: "Olga Penn" });
  await seedMember(pools, shop, olga, "owner");
  await seedStaff(pools, { email: "sid@selvedge.test", fullName: "Sid Alder", roles: ["super-admin"] });
  await seedPerson(pools, { email: "cat@selvedge.test", fullName: "Cat Low" });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  port = (world.app.server.address() as AddressInfo).port;
  cookies.stranger = "";
  for (const name of ["olga", "sid", "cat"]) {
    const visitor = await visitorOf(world.app, shop.host).arrive();
    await visitor.post("/omnis/v3/dashboard/secure/login/", {
      email: `${name}@selvedge.test`,
      password: seedPassword,
    });
    cookies[name] = [...visitor.cookies].map(([cookie, value]) => `${cookie}=${value}`).join("; ");
  }
  for (const country of ["GB", "FR", "US"]) cookies[country] = `geo-country=${country}`;
});

/** Through the port, where cached pages are answered before anything else. */
async function overWire(asked: string, cookie = "") {
  const call = ask({ host: "127.0.0.1", port, path: asked, headers: { host: shop.host, accept: "text/html", cookie } });
  call.end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const body = (await answer.setEncoding("utf8").toArray()).join("");
  const { "cache-control": cacheControl, location } = answer.headers;
  return { status: answer.statusCode, cacheControl, location, body };
}

const isShared = async (asked = path) => (await overWire(asked)).cacheControl === "private, no-cache";

const store = (properties: object, { blocks, flags, isPublished = true }: Partial<Stored> = {}) => {
  const text = JSON.stringify({
    version: 1,
    flags: flags ?? [],
    properties: { title: "Offer", ...properties },
    blocks: blocks ?? [{ type: "textBlock", size: 12, properties: { html: `<p>${secret}</p>` } }],
  });
  return sql(
    "update pages set draft = $3::jsonb, published = case when $4 then $3::jsonb end where division_id = $1 and url = $2",
    [shop.divisionId, path, text, isPublished],
  );
};
interface Stored {
  blocks: object[];
  flags: string[];
  isPublished: boolean;
}
const site = (part: string) => sql(`update shop_sites set ${part} where division_id = '${shop.divisionId}'`);
const blockFor = (conditions: object[]) => [
  { type: "textBlock", size: 12, properties: { html: `<p>${secret}</p>`, conditions } },
];

afterEach(async () => {
  await site("password_hash = null, coming_soon_enabled = false");
  await sql("update divisions set under_review_since = null where id = $1", [shop.divisionId]);
  await store({});
  await expect.poll(() => isShared()).toBe(true);
});

type Door = [what: string, close: () => Promise<unknown>];
const doors: Door[] = [
  ["a password", () => site(`password_hash = '${passwordHash}'`)],
  ["coming soon", () => site("coming_soon_enabled = true")],
  ["a review", () => sql("update divisions set under_review_since = now() where id = $1", [shop.divisionId])],
  ["a page that is not published", () => store({}, { isPublished: false })],
  ...loginStates
    .filter((state) => state !== "everyone")
    .map((loginState): Door => [`a page for ${loginState}`, () => store({ loginState })]),
  ["a page with a guard that nobody knows", () => store({ guards: ["isProo"] })],
];
const pagesByGuard = [...Object.values(pageRegions).flat(), ...pageConditionNames].map(
  (guard): Door => [`a page that asks ${guard}`, () => store({ guards: [guard] })],
);

test.each([...doors, ...pagesByGuard])("behind %s every answer is for its visitor alone", async (_, close) => {
  expect(await isShared()).toBe(true);
  await close();
  await expect.poll(() => isShared()).toBe(false);
  const { stranger = "" } = cookies;
  const first = await overWire(path, stranger);
  for (const [who, cookie] of Object.entries(cookies))
    for (const asked of [path, `/_page${path}`])
      expect([who, asked, (await overWire(asked, cookie)).cacheControl]).toEqual([who, asked, "no-store"]);
  const last = await overWire(path, stranger);
  expect([last.status, last.location, last.body.includes(secret)]).toEqual([
    first.status,
    first.location,
    first.body.includes(secret),
  ]);
});

describe.each(doors)("behind %s", (_, close) => {
  test("many who ask at the same moment each get their own", async () => {
    const alone: Record<string, boolean> = {};
    await close();
    await expect.poll(() => isShared()).toBe(false);
    for (const [who, cookie] of Object.entries(cookies))
      alone[who] = (await overWire(path, cookie)).body.includes(secret);
    const asked = Object.entries(cookies).flatMap((one) => [one, one]);
    const answers = await Promise.all(asked.map(async ([who, cookie]) => [who, await overWire(path, cookie)] as const));
    for (const [who, { body }] of answers) expect([who, body.includes(secret)]).toEqual([who, alone[who]]);
  });

  test("nobody is sent round in a circle", async () => {
    await close();
    await expect.poll(() => isShared()).toBe(false);
    for (const [who, cookie] of Object.entries(cookies)) {
      const way = [path];
      for (;;) {
        const { location } = await overWire(way.at(-1)!, cookie);
        if (!location?.startsWith("/")) break;
        expect([who, way, way.includes(location)]).toEqual([who, way, false]);
        way.push(location);
      }
      expect(way.length).toBeLessThan(5);
    }
  });
});

describe.each<[string, object, string[]]>([
  ["people who are signed in", { name: "login", params: { is: "logged-in" } }, ["olga", "sid", "cat"]],
  ["one country", { name: "country", params: { in: ["FR"] } }, ["FR"]],
  [
    "a variation of a test that does not run",
    { name: "variation", params: { test: "offer", is: "new" } },
    [] as string[],
  ],
])("a block for %s", (_, condition, seenBy) => {
  test("is in nobody else's answer, with requests of others before it and at the same moment", async () => {
    await store({}, { blocks: blockFor([condition]) });
    const seen = async (who: string) => (await overWire(path, cookies[who])).body.includes(secret);
    const maySee = (who: string) => (seenBy as readonly string[]).includes(who);
    const names = Object.keys(cookies);
    // The page before it may be in its copies for a moment.
    await expect.poll(() => Promise.all(names.map(seen))).toEqual(names.map(maySee));
    for (const who of [...names, ...names.toReversed()]) expect([who, await seen(who)]).toEqual([who, maySee(who)]);
    const together = await Promise.all([...names, ...names].map(async (who) => [who, await seen(who)] as const));
    for (const [who, isSeen] of together) expect([who, isSeen]).toEqual([who, maySee(who)]);
    expect((await overWire(path)).cacheControl).toMatch(/^(private, no-cache|no-store)$/);
  });
});

test("S6.03, P6.07: a page for internal people turns everybody else away, its owner too", async () => {
  await store({ guards: ["internalUser"] });
  await expect.poll(() => isShared()).toBe(false);
  const seen = async (who: string) => (await overWire(path, cookies[who])).body.includes(secret);
  expect(await Promise.all(["stranger", "cat", "olga", "sid"].map(seen))).toEqual([false, false, false, true]);
  await sql(
    "update customers set internal = true where division_id = $1 and account_id = (select id from accounts where email = 'cat@selvedge.test')",
    [shop.divisionId],
  );
  expect(await seen("cat")).toBe(true);
});
