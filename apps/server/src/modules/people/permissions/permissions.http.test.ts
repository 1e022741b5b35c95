import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let pat: Visitor;
let idle: Visitor;

const path = (words: string) => `/omnis/v3/atlas/permissions/request/${words}/`;
const signedIn = async (host: string, email: string) => {
  const visitor = await visitorOf(world.app, host).arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: "selvedge-demo" });
  return visitor;
};
const storedRequests = async (email: string) =>
  (
    await world.platform.pools.backOffice.query(
      `select r.division_id, r.permissions, r.reason, r.status from permission_requests r
       join accounts a on a.id = r.account_id where a.email = $1 order by r.id`,
      [email],
    )
  ).rows;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  await seedStaff(world.platform.pools, { email: "pat@selvedge.test", fullName: "Pat Reed", roles: ["picker"] });
  pat = await signedIn("backoffice.localhost", "pat@selvedge.test");
  idle = await signedIn("backoffice.localhost", "merchant@selvedge.test");
});

test("somebody of a shop asks for what they may not do, with a reason, once while it waits (storefront §6)", async () => {
  const body = { reason: " I pack the shop's own orders ", division: fixture.bramble.divisionId };
  const answer = await fixture.vera.post(path("orders.read,orders.manage"), body);
  expect([answer.statusCode, answer.json().message]).toEqual([200, "Permission request successfully submitted"]);
  const again = await fixture.vera.post(path("orders.manage"), { ...body, reason: "Still waiting" });
  expect(again.json().data.id).toBe(answer.json().data.id);
  expect(await storedRequests("vera@selvedge.test")).toEqual([
    {
      division_id: fixture.bramble.divisionId,
      permissions: ["orders.manage"],
      reason: "I pack the shop's own orders",
      status: "waiting",
    },
  ]);
});

test("two tabs that send the same permissions at once, in any order, make one request", async () => {
  const { backOffice } = world.platform.pools;
  const email = "quinn@selvedge.test";
  await seedStaff(world.platform.pools, { email, fullName: "Quinn Hale", roles: ["picker"] });
  const quinn = await signedIn("backoffice.localhost", email);
  const otherTab = await backOffice.connect();
  await otherTab.query("begin");
  const { rows } = await otherTab.query(
    `insert into permission_requests (account_id, permissions, reason)
     select id, '{stock.move,stock.read}', 'The shelf is mine' from accounts where email = $1 returning id`,
    [email],
  );
  const asking = quinn.post(path("stock.read,stock.move"), { reason: "The shelf is mine" });
  await Promise.race([asking, new Promise((done) => setTimeout(done, 500))]);
  await otherTab.query("commit");
  otherTab.release();
  expect((await asking).json().data.id).toBe(rows[0].id);
  expect(await storedRequests(email)).toHaveLength(1);
});

test("the asker sees what waits for an answer, in the shop that is named and in no other", async () => {
  const own = (visitor: Visitor, division?: number) =>
    visitor.get(`/omnis/v3/atlas/permissions/requests/${division ? `?division=${division}` : ""}`);
  const { divisionId } = fixture.bramble;
  await fixture.vera.post(path("pages.edit"), { reason: "The news page is old", division: divisionId });
  expect((await own(fixture.vera, divisionId)).json().data).toContainEqual({
    id: expect.any(Number),
    permissions: ["pages.edit"],
    createdAt: expect.any(String),
  });
  expect((await own(fixture.ada, divisionId)).json().data).toEqual([]);
  expect((await own(fixture.vera, fixture.other.divisionId)).statusCode).toBe(404);
  expect((await own(fixture.vera)).statusCode).toBe(404);
  expect((await own(idle)).statusCode).toBe(403);
});

test.each([
  ["the page that it was sent from", "/dashboard/orders/12?view=open", "/dashboard/orders/12?view=open"],
  ["nothing of another site", "//evil.example/", ""],
  ["nothing of a path that is encoded twice", "/%252f%252fevil.example/", ""],
  ["nothing that is too long once its letters are encoded", `/${"é".repeat(200)}`, ""],
])("a request stores %s", async (_, place, stored) => {
  const email = `asker${place.length}@selvedge.test`;
  await seedStaff(world.platform.pools, { email, fullName: "Asker", roles: ["picker"] });
  const asker = await signedIn("backoffice.localhost", email);
  const answer = await asker.post(path("labels.print"), { reason: "Covering", place });
  expect(answer.statusCode, answer.body).toBe(200);
  const { rows } = await world.platform.pools.backOffice.query("select place from permission_requests where id = $1", [
    answer.json().data.id,
  ]);
  expect(rows).toEqual([{ place: stored }]);
});

test("staff ask on their own host, for words of staff", async () => {
  const answer = await pat.post(path("labels.print"), { reason: "The lead is away today" });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await storedRequests("pat@selvedge.test")).toMatchObject([
    { division_id: null, permissions: ["labels.print"] },
  ]);
});

describe("is refused", () => {
  const reason = { reason: "Because" };
  test.each<[string, () => Visitor, string, () => object, number]>([
    ["nobody", () => fixture.nobody, "orders.read", () => ({ ...reason, division: fixture.bramble.divisionId }), 401],
    [
      "a stranger to the shop",
      () => fixture.joe,
      "orders.read",
      () => ({ ...reason, division: fixture.bramble.divisionId }),
      404,
    ],
    [
      "a member of another shop",
      () => fixture.ada,
      "orders.read",
      () => ({ ...reason, division: fixture.other.divisionId }),
      404,
    ],
    ["somebody who names no shop", () => fixture.vera, "orders.manage", () => reason, 404],
    ["a merchant on staff's host", () => idle, "orders.read", () => reason, 403],
    [
      "a word of staff asked by a merchant",
      () => fixture.vera,
      "orders.release",
      () => ({ ...reason, division: fixture.bramble.divisionId }),
      422,
    ],
    [
      "what is held already",
      () => fixture.ada,
      "orders.read",
      () => ({ ...reason, division: fixture.bramble.divisionId }),
      422,
    ],
    ["a word that nobody knows", () => pat, "everything", () => reason, 422],
    ["no reason", () => pat, "labels.override", () => ({ reason: "  " }), 422],
  ])("to %s", async (_, visitor, words, body, status) => {
    const before = (await world.platform.pools.backOffice.query("select count(*) from permission_requests")).rows;
    expect((await visitor().post(path(words), body())).statusCode).toBe(status);
    expect((await world.platform.pools.backOffice.query("select count(*) from permission_requests")).rows).toEqual(
      before,
    );
  });
});
