// Roles of staff, the access of one person, and requests for more.
import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { mailAccessRequest, staffPermissionAnswered } from "./index.ts";

const world = testApp();
const host = "backoffice.localhost";
const base = "/omnis/v3/atlas/";
const roles = `${base}staff-roles/`;
const inbox = `${base}access-requests/`;

let fixture: MerchantFixture;
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
const permissionsOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get("/omnis/v3/dashboard/secure/get/")).json().account?.staff.permissions;
const access = (more: object = {}) => ({
  roles: ["picker"],
  extra: [],
  timed: [],
  storeControlRole: "none",
  ...more,
});
const change = (who: Visitor, name: string, body: unknown) =>
  who.send("PATCH", `${base}users/${ids[name] ?? 999999}/access/`, body);
const ask = async (who: Visitor, words: string, body: object = { reason: "Covering for Priya on Thursday" }) =>
  (await who.post(`/omnis/v3/atlas/permissions/request/${words}/`, body)).json().data.id as number;
const answer = (who: Visitor, id: number, body: object) => who.post(`${inbox}${id}/answer/`, body);
const mailsTo = async (name: string): Promise<string[]> =>
  (await rows("select subject from mails where to_address = $1 order by id", [`${name}@selvedge.test`])).map(
    ({ subject }) => subject,
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  fixture = await merchantFixture(world);
  for (const [name, fullName, role] of [
    ["hetty", "Hetty Vane", "people"],
    ["pat", "Pat Reed", "picker"],
    ["iris", "Iris Combe", "packer"],
  ] as const)
    ids[name] = (
      await seedStaff(world.database.pools, { email: `${name}@selvedge.test`, fullName, roles: [role] })
    ).staffUserId;
  [{ id: ids.sam }] = await rows("select id from staff_users where first_name = 'Sam'");
});
beforeEach(async () => {
  await rows("delete from rate_limits");
  await rows("delete from staff_roles");
  await rows(
    "update staff_users set extra_permissions = '{}', timed_permissions = '[]', store_control_role = 'none', muted_at = null",
  );
  await rows("update staff_users set roles = '{picker}' where id = $1", [ids.pat]);
  await rows("update permission_requests set status = 'denied', decided_at = now() where status = 'waiting'");
  [sam, hetty, pat] = [await staffAt("staff"), await staffAt("hetty"), await staffAt("pat")];
});

describe("a role", () => {
  const night = { name: "Night shift", purpose: "Works while we sleep.", permissions: ["floor.read", "floor.scan"] };
  const listed = async (word: string) =>
    (await hetty.get(roles)).json().data.find((role: { word: string }) => role.word === word);

  test("is made, given, changed for everyone who has it, and deleted once no one has it", async () => {
    expect((await sam.post(roles, night)).json()).toEqual({ data: { word: "night-shift" } });
    expect(await listed("night-shift")).toMatchObject({ ...night, people: 0, isShipped: false });
    expect((await change(sam, "pat", access({ roles: ["night-shift"] }))).statusCode).toBe(200);
    expect(await permissionsOf(pat)).toEqual(["floor.read", "floor.scan"]);
    const more = { ...night, permissions: ["floor.read", "labels.fault"] };
    expect((await sam.send("PATCH", `${roles}night-shift/`, more)).statusCode).toBe(200);
    expect(await permissionsOf(pat)).toEqual(["labels.fault", "floor.read"]);
    const refused = await sam.send("DELETE", `${roles}night-shift/`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "People have this role. Give them another one first.",
    ]);
    await change(sam, "pat", access());
    expect((await sam.send("DELETE", `${roles}night-shift/`)).statusCode).toBe(200);
    expect(await listed("night-shift")).toBeUndefined();
  });

  test("that Selvedge came with can be changed and set back, and not deleted", async () => {
    const body = { name: "Picker", purpose: "", permissions: ["floor.read"] };
    expect((await sam.send("PATCH", `${roles}picker/`, body)).statusCode).toBe(200);
    expect(await permissionsOf(pat)).toEqual(["floor.read"]);
    expect(await listed("picker")).toMatchObject({ isShipped: true, isChanged: true });
    expect((await sam.send("DELETE", `${roles}picker/`)).statusCode).toBe(200);
    expect(await permissionsOf(pat)).toContain("floor.scan");
    expect((await sam.send("DELETE", `${roles}picker/`)).json().message).toBe(
      "This role came with Selvedge. It can be changed, but not deleted.",
    );
  });

  test.each([
    ["with what its maker does not have", () => hetty, "POST", "", night, 409],
    ["under a name that there is, in any letters", () => sam, "POST", "", { ...night, name: "pIcKer" }, 422],
    ["without a name", () => sam, "POST", "", { ...night, name: " " }, 422],
    ["with a word that nobody knows", () => sam, "POST", "", { ...night, permissions: ["all.of.it"] }, 422],
    ["by somebody who may not", () => pat, "POST", "", night, 403],
    ["that is the admin's", () => sam, "PATCH", "super-admin/", night, 409],
    ["that is the admin's, deleted", () => sam, "DELETE", "super-admin/", undefined, 409],
    ["that there is not", () => sam, "PATCH", "nobody/", night, 404],
    ["that there is not, deleted", () => sam, "DELETE", "nobody/", undefined, 404],
    ["narrowed by who does not have the rest", () => hetty, "PATCH", "picker/", night, 200],
    ["widened beyond one's own", () => hetty, "PATCH", "people/", { ...night, permissions: ["orders.refund"] }, 409],
  ] as const)("%s is answered with the last number", async (_, who, method, end, body, status) => {
    expect((await who().send(method, `${roles}${end}`, body)).statusCode).toBe(status);
  });
});

describe("the access of one person", () => {
  test("may end at an instant, and is over then", async () => {
    const until = inDays(1);
    const timed = [{ permission: "labels.print", until }];
    expect((await change(sam, "pat", access({ timed, extra: ["orders.hold"] }))).statusCode).toBe(200);
    expect(await permissionsOf(pat)).toEqual(expect.arrayContaining(["labels.print", "orders.hold"]));
    await rows("update staff_users set timed_permissions = $1", [
      JSON.stringify([{ permission: "labels.print", until: "2020-01-01T00:00:00Z" }]),
    ]);
    expect(await permissionsOf(pat)).not.toContain("labels.print");
  });

  test("gives their sessions new ids: the old value opens nothing, the next call brings the new one", async () => {
    const before = new Map(pat.cookies);
    await change(sam, "pat", access({ roles: ["packer"] }));
    expect((await pat.get("/omnis/v3/factory/floor/")).statusCode).toBe(200);
    expect(pat.cookies.get("session")).not.toBe(before.get("session"));
    expect((await pat.get("/omnis/v3/factory/floor/")).statusCode).toBe(200);
    const old = visitorOf(world.app, host);
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.get("/omnis/v3/factory/floor/")).statusCode).toBe(401);
  });

  test("signs nobody out whose answer with the new id is lost, and gives calls at the same moment the same id", async () => {
    await change(sam, "pat", access({ roles: ["picker"] }));
    const twin = () => {
      const visitor = visitorOf(world.app, host);
      for (const [name, value] of pat.cookies) visitor.cookies.set(name, value);
      return visitor;
    };
    const lost = [twin(), twin()];
    const answers = await Promise.all(lost.map((visitor) => visitor.get("/omnis/v3/factory/floor/")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(lost[0]!.cookies.get("session")).toBe(lost[1]!.cookies.get("session"));
    expect((await pat.get("/omnis/v3/factory/floor/")).statusCode).toBe(200);
    expect((await pat.get("/omnis/v3/factory/floor/")).statusCode).toBe(200);
    expect((await lost[0]!.get("/omnis/v3/factory/floor/")).statusCode).toBe(200);
  });

  test.each<[string, () => Visitor, string, object, number]>([
    ["what the giver has", () => hetty, "pat", { extra: ["staff.read"] }, 200],
    ["what the giver does not have", () => hetty, "pat", { extra: ["labels.print"] }, 409],
    [
      "for a day what the giver does not have",
      () => hetty,
      "pat",
      { timed: [{ permission: "labels.print", until: inDays(1) }] },
      409,
    ],
    ["a role with more than the giver has", () => hetty, "pat", { roles: ["picker", "printer"] }, 409],
    ["the admin's role, by somebody who is none", () => hetty, "pat", { roles: ["super-admin"] }, 409],
    ["less to an admin, by somebody who is none", () => hetty, "sam", { roles: [] }, 409],
    ["anything to themselves", () => sam, "sam", { roles: ["super-admin"] }, 409],
    ["stock, which the giver does not have", () => hetty, "pat", { storeControlRole: "viewer" }, 409],
    ["a role that there is not", () => sam, "pat", { roles: ["nobody"] }, 422],
    [
      "an end that is past",
      () => sam,
      "pat",
      { timed: [{ permission: "labels.print", until: "2020-01-01T00:00:00Z" }] },
      422,
    ],
    ["an end in ten years", () => sam, "pat", { timed: [{ permission: "labels.print", until: inDays(3650) }] }, 422],
    ["a word that nobody knows", () => sam, "pat", { extra: ["all.of.it"] }, 422],
    ["anything by somebody who may not", () => pat, "hetty", {}, 403],
    ["anything to nobody", () => sam, "nobody", {}, 404],
  ])("given %s is answered with the last number", async (_, who, name, more, status) => {
    expect((await change(who(), name, access(more))).statusCode).toBe(status);
  });
});

describe("a request for a permission", () => {
  test("waits in the inbox, is granted for a day, and the person who asked is told", async () => {
    const id = await ask(pat, "labels.print");
    const { data, meta } = (await sam.get(inbox)).json();
    expect(meta.waiting).toBe(1);
    expect(data).toMatchObject([
      { id, fullName: "Pat Reed", userId: ids.pat, from: "Picker", isOfShop: false, isOwn: false, beyondYours: [] },
    ]);
    expect((await answer(sam, id, { answer: "grant", days: 1, note: "Until Priya is back" })).json()).toEqual({
      data: { id, status: "granted" },
    });
    expect(await permissionsOf(pat)).toContain("labels.print");
    const [{ extra_permissions, timed_permissions }] = await rows(
      "select extra_permissions, timed_permissions from staff_users where id = $1",
      [ids.pat],
    );
    expect(extra_permissions).toEqual([]);
    expect(timed_permissions).toMatchObject([{ permission: "labels.print" }]);
    await staffPermissionAnswered(world.platform, { requestId: id });
    await staffPermissionAnswered(world.platform, { requestId: id });
    expect(await mailsTo("pat")).toEqual(["You have the permission that you asked for"]);
    expect((await answer(sam, id, { answer: "deny", note: "Too late for that" })).statusCode).toBe(409);
    expect((await sam.get(`${inbox}?view=answered`)).json().data[0]).toMatchObject({
      id,
      status: "granted",
      answer: { by: "Sam Okafor", note: "Until Priya is back" },
    });
  });

  test("is granted for good, or refused with a note", async () => {
    const [first, second] = [await ask(pat, "labels.print"), await ask(pat, "orders.hold")];
    expect((await answer(sam, first, { answer: "grant" })).statusCode).toBe(200);
    expect((await answer(sam, second, { answer: "deny", note: "" })).statusCode).toBe(422);
    expect((await answer(sam, second, { answer: "deny", note: "Ask your lead" })).statusCode).toBe(200);
    const held = await permissionsOf(pat);
    expect([held.includes("labels.print"), held.includes("orders.hold")]).toEqual([true, false]);
  });

  test("double clicks answer once", async () => {
    const id = await ask(pat, "labels.print");
    const both = await Promise.all([answer(sam, id, { answer: "grant" }), answer(sam, id, { answer: "grant" })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test("is not answered by who lacks what is asked for, and says who could", async () => {
    const id = await ask(pat, "labels.print");
    expect((await hetty.get(inbox)).json().data[0]).toMatchObject({
      beyondYours: ["Print garment labels"],
      answerers: ["Sam Okafor"],
    });
    expect((await answer(hetty, id, { answer: "grant" })).statusCode).toBe(409);
    expect((await answer(hetty, id, { answer: "deny", note: "Ask your lead" })).statusCode).toBe(200);
  });

  test("is not answered by oneself, by who may not, or where there is none", async () => {
    const id = await ask(hetty, "labels.print");
    expect((await hetty.get(inbox)).json().data[0]).toMatchObject({ isOwn: true });
    expect((await answer(hetty, id, { answer: "deny", note: "Never mind" })).json().message).toBe(
      "Someone else has to answer your request.",
    );
    expect((await answer(pat, id, { answer: "grant" })).statusCode).toBe(403);
    expect((await pat.get(inbox)).statusCode).toBe(403);
    expect((await answer(sam, 999_999, { answer: "grant" })).statusCode).toBe(404);
  });

  test("of a shop's people reaches those who may change shops, and nobody else", async () => {
    const division = fixture.bramble.divisionId;
    const id = await ask(fixture.vera, "orders.manage", { reason: "The owner is away", division });
    expect((await hetty.get(inbox)).json().data).toEqual([]);
    expect((await answer(hetty, id, { answer: "grant" })).statusCode).toBe(404);
    expect((await sam.get(inbox)).json().data).toMatchObject([
      { id, isOfShop: true, userId: null, permissions: [{ word: "orders.manage" }] },
    ]);
    expect((await answer(sam, id, { answer: "grant", days: 7 })).statusCode).toBe(200);
    const { account } = (await fixture.vera.get("/omnis/v3/dashboard/secure/get/")).json();
    expect(account.shops.find((shop: { id: number }) => shop.id === division).permissions).toContain("orders.manage");
  });

  test("is mailed to colleagues who could answer it, and not to muted ones", async () => {
    await rows("update staff_users set muted_at = now() where id = $1", [ids.sam]);
    const asked = await ask(pat, "staff.mute");
    await mailAccessRequest(world.platform, { requestId: asked });
    await mailAccessRequest(world.platform, { requestId: asked });
    expect(await mailsTo("hetty")).toEqual(["Pat Reed asks for a permission"]);
    expect(await mailsTo("staff")).toEqual([]);
  });
});

describe("the summary beside the requests", () => {
  const read = async (who: Visitor) => (await who.get(`${inbox}summary/`)).json().data;
  const doorsOf = async (who: Visitor) => (await read(who)).doors;
  const doorOf = async (word: string) => (await doorsOf(sam)).find((door: { word: string }) => door.word === word);
  /** Refusals of a person, minutes after a full hour two hours ago. */
  const refused = (name: string, permission: string, minutes: readonly number[]) =>
    rows(
      `insert into platform_audit_log (actor_kind, actor_name, account_id, action, subject, detail, created_at)
       select 'account', '', account_id, 'permission.refused', 'page /floor', jsonb_build_object('permission', $2::text, 'of', 'staff'),
         date_trunc('hour', now() - interval '2 hours') + minute * interval '1 minute'
       from staff_users, unnest($3::int[]) as minute where id = $1`,
      [ids[name], permission, minutes],
    );

  test("names permissions that end within two weeks, the next one first, and none that is over or far off", async () => {
    const timed = [
      { permission: "labels.print", until: inDays(9) },
      { permission: "orders.hold", until: inDays(1) },
      { permission: "files.read", until: inDays(-1) },
      { permission: "staff.read", until: inDays(40) },
    ];
    await rows("update staff_users set timed_permissions = $1 where id = $2", [JSON.stringify(timed), ids.pat]);
    expect((await read(hetty)).endsSoon).toMatchObject([
      { fullName: "Pat Reed", userId: ids.pat, shopName: null, sentence: "Hold and release orders" },
      { sentence: "Print garment labels" },
    ]);
  });

  test("names those of shops' people to colleagues who may change shops, and to nobody else", async () => {
    await rows(
      "update memberships set timed_permissions = $1 where account_id = (select id from accounts where email = 'vera@selvedge.test')",
      [JSON.stringify([{ permission: "orders.manage", until: inDays(2) }])],
    );
    expect((await read(hetty)).endsSoon).toEqual([]);
    expect((await read(sam)).endsSoon).toMatchObject([{ fullName: "Vera Hale", userId: null, shopName: "Bramble" }]);
  });

  test("counts what staff lacked, once in ten minutes, by permission and person", async () => {
    await refused("pat", "stock.count", [1, 2, 3, 14]);
    await refused("iris", "stock.count", [5]);
    await refused("pat", "money.read", [6]);
    expect((await doorOf("money.read")).times).toBe(1);
    expect(await doorOf("stock.count")).toMatchObject({
      times: 3,
      sentence: "Correct a shelf's stock count",
      people: [
        { fullName: "Pat Reed", userId: ids.pat, times: 2, isYou: false },
        { fullName: "Iris Combe", times: 1 },
      ],
      morePeople: 0,
      role: null,
    });
  });

  test("names a role that everyone has who lacked it", async () => {
    await rows("update staff_users set roles = '{picker}' where id = $1", [ids.iris]);
    await refused("pat", "quotes.read", [1]);
    await refused("iris", "quotes.read", [1]);
    expect((await doorOf("quotes.read")).role).toBe("Picker");
    await rows("update staff_users set roles = '{packer}' where id = $1", [ids.iris]);
  });

  test("leaves out what somebody may do by now, and what is older than a week", async () => {
    await refused("pat", "labels.cancel", [1]);
    await refused("pat", "orders.dispute", [-60 * 24 * 8]);
    const words = async () => (await doorsOf(sam)).map(({ word }: { word: string }) => word);
    expect(await words()).toContain("labels.cancel");
    await change(sam, "pat", access({ extra: ["labels.cancel"] }));
    expect(await words()).not.toContain("labels.cancel");
    expect(await words()).not.toContain("orders.dispute");
  });

  test("counts calls that were refused, and pages that stayed closed", async () => {
    await rows("delete from rate_limits");
    expect((await pat.get(`${base}jobs/`)).statusCode).toBe(403);
    const miss = (who: Visitor, permission: string) =>
      who.post(`/omnis/v3/atlas/permissions/missed/${permission}/`, { place: "/audit" });
    expect((await miss(pat, "system.read")).json()).toEqual({ data: { isRecorded: true } });
    expect((await miss(pat, "system.read")).json(), "once in ten minutes").toEqual({ data: { isRecorded: false } });
    expect((await miss(pat, "floor.read")).json(), "what they hold").toEqual({ data: { isRecorded: false } });
    expect((await miss(pat, "all.of.it")).statusCode).toBe(422);
    expect((await miss(fixture.vera, "system.read")).statusCode).toBe(403);
    const words = (await doorsOf(sam)).map(({ word }: { word: string }) => word);
    expect(words).toEqual(expect.arrayContaining(["jobs.read", "system.read"]));
  });

  test("is for those who answer requests", async () => {
    expect((await pat.get(`${inbox}summary/`)).statusCode).toBe(403);
  });
});
