// Pages that only some may see: by what the page asks of its visitor, by where they are, by what a split test shows them,
// and before they are published. Cached pages are asked for over the wire, where they are answered before anything else.
import { type GuardName, guards } from "@selvedge/domain/access/guards";
import { badges } from "@selvedge/domain/access/project-guards";
import type { DivisionId } from "@selvedge/domain/ids";
import { seedMember, seedPerson, seedStaff } from "@selvedge/testing/seed/people";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { type MerchantFixture, merchantAt, merchantFixture, type Visitor } from "../testing/merchant-fixture.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let marketer: Visitor;
const mainDivision = 12 as DivisionId;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.platform;
  const person = await seedPerson(pools, { email: "mara@selvedge.test", fullName: "Mara Finn" });
  await seedMember(pools, fixture.bramble, person, "marketer");
  marketer = await merchantAt(world, "mara@selvedge.test");
  await seedStaff(pools, { email: "sid@selvedge.test", fullName: "Sid Alder", roles: ["support"] });
});
const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
afterEach(() => sql("update pages set deleted_at = now() where deleted_at is null"));

interface Written {
  url: string;
  divisionId?: number;
  properties?: object;
  flags?: string[];
  blocks?: object[];
  isPublished?: boolean;
}
const write = async ({ url, divisionId, properties = {}, flags = [], blocks, isPublished = true }: Written) => {
  const text = JSON.stringify({
    version: 1,
    flags,
    properties: { title: url, ...properties },
    blocks: blocks ?? [{ type: "textBlock", size: 12, properties: { html: `<p>Here is ${url}</p>` } }],
  });
  const [{ id }] = await sql(
    `insert into pages (division_id, url, name, draft, published, published_at)
     values ($1, $2, $2, $3::jsonb, case when $4 then $3::jsonb end, case when $4 then now() end) returning id`,
    [divisionId ?? fixture.bramble.divisionId, url, text, isPublished],
  );
  return Number(id);
};
const stranger = (host = fixture.bramble.host) => visitorOf(world.app, host);
const from = (country: string, host?: string) => {
  const visitor = stranger(host);
  visitor.cookies.set("geo-country", country);
  return visitor;
};
/** Where a visitor ends up, and what may be cached of it. */
const look = async (visitor: Visitor, path: string) => {
  const { statusCode, headers, body } = await visitor.get(path);
  const shown = /Here is ([^<]*)/.exec(body)?.[1];
  return [shown ?? headers.location ?? statusCode, headers["cache-control"]];
};
const seen = (what: string) => [what, "no-store"];

describe("a page for visitors of one region (P6.34 to P6.36)", () => {
  test.each([
    ["isUK", { GB: true, FR: false, US: false, "": false }],
    ["isEU", { GB: false, FR: true, US: false, "": false }],
    ["isRestOfWorld", { GB: false, FR: false, US: true, "": true }],
  ])("asks %s and is never cached for others", async (guard, answers) => {
    await write({ url: "/offer/", properties: { guards: [guard] } });
    for (const [country, sees] of Object.entries(answers))
      expect([country, await look(from(country), "/offer/")]).toEqual([
        country,
        sees ? seen("/offer/") : [404, "no-store"],
      ]);
    expect((await from("GB").get("/_page/offer/")).headers["cache-control"]).toBe("no-store");
  });

  test("S4.13 a block for one country is shown there alone, and each look of its page is cached", async () => {
    const block = (text: string, conditions?: object[]) => ({
      type: "textBlock",
      size: 12,
      properties: { html: `<p>${text}</p>`, ...(conditions ? { conditions } : {}) },
    });
    await write({
      url: "/delivery/",
      blocks: [block("Here is /delivery/"), block("Free in France", [{ name: "country", params: { in: ["FR"] } }])],
    });
    for (let times = 0; times < 2; times += 1) {
      expect((await from("FR").get("/delivery/")).body).toContain("Free in France");
      const british = await from("GB").get("/delivery/");
      expect([british.body.includes("Free in France"), british.headers["cache-control"]]).toEqual([
        false,
        "private, no-cache",
      ]);
      expect((await stranger().get("/delivery/")).body).not.toContain("Free in France");
    }
  });
});

describe("the home page of a split test (P6.33)", () => {
  const startTest = async () => {
    const [{ id }] = await sql(
      "insert into split_tests (division_id, code, name) values ($1, 'homepage', 'Home page') on conflict (division_id, code) where ended_at is null do update set active = true returning id",
      [fixture.bramble.divisionId],
    );
    const made = await sql(
      "insert into split_test_variations (division_id, split_test_id, alias, name) values ($1, $2, 'old', 'Old'), ($1, $2, 'new', 'New') on conflict do nothing returning id, alias",
      [fixture.bramble.divisionId, id],
    );
    return { test: id, variation: made.find(({ alias }) => alias === "new")?.id };
  };

  test("is the one that the visitor's variation shows, in a copy of the page for each", async () => {
    await write({ url: "/" });
    await write({ url: "/spring/", flags: ["homepage"] });
    await expect.poll(() => look(stranger(), "/?homepage=new")).toEqual(["/", "private, no-cache"]);
    const { test: id, variation } = await startTest();
    const shared = (what: string) => [what, "private, no-cache"];
    await expect.poll(() => look(stranger(), "/?homepage=new")).toEqual(shared("/spring/"));
    for (let times = 0; times < 2; times += 1) {
      expect(await look(stranger(), "/?homepage=new")).toEqual(shared("/spring/"));
      expect(await look(stranger(), "/?split-var=other,new")).toEqual(shared("/spring/"));
      expect(await look(stranger(), "/?homepage=old")).toEqual(shared("/"));
      expect((await stranger().get("/_page/?homepage=new")).body).toContain("Here is /spring/");
    }
    const back = stranger();
    back.cookies.set("discovered-split-tests", encodeURIComponent(JSON.stringify({ [id]: variation })));
    expect(await look(back, "/")).toEqual(shared("/spring/"));
    await sql("update split_tests set active = false where division_id = $1", [fixture.bramble.divisionId]);
    await expect.poll(() => look(back, "/")).toEqual(["/", "private, no-cache"]);
  });
});

describe("S8.08 a page that does not come", () => {
  test("leads to the 404 page where it fails, and an address without a page is that page in place", async () => {
    expect(await look(stranger(), "/nowhere/")).toEqual([404, "no-store"]);
    await world.database.ownerQuery("alter table pages rename to pages_that_do_not_come");
    const met = [await look(stranger(), "/breaks/"), (await stranger().get("/_page/breaks/")).json().redirect];
    await world.database.ownerQuery("alter table pages_that_do_not_come rename to pages");
    expect(met).toEqual([["/404/", "no-store"], "/404/"]);
  });
});

describe("a page that is not published (P6.08, S6.08)", () => {
  test("is shown to internal people and in a preview, and to nobody else", async () => {
    await write({ url: "/autumn/", isPublished: false });
    expect(await look(stranger(), "/autumn/")).toEqual(["/404/", "no-store"]);
    expect(await look(await internal(), "/autumn/")).toEqual(seen("/autumn/"));
    const preview = (await marketer.post(`${fixture.base}/visitors/preview/`, {})).json().data.url;
    const browser = await stranger().arrive();
    await browser.get(new URL(preview).pathname);
    expect(await look(browser, "/autumn/")).toEqual(seen("/autumn/"));
    expect((await browser.get("/autumn/")).body).toContain("noindex");
    expect(await look(stranger(), "/autumn/")).toEqual(["/404/", "no-store"]);
    await sql("update pages set published = draft where url = '/autumn/' and deleted_at is null");
    await expect.poll(() => look(stranger(), "/autumn/")).toEqual(["/autumn/", "private, no-cache"]);
  });

  async function internal() {
    const visitor = await stranger().arrive();
    await visitor.post("/omnis/v3/dashboard/secure/login/", { email: "sid@selvedge.test", password: "selvedge-demo" });
    return visitor;
  }
});

describe("who may see a page", () => {
  const change = (id: number, body: object, who = marketer, base = fixture.base) =>
    who.send("PATCH", `${base}/visitors/pages/${id}/`, body);
  const everyone = { loginState: "everyone", region: "everywhere" };

  test("changes at once, on the cached page too, and reads as it was chosen", async () => {
    const id = await write({ url: "/members/" });
    await expect.poll(() => look(stranger(), "/members/")).toEqual(["/members/", "private, no-cache"]);
    const changed = await change(id, { loginState: "logged-in", region: "uk" });
    expect(changed.json().data).toMatchObject({ id, loginState: "logged-in", region: "uk", conditions: [] });
    await expect.poll(() => look(stranger(), "/members/")).toEqual(["/login/?redirect_uri=%2Fmembers%2F", "no-store"]);
    const list = (await marketer.get(`${fixture.base}/visitors/pages/`)).json().data;
    expect(list).toEqual([expect.objectContaining({ url: "/members/", loginState: "logged-in", isPublished: true })]);
    await change(id, everyone);
    await expect.poll(() => look(stranger(), "/members/")).toEqual(["/members/", "private, no-cache"]);
    expect(await sql("select count(*)::int as n from audit_log where action = 'page.access_changed'")).toEqual([
      { n: 2 },
    ]);
  });

  test("takes the permission to publish, and another shop's page is not found", async () => {
    const id = await write({ url: "/members/" });
    const other = await write({ url: "/theirs/", divisionId: fixture.other.divisionId });
    expect((await change(id, everyone, fixture.vera)).statusCode).toBe(403);
    expect((await fixture.vera.get(`${fixture.base}/visitors/pages/`)).statusCode).toBe(200);
    expect((await change(other, everyone)).statusCode).toBe(404);
    expect((await change(other, everyone, marketer, fixture.otherBase)).statusCode).toBe(404);
    expect((await change(id, { ...everyone, conditions: ["isPro"] })).statusCode).toBe(422);
    expect((await change(id, { ...everyone, region: "mars" })).statusCode).toBe(422);
  });
});

describe("a page of the platform's own site names a guard", () => {
  const main = (who: Visitor, path: string) => look(who, path);
  const project = (part: string) =>
    sql(`update manufacturers set ${part} where id = $1`, [fixture.bramble.manufacturerId]);

  test.each<[GuardName, string, string, string]>([
    ["storeIsPro", "/pro-plans/", "is_pro = true", "is_pro = false"],
    ["isTurbo", "404", "is_turbo = true", "is_turbo = false"],
    ["isTurboOrInternalUser", "404", "is_turbo = true", "is_turbo = false"],
    ["isShopify", "404", "integration_type = 'shopify'", "integration_type = 'none'"],
    ["needsShopifyDeliveryProfile", "404", "integration_type = 'shopify'", "integration_type = 'none'"],
  ])("%s, and others go to %s", async (guard, to, on, off) => {
    await write({ url: "/tool/", divisionId: mainDivision, properties: { guards: [guard] } });
    await write({ url: "/not-tool/", divisionId: mainDivision, properties: { guards: [opposite[guard] ?? guard] } });
    const elsewhere = to === "404" ? 404 : to;
    expect(await main(fixture.ada, "/tool/")).toEqual([elsewhere, "no-store"]);
    await project(on);
    expect(await main(fixture.ada, "/tool/")).toEqual(seen("/tool/"));
    if (opposite[guard]) expect(await main(fixture.ada, "/not-tool/")).toEqual([404, "no-store"]);
    expect(await main(stranger("localhost"), "/tool/")).toEqual([elsewhere, "no-store"]);
    await project(off);
  });
  const opposite: Partial<Record<GuardName, GuardName>> = {
    storeIsPro: "isNotPro",
    isTurbo: "isNotTurbo",
    isShopify: "isNotShopify",
  };

  test.each(Object.entries(badges))("the badge %s, earned or not (P6.19 to P6.26)", async (badge, { code, group }) => {
    const names = [`completed${badge}Badge`, `notCompleted${badge}Badge`] as GuardName[];
    for (const name of names)
      await write({ url: `/${name.toLowerCase()}/`, divisionId: mainDivision, properties: { guards: [name] } });
    const [earned, missing] = names.map((name) => `/${name.toLowerCase()}/`) as [string, string];
    await world.database.ownerQuery(
      `delete from manufacturer_badges where manufacturer_id = ${fixture.bramble.manufacturerId}`,
    );
    expect([await main(fixture.ada, earned), await main(fixture.ada, missing)]).toEqual([
      [404, "no-store"],
      seen(missing),
    ]);
    await world.database.ownerQuery(
      `insert into manufacturer_badges (manufacturer_id, badge_code, badge_group)
       values (${fixture.bramble.manufacturerId}, '${code}', '${group}')`,
    );
    expect([await main(fixture.ada, earned), await main(fixture.ada, missing)]).toEqual([
      seen(earned),
      [404, "no-store"],
    ]);
  });

  test.each<[GuardName, boolean]>([
    ["isBespoke", false],
    ["inMerchantContext", true],
    ["inBackOffice", false],
    ["internalUser", false],
    ["hasDirectPaymentProcessor", false],
    ["ownPaymentProcessor", true],
  ])("%s, which lets a merchant through: %s", async (guard, passes) => {
    await write({ url: "/tool/", divisionId: mainDivision, properties: { guards: [guard] } });
    expect(await main(fixture.ada, "/tool/")).toEqual(passes ? seen("/tool/") : [404, "no-store"]);
  });

  test("that is unknown, and stays closed", async () => {
    await write({ url: "/tool/", divisionId: mainDivision, properties: { guards: ["isProo"] } });
    expect(await main(fixture.ada, "/tool/")).toEqual([404, "no-store"]);
    expect(Object.keys(guards)).not.toContain("isProo");
  });

  test("the bespoke company's shop shows what is for it alone (P6.09, P6.40)", async () => {
    const { divisionId, manufacturerId, host } = fixture.other;
    for (const id of [fixture.bramble.divisionId, divisionId])
      await write({ url: "/tool/", divisionId: id, properties: { guards: ["isBespoke"] } });
    expect(await look(stranger(host), "/tool/")).toEqual([404, "no-store"]);
    await sql(
      "insert into manufacturers (id, name, url_name) values (52, 'Bespoke', 'bespoke-52') on conflict do nothing",
    );
    await sql("update divisions set manufacturer_id = 52 where id = $1", [divisionId]);
    await expect.poll(() => look(stranger(host), "/tool/")).toEqual(seen("/tool/"));
    expect(await look(stranger(), "/tool/")).toEqual([404, "no-store"]);
    await sql("update divisions set manufacturer_id = $2 where id = $1", [divisionId, manufacturerId]);
  });

  test("a shop's page for those who pay by another processor follows the shop's own setting (S6.05)", async () => {
    await write({ url: "/card-help/", properties: { guards: ["ownPaymentProcessor"] } });
    await write({ url: "/own-cards/", properties: { guards: ["hasDirectPaymentProcessor"] } });
    expect(await look(stranger(), "/card-help/")).toEqual(seen("/card-help/"));
    expect(await look(stranger(), "/own-cards/")).toEqual([404, "no-store"]);
    await sql(
      `insert into shop_sites (division_id, payment_processor) values ($1, '{"type": "direct"}')
       on conflict (division_id) do update set payment_processor = excluded.payment_processor`,
      [fixture.bramble.divisionId],
    );
    await expect.poll(() => look(stranger(), "/card-help/")).toEqual([404, "no-store"]);
    expect(await look(stranger(), "/own-cards/")).toEqual(seen("/own-cards/"));
    await sql("update shop_sites set payment_processor = '{}' where division_id = $1", [fixture.bramble.divisionId]);
  });
});

describe("pages that guards lead to", () => {
  test("the plans are on the platform's site, say what the visitor has, and a shop leads there", async () => {
    const toMain = await stranger().get("/pro-plans/");
    expect(toMain.headers.location).toBe("http://localhost:4000/pro-plans/");
    const open = await stranger("localhost").get("/pro-plans/");
    expect([open.statusCode, open.body.includes("This takes Pro"), open.headers["cache-control"]]).toEqual([
      200,
      true,
      "no-store",
    ]);
    await sql("update manufacturers set is_turbo = true where id = $1", [fixture.bramble.manufacturerId]);
    expect((await fixture.ada.get("/turbo-plans/")).body).toContain("You are on Turbo");
    await sql("update manufacturers set is_turbo = false where id = $1", [fixture.bramble.manufacturerId]);
  });

  test("a missing permission has a page with a way on, behind a shop's door as every other", async () => {
    const page = await stranger().get("/403/");
    expect([page.statusCode, page.body.includes("You can&#x27;t open this page")]).toEqual([403, true]);
    expect((await fixture.ada.get("/403/")).body).toContain('href="/dashboard/"');
    await sql("update divisions set under_review_since = now() where id = $1", [fixture.bramble.divisionId]);
    await expect.poll(async () => (await stranger().get("/403/")).headers.location).toBe("/store-under-review/");
    await sql("update divisions set under_review_since = null where id = $1", [fixture.bramble.divisionId]);
  });
});
