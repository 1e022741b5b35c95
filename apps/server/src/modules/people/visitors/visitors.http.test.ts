// The door of a shop as its people set it: by password, until a day, for those they let in; and the way to look first.
import { seedMember, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantAt, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let mia: Visitor;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.platform;
  const person = await seedPerson(pools, { email: "mia@selvedge.test", fullName: "Mia Dale" });
  await seedMember(pools, fixture.bramble, person, "designer");
  mia = await merchantAt(world, "mia@selvedge.test");
});
const change = (body: object, visitor = fixture.ada) => visitor.send("PATCH", `${fixture.base}/visitors/`, body);
const read = async () => (await fixture.ada.get(`${fixture.base}/visitors/`)).json().data;
const sql = (text: string, values: unknown[] = []) => world.database.pools.backOffice.query(text, values);
afterEach(async () => {
  await change({ door: "open" });
  await sql("delete from shop_visitors");
});

const stranger = () => visitorOf(world.app, fixture.bramble.host);
/** Where the shop's password is asked on the way to the page that `placeOf` wants. */
const gate = "/login/?redirect_uri=%2Ffavourites%2F";
const placeOf = async (visitor: ReturnType<typeof stranger>) => {
  const { statusCode, headers } = await visitor.get("/favourites/");
  return headers.location ?? statusCode;
};
const give = (visitor: ReturnType<typeof stranger>, password: string) =>
  visitor.send("POST", "/login/", new URLSearchParams({ password }).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${fixture.bramble.host}`,
  });

describe("a password", () => {
  test("closes the shop at once, lets in who knows it, and is never shown or written down", async () => {
    expect(await placeOf(stranger())).toBe(200);
    const set = await change({ door: "password", password: "hedge row 4" });
    expect([set.statusCode, set.json().data.door, set.json().data.hasPassword]).toEqual([200, "password", true]);
    expect(set.body).not.toContain("hedge row");
    await expect.poll(() => placeOf(stranger())).toBe(gate);
    const visitor = await stranger().arrive();
    expect((await give(visitor, "hedge row 5")).statusCode).toBe(422);
    expect((await give(visitor, "hedge row 4")).statusCode).toBe(303);
    expect(await placeOf(visitor)).toBe(200);
    const { rows } = await sql(
      "select password_hash from shop_sites union all select detail::text from audit_log where action like 'shop.%'",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain("hedge row");
  });

  test("stays as it is when nothing is said about it, and ends every pass when it is another", async () => {
    await change({ door: "password", password: "hedge row 4" });
    const visitor = await stranger().arrive();
    await give(visitor, "hedge row 4");
    expect((await change({ door: "password" })).json().data.hasPassword).toBe(true);
    await expect.poll(() => placeOf(visitor)).toBe(200);
    await change({ door: "password", password: "another hedge" });
    await expect.poll(() => placeOf(visitor)).toBe(gate);
    await change({ door: "open" });
    await expect.poll(() => placeOf(stranger())).toBe(200);
    expect(await read()).toMatchObject({ door: "open", hasPassword: false, passwordChangedAt: null });
  });

  test.each([
    [{ door: "password" }, "password", "Choose a password"],
    [{ door: "password", password: null }, "password", "Choose a password"],
    [{ door: "password", password: "short" }, "password", "Must contain at least 6 characters"],
    [{ door: "password", password: " hedge row" }, "password", "Password cannot start or end with spaces"],
    [
      { door: "comingSoon", comingSoon: { title: "", text: "", opensAt: "2020-01-01T00:00:00Z" } },
      "opensAt",
      "Choose a time that is still to come",
    ],
  ])("%j is refused at the field", async (body, field, message) => {
    const answer = await change(body);
    expect([answer.statusCode, answer.json().errors[field]]).toEqual([422, [message]]);
    expect((await read()).door).toBe("open");
  });

  test("is asked twenty times in a quarter of an hour, and not again", async () => {
    await change({ door: "password", password: "hedge row 4" });
    const visitor = await stranger().arrive();
    await sql("delete from rate_limits");
    let tried = 0;
    // A quarter of an hour may end in between, and then twenty more are asked.
    while (tried < 45 && !(await give(visitor, `hedge ${tried}`)).body.includes("Too many")) tried++;
    expect(tried).toBeGreaterThanOrEqual(20);
    expect(tried).toBeLessThan(45);
    expect(await placeOf(visitor)).toBe(gate);
    await sql("delete from rate_limits");
  });
});

describe("coming soon", () => {
  const soon = (opensAt: string | null) =>
    change({ door: "comingSoon", comingSoon: { title: "In May", text: "Woollens\nand more", opensAt } });

  test("shows when the shop opens, and opens it at that moment", async () => {
    const opensAt = new Date(world.platform.now().getTime() + 3 * 86_400_000 + 90_000).toISOString();
    expect((await soon(opensAt)).json().data).toMatchObject({ door: "comingSoon", comingSoon: { opensAt } });
    await expect.poll(() => placeOf(stranger())).toBe("/countdown/");
    const page = await stranger().get("/countdown/");
    expect(page.body).toContain("In May");
    expect(page.body).toContain("3 days, 0 hours and 1 minute");
    await sql(
      `update shop_sites set coming_soon_page = coming_soon_page || '{"opensAt": "2026-01-01T00:00:00Z"}' where division_id = $1`,
      [fixture.bramble.divisionId],
    );
    await expect.poll(() => placeOf(stranger())).toBe(200);
    expect((await read()).door).toBe("open");
  });

  test("lets in at once who knows a password, if there is one", async () => {
    await change({ door: "comingSoon", password: "hedge row 4", comingSoon: { title: "", text: "", opensAt: null } });
    await expect.poll(() => placeOf(stranger())).toBe("/countdown/");
    const visitor = await stranger().arrive();
    expect((await visitor.get("/countdown/")).body).toContain("I have the password");
    expect((await visitor.get("/login/")).statusCode).toBe(200);
    await give(visitor, "hedge row 4");
    expect(await placeOf(visitor)).toBe(200);
  });
});

describe("someone who is let in", () => {
  const letIn = async (email: string) =>
    (await fixture.ada.post(`${fixture.base}/visitors/`, { email })).json().data.id as number;
  const linkOf = async (email: string): Promise<string> => {
    const { rows: waiting } = await sql("select id from shop_visitors where email = $1", [email]);
    await tasks.invite_visitor!(world.platform, { divisionId: fixture.bramble.divisionId, visitorId: waiting[0].id });
    const { rows } = await sql("select body_text from mails where to_address = $1 order by id desc limit 1", [email]);
    return new URL(/: (http\S+)/.exec(rows[0].body_text)![1]!).pathname;
  };

  test("gets a link that opens the shop on each device, until they are shut out", async () => {
    await change({ door: "comingSoon" });
    const id = await letIn("may@keir.example");
    const path = await linkOf("may@keir.example");
    const [phone, laptop] = [await stranger().arrive(), await stranger().arrive()];
    for (const device of [phone, laptop]) {
      const entered = await device.get(path);
      expect([entered.statusCode, entered.headers.location, entered.headers["cache-control"]]).toEqual([
        303,
        "/",
        "no-store",
      ]);
      expect(await placeOf(device)).toBe(200);
    }
    expect((await fixture.ada.send("DELETE", `${fixture.base}/visitors/${id}/`)).statusCode).toBe(200);
    expect(await placeOf(phone)).toBe("/countdown/");
    expect((await phone.get(path)).statusCode).toBe(404);
    expect((await fixture.ada.send("DELETE", `${fixture.base}/visitors/${id}/`)).statusCode).toBe(404);
  });

  test("is let in once, however often their address is given, and may sign in instead", async () => {
    await change({ door: "comingSoon" });
    const first = await letIn("shopper@selvedge.test");
    expect(await letIn(" Shopper@selvedge.test")).toBe(first);
    expect((await read()).visitors).toHaveLength(1);
    const shopper = await stranger().arrive();
    await shopper.post("/omnis/v3/dashboard/secure/login/", { email: "shopper@selvedge.test", password: seedPassword });
    expect(await placeOf(shopper)).toBe(200);
  });

  test("gets into no other shop, and a made-up link opens nothing", async () => {
    await change({ door: "comingSoon" });
    await letIn("may@keir.example");
    const path = await linkOf("may@keir.example");
    expect((await visitorOf(world.app, fixture.other.host).get(path)).statusCode).toBe(404);
    for (const token of ["1", "1-aaaaaaaaaaaaaaaaaaaaaa", path.split("/")[2]!.replace(/^\d+/, "99")]) {
      const visitor = await stranger().arrive();
      expect((await visitor.get(`/let-in/${token}/`)).statusCode).toBe(404);
      expect(await placeOf(visitor)).toBe("/countdown/");
    }
  });
});

describe("a preview", () => {
  const previewPath = async (who: Visitor) =>
    new URL((await who.post(`${fixture.base}/visitors/preview/`, {})).json().data.url).pathname;
  const review = (since: string) =>
    sql(`update divisions set under_review_since = ${since} where id = $1`, [fixture.bramble.divisionId]);

  test("opens the shop to one of its people, once, whatever closes it", async () => {
    await change({ door: "comingSoon", password: "hedge row 4" });
    await review("now()");
    await expect.poll(() => placeOf(stranger())).toBe("/store-under-review/");
    const path = await previewPath(mia);
    const browser = await stranger().arrive();
    expect((await browser.get(path)).headers.location).toBe("/");
    expect(await placeOf(browser)).toBe(200);
    expect((await (await stranger().arrive()).get(path)).statusCode).toBe(404);
    expect((await visitorOf(world.app, fixture.other.host).get(await previewPath(mia))).statusCode).toBe(404);
    await review("null");
  });

  test("ends when its person leaves the team", async () => {
    await change({ door: "password", password: "hedge row 4" });
    const browser = await stranger().arrive();
    await browser.get(await previewPath(mia));
    expect(await placeOf(browser)).toBe(200);
    const { rows } = await sql(
      "delete from memberships where account_id = (select id from accounts where email = 'mia@selvedge.test') returning *",
    );
    expect(await placeOf(browser)).toBe(gate);
    const [{ division_id, account_id, role }] = rows;
    await sql("insert into memberships (division_id, account_id, role) values ($1, $2, $3)", [
      division_id,
      account_id,
      role,
    ]);
  });
});

describe("the settings of the door", () => {
  const calls = (base: string) =>
    [
      ["GET", `${base}/visitors/`, undefined],
      ["PATCH", `${base}/visitors/`, { door: "open" }],
      ["POST", `${base}/visitors/`, { email: "may@keir.example" }],
      ["DELETE", `${base}/visitors/1/`, undefined],
    ] as const;

  test("are for those who may change the shop, and another shop is not found", async () => {
    for (const [method, path, body] of calls(fixture.base))
      expect([path, (await fixture.vera.send(method, path, body)).statusCode]).toEqual([path, 403]);
    for (const [method, path, body] of [
      ...calls(fixture.otherBase),
      ["POST", `${fixture.otherBase}/visitors/preview/`, {}] as const,
    ])
      expect([path, (await fixture.ada.send(method, path, body)).statusCode]).toEqual([path, 404]);
    expect((await fixture.nobody.get(`${fixture.base}/visitors/`)).statusCode).toBe(401);
  });

  test("are written into the audit with who changed them", async () => {
    await change({ door: "password", password: "hedge row 4" });
    const { rows } = await sql(
      "select actor_name, detail from audit_log where action = 'shop.access_changed' order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({ detail: { from: "open", to: "password", isPasswordChanged: true } });
    expect(rows[0].actor_name).not.toBe("");
  });

  test("show a review with its reason, which a shop's people cannot end", async () => {
    await sql(
      "update divisions set under_review_since = now(), under_review_reason = 'Two marks that look alike' where id = $1",
      [fixture.bramble.divisionId],
    );
    expect((await read()).underReview.reason).toBe("Two marks that look alike");
    await change({ door: "open" });
    expect((await read()).underReview).not.toBeNull();
    await sql("update divisions set under_review_since = null, under_review_reason = '' where id = $1", [
      fixture.bramble.divisionId,
    ]);
  });
});
