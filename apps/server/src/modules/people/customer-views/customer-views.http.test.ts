// Seeing a dashboard or an account as its owner sees it: for a reason, for minutes, changing nothing, and on record.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { seedPerson, seedStaff } from "@selvedge/testing/seed/people";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { mailCustomerView } from "./index.ts";

const world = testApp();
const base = "/omnis/v3";
const views = `${base}/atlas/customer-views/`;
const state = `${base}/dashboard/secure/get/`;
const reason = "Her orders page is blank, ticket 4711";

let fixture: MerchantFixture;
let sam: Visitor;
let cara: Visitor;
const accounts: Record<string, number> = {};

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const staffAt = async (name: string) => {
  const visitor = await visitorOf(world.app, "backoffice.localhost").arrive();
  await visitor.post(`${base}/dashboard/secure/login/`, { email: `${name}@selvedge.test`, password: "selvedge-demo" });
  return visitor;
};
const ask = (who: Visitor, more: object = {}) => who.post(views, { accountId: accounts.ada, reason, ...more });
const urlFor = async (who: Visitor, more: object = {}): Promise<URL> => {
  const answer = await ask(who, more);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return new URL(answer.json().data.url);
};
/** A browser in which a view has begun. */
async function begin(who: Visitor, more: object = {}): Promise<Visitor> {
  const { hostname, pathname } = await urlFor(who, more);
  const visitor = visitorOf(world.app, hostname);
  expect((await visitor.get(pathname)).statusCode).toBe(303);
  return visitor;
}
const nameSeen = async (visitor: Visitor): Promise<string | undefined> =>
  (await visitor.get(state)).json().account?.fullName;
const actions = async () =>
  (
    await rows(
      "select actor_name, action, detail from platform_audit_log where action like 'customer_view.%' order by id",
    )
  ).map(({ actor_name, action, detail }) => [
    actor_name,
    action.replace("customer_view.", ""),
    detail.call ?? detail.reason,
  ]);

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.database;
  await seedStaff(pools, { email: "cara@selvedge.test", fullName: "Cara Moss", roles: ["support"] });
  await seedStaff(pools, { email: "pat@selvedge.test", fullName: "Pat Reed", roles: ["picker"] });
  await seedPerson(pools, { email: "off@selvedge.test", fullName: "Olive Off" });
  for (const [name, email] of Object.entries({
    ada: "merchant@selvedge.test",
    joe: "shopper@selvedge.test",
    sam: "staff@selvedge.test",
    off: "off@selvedge.test",
  }))
    accounts[name] = (await rows("select id from accounts where email = $1", [email]))[0].id;
  await rows("update accounts set disabled_at = now() where id = $1", [accounts.off]);
  await rows("insert into customers (division_id, account_id, email, email_normalised) values ($1, $2, $3, $3)", [
    fixture.bramble.divisionId,
    accounts.joe,
    "shopper@selvedge.test",
  ]);
});
beforeEach(async () => {
  await rows("delete from rate_limits");
  [sam, cara] = [await staffAt("staff"), await staffAt("cara")];
});

describe("customers", () => {
  const found = async (q: string) =>
    (await cara.get(`${base}/atlas/customers/?q=${encodeURIComponent(q)}`)).json().data as {
      fullName: string;
      runs: object[];
      buysAt: object[];
    }[];

  test("are found by name, address and shop; colleagues are not among them", async () => {
    const shop = { id: fixture.bramble.divisionId, name: "Bramble" };
    expect(await found("whitlock")).toMatchObject([{ fullName: "Ada Whitlock", runs: [{ ...shop, role: "owner" }] }]);
    expect(await found("shopper@")).toMatchObject([{ fullName: "Joe Marsh", runs: [], buysAt: [shop] }]);
    expect((await found("bramble")).map(({ fullName }) => fullName)).toEqual(["Ada Whitlock", "Vera Hale"]);
    expect(await found("Okafor")).toEqual([]);
    expect(await found("%")).toEqual([]);
  });

  test("whose address nobody has confirmed are found by a search alone", async () => {
    const { accountId } = await seedPerson(world.database.pools, {
      email: "left@selvedge.test",
      fullName: "Left Behind",
    });
    await rows("update accounts set verified_at = null where id = $1", [accountId]);
    expect((await found("")).map(({ fullName }) => fullName)).not.toContain("Left Behind");
    expect(await found("left@")).toMatchObject([{ fullName: "Left Behind", isConfirmed: false }]);
  });
});

describe("a view of a dashboard", () => {
  test("shows what its owner sees, says whose eyes they are, and tells the owner by mail", async () => {
    const view = await begin(cara);
    const { account } = (await view.get(state)).json();
    expect(account).toMatchObject({
      fullName: "Ada Whitlock",
      staff: null,
      view: { by: "Cara Moss", reason, mayChange: false },
    });
    const minutes = (new Date(account.view.until).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThanOrEqual(15);
    expect((await view.get(`${fixture.base}/orders/`)).statusCode).toBe(200);
    expect((await fixture.ada.get(state)).json().account.view).toBeNull();

    const { rows: jobs } = await world.database.ownerQuery(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mail_customer_view' order by j.id desc limit 1`,
    );
    for (let times = 0; times < 2; times += 1) await mailCustomerView(world.platform, jobs[0]!.payload);
    const mails = await rows("select subject from mails where to_address = $1 and kind = 'customer_view'", [
      "merchant@selvedge.test",
    ]);
    expect(mails.map(({ subject }) => subject)).toEqual(["Selvedge opened your dashboard"]);
  });

  test("changes nothing, by calls and by forms, and says so", async () => {
    const product = await seedProduct(world.database.pools, fixture.bramble, { name: "Slow tee" });
    const view = await begin(cara);
    await view.get(state);
    const text = "You are seeing this as Ada Whitlock. Nothing can be changed here.";
    for (const [method, path] of [
      ["POST", `${fixture.base}/products/${product.id}/unpublish/`],
      ["PATCH", `${fixture.base}/products/${product.id}/`],
      ["POST", `${base}/account/security/prove/`],
      ["POST", `${base}/account/security/sessions/end-others/`],
      ["POST", `${base}/dashboard/secure/login/`],
    ] as const) {
      const answer = await view.send(method, path, {});
      expect([path, answer.statusCode, answer.json().message]).toEqual([path, 403, text]);
    }
    const read = await view.post(`${base}/models/fetch/`, { model: "product", ids: [product.id] });
    expect(read.json().code).not.toBe("onlyLooking");
  });

  test("may change the shop where that is granted and asked for: never its people, the account, or who comes in", async () => {
    expect((await ask(cara, { mayChange: true })).statusCode).toBe(403);
    const view = await begin(sam, { mayChange: true });
    await view.get(state);
    const code = async (method: string, path: string, body: unknown = {}) =>
      (await view.send(method, path, body)).json().code;
    const made = await view.post(`${fixture.base}/collections/`, { name: "Made in a view" });
    expect(made.statusCode).toBe(200);
    expect(await code("POST", `${fixture.base}/team/invitations/`)).toBe("onlyLooking");
    expect(await code("POST", `${fixture.base}/visitors/preview/`)).toBe("onlyLooking");
    expect(await code("POST", `${base}/account/security/password/`)).toBe("onlyLooking");
    expect((await actions()).slice(-2)).toEqual([
      ["Sam Okafor", "begun", reason],
      ["Sam Okafor", "changed", `POST ${fixture.base}/collections/`],
    ]);
    const [written] = await rows("select actor_name from audit_log where division_id = $1 order by id desc limit 1", [
      fixture.bramble.divisionId,
    ]);
    expect(written.actor_name).toBe("Sam Okafor of Selvedge, as Ada Whitlock");
  });

  test("ends by its button, on record", async () => {
    const view = await begin(cara);
    await view.get(state);
    expect((await view.get(`${fixture.base}/orders/`)).statusCode).toBe(200);
    const before = view.cookies.get("session")!;
    expect((await view.post(`${base}/dashboard/secure/logout/`)).statusCode).toBe(200);
    view.cookies.set("session", before);
    expect(await nameSeen(view)).toBeUndefined();
    expect((await view.get(`${fixture.base}/orders/`)).statusCode).toBe(401);
    expect((await actions()).slice(-3)).toEqual([
      ["Cara Moss", "begun", reason],
      ["Cara Moss", "read", `GET ${fixture.base}/orders/`],
      ["Cara Moss", "ended", undefined],
    ]);
  });

  test("ends by time, and is not extended by use", async () => {
    const view = await begin(cara);
    const end = "select expires_at from sessions where viewer_session_id is not null order by id desc limit 1";
    const [first] = await rows(end);
    await nameSeen(view);
    expect(await rows(end)).toEqual([first]);
    await rows("update sessions set expires_at = now() - interval '1 second' where viewer_session_id is not null");
    expect(await nameSeen(view)).toBeUndefined();
  });

  test.each([
    ["signs out", () => cara.post(`${base}/dashboard/secure/logout/`)],
    [
      "has a session that runs out",
      () =>
        rows(
          "update sessions set expires_at = now() - interval '1 second' where account_id = (select id from accounts where email = 'cara@selvedge.test')",
        ),
    ],
    [
      "is switched off",
      async () => {
        const [{ id }] = await rows("select id from staff_users where first_name = 'Cara'");
        await sam.post(`${base}/atlas/users/${id}/disable/`);
        await sam.post(`${base}/atlas/users/${id}/enable/`);
      },
    ],
    [
      "gets other access",
      async () => {
        const [{ id }] = await rows("select id from staff_users where first_name = 'Cara'");
        const access = { roles: ["support"], extra: ["stock.read"], timed: [], storeControlRole: "none" };
        expect((await sam.send("PATCH", `${base}/atlas/users/${id}/access/`, access)).statusCode).toBe(200);
      },
    ],
  ])("ends when the colleague %s", async (_, act) => {
    const view = await begin(cara);
    expect(await nameSeen(view)).toBe("Ada Whitlock");
    await act();
    expect(await nameSeen(view)).toBeUndefined();
    expect((await view.get(`${fixture.base}/orders/`)).statusCode).toBe(401);
  });

  test("is not among the owner's own sessions, and ends with them", async () => {
    const view = await begin(cara);
    const own = (await fixture.ada.get(`${base}/account/security/`)).json().data.sessions;
    expect(own.map(({ device }: { device: string }) => device)).not.toContain("Selvedge");
    await rows("delete from sessions where account_id = $1 and viewer_session_id is not null", [accounts.ada]);
    expect(await nameSeen(view)).toBeUndefined();
  });

  test("is carried to no other host", async () => {
    const view = await begin(cara);
    const asked = new URLSearchParams({ host: fixture.bramble.host, state: "s".repeat(43), redirect_uri: "/account/" });
    const answer = await view.get(`/login/hand-over/?${asked}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    for (const host of ["backoffice.localhost", fixture.bramble.host]) {
      const elsewhere = visitorOf(world.app, host);
      elsewhere.cookies.set("session", view.cookies.get("session")!.replace("view-", ""));
      expect(await nameSeen(elsewhere)).toBeUndefined();
    }
  });
});

describe("a view of an account at a shop", () => {
  test("has a banner on every page, changes nothing, and is left by a form without scripts", async () => {
    const product = await seedProduct(world.database.pools, fixture.bramble, { name: "Quick tee" });
    const view = await begin(cara, { accountId: accounts.joe, shopId: fixture.bramble.divisionId });
    for (const path of ["/account/", `/product/${product.urlName}/`]) {
      const page = await view.get(path);
      expect([path, page.statusCode]).toEqual([path, 200]);
      expect(page.body).toContain("Seeing this shop as Joe Marsh");
      expect(page.body).toContain("4711");
      expect((await visitorOf(world.app, fixture.bramble.host).get(path)).body).not.toContain("Joe Marsh");
    }
    const origin = { origin: `http://${fixture.bramble.host}`, "content-type": "application/x-www-form-urlencoded" };
    const form = (path: string) => view.send("POST", path, "name=Joe", { ...origin, "sec-fetch-site": "same-origin" });
    const refused = await form("/account/details/");
    expect(refused.body).toContain("You are seeing this as Joe Marsh. Nothing can be changed here.");
    expect((await form("/logout/")).statusCode).toBe(303);
    expect((await view.get(`/product/${product.urlName}/`)).body).not.toContain("Seeing this shop as");
  });
});

describe("a view is refused", () => {
  test.each([
    ["without a reason", () => ({ reason: "  " }), 422],
    ["with a reason that says nothing", () => ({ reason: "because" }), 422],
    ["of a colleague", () => ({ accountId: accounts.sam }), 409],
    ["of an account that is switched off", () => ({ accountId: accounts.off }), 409],
    ["of a dashboard that the account does not have", () => ({ accountId: accounts.joe }), 404],
    [
      "of an account at a shop where it is no customer",
      () => ({ accountId: accounts.joe, shopId: fixture.other.divisionId }),
      404,
    ],
    ["of nobody", () => ({ accountId: 999_999 }), 404],
  ])("%s", async (_, more, status) => {
    expect((await ask(cara, more())).statusCode).toBe(status);
  });

  test("to a colleague without the permission", async () => {
    const pat = await staffAt("pat");
    expect((await ask(pat)).statusCode).toBe(403);
    expect((await pat.get(`${base}/atlas/customers/`)).statusCode).toBe(403);
  });

  test("by a link that was used, by two at once but for one, on another host, and after a minute", async () => {
    const { pathname } = await urlFor(cara);
    const at = (host: string) => visitorOf(world.app, host).get(pathname);
    const over = "http://backoffice.localhost/customers?view=over";
    expect((await at(fixture.bramble.host)).headers.location).toContain("/customers?view=over");
    const both = await Promise.all([at("localhost"), at("localhost")]);
    expect(both.map(({ headers }) => headers.location?.replace(/:\d+/, "")).sort()).toEqual(["/dashboard/", over]);
    const { pathname: old } = await urlFor(cara);
    await rows("update one_time_codes set expires_at = now() - interval '1 second' where purpose = 'customer_view'");
    expect((await visitorOf(world.app, "localhost").get(old)).headers.location).toContain("/customers?view=over");
  });
});

test("somebody without a name is called by their address", async () => {
  const { accountId, email } = await seedPerson(world.database.pools, { email: "new@selvedge.test", fullName: "" });
  await rows("insert into customers (division_id, account_id, email, email_normalised) values ($1, $2, $3, $3)", [
    fixture.bramble.divisionId,
    accountId,
    email,
  ]);
  const view = await begin(cara, { accountId, shopId: fixture.bramble.divisionId });
  expect((await view.get("/account/")).body).toContain(`Seeing this shop as ${email}`);
  expect((await view.post(`${base}/account/security/name/`, { fullName: "Eve" })).json().message).toBe(
    `You are seeing this as ${email}. Nothing can be changed here.`,
  );
});

describe("a live stream in a view", () => {
  const listening = async (): Promise<number> => {
    if (!world.app.server.listening) await world.app.listen({ port: 0, host: "127.0.0.1" });
    return (world.app.server.address() as { port: number }).port;
  };
  async function openStream(cookie: string): Promise<IncomingMessage> {
    const headers = { host: "localhost", cookie: `session=${cookie}` };
    const path = `${fixture.base}/orders/live/`;
    const [answer] = await once(get({ port: await listening(), host: "127.0.0.1", path, headers }), "response");
    return answer as IncomingMessage;
  }
  const moveAnOrder = () => rows("select announce_order($1, 1)", [fixture.bramble.divisionId]);

  test("reports what moves while the view is open, and ends without a word once it is over", async () => {
    const view = await begin(cara);
    const stream = await openStream(view.cookies.get("session")!);
    expect(stream.statusCode).toBe(200);
    let received = "";
    stream.on("data", (chunk) => {
      received += chunk;
    });
    await expect.poll(() => received, { timeout: 10_000 }).toContain("retry");
    await moveAnOrder();
    await expect.poll(() => received.match(/event: moved/g)?.length, { timeout: 10_000 }).toBe(1);
    await rows("delete from sessions where viewer_account_id is not null");
    const ended = once(stream, "end");
    await moveAnOrder();
    await ended;
    expect(received.match(/event: moved/g)).toHaveLength(1);
  });
});
