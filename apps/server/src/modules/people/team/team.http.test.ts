// A shop's team: inviting, changing, removing, roles of its own, permission requests, and what none of it lets anyone do.
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantAt, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let ruth: Visitor;
let ruthId = 0;
let team = "";
beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.platform;
  const person = await seedPerson(pools, { email: "ruth@selvedge.test", fullName: "Ruth Penrose" });
  ruthId = person.accountId;
  await seedMember(pools, fixture.bramble, person, "admin");
  ruth = await merchantAt(world, "ruth@selvedge.test");
  team = `${fixture.base}/team`;
});
afterEach(() => vi.restoreAllMocks());

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const mailsTo = (email: string) => sql("select * from mails where to_address = $1 order by id", [email]);
const work = async () => {
  const waiting = await world.database.ownerQuery(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id returning t.identifier, j.payload`,
  );
  for (const { identifier, payload } of waiting.rows) await tasks[identifier]!(world.platform, payload);
};
const linkIn = ({ body_text }: { body_text: string }) => /\/join\/([\w-]{22})\//.exec(body_text)![1]!;
let count = 0;
const newcomer = async () => {
  const email = `new${++count}@selvedge.test`;
  const { accountId } = await seedPerson(world.platform.pools, { email, fullName: `New Person ${count}` });
  return { email, accountId, visitor: await merchantAt(world, email) };
};
const invited = async (email: string, place: object = { role: "support" }, by = fixture.ada) => {
  const answer = await by.post(`${team}/invitations/`, { email, ...place });
  await work();
  return { answer, id: answer.json().data?.id as number, token: linkIn((await mailsTo(email)).at(-1)) };
};
const readTeam = async () => (await fixture.ada.get(`${team}/`)).json().data;
const roleOf = async (accountId: number) =>
  (await sql("select role from memberships where account_id = $1", [accountId]))[0]?.role ?? null;

describe("an invitation", () => {
  test("is mailed, read by its link, and accepted once by the invited account, which then sees its part", async () => {
    const { email, accountId, visitor } = await newcomer();
    const { token } = await invited(email);
    expect((await visitor.get(`/omnis/v3/invitations/${token}/`)).json().data).toMatchObject({
      shopName: fixture.bramble.name,
      invitedBy: "Ada Whitlock",
      roleName: "Support",
      email,
      hasAccount: true,
    });
    expect((await visitor.get(`${fixture.base}/orders/`)).statusCode).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(`/omnis/v3/invitations/${token}/accept/`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect(await roleOf(accountId)).toBe("support");
    expect((await visitor.get(`${fixture.base}/orders/`)).statusCode).toBe(200);
    expect((await visitor.get(`${team}/`)).statusCode).toBe(403);
    const audit = await sql("select action from audit_log where subject = $1", [`account ${accountId}`]);
    expect(audit).toEqual([{ action: "team.joined" }]);
  });

  test("names who invites, and somebody without a name by their address", async () => {
    await sql("update accounts set full_name = '' where id = $1", [ruthId]);
    const { token } = await invited("nameless@else.example", { role: "support" }, ruth);
    const [mail] = await mailsTo("nameless@else.example");
    const shown = (await visitorOf(world.app, "localhost").get(`/omnis/v3/invitations/${token}/`)).json().data;
    const { people, invitations } = await readTeam();
    await sql("update accounts set full_name = 'Ruth Penrose' where id = $1", [ruthId]);
    expect(mail.subject).toBe(`ruth@selvedge.test invites you to ${fixture.bramble.name}`);
    expect(shown.invitedBy).toBe("ruth@selvedge.test");
    expect(invitations.at(-1).invitedBy).toBe("ruth@selvedge.test");
    expect(people.find(({ id }: { id: number }) => id === ruthId).fullName).toBe("ruth@selvedge.test");
  });

  test("is for its address alone", async () => {
    const { token } = await invited("somebody@else.example");
    const answer = await fixture.joe.post(`/omnis/v3/invitations/${token}/accept/`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      "This invitation was sent to somebody@else.example, and you are signed in as shopper@selvedge.test.",
    ]);
    expect((await fixture.nobody.post(`/omnis/v3/invitations/${token}/accept/`)).statusCode).toBe(401);
  });

  test("sent again has a new link for seven more days, and the old one ends", async () => {
    const { email, visitor } = await newcomer();
    const first = await invited(email);
    expect((await fixture.ada.post(`${team}/invitations/${first.id}/send-again/`)).statusCode).toBe(200);
    await work();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect((await visitor.get(`/omnis/v3/invitations/${first.token}/`)).statusCode).toBe(404);
    expect((await visitor.get(`/omnis/v3/invitations/${linkIn(mails[1])}/`)).statusCode).toBe(200);
  });

  test("of an address that is invited already changes the open one", async () => {
    const { email } = await newcomer();
    const first = await invited(email, { role: "viewer" });
    const second = await invited(email, { role: "manager" });
    expect(second.id).toBe(first.id);
    expect((await readTeam()).invitations.filter((each: { email: string }) => each.email === email)).toMatchObject([
      { role: "manager", roleName: "Manager" },
    ]);
  });

  test("that ends while its page is open says so on the page, to a new person and to one with an account", async () => {
    const { email, visitor } = await newcomer();
    const stranger = await visitorOf(world.app, "localhost").arrive();
    const join = (who: Visitor, token: string) =>
      who.send("POST", `/join/${token}/`, "fullName=Fay+New&password=a-long-enough-one", {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost",
      });
    for (const [who, address] of [
      [visitor, email],
      [stranger, "fay@else.example"],
    ] as const) {
      const { id, token } = await invited(address);
      await fixture.ada.send("DELETE", `${team}/invitations/${id}/`);
      const answer = await join(who, token);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/join/${token}/`]);
      expect((await who.get(`/join/${token}/`)).body).toContain("This invitation no longer works");
    }
  });

  test("that is withdrawn or a week old opens nothing", async () => {
    const gone = await newcomer();
    const withdrawn = await invited(gone.email);
    expect((await fixture.ada.send("DELETE", `${team}/invitations/${withdrawn.id}/`)).statusCode).toBe(200);
    const late = await newcomer();
    const old = await invited(late.email);
    expect((await gone.visitor.post(`/omnis/v3/invitations/${withdrawn.token}/accept/`)).statusCode).toBe(404);
    const at = new Date(Date.now() + 7 * 86_400_000 + 60_000);
    vi.spyOn(world.platform, "now").mockImplementation(() => at);
    expect((await late.visitor.post(`/omnis/v3/invitations/${old.token}/accept/`)).statusCode).toBe(404);
    expect(await roleOf(gone.accountId)).toBeNull();
  });

  test.each([
    ["somebody of the team", { email: "ruth@selvedge.test", role: "viewer" }, 422],
    ["no address", { email: "nonsense", role: "viewer" }, 422],
    ["an unknown role", { email: "a@b.example", role: "king" }, 422],
    ["an own role without its number", { email: "a@b.example", role: "own" }, 422],
    ["an own role of another shop", { email: "a@b.example", role: "own", shopRoleId: 999_999 }, 422],
    ["an unknown permission", { email: "a@b.example", role: "viewer", permissions: ["everything"] }, 422],
    ["a field that is none", { email: "a@b.example", role: "viewer", isOwner: true }, 422],
  ])("of %s is refused", async (_, body, status) => {
    expect((await fixture.ada.post(`${team}/invitations/`, body)).statusCode).toBe(status);
  });

  test("gives nobody more than the one who invites has", async () => {
    const owner = await ruth.post(`${team}/invitations/`, { email: "a@b.example", role: "owner" });
    expect([owner.statusCode, owner.json().message]).toEqual([409, "Only an owner can change an owner."]);
    const payouts = await ruth.post(`${team}/invitations/`, {
      email: "a@b.example",
      role: "viewer",
      permissions: ["payouts.manage"],
    });
    expect([payouts.statusCode, payouts.json().message]).toEqual([
      409,
      "You can't give permissions that you don't have.",
    ]);
  });
});

describe("an invitation to an address without an account", () => {
  const stranger = () => visitorOf(world.app, "localhost").arrive();
  const join = (visitor: Visitor, token: string, body: object) =>
    visitor.post(`/omnis/v3/invitations/${token}/join/`, body);
  const body = { fullName: "Fiona Keir", password: "heddle shaft weft 9" };

  test("makes a proved account, joins the team and signs in, once for many at the same time", async () => {
    const email = "fiona@keir.example";
    const { token } = await invited(email, { role: "support" });
    const visitors = await Promise.all([1, 2, 3].map(stranger));
    const answers = await Promise.all(visitors.map((visitor) => join(visitor, token, body)));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    const first = visitors[answers.findIndex(({ statusCode }) => statusCode === 200)]!;
    expect((await first.get("/omnis/v3/dashboard/secure/get/")).json().account).toMatchObject({
      email,
      fullName: "Fiona Keir",
      shops: [{ id: fixture.bramble.divisionId, role: "support" }],
    });
    const [account] = await sql("select verified_at from accounts where email = $1", [email]);
    expect(account.verified_at).not.toBeNull();
  });

  test.each([
    ["a weak password", { ...body, password: "password" }, "password"],
    ["a password with a space at its end", { ...body, password: "heddle shaft weft 9 " }, "password"],
    ["no name", { ...body, fullName: " " }, "fullName"],
  ])("is not used up by %s", async (name, wrong, field) => {
    const { token } = await invited(`${name.replaceAll(" ", "-")}@keir.example`);
    const visitor = await stranger();
    const refused = await join(visitor, token, wrong);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    expect((await join(visitor, token, body)).statusCode).toBe(200);
  });

  test("signs nobody in to an account that is there", async () => {
    const { email } = await newcomer();
    const { token } = await invited(email);
    const visitor = await stranger();
    expect((await join(visitor, token, body)).statusCode).toBe(409);
    expect((await visitor.get("/omnis/v3/dashboard/secure/get/")).json().account).toBeNull();
  });
});

describe("people", () => {
  test("are changed and taken out, and feel it with their next request", async () => {
    const { email, accountId, visitor } = await newcomer();
    const { token } = await invited(email, { role: "support" });
    await visitor.post(`/omnis/v3/invitations/${token}/accept/`);
    await fixture.ada.send("PATCH", `${team}/people/${accountId}/`, { role: "designer" });
    expect((await visitor.get(`${fixture.base}/orders/`)).statusCode).toBe(403);
    await fixture.ada.send("PATCH", `${team}/people/${accountId}/`, { role: "designer", permissions: ["orders.read"] });
    expect((await visitor.get(`${fixture.base}/orders/`)).statusCode).toBe(200);
    await fixture.ada.send("DELETE", `${team}/people/${accountId}/`);
    expect((await visitor.get(`${fixture.base}/orders/`)).statusCode).toBe(404);
  });

  test("do not change themselves, and the last owner stays", async () => {
    const own = (await readTeam()).people.find((each: { isYou: boolean }) => each.isYou).id;
    const change = await fixture.ada.send("PATCH", `${team}/people/${own}/`, { role: "viewer" });
    expect([change.statusCode, change.json().code]).toEqual([409, "teamRefused"]);
    const leave = await fixture.ada.post(`/omnis/v3/memberships/${fixture.bramble.divisionId}/leave/`);
    expect(leave.json().message).toBe("A shop needs an owner. Make someone else an owner first.");
    expect((await ruth.send("DELETE", `${team}/people/${own}/`)).statusCode).toBe(409);
  });

  test("two owners who take each other out at once leave one", async () => {
    const { email, accountId, visitor } = await newcomer();
    const { token } = await invited(email, { role: "owner" });
    await visitor.post(`/omnis/v3/invitations/${token}/accept/`);
    const own = (await readTeam()).people.find((each: { isYou: boolean }) => each.isYou).id;
    await Promise.all([
      fixture.ada.send("DELETE", `${team}/people/${accountId}/`),
      visitor.send("DELETE", `${team}/people/${own}/`),
    ]);
    const owners = await sql("select account_id from memberships where division_id = $1 and role = 'owner'", [
      fixture.bramble.divisionId,
    ]);
    expect(owners).toHaveLength(1);
    if (owners[0].account_id !== own) {
      await sql("insert into memberships (account_id, division_id, role) values ($1, $2, 'owner')", [
        own,
        fixture.bramble.divisionId,
      ]);
      await sql("delete from memberships where account_id = $1", [accountId]);
    }
  });

  test("leave by themselves, whatever their role", async () => {
    const { email, accountId, visitor } = await newcomer();
    const { token } = await invited(email, { role: "viewer" });
    await visitor.post(`/omnis/v3/invitations/${token}/accept/`);
    expect((await visitor.send("DELETE", `${team}/people/${ruthId}/`)).statusCode).toBe(403);
    const leave = `/omnis/v3/memberships/${fixture.bramble.divisionId}/leave/`;
    expect((await fixture.joe.post(leave)).statusCode).toBe(404);
    expect((await visitor.post(leave)).statusCode).toBe(200);
    expect(await roleOf(accountId)).toBeNull();
  });
});

describe("roles of the shop's own", () => {
  test("are given, changed for everyone who has them, and deleted once no one has", async () => {
    const made = await fixture.ada.post(`${team}/roles/`, { name: "Letters", permissions: ["orders.read"] });
    const roleId = made.json().data.id;
    const { email, accountId, visitor } = await newcomer();
    const { token } = await invited(email, { role: "own", shopRoleId: roleId });
    expect((await fixture.ada.send("DELETE", `${team}/roles/${roleId}/`)).statusCode).toBe(409);
    await visitor.post(`/omnis/v3/invitations/${token}/accept/`);
    expect((await visitor.get(`${fixture.base}/orders/`)).statusCode).toBe(200);
    await fixture.ada.send("PATCH", `${team}/roles/${roleId}/`, { name: "Blog", permissions: ["blog.edit"] });
    expect((await visitor.get(`${fixture.base}/orders/`)).statusCode).toBe(403);
    expect((await fixture.ada.send("DELETE", `${team}/roles/${roleId}/`)).statusCode).toBe(409);
    await fixture.ada.send("PATCH", `${team}/people/${accountId}/`, { role: "viewer" });
    expect((await fixture.ada.send("DELETE", `${team}/roles/${roleId}/`)).statusCode).toBe(200);
  });

  test("have names of their own, whatever the case, and permit nothing that their maker may not do", async () => {
    await fixture.ada.post(`${team}/roles/`, { name: "Packing", permissions: [] });
    const twice = await fixture.ada.post(`${team}/roles/`, { name: "packing", permissions: [] });
    expect(twice.json().errors).toEqual({ name: ["There is already a role with this name."] });
    const beyond = await ruth.post(`${team}/roles/`, { name: "Money", permissions: ["shop.close"] });
    expect(beyond.statusCode).toBe(409);
  });
});

describe("a permission request", () => {
  const ask = async (visitor: Visitor) =>
    (
      await visitor.post("/omnis/v3/atlas/permissions/request/orders.manage/", {
        reason: "I pack on Fridays",
        division: fixture.bramble.divisionId,
        place: "/dashboard/orders/12",
      })
    ).json().data.id as number;
  const orderId = 1;
  const mayHold = async (visitor: Visitor) =>
    (await visitor.post(`${fixture.base}/orders/${orderId}/hold/`, { reason: "x" })).statusCode !== 403;

  test.each([
    ["grant", true, "You have the permission that you asked for"],
    ["grantForDay", true, "You have the permission that you asked for"],
    ["deny", false, "Your request was not granted"],
  ])("answered with %s is felt at once and mailed", async (answer, isAllowed, subject) => {
    const { email, visitor } = await newcomer();
    await visitor.post(`/omnis/v3/invitations/${(await invited(email, { role: "viewer" })).token}/accept/`);
    const id = await ask(visitor);
    expect((await readTeam()).requests.find((each: { id: number }) => each.id === id)).toMatchObject({
      reason: "I pack on Fridays",
      permissions: [{ word: "orders.manage", sentence: expect.stringContaining(" ") }],
    });
    const done = await fixture.ada.post(`${team}/requests/${id}/answer/`, { answer, note: "Until the sale is over" });
    expect(done.statusCode, done.body).toBe(200);
    expect(await mayHold(visitor)).toBe(isAllowed);
    await work();
    const mail = (await mailsTo(email)).at(-1);
    expect(mail.subject).toBe(subject);
    expect(mail.body_text).toContain("Until the sale is over");
    expect(mail.body_text, "back to the page that asked").toContain(
      `${world.platform.origins.main}/dashboard/orders/12`,
    );
    expect((await fixture.ada.post(`${team}/requests/${id}/answer/`, { answer, note: "" })).statusCode).toBe(409);
  });

  test("granted for a day ends after it", async () => {
    const { email, accountId, visitor } = await newcomer();
    await visitor.post(`/omnis/v3/invitations/${(await invited(email, { role: "viewer" })).token}/accept/`);
    await fixture.ada.post(`${team}/requests/${await ask(visitor)}/answer/`, { answer: "grantForDay", note: "" });
    expect(await mayHold(visitor)).toBe(true);
    await sql(
      `update memberships set timed_permissions = jsonb_set(timed_permissions, '{0,until}', to_jsonb(now() - interval '1 second'))
       where account_id = $1`,
      [accountId],
    );
    expect(await mayHold(visitor)).toBe(false);
  });

  test("is not answered by the one who asks, nor by someone without the permission", async () => {
    const { visitor, email } = await newcomer();
    await visitor.post(`/omnis/v3/invitations/${(await invited(email, { role: "viewer" })).token}/accept/`);
    const id = await ask(visitor);
    const limited = await newcomer();
    const place = { role: "viewer", permissions: ["people.manage"] };
    await limited.visitor.post(`/omnis/v3/invitations/${(await invited(limited.email, place)).token}/accept/`);
    const beyond = await limited.visitor.post(`${team}/requests/${id}/answer/`, { answer: "grant", note: "" });
    expect([beyond.statusCode, beyond.json().code]).toEqual([409, "teamRefused"]);
    const own = await ask(limited.visitor);
    expect(
      (await limited.visitor.post(`${team}/requests/${own}/answer/`, { answer: "deny", note: "" })).statusCode,
    ).toBe(409);
  });
});

describe("another shop's", () => {
  test("team, invitations, roles and requests are not found, also where the application does not check", async () => {
    const { id } = await invited("guest@postbox.example");
    const elsewhere = `${fixture.otherBase}/team`;
    for (const [method, path] of [
      ["GET", "/"],
      ["DELETE", `/invitations/${id}/`],
      ["PATCH", `/people/${ruthId}/`],
      ["DELETE", `/people/${ruthId}/`],
    ] as const)
      expect(
        (await fixture.ada.send(method, elsewhere + path, method === "PATCH" ? { role: "viewer" } : undefined))
          .statusCode,
      ).toBe(404);
    const client = await world.database.pools.web.connect();
    await client.query("begin");
    await client.query("select set_config('app.division', $1, true)", [String(fixture.other.divisionId)]);
    const touched = [
      await client.query("update memberships set role = 'owner' where account_id = $1", [ruthId]),
      await client.query("delete from memberships where account_id = $1", [ruthId]),
      await client.query("update invitations set withdrawn_at = now() where id = $1", [id]),
      await client.query("update shop_roles set name = 'x'"),
    ];
    expect(touched.map(({ rowCount }) => rowCount)).toEqual([0, 0, 0, 0]);
    await expect(
      client.query("insert into memberships (account_id, division_id, role) values ($1, $2, 'owner')", [
        ruthId,
        fixture.bramble.divisionId,
      ]),
    ).rejects.toThrow(/row-level security/);
    await client.query("rollback");
    client.release();
  });
});
