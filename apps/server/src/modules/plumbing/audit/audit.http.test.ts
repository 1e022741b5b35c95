// Who signed in, who was refused and what was changed, and that no one can change the entries.
import { seedPassword } from "@selvedge/testing/seed/people";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { freshKey, type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { linkAudit, verifyAudit } from "./index.ts";

const world = testApp();
let fixture: MerchantFixture;
beforeAll(async () => {
  fixture = await merchantFixture(world);
});

const login = "/omnis/v3/dashboard/secure/login/";
const adaEmail = "merchant@selvedge.test";
const sql = async (text: string) => (await world.database.ownerQuery(text)).rows;
const events = (action: string) =>
  sql(
    `select actor_kind, actor_name, account_id, subject, detail, request_id from platform_audit_log where action = '${action}' order by id`,
  );
const deeds = (subject: string) =>
  sql(`select action, actor_name, account_id, detail from audit_log where subject = '${subject}' order by id`);
const stranger = () => visitorOf(world.app, "localhost").arrive();

describe("the security log", () => {
  test("holds a sign-in and the sign-out after it, with the account and the request", async () => {
    const ada = await stranger();
    await ada.post(login, { email: adaEmail, password: seedPassword });
    const [begun] = (await events("session.begun")).slice(-1);
    expect(begun).toMatchObject({
      actor_kind: "account",
      actor_name: "Ada Whitlock",
      subject: `account ${begun.account_id}`,
      request_id: expect.stringMatching(/^\w{4}-\w{4}$/),
      detail: { address: "127.0.0.1" },
    });
    await ada.post("/omnis/v3/dashboard/secure/logout/", {});
    expect((await events("session.ended")).slice(-1)[0]).toMatchObject({ account_id: begun.account_id });
  });

  test("holds a wrong password with the account that it was tried on, and nothing of what was typed", async () => {
    const visitor = await stranger();
    await visitor.post(login, { email: adaEmail, password: "not the password" });
    await visitor.post(login, { email: "my-password-by-mistake@postbox.example", password: "x" });
    const [known, unknown] = (await events("session.refused")).slice(-2);
    expect(known).toMatchObject({
      actor_kind: "visitor",
      subject: expect.stringMatching(/^account \d+$/),
      detail: { reason: "wrongLogin" },
    });
    expect(unknown).toMatchObject({ subject: "no account", detail: { reason: "wrongLogin" } });
    expect(JSON.stringify([known, unknown])).not.toMatch(/mistake|not the password/);
  });

  test("holds a limit that was reached once, however often somebody goes on", async () => {
    const visitor = await stranger();
    const email = "guessed@postbox.example";
    for (let tries = 0; tries < 14; tries++) await visitor.post(login, { email, password: `guess ${tries}` });
    const reached = (await events("limit.reached")).filter(({ detail }) => detail.who === email);
    expect(reached).toHaveLength(1);
    expect(reached[0].subject).toBe("limit sign-in account");
  });

  test("holds a permission that was missing, with the call", async () => {
    const { base, vera } = fixture;
    expect((await upload(vera, `${base}/artworks/`, discPng(40, 5), "no.png")).statusCode).toBe(403);
    expect((await events("permission.refused")).slice(-1)[0]).toMatchObject({
      actor_kind: "account",
      actor_name: "Vera Hale",
      subject: "call POST /divisions/{division}/artworks/",
    });
  });
});

describe("a merchant's changes", () => {
  test("to artworks, designs and collections are written down with who made them", async () => {
    const { ada, base } = fixture;
    const { id } = (await upload(ada, `${base}/artworks/`, discPng(300, 7), "Kelp.png")).json().data;
    await ada.send("PATCH", `${base}/artworks/${id}/`, { name: "Leave the Kelp" });
    await ada.send("DELETE", `${base}/artworks/${id}/`);
    await ada.post(`${base}/artworks/${id}/restore/`, {});
    const artwork = await deeds(`artwork ${id}`);
    expect(artwork.map(({ action }) => action)).toEqual([
      "artwork.uploaded",
      "artwork.renamed",
      "artwork.deleted",
      "artwork.restored",
    ]);
    expect(artwork[1]).toMatchObject({ actor_name: "Ada Whitlock", detail: { name: "Leave the Kelp" } });

    const begun = { blankCode: "tee-unisex", name: "Kelp tee", artworkId: id };
    const { data: design } = (await ada.post(`${base}/designs/`, begun, freshKey())).json();
    const saved = { version: design.version, name: "Kelp tee", scene: design.scene };
    expect((await ada.send("PUT", `${base}/designs/${design.id}/`, saved)).statusCode).toBe(200);
    expect((await deeds(`design ${design.id}`)).map(({ action }) => action)).toEqual([
      "design.created",
      "design.saved",
    ]);

    const { data: collection } = (await ada.post(`${base}/collections/`, { name: "Sea things" })).json();
    await ada.post(`${base}/collections/`, { name: "Sea things" });
    expect((await deeds(`collection ${collection.id}`)).map(({ action }) => action)).toEqual(["collection.created"]);
  });

  test("that were refused leave nothing", async () => {
    const { ada, base, other } = fixture;
    const before = await sql("select count(*) from audit_log");
    await ada.send("PATCH", `${base}/artworks/999999/`, { name: "Nobody's" });
    await ada.send("DELETE", `/omnis/v3/divisions/${other.divisionId}/artworks/1/`);
    expect(await sql("select count(*) from audit_log")).toEqual(before);
  });
});

describe("the chain", () => {
  const unlinked = () =>
    sql(`select 'shop' as log, id from audit_log a where not exists (select from audit_links l where l.log = 'shop' and l.entry_id = a.id)
      union all select 'platform', id from platform_audit_log p where not exists (select from audit_links l where l.log = 'platform' and l.entry_id = p.id)`);
  /** Links until nothing is left: a transaction of any database on the server holds the newest entries back while it runs. */
  const linkAll = () =>
    expect
      .poll(async () => {
        await linkAudit(world.platform);
        return unlinked();
      })
      .toEqual([]);

  const holds = { links: expect.any(Number), fault: null };
  /** Does it as somebody who owns the database and goes around every role. */
  const tamper = async (change: string, undo: string, fault: RegExp) => {
    await sql(change);
    expect((await verifyAudit(world.platform)).fault).toMatch(fault);
    await sql(undo);
    expect(await verifyAudit(world.platform)).toEqual(holds);
  };

  test("links every entry once, in any process and however often it runs", async () => {
    await Promise.all([linkAudit(world.platform), linkAudit(world.platform)]);
    await linkAll();
    const [{ entries, links }] = await sql(
      "select (select count(*) from audit_log) + (select count(*) from platform_audit_log) as entries, (select count(*) from audit_links) as links",
    );
    expect(links).toBe(entries);
    expect(Number(links)).toBeGreaterThan(10);
    expect(await linkAudit(world.platform)).toBe(0);
    expect(await verifyAudit(world.platform)).toEqual({ links: Number(links), fault: null });
  });

  test("waits for a transaction that began earlier and ends later", async () => {
    const client = await world.database.pools.backOffice.connect();
    const write = (name: string) =>
      client.query(
        `insert into platform_audit_log (actor_kind, actor_name, action, subject) values ('system', '${name}', 'test', 'test')`,
      );
    await client.query("begin");
    await write("slow");
    await sql(
      "insert into platform_audit_log (actor_kind, actor_name, action, subject) values ('system', 'quick', 'test', 'test')",
    );
    await linkAudit(world.platform);
    await client.query("commit");
    client.release();
    await linkAll();
    expect(await verifyAudit(world.platform)).toEqual(holds);
  });

  test("shows an entry that was changed, in either log", async () => {
    await tamper(
      "update platform_audit_log set actor_name = 'Nobody' where id = 1",
      "update platform_audit_log set actor_name = 'Ada Whitlock' where id = 1",
      /^Entry 1 of the platform audit is not what was written/,
    );
    const [{ id }] = await sql("select min(id) as id from audit_log");
    await tamper(
      `update audit_log set created_at = created_at + interval '1 second' where id = ${id}`,
      `update audit_log set created_at = created_at - interval '1 second' where id = ${id}`,
      /shop audit is not what was written/,
    );
  });

  test("shows an entry that was removed, one that was put in, and a link that was taken out", async () => {
    const columns = "id, actor_kind, actor_name, account_id, action, subject, detail, request_id, created_at, xact";
    await sql(
      "create table put_aside as select * from platform_audit_log where id = 2; create table links_aside as select * from audit_links where position = 3",
    );
    await tamper(
      "delete from platform_audit_log where id = 2",
      `insert into platform_audit_log (${columns}) select ${columns} from put_aside`,
      /^Entry 2 of the platform audit is gone/,
    );
    await tamper(
      "delete from audit_links where position = 3",
      "insert into audit_links select * from links_aside",
      /^Link 3 of the audit is gone/,
    );
    await tamper(
      "insert into platform_audit_log (id, actor_kind, actor_name, action, subject, xact) values (9000000, 'system', 'Forger', 'test', 'test', '1')",
      "delete from platform_audit_log where id = 9000000",
      /^Entry 9000000 of the platform audit was added afterwards/,
    );
  });

  test("cannot be rebuilt without the platform's secret", async () => {
    const forger = {
      ...world.platform,
      config: { ...world.config, secret: "another secret that is long enough to pass" },
    };
    expect((await verifyAudit(forger)).fault).toMatch(/is not what was written/);
  });
});
