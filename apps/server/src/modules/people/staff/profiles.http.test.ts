// Who works here: the list, a profile, and switching somebody off.
import { once } from "node:events";
import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { openStream } from "../../../testing/open-stream.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
const host = "backoffice.localhost";
const users = "/omnis/v3/atlas/users/";

let sam: Visitor;
let hetty: Visitor;
let pat: Visitor;
const ids: Record<string, number> = {};

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const staffAt = async (name: string) => {
  const visitor = await visitorOf(world.app, host).arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", {
    email: `${name}@selvedge.test`,
    password: "selvedge-demo",
  });
  return visitor;
};
const names = async (query: string, who = hetty) =>
  (await who.get(`${users}?${query}`)).json().data.map(({ fullName }: { fullName: string }) => fullName);

beforeAll(async () => {
  await merchantFixture(world);
  const { pools } = world.database;
  for (const [name, fullName, role, team] of [
    ["hetty", "Hetty Vane", "people", "people"],
    ["pat", "Pat Reed", "picker", "factory"],
    ["iris", "Iris Combe", "packer", "factory"],
    ["alex", "Alex Gray", "super-admin", undefined],
  ] as const)
    ids[name] = (
      await seedStaff(pools, { email: `${name}@selvedge.test`, fullName, roles: [role], ...(team && { team }) })
    ).staffUserId;
  [{ id: ids.sam }] = await rows("select id from staff_users where first_name = 'Sam'");
  [sam, hetty, pat] = [await staffAt("staff"), await staffAt("hetty"), await staffAt("pat")];
});
beforeEach(() => rows("delete from rate_limits"));

describe("the list of those who work here", () => {
  test("is by name, in pages", async () => {
    const page = (await hetty.get(`${users}?perPage=2&page=2`)).json();
    expect(page.meta).toEqual({ page: 2, perPage: 2, total: 6 });
    expect(page.data.map(({ fullName }: { fullName: string }) => fullName)).toEqual(["Iris Combe", "Pat Reed"]);
    expect(page.data[1]).toMatchObject({
      team: "Factory floor",
      kind: "factory",
      roles: ["Picker"],
      status: "Enabled",
      mutedAt: null,
      isYou: false,
    });
  });

  test.each([
    ["q=reed", ["Pat Reed"]],
    ["q=factory+fl", ["Iris Combe", "Pat Reed", "Priya Nair"]],
    ["q=super", ["Alex Gray", "Sam Okafor"]],
    ["q=IRIS@selvedge", ["Iris Combe"]],
    ["q=%25", []],
    ["kind=office", ["Alex Gray", "Hetty Vane", "Sam Okafor"]],
    ["kind=factory", ["Iris Combe", "Pat Reed", "Priya Nair"]],
    ["role=packer", ["Iris Combe"]],
    ["role=nobody", []],
    ["state=muted", []],
    ["state=disabled", []],
    ["state=enabled&kind=factory&q=i", ["Iris Combe", "Pat Reed", "Priya Nair"]],
  ])("limited to %s shows %j", async (query, shown) => {
    expect(await names(query)).toEqual(shown);
  });

  test.each([
    ["who may not see it", () => pat, users, 403],
    ["of a person, who may not see it", () => pat, `${users}1/`, 403],
    ["of a person who is not there", () => hetty, `${users}999999/`, 404],
    ["of no number", () => hetty, `${users}1%20or%201/`, 404],
    ["with a state that there is not", () => hetty, `${users}?state=asleep`, 422],
  ])("refuses somebody %s", async (_, who, url, status) => {
    expect((await who().get(url)).statusCode).toBe(status);
  });
});

describe("a profile", () => {
  test("says what somebody may do and where it comes from, and shows private values as dots", async () => {
    await rows(
      `update staff_users set mobile_phone_number = '07700 900105', city = 'Madeley', street_address = '5 Park Avenue',
        extra_permissions = '{stock.read}', timed_permissions = $2 where id = $1`,
      [
        ids.pat,
        JSON.stringify([
          { permission: "labels.print", until: "2999-01-01T00:00:00Z" },
          { permission: "orders.hold", until: "2020-01-01T00:00:00Z" },
        ]),
      ],
    );
    await hetty.send("PATCH", `${users}${ids.pat}/private/`, { bankAccountNumber: "12345678" });
    const { data } = (await hetty.get(`${users}${ids.pat}/`)).json();
    expect(data).toMatchObject({
      fullName: "Pat Reed",
      email: "pat@selvedge.test",
      status: "Enabled",
      kind: "factory",
    });
    const from = Object.fromEntries(data.permissions.map(({ word, from, until }: never) => [word, [from, until]]));
    expect(from).toMatchObject({
      "floor.scan": ["Picker", null],
      "stock.read": ["Given to them alone", null],
      "labels.print": ["Given to them alone", "2999-01-01T00:00:00.000Z"],
    });
    expect(from["orders.hold"]).toBeUndefined();
    const masked = Object.fromEntries(data.masked.map(({ field, shown }: never) => [field, shown]));
    expect(masked).toMatchObject({
      mobilePhoneNumber: "••••105",
      homeAddress: "••••",
      bankAccountNumber: "••••5678",
      sortCode: null,
    });
    expect(JSON.stringify(data)).not.toMatch(/07700|Park Avenue|12345678/);
  });

  test("reveals a phone for a reason, and says afterwards who looked", async () => {
    const reason = "Rota changed, she has to know today";
    const answer = await hetty.post(`${users}${ids.pat}/private/reveal/`, { field: "mobilePhoneNumber", reason });
    expect(answer.json()).toEqual({ data: { field: "mobilePhoneNumber", value: "07700 900105" } });
    const { data } = (await hetty.get(`${users}${ids.pat}/`)).json();
    expect(data.looks[0]).toMatchObject({ field: "Mobile", by: "Hetty Vane", reason });
  });
});

describe("somebody who is switched off", () => {
  test("loses every session and open stream at once, and can sign in as staff again once switched on", async () => {
    await world.app.listen({ port: 0, host: "127.0.0.1" });
    const [first, second] = [await staffAt("iris"), await staffAt("iris")];
    const stream = await openStream(world.app, first);
    expect(stream.statusCode).toBe(200);
    const ended = once(stream.resume(), "end");
    const answer = await hetty.post(`${users}${ids.iris}/disable/`, { reason: "Left on Friday" });
    expect(answer.json()).toEqual({ data: { id: ids.iris, status: "Disabled" } });
    await ended;
    for (const visitor of [first, second]) expect((await visitor.get("/omnis/v3/factory/floor/")).statusCode).toBe(401);
    expect((await (await staffAt("iris")).get("/omnis/v3/factory/floor/")).statusCode).toBe(403);
    expect(await names("state=disabled")).toEqual(["Iris Combe"]);
    expect((await hetty.post(`${users}${ids.iris}/enable/`)).json().data.status).toBe("Enabled");
    expect((await (await staffAt("iris")).get("/omnis/v3/factory/floor/")).statusCode).toBe(200);
    const audit = await rows("select action, detail from platform_audit_log where subject = $1 order by id", [
      `user ${ids.iris}`,
    ]);
    expect(audit).toEqual([
      { action: "user.disabled", detail: { reason: "Left on Friday" } },
      { action: "user.enabled", detail: { reason: "" } },
    ]);
  });

  test.each([
    ["by themselves", () => hetty, "hetty", 409],
    ["as an admin, by somebody who is none", () => hetty, "alex", 409],
    ["by somebody who may not", () => pat, "hetty", 403],
    ["without being there", () => hetty, "nobody", 404],
  ])("is refused %s", async (_, who, name, status) => {
    expect((await who().post(`${users}${ids[name] ?? 999999}/disable/`)).statusCode).toBe(status);
  });

  test("may be an admin, as long as another one stays", async () => {
    expect((await sam.post(`${users}${ids.alex}/disable/`)).statusCode).toBe(200);
    await rows("update staff_users set status = 0 where id = $1", [ids.alex]);
    const alex = await staffAt("alex");
    const answers = await Promise.all([
      sam.post(`${users}${ids.alex}/disable/`),
      alex.post(`${users}${ids.sam}/disable/`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    const admins = await rows("select id from staff_users where status = 0 and 'super-admin' = any(roles)");
    expect(admins).toHaveLength(1);
    await rows("update staff_users set status = 0");
  });
});

describe("a second factor", () => {
  const login = { email: "jo@selvedge.shop", password: "selvedge-demo" };

  test("is set up before anything else opens; logins of the demo world need none outside production", async () => {
    await seedStaff(world.database.pools, { ...login, fullName: "Jo Finch", roles: ["people"] });
    const jo = await visitorOf(world.app, host).arrive();
    const entered = await jo.post("/omnis/v3/dashboard/secure/login/", login);
    expect(entered.json().account.staff).toMatchObject({ needsTwoFactor: true, permissions: [] });
    for (const path of [users, "/omnis/v3/atlas/orders/"])
      expect((await jo.get(path)).json()).toMatchObject({ code: "twoFactorNeeded" });
    await rows("update accounts set two_factor_enabled_at = now() where email = $1", [login.email]);
    expect((await jo.get(users)).statusCode).toBe(200);
    const { account } = (await hetty.get("/omnis/v3/dashboard/secure/get/")).json();
    expect(account.staff).toMatchObject({ needsTwoFactor: false, roleName: "People" });
  });
});
