import { createHash } from "node:crypto";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededPeople, seedPassword, seedPeople } from "@selvedge/testing/seed/people";
import { seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let people: SeededPeople;

beforeAll(async () => {
  const { pools } = world.database;
  await seedMainSite(pools);
  bramble = await seedShop(pools);
  people = await seedPeople(pools, bramble);
});

const login = "/omnis/v3/dashboard/secure/login/";
const state = "/omnis/v3/dashboard/secure/get/";
const at = (host: string) => visitorOf(world.app, host).arrive();

describe("signing in", () => {
  test("gives the merchant's shops and nothing of the back-office", async () => {
    const ada = await at("localhost");
    const answer = await ada.post(login, { email: `  ${people.ada.email.toUpperCase()} `, password: seedPassword });
    expect(answer.json().account).toMatchObject({
      email: people.ada.email,
      shops: [{ id: bramble.divisionId, role: "owner" }],
      staff: null,
    });
    expect((await ada.get(state)).json().account.email).toBe(people.ada.email);
  });

  test("P3.39 leads to a shop at the domain of its own that is active, and says where the platform has it", async () => {
    const ada = await at("localhost");
    await ada.post(login, { email: people.ada.email, password: seedPassword });
    const addresses = async () => {
      const { url, platformUrl } = (await ada.get(state)).json().account.shops[0];
      return [url, platformUrl].map((address) => new URL(address).hostname);
    };
    expect(await addresses()).toEqual(["bramble.localhost", "bramble.localhost"]);
    const { backOffice } = world.database.pools;
    await backOffice.query(
      "insert into custom_domains (division_id, host, verified_at) values ($1, 'bramble.example', now())",
      [bramble.divisionId],
    );
    expect(await addresses()).toEqual(["bramble.localhost", "bramble.localhost"]);
    await backOffice.query("update custom_domains set active = true where host = 'bramble.example'");
    expect(await addresses()).toEqual(["bramble.example", "bramble.localhost"]);
    await backOffice.query("update custom_domains set active = false where host = 'bramble.example'");
  });

  test.each([
    ["a wrong password", () => ({ email: people.ada.email, password: "selvedge-dem" })],
    ["an unknown address", () => ({ email: "nobody@selvedge.test", password: seedPassword })],
    ["a password with a space more", () => ({ email: people.ada.email, password: `${seedPassword} ` })],
  ])("with %s is refused in the same words", async (_, body) => {
    const answer = await (await at("localhost")).post(login, body());
    expect([answer.statusCode, answer.json().message]).toEqual([422, "The email address or password is incorrect."]);
  });

  test("shows staff their permissions on the back-office host alone", async () => {
    const sam = await at("backoffice.localhost");
    await sam.post(login, { email: people.sam.email, password: seedPassword });
    expect((await sam.get(state)).json()).toMatchObject({
      context: "backoffice",
      division: null,
      account: { staff: { id: people.sam.staffUserId } },
    });
    const onMain = visitorOf(world.app, "localhost");
    for (const [name, value] of sam.cookies) onMain.cookies.set(name, value);
    expect((await onMain.get(state)).json()).toMatchObject({ context: "merchant", account: { staff: null } });
  });

  test("gives a new session, and the old cookie opens nothing", async () => {
    const ada = await at("localhost");
    const before = ada.cookies.get("session")!;
    await ada.post(login, { email: people.ada.email, password: seedPassword });
    expect(ada.cookies.get("session")).not.toBe(before);
    const old = visitorOf(world.app, "localhost");
    old.cookies.set("session", before);
    expect((await old.get(state)).json().account).toBeNull();
  });

  test("takes the basket along", async () => {
    await seedBlanks(world.database.pools);
    const tee = await seedProduct(world.database.pools, bramble);
    const ada = await at(bramble.host);
    await ada.post("/omnis/v3/frontend/product/addItemToCart/", {
      item: { productId: tee.id, productSize: "M" },
      name: "main",
    });
    await ada.post(login, { email: people.ada.email, password: seedPassword });
    expect((await ada.get("/omnis/v3/basket/main/list/")).json().items).toHaveLength(1);
  });

  test("stops after ten tries at one account, and says so", async () => {
    const eve = await at("localhost");
    const email = "guessed@selvedge.test";
    for (let tries = 0; tries < 10; tries++)
      expect((await eve.post(login, { email, password: "guess" })).statusCode).toBe(422);
    const answer = await eve.post(login, { email, password: "guess" });
    expect([answer.statusCode, answer.json().code]).toEqual([429, "tooManyTries"]);
  });

  test.each([{}, { email: "a@b.co" }, { email: 1, password: "x" }, { email: "a@b.co", password: "x", role: "owner" }])(
    "with the body %j is a clear 422",
    async (body) => {
      const answer = await (await at("localhost")).post(login, body);
      expect(answer.statusCode).toBe(422);
      expect(JSON.stringify(answer.json().errors)).not.toMatch(/invalid|expected|unrecognized/i);
    },
  );
});

describe("signing out", () => {
  test("ends the session on the server", async () => {
    const ada = await at("localhost");
    await ada.post(login, { email: people.ada.email, password: seedPassword });
    const stolen = ada.cookies.get("session")!;
    await ada.post("/omnis/v3/dashboard/secure/logout/");
    const thief = visitorOf(world.app, "localhost");
    thief.cookies.set("session", stolen);
    expect((await thief.get(state)).json().account).toBeNull();
  });

  test("an account that is switched off is out at once", async () => {
    const joe = await at(bramble.host);
    await joe.post(login, { email: people.joe.email, password: seedPassword });
    await world.database.pools.web.query("update accounts set disabled_at = now() where id = $1", [
      people.joe.accountId,
    ]);
    expect((await joe.get(state)).json().account).toBeNull();
    const again = await (await at(bramble.host)).post(login, { email: people.joe.email, password: seedPassword });
    expect(again.statusCode).toBe(403);
  });
});

describe("hosts", () => {
  test.each(["nobody.localhost", "evil.example", "a.b.localhost", "admin.localhost"])(
    "%s has no shop",
    async (host) => {
      const answer = await visitorOf(world.app, host).get(state);
      expect([answer.statusCode, answer.json().message]).toEqual([404, "There is no shop at this address."]);
    },
  );

  test("a browser at an address without a shop reads a page that leads to the platform", async () => {
    const answer = await world.app.inject({
      url: "/collection/anything/",
      headers: { host: "nobody.localhost", accept: "text/html,application/xhtml+xml" },
    });
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["x-robots-tag"]]).toEqual([
      ...[404, "text/html; charset=utf-8", "noindex"],
    ]);
    expect(answer.body).toContain(`<a href="${world.platform.origins.main}/">`);
    const [, style = ""] = /<style>(.*)<\/style>/.exec(answer.body) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
  });

  test("the version is reported (platform-core §1)", async () => {
    expect((await visitorOf(world.app, "localhost").get(state)).json().version).toBe("2.346.7");
  });

  test("every answer carries a request id that no client chose", async () => {
    const answer = await visitorOf(world.app, "localhost").get("/omnis/v3/nothing/", {
      "x-request-id": "mine",
      "request-id": "mine",
    });
    expect(answer.json().requestId).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  });
});

describe("a session", () => {
  const hours = 3_600_000;
  /** Whether the visitor is still signed in so many hours later than the clock shows. */
  const isSignedInAfter = async (visitor: Awaited<ReturnType<typeof at>>, later: number) => {
    const { now } = world.platform;
    world.platform.now = () => new Date(Date.now() + later * hours);
    try {
      return (await visitor.get(state)).json().account !== null;
    } finally {
      world.platform.now = now;
    }
  };
  const signedIn = async (host: string, email: string) => {
    const visitor = await at(host);
    await visitor.post(login, { email, password: seedPassword });
    return visitor;
  };

  test("of a merchant ends after 30 days without a visit, and each visit restarts them", async () => {
    const ada = await signedIn("localhost", people.ada.email);
    expect(await isSignedInAfter(ada, 29 * 24)).toBe(true);
    expect(await isSignedInAfter(ada, 58 * 24)).toBe(true);
    expect(await isSignedInAfter(ada, 58 * 24 + 31 * 24)).toBe(false);
  });

  test("of staff ends after 12 hours without a visit, on either host", async () => {
    const sam = await signedIn("backoffice.localhost", people.sam.email);
    expect(await isSignedInAfter(sam, 11)).toBe(true);
    expect(await isSignedInAfter(sam, 22)).toBe(true);
    expect(await isSignedInAfter(sam, 35)).toBe(false);
    const alsoSam = await signedIn("localhost", people.sam.email);
    expect(await isSignedInAfter(alsoSam, 13)).toBe(false);
  });

  test("of somebody who joins the staff is cut to 12 hours at the next visit", async () => {
    const ada = await signedIn("localhost", people.ada.email);
    await world.database.pools.backOffice.query(
      "insert into staff_users (account_id, first_name, last_name, roles, status) values ($1, 'Ada', 'Whitlock', '{support}', 0)",
      [people.ada.accountId],
    );
    expect(await isSignedInAfter(ada, 1)).toBe(true);
    expect(await isSignedInAfter(ada, 14)).toBe(false);
    await world.database.ownerQuery(`delete from staff_users where account_id = ${people.ada.accountId}`);
  });
});
