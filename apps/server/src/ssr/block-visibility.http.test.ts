// What visitors see of a page's blocks, once a merchant has saved and published it. Asked over a real connection and more than
// once, so that cached copies take part.
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { seedPassword } from "@selvedge/testing/seed/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../testing/merchant-fixture.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  await world.app.listen({ port: 0 });
});
afterAll(() => world.app.server.closeAllConnections());

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

/** The words that a visitor with these cookies reads at an address. */
const ask = (path: string, cookies: Record<string, string> = {}): Promise<string> =>
  new Promise((done, fail) => {
    const { port } = world.app.server.address() as AddressInfo;
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("; ");
    request({ port, path, headers: { host: fixture.bramble.host, cookie } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => done([...text.matchAll(/<p>w-([^<]*)/g)].map(([, word]) => word).join(" ")));
    })
      .on("error", fail)
      .end();
  });

const word = (text: string, more: object = {}) => ({
  type: "textBlock",
  properties: { html: `<p>w-${text}</p>`, ...more },
});
const only = (name: string, params: object = {}) => ({ conditions: [{ name, params }] });

let count = 0;
/** Saves and publishes a page of blocks; returns its address. */
async function publish(blocks: object[]): Promise<string> {
  const url = `/page-${++count}/`;
  const pages = `${fixture.base}/pages/`;
  const made = (await fixture.ada.send("POST", pages, { url, properties: { title: "Page" }, blocks })).json();
  const published = await fixture.ada.send("POST", `${pages}${made.data.id}/publish/`, {});
  expect(published.statusCode).toBe(200);
  return url;
}
/** Each kind of visitor asks twice, in turn. */
async function expectSeen(url: string, seen: readonly (readonly [Record<string, string>, string])[]) {
  for (const [cookies, words] of [...seen, ...seen])
    expect([cookies, await ask(url, cookies)]).toEqual([cookies, words]);
}

describe("the blocks of a published page", () => {
  test("S4.11, S4.12, S4.14 are hidden unless published, and with them what holds nothing else", async () => {
    const row = (...items: object[]) => ({ type: "row", properties: {}, items });
    const hidden = { published: false };
    const url = await publish([
      word("one"),
      word("two", hidden),
      row(word("three", hidden), word("four", hidden)),
      row(word("five", hidden), word("six")),
    ]);
    await expectSeen(url, [[{}, "one six"]]);
  });

  test("S5.11, S8.21 are hidden where a condition is unknown or cannot be read, and the page stays", async () => {
    const url = await publish([word("one"), word("two", only("full-moon")), word("three", only("login", { is: "?" }))]);
    await expectSeen(url, [[{}, "one"]]);
  });

  test("S5.10, S8.16, S8.20, S8.22 are left out where they cannot be built, and the page stays", async () => {
    const url = await publish([
      { type: "hologram", properties: { html: "<p>w-one</p>" } },
      word("two"),
      { type: "", properties: {} },
      { type: "grid", properties: { itemFactory: "ghosts" }, items: [word("three")] },
    ]);
    await expectSeen(url, [[{}, "two"]]);
  });

  test("S4.13 follow the visitor's country, and whether they are signed in", async () => {
    const shopper = await visitorOf(world.app, fixture.bramble.host).arrive();
    await shopper.post("/omnis/v3/dashboard/secure/login/", { email: "shopper@selvedge.test", password: seedPassword });
    const signedIn = Object.fromEntries(shopper.cookies);
    const session = Object.fromEntries((await visitorOf(world.app, fixture.bramble.host).arrive()).cookies);
    const url = await publish([
      word("all"),
      word("members", only("login", { is: "logged-in" })),
      word("guests", only("login", { is: "logged-out" })),
      word("Ireland", only("country", { in: ["IE", "GB"] })),
    ]);
    await expectSeen(url, [
      [{}, "all guests"],
      [signedIn, "all members"],
      [{ "geo-country": "IE" }, "all guests Ireland"],
      [{ ...signedIn, "geo-country": "IE" }, "all members Ireland"],
      [{ ...session, "geo-country": "FR" }, "all guests"],
    ]);
  });

  test("follow the currency that the visitor chose, of those that the shop shows", async () => {
    const url = await publish([
      word("pounds", only("currency", { in: ["GBP"] })),
      word("euros", only("currency", { in: ["EUR", "USD"] })),
    ]);
    await expectSeen(url, [
      [{}, "pounds"],
      [{ currency: "EUR" }, "pounds"],
    ]);
    await sql(
      "insert into division_plugins (division_id, name, settings) values ($1, 'currency', $2) on conflict (division_id, name) do update set settings = $2",
      [fixture.bramble.divisionId, { enabled: true, currency: "GBP", currencies: "EUR" }],
    );
    await expect.poll(() => ask(url, { currency: "EUR" })).toBe("euros");
    await expectSeen(url, [
      [{}, "pounds"],
      [{ currency: "EUR" }, "euros"],
      [{ currency: "USD" }, "pounds"],
    ]);
  });

  test("follow the variation of a split test that the visitor met or forces, else the control, as for a program", async () => {
    const shop = fixture.bramble.divisionId;
    const [{ id }] = await sql(
      "insert into split_tests (division_id, code, name) values ($1, 'hero', 'Hero') returning id",
      [shop],
    );
    const variations = await sql(
      "insert into split_test_variations (division_id, split_test_id, alias, name) values ($1, $2, 'before', 'Before'), ($1, $2, 'after', 'After') returning id",
      [shop, id],
    );
    const met = (index: number) => ({ "discovered-split-tests": JSON.stringify({ [id]: variations[index]?.id }) });
    const url = await publish([
      word("all"),
      word("before", only("variation", { test: "hero", is: "before" })),
      word("after", only("variation", { test: "hero", is: "after" })),
    ]);
    await expectSeen(url, [
      [{}, "all before"],
      [met(0), "all before"],
      [met(1), "all after"],
      [met(7), "all before"],
    ]);
    expect(await ask(`${url}?hero=after`)).toBe("all after");
    await sql("update split_tests set active = false where division_id = $1", [shop]);
    await expect.poll(() => ask(url, met(1))).toBe("all");
  });

  test("S5.23, S8.27 stand in a split test, which shows everyone its first variation while it does not run", async () => {
    const shop = fixture.bramble.divisionId;
    const variation = (name: string) => ({ type: "variation", properties: { name }, items: [word(name)] });
    const items = [variation("plain"), variation("bold")];
    const url = await publish([word("all"), { type: "splitTest", properties: { test: "lettering" }, items }]);
    await expectSeen(url, [[{}, "all plain"]]);
    const [{ id }] = await sql(
      "insert into split_tests (division_id, code, name) values ($1, 'lettering', 'Lettering') returning id",
      [shop],
    );
    const [, bold] = await sql(
      "insert into split_test_variations (division_id, split_test_id, alias, name) values ($1, $2, 'plain', 'Plain'), ($1, $2, 'bold', 'Bold') returning id",
      [shop, id],
    );
    const met = { "discovered-split-tests": JSON.stringify({ [id]: bold.id }) };
    await expect.poll(() => ask(url, met)).toBe("all bold");
    await expectSeen(url, [
      [{}, "all plain"],
      [met, "all bold"],
    ]);
    await sql("update split_tests set active = false where division_id = $1", [shop]);
    await expect.poll(() => ask(url, met)).toBe("all plain");
  });

  test("come and go by the clock, on cached pages too", async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const url = await publish([
      word("all"),
      word("gone", only("between", { until: at(-1_000) })),
      word("now", only("between", { from: at(-1_000), until: at(2_500) })),
      word("soon", only("between", { from: at(2_500) })),
    ]);
    await expect.poll(() => ask(url), { timeout: 15_000 }).toBe("all soon");
  });
});
