// A shop takes its data along as one archive, and closes after a time in which its owner may change their mind.
import { existsSync } from "node:fs";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import { clearPixelPng } from "@selvedge/testing/seed/file";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { seedProduct } from "@selvedge/testing/seed/product";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { storeBytes } from "../../plumbing/files/index.ts";
import { exportPath } from "./export-files.ts";
import { exportedTables, leftOutTables } from "./exported-tables.ts";
import { closeDueShops, exportShop, sweepExports } from "./jobs.ts";

const world = testApp();
let fixture: MerchantFixture;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const tee = await seedProduct(world.platform.pools, fixture.bramble);
  await seedPaidOrder(world.platform.pools, fixture.bramble, [{ product: tee }]);
  await world.database.ownerQuery(
    `update divisions set support_email = 'care@selvedge.test' where id = ${mainDivisionId}`,
  );
});

const read = async () => (await fixture.ada.get(`${fixture.base}/closing/`)).json().data;
const start = async () => (await fixture.ada.post(`${fixture.base}/exports/`, {})).json().data;
const query = (text: string) => world.database.pools.backOffice.query(text, [fixture.bramble.divisionId]);
const close = (name: string) => fixture.ada.send("PUT", `${fixture.base}/closing/`, { name });
const download = (url: string) => visitorOf(world.app, "localhost").get(new URL(url).pathname);

describe("an export", () => {
  test("holds the shop's rows and files, without secrets and without another shop's", async () => {
    await query(`insert into help_questions (division_id, name, group_code, question, answer_html)
      values ($1, 'lost', 'delivery', 'Where is it?', '<p>On its way.</p>')`);
    const { exports } = await start();
    expect((await start()).exports).toHaveLength(1);
    const [{ id }] = exports;
    await exportShop(world.platform, { divisionId: fixture.bramble.divisionId, id });
    const [ready] = (await read()).exports;
    expect(ready).toMatchObject({ state: "ready", done: ready.total });
    const answer = await download(ready.url);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
    const entries = unzipSync(answer.rawPayload);
    const rows = (name: string) => JSON.parse(Buffer.from(entries[`${name}.json`]!).toString());
    const { rows: orders } = await query("select reference from orders where division_id = $1 order by id");
    expect(rows("orders").map(({ reference }: { reference: string }) => reference)).toEqual(
      orders.map(({ reference }) => reference),
    );
    expect(rows("products")).toHaveLength(1);
    const listed = Object.keys(entries).filter((name) => /^[^/]+\.json$/.test(name));
    const readMe = Buffer.from(entries["read-me.txt"]!).toString();
    expect(listed.filter((name) => !new RegExp(`^${name} +\\S`, "m").test(readMe))).toEqual([]);
    expect(rows("help")).toMatchObject([{ question: "Where is it?" }]);
    for (const empty of ["posts", "refunds", "credit-notes", "returns", "redirects"]) expect(rows(empty)).toEqual([]);
    for (const secret of ["receipt_digest", "division_id"]) expect(rows("orders")[0]).not.toHaveProperty(secret);
    expect(ready.sizeBytes).toBe(answer.rawPayload.length);
  });

  test("has every table of a shop, or a reason why not", async () => {
    const { rows } = await world.database.ownerQuery(`
      select c.table_name as name, array_agg(c.column_name::text) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name
      having 'division_id' = any(array_agg(c.column_name::text)) or c.table_name = 'divisions' order by 1`);
    const exported = new Map(exportedTables.map((table) => [table.table, table]));
    const known = (name: string) => [exported.has(name), leftOutTables.has(name)].filter(Boolean).length;
    expect(rows.filter(({ name }) => known(name) !== 1)).toEqual([]);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...exported.keys(), ...leftOutTables.keys()].toSorted());
    expect(new Set(exportedTables.map(({ file }) => file)).size).toBe(exportedTables.length);
    // Hashes of scenes and files name what is in the archive.
    const isSecret = (column: string) =>
      /digest|hash|secret|token|password|sealed|_key$|normalised|label_pdf/.test(column) && column !== "scene_hash";
    const shown = rows.flatMap(({ name, columns }) =>
      columns.filter((column: string) => isSecret(column) && exported.get(name)?.without.includes(column) === false),
    );
    expect(shown).toEqual(["password_changed_at"]);
    for (const { table, without } of exportedTables) {
      const { columns } = rows.find(({ name }) => name === table);
      expect([table, without.filter((column) => column !== "division_id" && !columns.includes(column))]).toEqual([
        table,
        [],
      ]);
    }
  });

  test("has each row once where there are many, and what ties them together", async () => {
    await query(
      "insert into tags (division_id, type, name) select $1, 'product', 'tag ' || n from generate_series(1, 1100) n",
    );
    await query(`insert into product_tags (division_id, product_id, tag_id)
      select t.division_id, p.id, t.id from tags t join products p on p.division_id = t.division_id where t.division_id = $1`);
    await query("insert into collections (division_id, url_name, name, position) values ($1, 'hedge', 'Hedge', 900)");
    await query(`insert into collection_products (division_id, collection_id, product_id, position)
      select c.division_id, c.id, p.id, 1 from collections c join products p on p.division_id = c.division_id
      where c.division_id = $1 and c.url_name = 'hedge'`);
    // No other file of the shop is the same.
    const bytes = Buffer.concat([clearPixelPng, Buffer.from("faulty")]);
    const photo = await storeBytes(world.platform.files, fixture.bramble.divisionId, bytes);
    await query(`with photo as (
        insert into files (division_id, sha256, mime, size_bytes, is_public) values ($1, '${photo}', 'image/png', 70, false)
        on conflict (division_id, sha256) do update set is_public = false returning sha256),
      returned as (
        insert into shop_returns (division_id, order_id, wish, requested_by, code)
        select division_id, id, 'refund', 'shopper', 'R-EXPORT' from orders where division_id = $1 limit 1 returning id, order_id)
      insert into return_lines (division_id, return_id, order_item_id, reason_id, quantity, photo_sha256)
      select $1, r.id, i.id, 1, 1, p.sha256 from returned r, photo p, order_items i where i.order_id = r.order_id limit 1`);
    const [{ id }] = (await start()).exports;
    await exportShop(world.platform, { divisionId: fixture.bramble.divisionId, id });
    const [{ url }] = (await read()).exports;
    const entries = unzipSync((await download(url)).rawPayload);
    const rows = (name: string) => JSON.parse(Buffer.from(entries[`${name}.json`]!).toString());
    const tags: { tag_id: number }[] = rows("product-tags");
    expect([tags.length, new Set(tags.map(({ tag_id }) => tag_id)).size]).toEqual([1100, 1100]);
    expect(rows("collection-products").length).toBeGreaterThan(0);
    expect(Buffer.from(entries[`files/${photo}.png`]!).equals(bytes)).toBe(true);
    expect(rows("shop")).toMatchObject([{ name: "Bramble" }]);
    expect(rows("team")).toMatchObject([
      { role: "owner", name: "Ada Whitlock", email: "merchant@selvedge.test" },
      { role: "viewer", name: "Vera Hale", email: "vera@selvedge.test" },
    ]);
    expect(rows("settings")).toHaveLength(1);
    expect(rows("site").every((row: object) => !("password_hash" in row))).toBe(true);
  });

  test("is downloaded by its link alone: no forged, other or late one", async () => {
    const [{ url, id }] = (await read()).exports;
    const parts = new URL(url).pathname.split("/");
    const withPart = (at: number, text: string) => parts.map((part, index) => (index === at ? text : part)).join("/");
    for (const path of [withPart(2, "1"), withPart(3, String(id + 1)), withPart(4, "99999999999999"), withPart(5, "x")])
      expect([path, (await visitorOf(world.app, "localhost").get(path)).statusCode]).toEqual([path, 404]);
    expect((await visitorOf(world.app, fixture.bramble.host).get(parts.join("/"))).statusCode).toBe(404);
  });

  test("that is written twice is one, and is deleted when its time is over", async () => {
    const [{ id }] = (await read()).exports;
    await exportShop(world.platform, { divisionId: fixture.bramble.divisionId, id });
    await query("update shop_exports set expires_at = now() - interval '1 minute' where division_id = $1");
    await sweepExports(world.platform, {});
    expect([(await read()).exports, existsSync(exportPath(world.platform, fixture.bramble.divisionId, id))]).toEqual([
      [],
      false,
    ]);
  });
});

/** The same platform on another day. */
const daysLater = (days: number) => ({
  ...world.platform,
  now: () => new Date(Date.now() + days * 86_400_000),
});
/** Sends the mails that wait, twice each, and gives those that came. */
const mailed = async () => {
  const { rows } = await world.database.ownerQuery(
    "select p.id, p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = 'mail_closing' order by p.id",
  );
  for (const { payload } of [...rows, ...rows]) await tasks.mail_closing!(world.platform, payload);
  await world.database.ownerQuery(
    "delete from graphile_worker._private_jobs p using graphile_worker._private_tasks t where t.id = p.task_id and t.identifier = 'mail_closing'",
  );
  const mails = await query(
    "select to_address, reply_to, subject, body_text, html from mails where kind = 'shop_closing' and division_id = $1 order by id",
  );
  await query("delete from mails where kind = 'shop_closing' and division_id = $1");
  return mails.rows.map(({ to_address, reply_to, subject, body_text, html }) => ({
    ...{ to: to_address, replyTo: reply_to, subject, text: body_text, html },
  }));
};
const homeOf = async (visitor = fixture.ada) => (await visitor.get(`${fixture.base}/overview/`)).json().data.closing;

describe("closing a shop", () => {
  test("is refused while orders are open, with their number", async () => {
    const answer = await close("Bramble");
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "1 order is paid and not finished. Your shop can be closed once it is.",
    ]);
    expect((await read()).openOrders).toBe(1);
    await query("update orders set status = 'complete' where division_id = $1");
  });

  test("takes its name, waits 30 days, and is taken back until then", async () => {
    const wrong = await close("bramble");
    expect([wrong.statusCode, wrong.json().errors.name]).toEqual([422, ["Type “Bramble”, as your shop is called."]]);
    const { closesAt } = (await close("Bramble")).json().data;
    expect((Date.parse(closesAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    expect((await close("Bramble")).json().data.closesAt).toBe(closesAt);
    await closeDueShops(world.platform, {});
    expect((await visitorOf(world.app, fixture.bramble.host).get("/search/")).statusCode).toBe(200);
    const called = (name: string) =>
      world.database.ownerQuery(`update accounts set full_name = '${name}' where email = 'merchant@selvedge.test'`);
    await called("");
    const kept = await fixture.ada.send("DELETE", `${fixture.base}/closing/`, {});
    await called("Ada Whitlock");
    expect(kept.json().data.closesAt).toBeNull();
    const mails = await mailed();
    expect(mails[0]?.text).toContain("Ada Whitlock has asked for Bramble to be closed.");
    expect(mails[1]?.text).toContain("merchant@selvedge.test has taken back the closing of Bramble.");
    expect(mails.map(({ to, subject }) => [to, subject.replace(/\d+ \w+ \d{4}$/, "a day")])).toEqual([
      ["merchant@selvedge.test", "Bramble closes on a day"],
      ["merchant@selvedge.test", "Bramble stays open"],
    ]);
    expect(mails[0]?.text).toContain("/dashboard/settings/close");
    expect(mails[0]?.html).toContain(fixture.bramble.host);
    expect(mails[0]?.replyTo).toBe("care@selvedge.test");
  });

  test("is on the home of everybody in the shop, with who can keep it", async () => {
    expect(await homeOf()).toBeNull();
    const { closesAt } = (await close("Bramble")).json().data;
    for (const visitor of [fixture.ada, fixture.vera])
      expect(await homeOf(visitor)).toEqual({ closesAt, askedBy: "Ada Whitlock", keepers: ["Ada Whitlock"] });
    await fixture.ada.send("DELETE", `${fixture.base}/closing/`, {});
    expect(await homeOf(fixture.vera)).toBeNull();
    await mailed();
  });

  test("reminds every owner once, three days before, and nobody of a shop that stays", async () => {
    const ben = await seedPerson(world.platform.pools, { email: "ben@selvedge.test", fullName: "Ben Hale" });
    await seedMember(world.platform.pools, fixture.bramble, ben, "owner");
    await close("Bramble");
    expect((await mailed()).map(({ to }) => to)).toEqual(["merchant@selvedge.test", "ben@selvedge.test"]);
    await closeDueShops(daysLater(26.9), {});
    expect(await mailed()).toEqual([]);
    for (const days of [27.1, 27.2, 29]) await closeDueShops(daysLater(days), {});
    const reminders = await mailed();
    expect(reminders.map(({ to, subject }) => [to, subject.slice(0, 30)])).toEqual([
      ["merchant@selvedge.test", "A reminder: Bramble closes on "],
      ["ben@selvedge.test", "A reminder: Bramble closes on "],
    ]);
    await fixture.ada.send("DELETE", `${fixture.base}/closing/`, {});
    await mailed();
    await close("Bramble");
    await closeDueShops(daysLater(28), {});
    await fixture.ada.send("DELETE", `${fixture.base}/closing/`, {});
    expect((await mailed()).filter(({ subject }) => subject.startsWith("A reminder"))).toEqual([]);
  });

  test("waits for an order that came meanwhile, and then nobody opens it any more", async () => {
    await close("Bramble");
    await query("update shop_closings set closes_at = now() - interval '1 minute' where division_id = $1");
    await query("update orders set status = 'paid' where division_id = $1");
    await closeDueShops(world.platform, {});
    expect((await read()).closesAt).not.toBeNull();
    await query("update orders set status = 'complete' where division_id = $1");
    await closeDueShops(world.platform, {});
    await closeDueShops(world.platform, {});
    await expect
      .poll(
        async () =>
          (await visitorOf(world.app, fixture.bramble.host).get("/search/", { accept: "text/html" })).statusCode,
      )
      .toBe(404);
    const { rows } = await query(
      "select count(*)::int as count from audit_log where division_id = $1 and action = 'shop.closed'",
    );
    expect(rows[0].count).toBe(1);
    const closed = (await mailed()).filter(({ subject }) => subject === "Bramble is closed");
    expect(closed.map(({ to }) => to)).toEqual(["merchant@selvedge.test", "ben@selvedge.test"]);
    expect(closed[0]?.html, "nothing leads to a shop that is closed").not.toContain(fixture.bramble.host);
  });

  test("is the owner's alone", async () => {
    expect((await fixture.vera.get(`${fixture.base}/closing/`)).statusCode).toBe(403);
    expect((await fixture.ada.get(`${fixture.otherBase}/closing/`)).statusCode).toBe(404);
  });
});
