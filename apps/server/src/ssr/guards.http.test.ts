// Who is let in where: pages by their login state, the dashboard's documents, and its calls.

import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { seedMember, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../testing/merchant-fixture.ts";
import { testApp } from "../testing/test-app.ts";

const mainDivision = 12 as DivisionId;
const world = testApp();
let fixture: MerchantFixture;
const visitors: Record<string, ReturnType<typeof visitorOf>> = {};

beforeAll(async () => {
  fixture = await merchantFixture(world);
  for (const state of ["everyone", "logged-in", "logged-out", "dashboard-access"]) await publish(`/${state}/`, state);
  await publish("/plain/", undefined);
  visitors.stranger = visitorOf(world.app, "localhost");
  visitors.unverified = await newcomer("una@selvedge.test", "verified_at");
  visitors.unsigned = await newcomer("uri@selvedge.test", "signed_eula_at");
  visitors.merchant = fixture.ada;
});

async function publish(url: string, loginState: string | undefined, division = mainDivision) {
  const blocks = [{ type: "textBlock", size: 12, properties: { html: `<p>Here is ${url}</p>` } }];
  const text = JSON.stringify({ version: 1, properties: { title: url, loginState }, blocks });
  await withDivision(world.database.pools.web, division, (db) =>
    db
      .insertInto("pages")
      .values({ division_id: division, url, name: url, draft: text, published: text, published_at: new Date() })
      .execute(),
  );
}

/** One of Bramble's people whose sign-up stopped before a step. */
async function newcomer(email: string, missing: "verified_at" | "signed_eula_at") {
  const { pools } = world.platform;
  const person = await seedPerson(pools, { email, fullName: "Una Reed" });
  await seedMember(pools, fixture.bramble, person, "owner");
  await pools.backOffice.query(`update accounts set ${missing} = null where id = $1`, [person.accountId]);
  const visitor = await visitorOf(world.app, "localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: seedPassword });
  return visitor;
}

const signIn = (path: string) => `/login/?redirect_uri=${encodeURIComponent(path)}`;

describe.each([
  ["/plain/", { stranger: null, unverified: null, unsigned: null, merchant: null }],
  ["/everyone/", { stranger: null, unverified: null, unsigned: null, merchant: null }],
  ["/logged-in/", { stranger: signIn("/logged-in/"), unverified: null, unsigned: null, merchant: null }],
  ["/logged-out/", { stranger: null, unverified: "/dashboard/", unsigned: "/dashboard/", merchant: "/dashboard/" }],
  [
    "/dashboard-access/",
    {
      stranger: signIn("/dashboard-access/"),
      unverified: "/sign-up/verify/",
      unsigned: "/sign-up/eula/",
      merchant: null,
    },
  ],
])("the page %s", (path, answers) => {
  test.each(Object.entries(answers))("leads a visitor who is %s to %j (storefront §6)", async (who, to) => {
    for (const form of ["", "/_page"]) {
      const answer = await visitors[who]!.get(form + path);
      if (to === null) {
        expect([answer.statusCode, answer.body.includes(`Here is ${path}`)]).toEqual([200, true]);
      } else {
        expect(form ? answer.json().redirect : answer.headers.location).toBe(to);
        expect(answer.body).not.toContain("Here is");
      }
      expect(answer.headers["cache-control"]).toBe(
        to === null && (path === "/plain/" || path === "/everyone/") ? "private, no-cache" : "no-store",
      );
    }
  });
});

test("P6.13: a shop's page for people who are not signed in leads others to where they have a place", async () => {
  const { host, divisionId } = fixture.bramble;
  await publish("/welcome/", "logged-out", divisionId);
  const at = async (email: string) => {
    const visitor = await visitorOf(world.app, host).arrive();
    await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: seedPassword });
    return visitor;
  };
  const ada = await at("merchant@selvedge.test");
  expect((await ada.get("/welcome/")).headers.location).toBe("/dashboard/");
  expect((await ada.get("/dashboard/")).headers.location).toBe("http://localhost:4000/dashboard/");
  await world.platform.pools.backOffice.query(
    "update accounts set shopper_division_id = $1 where email = 'shopper@selvedge.test'",
    [divisionId],
  );
  const joe = await at("shopper@selvedge.test");
  expect((await joe.get("/welcome/")).headers.location).toBe("/dashboard/");
  expect((await joe.get("/dashboard/")).headers.location).toBe("/account/");
  expect((await visitorOf(world.app, host).get("/dashboard/")).headers.location).toBe(
    "http://localhost:4000/dashboard/",
  );
});

test("a member's page is given to no stranger who asks at the same moment", async () => {
  const path = "/logged-in/";
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => visitors[index % 2 ? "stranger" : "merchant"]!.get(path)),
  );
  for (const [index, { statusCode, headers, body }] of answers.entries())
    expect([statusCode, headers.location, body.includes("Here is")]).toEqual(
      index % 2 ? [302, signIn(path), false] : [200, undefined, true],
    );
});

describe("the dashboard's documents (platform-core §6)", () => {
  test.each([
    ["stranger", "/dashboard/", signIn("/dashboard/")],
    ["stranger", "/dashboard/orders/?view=open", signIn("/dashboard/orders/?view=open")],
    ["unverified", "/dashboard/", "/sign-up/verify/"],
    ["unsigned", "/dashboard/", "/sign-up/eula/"],
  ])("lead a visitor who is %s and asks for %s to %s", async (who, path, to) => {
    const answer = await visitors[who]!.get(path);
    expect([answer.statusCode, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      302,
      to,
      "no-store",
    ]);
  });

  test("open for a merchant", async () => {
    expect((await visitors.merchant!.get("/dashboard/orders/")).statusCode).toBe(200);
  });
});

describe("the dashboard's calls", () => {
  test.each([
    ["unverified", "Confirm your email address first."],
    ["unsigned", "Accept the terms first."],
  ])("report to a user who is %s which step is missing", async (who, message) => {
    const answer = await visitors[who]!.get(`${fixture.base}/overview/`);
    expect([answer.statusCode, answer.json().message]).toEqual([403, message]);
    expect((await visitors[who]!.get(`${fixture.otherBase}/overview/`)).statusCode).toBe(404);
  });

  test("accept a permission given to one person beside their role, and no unknown permission", async () => {
    const { pools } = world.platform;
    const give = (words: string[]) =>
      pools.backOffice.query(
        "update memberships set permissions = $1 where division_id = $2 and account_id = (select id from accounts where email = 'vera@selvedge.test')",
        [words, fixture.bramble.divisionId],
      );
    const make = () => fixture.vera.post(`${fixture.base}/collections/`, { name: "Autumn" });
    expect((await make()).statusCode).toBe(403);
    await give(["collections.write", "everything"]);
    expect((await make()).statusCode).toBe(403);
    await give(["collections.edit"]);
    expect((await make()).statusCode).toBe(200);
  });
});
