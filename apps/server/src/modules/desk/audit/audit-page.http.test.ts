// The audit as staff read it: both logs as one list, filtered and in pages, and whether its chain holds.
import { withoutDivision } from "@selvedge/db/with-division";
import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { linkAudit, writeAudit } from "../../plumbing/audit/index.ts";

const world = testApp();
const base = "/omnis/v3/atlas/audit/";
interface Entry {
  by: string;
  action: string;
  thing: string;
  shop: { name: string } | null;
  facts: object[];
}
let fixture: MerchantFixture;
let grace: Visitor;

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const staffAt = async (name: string) => {
  const visitor = await visitorOf(world.app, "backoffice.localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", {
    email: `${name}@selvedge.test`,
    password: "selvedge-demo",
  });
  return visitor;
};
const page = async (query: Record<string, string> = {}) =>
  (await grace.get(`${base}?${new URLSearchParams(query)}`)).json() as { data: Entry[]; meta: { next: string | null } };
const things = async (query: Record<string, string>) => (await page(query)).data.map(({ thing }) => thing);

/** One entry in a shop's log or, without a shop, in the platform's, at an instant. */
const write = async (action: string, thing: string, by: string, at: string, isOfShop = true) =>
  isOfShop
    ? withoutDivision(world.database.pools.backOffice, (db) =>
        writeAudit(db, {
          divisionId: fixture.bramble.divisionId,
          by: { kind: "merchant", name: by },
          action,
          subject: thing,
          detail: { from: "paid", gone: null },
          at: new Date(at),
        }),
      )
    : rows(
        `insert into platform_audit_log (actor_kind, actor_name, action, subject, created_at) values ('staff', $1, $2, $3, $4)`,
        [by, action, thing, at],
      );

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.database;
  await seedStaff(pools, { email: "grace@selvedge.test", fullName: "Grace Orme", roles: ["engineering"] });
  await seedStaff(pools, { email: "hugh@selvedge.test", fullName: "Hugh Lamb", roles: ["support"] });
  for (const [action, thing, by, at, isOfShop] of [
    ["test.moved", "heron 1", "Wren Ashby", "2020-03-01T23:30:00Z", true],
    ["test.muted", "heron 12", "Moss Penn", "2020-03-02T10:00:00Z", false],
    ["test.moved", "heron 1 of 50%", "Wren Ashby", "2020-06-30T23:30:00Z", true],
    ["testing", "egret 1", "Moss Penn", "2020-07-01T22:59:00Z", false],
  ] as const)
    await write(action, thing, by, at, isOfShop);
});
beforeEach(async () => {
  await rows("delete from rate_limits");
  grace = await staffAt("grace");
});

describe("the list", () => {
  test("has both logs, the newest first, each with who, what, where and what else was said", async () => {
    const { data } = await page({ action: "test" });
    expect(data).toMatchObject([
      { by: "Moss Penn", action: "testing", thing: "egret 1", shop: null, facts: [] },
      { thing: "heron 1 of 50%", shop: { name: "Bramble" }, facts: [{ name: "from", value: "paid" }] },
      { by: "Moss Penn", action: "test.muted", thing: "heron 12" },
      { by: "Wren Ashby", action: "test.moved", thing: "heron 1" },
    ]);
  });

  test.each([
    [{ person: "ashby" }, ["heron 1 of 50%", "heron 1"]],
    [{ action: "test.mu" }, ["heron 12"]],
    [{ thing: "heron 1" }, ["heron 1 of 50%", "heron 1"]],
    [{ thing: "heron" }, ["heron 1 of 50%", "heron 12", "heron 1"]],
    [{ action: "test", from: "2020-03-02", to: "2020-03-02" }, ["heron 12"]],
    // London is an hour ahead in summer.
    [{ action: "test", from: "2020-07-01", to: "2020-07-01" }, ["egret 1", "heron 1 of 50%"]],
    [{ action: "test", to: "2020-03-01" }, ["heron 1"]],
    [{ action: "%" }, []],
    [{ person: "nobody" }, []],
  ])("by %j is %j", async (query, expected) => {
    expect(await things(query as unknown as Record<string, string>)).toEqual(expected);
  });

  test("comes in pages that leave nothing out and repeat nothing, also where ids and instants are in another order", async () => {
    for (let place = 0; place < 120; place += 1)
      await write(
        "many.kept",
        `leaf ${place}`,
        "Fern Hall",
        new Date(1.6e12 + (place % 7) * 1000).toISOString(),
        place % 3 > 0,
      );
    const seen: string[] = [];
    let before = "";
    let pages = 0;
    do {
      const { data, meta } = await page({ action: "many", before });
      seen.push(...data.map(({ thing }) => thing));
      before = meta.next ?? "";
      pages += 1;
    } while (before && pages < 10);
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 120, 120]);
  });

  test.each([{ before: "1" }, { before: "x.y" }, { from: "yesterday" }, { to: "2020-13-01" }])(
    "refuses %j with a message",
    async (query) => {
      const answer = await grace.get(`${base}?${new URLSearchParams(query as never)}`);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, Object.keys(query)]);
    },
  );
});

describe("the chain", () => {
  const chain = async () => (await grace.get(`${base}chain/`)).json().data;
  const check = async () => (await grace.post(`${base}check/`)).json().data;

  test("says how much is linked and how much waits", async () => {
    await linkAudit(world.platform);
    const { links, waiting } = await chain();
    await write("chain.test", "reed 1", "Fern Hall", "2020-01-01T00:00:00Z");
    expect(await chain()).toMatchObject({ links, waiting: waiting + 1, fault: null });
  });

  test("is checked at a press, and names the entry that was changed", async () => {
    expect(await check()).toMatchObject({ links: expect.any(Number), fault: null });
    const [entry] = await rows("select id from audit_log where subject = 'heron 1'");
    const change = (name: string) =>
      world.database.ownerQuery(`update audit_log set actor_name = '${name}' where id = ${entry.id}`);
    await change("Somebody Else");
    expect((await check()).fault).toBe(`Entry ${entry.id} of the shop audit is not what was written.`);
    await change("Wren Ashby");
    expect((await check()).fault).toBeNull();
  });
});

test("those without the permission get none of it", async () => {
  const hugh = await staffAt("hugh");
  for (const path of [base, `${base}chain/`]) expect((await hugh.get(path)).statusCode).toBe(403);
  expect((await hugh.post(`${base}check/`)).statusCode).toBe(403);
});
