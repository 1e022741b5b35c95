import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
const reason = "Payroll asked for it to be checked";

/** Of the people team: stores and reveals. */
let hetty: Visitor;
/** Of the floor: sees neither. */
let hugh: Visitor;
let nobody: Visitor;
let priya: number;
let iris: number;

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const staffAt = async (email: string) => {
  const visitor = await visitorOf(world.app, "backoffice.localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: "selvedge-demo" });
  return visitor;
};
const at = (id: number | string, end: string) => `/omnis/v3/atlas/users/${id}/${end}`;
const reveal = (who: Visitor, id: number | string, field = "bankAccountNumber", why: unknown = reason) =>
  who.post(at(id, "private/reveal/"), { field, reason: why });
const keep = (who: Visitor, id: number, body: unknown) => who.send("PATCH", at(id, "private/"), body);
/** The audit log of staff; refused tries are in the same log. */
const audits = () =>
  rows(
    "select actor_name, action, subject, detail, request_id from platform_audit_log where actor_kind = 'staff' order by id",
  );

beforeAll(async () => {
  await merchantFixture(world);
  const { pools } = world.database;
  await seedStaff(pools, { email: "hetty@selvedge.test", fullName: "Hetty Vane", roles: ["people"], team: "people" });
  await seedStaff(pools, { email: "hugh@selvedge.test", fullName: "Hugh Lamb", roles: ["picker"] });
  iris = (await seedStaff(pools, { email: "iris@selvedge.test", fullName: "Iris Combe", roles: ["packer"] }))
    .staffUserId;
  [hetty, hugh] = [await staffAt("hetty@selvedge.test"), await staffAt("hugh@selvedge.test")];
  nobody = await visitorOf(world.app, "backoffice.localhost").arrive();
  [{ id: priya }] = await rows("select id from staff_users where first_name = 'Priya'");
});

beforeEach(async () => {
  await rows("delete from rate_limits");
  const values = { bankAccountNumber: "12345678", sortCode: "40-47-84", dateOfBirth: "1991-04-17" };
  expect((await keep(hetty, priya, values)).statusCode).toBe(200);
  await world.database.ownerQuery("truncate platform_audit_log");
});

describe("a private value", () => {
  test("is stored sealed, each under the current key and none twice the same", async () => {
    const body = { bankAccountName: "Priya Nair", bankName: "Priya Nair", nationalInsuranceNumber: "AB123456C" };
    expect((await keep(hetty, priya, body)).json()).toEqual({
      data: { changed: ["bankAccountName", "bankName", "nationalInsuranceNumber"] },
    });
    const [row] = await rows("select * from staff_private_details where staff_user_id = $1", [priya]);
    const { currentId } = world.config.fieldKeys;
    for (const name of [
      "bank_account_name",
      "bank_name",
      "sort_code",
      "bank_account_number",
      "national_insurance_number",
    ])
      expect(row[name]).toMatch(new RegExp(`^sealed1\\.${currentId}\\.`));
    expect(row.bank_account_name.split(".")[3]).not.toBe(row.bank_name.split(".")[3]);
    expect(JSON.stringify(row)).not.toMatch(/Priya|123456/);
  });

  test("cannot be stored in clear text, not even by a statement of our own", async () => {
    await expect(
      rows("update staff_private_details set sort_code = '40-47-84' where staff_user_id = $1", [priya]),
    ).rejects.toThrow(/check constraint/);
  });

  test("is out of reach for the roles that shops work as", async () => {
    for (const pool of [world.database.pools.web, world.database.pools.worker]) {
      await expect(pool.query("select * from staff_private_details")).rejects.toThrow(/permission denied/);
      await expect(pool.query("select street_address from staff_users")).rejects.toThrow(/permission denied/);
    }
  });

  test.each([
    ["sortCode", "404784", "must contain a valid sort code"],
    ["bankAccountNumber", "1234567", "must contain a valid bank account number"],
    ["nationalInsuranceNumber", "ZZ123456Z", "must contain a valid National Insurance number"],
    ["dateOfBirth", "17/04/1991", "must be a date such as 1991-04-17"],
    ["bankName", " ", "This field is required"],
  ])("%s is not stored as %j (platform-core §5)", async (field, value, text) => {
    const answer = await keep(hetty, priya, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: [text] });
  });

  test("is taken away by null, and stays where it is left out", async () => {
    await keep(hetty, priya, { sortCode: null });
    expect((await reveal(hetty, priya, "sortCode")).json().data).toEqual({ field: "sortCode", value: null });
    expect((await reveal(hetty, priya, "dateOfBirth")).json().data.value).toBe("1991-04-17");
  });
});

describe("a reveal", () => {
  test("tells one value and leaves one row in the audit, without the value", async () => {
    const answer = await reveal(hetty, priya);
    expect(answer.json()).toEqual({ data: { field: "bankAccountNumber", value: "12345678" } });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(await audits()).toEqual([
      {
        actor_name: "Hetty Vane",
        action: "private.revealed",
        subject: `user ${priya}`,
        detail: { field: "bankAccountNumber", reason },
        request_id: expect.stringMatching(/^\w{4}-\w{4}$/),
      },
    ]);
    await reveal(hetty, priya, "sortCode");
    expect(await audits()).toHaveLength(2);
  });

  test("needs the permission", async () => {
    const answer = await reveal(hugh, priya);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe("Permission denied");
    expect((await reveal(nobody, priya)).statusCode).toBe(401);
    expect((await keep(hugh, priya, { sortCode: null })).statusCode).toBe(403);
    expect(await audits()).toEqual([]);
  });

  test.each([undefined, "", "          ", "too short", " 123456789 "])(
    "needs a reason, which %j is not",
    async (why) => {
      const answer = await reveal(hetty, priya, "bankAccountNumber", why ?? null);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(["reason"]);
      expect(await audits()).toEqual([]);
    },
  );

  test("takes only a private field, and of somebody who is there", async () => {
    expect((await reveal(hetty, priya, "passwordHash")).json().errors).toHaveProperty("field");
    for (const id of [987_654, 2_147_483_648, "x"]) expect((await reveal(hetty, id)).statusCode).toBe(404);
    expect((await reveal(hetty, iris)).json().data).toEqual({ field: "bankAccountNumber", value: null });
  });

  test("is refused after twenty in an hour", async () => {
    for (let time = 0; time < 20; time++) expect((await reveal(hetty, priya)).statusCode).toBe(200);
    expect((await reveal(hetty, priya)).statusCode).toBe(429);
    expect(await audits()).toHaveLength(20);
  });

  test("of a value that was copied from another row is refused, and shown to no one", async () => {
    await rows(
      `insert into staff_private_details (staff_user_id, bank_account_number)
       select $1, bank_account_number from staff_private_details where staff_user_id = $2`,
      [iris, priya],
    );
    const answer = await reveal(hetty, iris);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain("12345678");
    expect(await audits()).toEqual([]);
    const shown = await hetty.post("/omnis/v3/models/fetch/", {
      type: "user",
      ids: [iris],
      attributes: ["bankAccountNumber"],
    });
    expect(shown.json().data.bankAccountNumber).toBe("••••");
  });

  test("stays in the audit for good", async () => {
    await reveal(hetty, priya);
    const { pools } = world.database;
    for (const pool of [pools.backOffice, pools.web, pools.worker])
      for (const text of [
        "update platform_audit_log set detail = '{}'",
        "delete from platform_audit_log",
        "truncate platform_audit_log",
      ])
        await expect(pool.query(text)).rejects.toThrow(/permission denied/);
    expect(await audits()).toHaveLength(1);
  });

  test("is answered on the back-office host alone", async () => {
    const onMain = visitorOf(world.app, "localhost");
    for (const [name, value] of hetty.cookies) onMain.cookies.set(name, value);
    expect((await reveal(onMain, priya)).statusCode).toBe(404);
  });
});

describe("muting", () => {
  const mutedAt = async () => (await rows("select muted_at from staff_users where id = $1", [priya]))[0].muted_at;

  test("sets mutedAt, unmuting clears it, and either twice changes nothing more (platform-core §4, §7)", async () => {
    const first = (await hetty.post(at(priya, "mute/"))).json().data;
    expect(first).toEqual({ id: priya, mutedAt: (await mutedAt()).toISOString() });
    expect((await hetty.post(at(priya, "mute/"))).json().data).toEqual(first);
    expect((await hetty.post(at(priya, "unmute/"))).json().data).toEqual({ id: priya, mutedAt: null });
    expect((await hetty.post(at(priya, "unmute/"))).json().data).toEqual({ id: priya, mutedAt: null });
    expect(await mutedAt()).toBeNull();
    expect((await audits()).map(({ action }) => action)).toEqual(["user.muted", "user.unmuted"]);
  });

  test("needs its permission, and somebody to mute (platform-core §6)", async () => {
    for (const end of ["mute/", "unmute/"]) {
      const refused = await hugh.post(at(priya, end));
      expect(refused.statusCode).toBe(403);
      expect(refused.json().message).toBe("Permission denied");
      expect((await hetty.post(at(987_654, end))).statusCode).toBe(404);
    }
    expect(await mutedAt()).toBeNull();
  });
});
