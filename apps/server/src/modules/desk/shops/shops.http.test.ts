// Shops as staff see them: found, put under review and taken off, moved between plans, and their pages' guards chosen.
import { seedStaff } from "@selvedge/testing/seed/people";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let sam: Visitor;
let moses: Visitor;
let picker: Visitor;

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const staffAt = async (email: string) => {
  const visitor = await visitorOf(world.app, "backoffice.localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: "selvedge-demo" });
  return visitor;
};
const shops = "/omnis/v3/atlas/divisions/";
const at = (end = "", id: number | string = fixture.bramble.divisionId) => `${shops}${id}/${end}`;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.database;
  await seedStaff(pools, { email: "moses@selvedge.test", fullName: "Moses Kamau", roles: ["moderator"] });
  await seedStaff(pools, { email: "hugh@selvedge.test", fullName: "Hugh Lamb", roles: ["picker"] });
  [sam, moses, picker] = [
    await staffAt("staff@selvedge.test"),
    await staffAt("moses@selvedge.test"),
    await staffAt("hugh@selvedge.test"),
  ];
});
afterEach(async () => {
  await sql("update divisions set under_review_since = null, under_review_reason = ''");
  await sql("delete from mails");
});

const stranger = () => visitorOf(world.app, fixture.bramble.host);
const placeOf = async (visitor: ReturnType<typeof stranger>) => {
  const { statusCode, headers } = await visitor.get("/favourites/");
  return headers.location ?? statusCode;
};
const audited = () =>
  sql(
    "select actor_kind, actor_name, action, detail ->> 'reason' as reason from audit_log where division_id = $1 and action like 'shop.%' order by id",
    [fixture.bramble.divisionId],
  );
/** The jobs that wait to mail a review, in the order in which they were queued. */
const mailReviews = async () => {
  const jobs = await world.database.ownerQuery(
    "select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = 'mail_review' order by p.id",
  );
  for (const { payload } of jobs.rows) await tasks.mail_review!(world.platform, payload);
  await world.database.ownerQuery(
    "delete from graphile_worker._private_jobs p using graphile_worker._private_tasks t where t.id = p.task_id and t.identifier = 'mail_review'",
  );
  return sql("select to_address, subject, body_text from mails where kind = 'shop_review' order by id");
};

describe("a review", () => {
  const reason = "Two marks that look like another brand's";

  test("closes the shop from the next request on, says why to its owner, and ends as it began", async () => {
    expect(await placeOf(stranger())).toBe(200);
    const started = await moses.post(at("review/"), { reason });
    expect([started.statusCode, started.json().data.reviewReason]).toEqual([200, reason]);
    await expect.poll(() => placeOf(stranger())).toBe("/store-under-review/");
    expect((await stranger().get("/store-under-review/")).statusCode).toBe(200);
    const seen = (await fixture.ada.get(`${fixture.base}/visitors/`)).json().data.underReview;
    expect(seen).toEqual({ since: started.json().data.underReviewSince, reason, deniedAt: null, answer: null });
    const ended = await moses.post(at("review/end/"), { note: "All fine, thank you" });
    expect(ended.json().data).toMatchObject({ underReviewSince: null, reviewReason: "" });
    await expect.poll(() => placeOf(stranger())).toBe(200);
    expect(await audited()).toEqual([
      { actor_kind: "staff", actor_name: "Moses Kamau", action: "shop.review_started", reason },
      { actor_kind: "staff", actor_name: "Moses Kamau", action: "shop.review_ended", reason: "All fine, thank you" },
    ]);
    const mails = await mailReviews();
    expect(mails.map(({ to_address }) => to_address)).toEqual(["merchant@selvedge.test", "merchant@selvedge.test"]);
    expect(mails[0].body_text).toContain(reason);
    expect(mails[1].subject).toMatch(/is over$/);
    expect((await sam.get(at())).json().data.history[0]).toMatchObject({ action: "shop.review_ended" });
  });

  test("P3.31 says on the shop's page what moderation said last of its site", async () => {
    const approval = async () => (await moses.get(at(""))).json().data.approval;
    await world.database.ownerQuery("delete from approval_items");
    expect(await approval()).toBe("No approval item");
    await moses.post(at("review/"), { reason });
    await moses.post(at("review/"), { reason: "Another one" });
    expect(await approval()).toBe("Not modded yet");
    await moses.post(at("review/end/"), { note: "" });
    expect(await approval()).toBe("Approved");
    const [first, last] = await sql("select approved, decided_by is not null as by from approval_items order by id");
    expect([first, last]).toEqual([
      { approved: null, by: false },
      { approved: 1, by: true },
    ]);
    await mailReviews();
  });

  test("P3.31 ends with a denial: the shop stays closed, its owner reads why, and it is looked at again or approved", async () => {
    const approval = async () => (await moses.get(at(""))).json().data.approval;
    const seen = async () => (await fixture.ada.get(`${fixture.base}/visitors/`)).json().data.underReview;
    const why = "The drawings of two teams' crests have to go";
    const before = (await audited()).length;
    await moses.post(at("review/"), { reason });
    const denied = await moses.post(at("review/deny/"), { reason: why });
    expect(denied.json().data).toMatchObject({ reviewReason: reason, denial: { reason: why } });
    expect(await approval()).toBe("Denied");
    expect(await seen()).toMatchObject({ reason: why, deniedAt: denied.json().data.denial.at });
    await expect.poll(() => placeOf(stranger())).toBe("/store-under-review/");
    expect((await stranger().get("/store-under-review/")).body).toContain("This shop is closed");
    expect((await moses.get(`${shops}?state=review`)).json().data).toMatchObject([{ isDenied: true }]);
    // Its people answer, once however often it is sent, and nobody but them and staff reads it.
    const answers = (words: string, by = fixture.ada) => by.post(`${fixture.base}/review/answer/`, { words });
    const gone = "Both crests are gone";
    await answers(gone);
    expect((await answers(gone)).json().data.underReview.answer).toMatchObject({ words: gone, by: "Ada Whitlock" });
    expect((await answers(" ")).json().errors).toHaveProperty("words");
    expect((await answers(gone, fixture.joe)).statusCode).not.toBe(200);
    expect((await moses.get(`${shops}?state=review`)).json().data).toMatchObject([{ isAnswered: true }]);
    expect((await moses.get(at(""))).json().data).toMatchObject({
      denial: { answer: { words: gone } },
      history: expect.arrayContaining([expect.objectContaining({ action: "shop.denial_answered", reason: gone })]),
    });
    // Said twice it is one, and what is decided stays with who decided it.
    await moses.post(at("review/deny/"), { reason: why });
    await moses.post(at("review/"), { reason });
    expect(await approval()).toBe("Not modded yet");
    expect(await seen()).toMatchObject({ reason, deniedAt: null, answer: null });
    expect((await answers(gone)).statusCode).toBe(409);
    await moses.post(at("review/deny/"), { reason: why });
    expect((await moses.get(`${shops}?state=review`)).json().data).toMatchObject([
      { isDenied: true, isAnswered: false },
    ]);
    const allowed = await moses.post(at("review/end/"), {});
    expect(allowed.json().data).toMatchObject({ underReviewSince: null, denial: null });
    expect(await approval()).toBe("Approved");
    await expect.poll(() => placeOf(stranger())).toBe(200);
    expect((await audited()).slice(before).map(({ action, reason: said }) => [action, said])).toEqual([
      ["shop.review_started", reason],
      ["shop.site_denied", why],
      ["shop.denial_answered", gone],
      ["shop.denial_undone", reason],
      ["shop.site_denied", why],
      ["shop.review_ended", ""],
    ]);
    const mails = await mailReviews();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/is under review$/),
      expect.stringMatching(/was not approved$/),
      expect.stringMatching(/is under review$/),
      expect.stringMatching(/was not approved$/),
      expect.stringMatching(/is over$/),
    ]);
    expect(mails[1].body_text).toContain(why);
  });

  test("a site is denied only by those who may, with a reason, and while the shop is under review", async () => {
    const open = await moses.post(at("review/deny/"), { reason });
    expect([open.statusCode, open.json().errors.reason]).toEqual([
      422,
      ["Put the shop under review first, and look at it"],
    ]);
    await moses.post(at("review/"), { reason });
    expect((await picker.post(at("review/deny/"), { reason })).statusCode).toBe(403);
    expect((await fixture.ada.post(at("review/deny/"), { reason })).statusCode).toBe(404);
    expect((await moses.post(at("review/deny/"), { reason: " " })).statusCode).toBe(422);
    expect((await moses.get(at(""))).json().data.denial).toBeNull();
    await moses.post(at("review/end/"), {});
    await mailReviews();
  });

  test("that is started twice is one, and another reason replaces the first", async () => {
    const { underReviewSince } = (await moses.post(at("review/"), { reason })).json().data;
    const again = await Promise.all([
      moses.post(at("review/"), { reason }),
      sam.post(at("review/"), { reason }),
      moses.post(at("review/"), { reason }),
    ]);
    for (const answer of again) expect(answer.json().data).toMatchObject({ underReviewSince, reviewReason: reason });
    const changed = await sam.post(at("review/"), { reason: "A claim has reached us" });
    expect(changed.json().data).toMatchObject({ underReviewSince, reviewReason: "A claim has reached us" });
    expect((await mailReviews()).length).toBe(2);
    expect((await moses.get(`${shops}?state=review`)).json().data.map(({ name }: { name: string }) => name)).toEqual([
      fixture.bramble.name,
    ]);
    await moses.post(at("review/end/"), {});
    expect((await moses.post(at("review/end/"), {})).json().data.underReviewSince).toBeNull();
    expect((await mailReviews()).length).toBe(3);
  });

  test("takes its permission and a reason; the platform's own site has none", async () => {
    expect((await picker.post(at("review/"), { reason })).statusCode).toBe(403);
    expect((await picker.post(at("review/end/"), {})).statusCode).toBe(403);
    expect((await fixture.ada.post(at("review/"), { reason })).statusCode).toBe(404);
    const empty = await moses.post(at("review/"), { reason: "  " });
    expect([empty.statusCode, empty.json().errors.reason]).toEqual([422, ["This field is required"]]);
    expect((await moses.post(at("review/", 12), { reason })).statusCode).toBe(422);
    expect((await moses.post(at("review/", 99_999), { reason })).statusCode).toBe(404);
    expect((await placeOf(stranger())) === 200).toBe(true);
  });
});

describe("the list of shops", () => {
  const names = async (query: string) =>
    (await moses.get(`${shops}?${query}`)).json().data.map(({ name }: { name: string }) => name);

  test.each([
    ["q=nor", ["North Kiln"]],
    ["q=NK", ["North Kiln"]],
    ["q=bramble", ["Bramble"]],
    ["q=kiln", []],
    ["q=%25", []],
  ])("%s finds %j", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test("comes in pages, with how each shop stands", async () => {
    const first = (await moses.get(`${shops}?perPage=1&page=2`)).json();
    expect([first.data.length, first.meta.total]).toEqual([1, 3]);
    await fixture.ada.send("PATCH", `${fixture.base}/visitors/`, { door: "password", password: "hedge row 4" });
    const [row] = (await moses.get(`${shops}?q=bramble`)).json().data;
    expect(row).toMatchObject({ door: "password", url: `http://${fixture.bramble.host}:4000`, isPro: false });
    expect((await picker.get(shops)).statusCode).toBe(403);
    expect(JSON.stringify(row)).not.toContain("argon2");
    await fixture.ada.send("PATCH", `${fixture.base}/visitors/`, { door: "open" });
  });
});

test("P6.30, S6.02: the plan of a project is changed by staff, and its people reach what it is for", async () => {
  const plans = async (path: string) => (await fixture.ada.get(path)).body.includes("You are on");
  const change = (who: Visitor, body: object) => who.send("PATCH", at("plan/"), body);
  expect([await plans("/pro-plans/"), await plans("/turbo-plans/")]).toEqual([false, false]);
  expect((await change(moses, { isPro: true, isTurbo: false })).statusCode).toBe(403);
  expect((await change(sam, { isPro: true, isTurbo: true })).json().data).toEqual({ isPro: true, isTurbo: true });
  expect([await plans("/pro-plans/"), await plans("/turbo-plans/")]).toEqual([true, true]);
  await change(sam, { isPro: true, isTurbo: true });
  await change(sam, { isPro: false, isTurbo: false });
  expect(await plans("/pro-plans/")).toBe(false);
  const { history } = (await sam.get(at())).json().data;
  const changes = history.filter(({ action }: { action: string }) => action === "project.plan_changed");
  expect(changes.map(({ by }: { by: string }) => by)).toEqual(["Sam Okafor", "Sam Okafor"]);
});

describe("who may see a page, as staff choose it", () => {
  const page = async (url: string, divisionId: number = fixture.bramble.divisionId, marks = {}) => {
    const text = JSON.stringify({
      version: 1,
      properties: { title: url, ...marks },
      blocks: [{ type: "textBlock", size: 12, properties: { html: `<p>Here is ${url}</p>` } }],
    });
    const [{ id }] = await sql(
      "insert into pages (division_id, url, name, draft, published, published_at) values ($1, $2, $2, $3, $3, now()) returning id",
      [divisionId, url, text],
    );
    return Number(id);
  };
  const everyone = { loginState: "everyone", region: "everywhere", conditions: [] as string[] };
  const change = (id: number, body: object, division?: number) =>
    sam.send("PATCH", at(`pages/${id}/`, division ?? fixture.bramble.divisionId), body);
  const look = async (visitor: Visitor, path: string) => {
    const { statusCode, headers } = await visitor.get(path);
    return headers.location ?? statusCode;
  };

  test("closes a cached page at once, and its owner's own choice leaves the platform's conditions", async () => {
    const id = await page("/terms/");
    await expect.poll(async () => (await stranger().get("/terms/")).headers["cache-control"]).toBe("private, no-cache");
    const changed = await change(id, { ...everyone, conditions: ["hasDirectPaymentProcessor"] });
    expect(changed.json().data.conditions).toEqual(["hasDirectPaymentProcessor"]);
    await expect.poll(() => look(stranger(), "/terms/")).toBe(404);
    const own = await fixture.ada.send("PATCH", `${fixture.base}/visitors/pages/${id}/`, {
      loginState: "everyone",
      region: "uk",
    });
    expect(own.json().data).toMatchObject({ region: "uk", conditions: ["hasDirectPaymentProcessor"] });
    await change(id, everyone);
    await expect.poll(() => look(stranger(), "/terms/")).toBe(200);
    const rows = await sql("select actor_kind from audit_log where action = 'page.access_changed' order by id");
    expect(rows.map(({ actor_kind }) => actor_kind)).toEqual(["staff", "merchant", "staff"]);
  });

  test("a page of the platform's own site for Pro projects leads others to the plans", async () => {
    const id = await page("/studio-tips/", 12);
    await change(id, { ...everyone, conditions: ["storeIsPro"] }, 12);
    expect(await look(fixture.ada, "/studio-tips/")).toBe("/pro-plans/");
    await sam.send("PATCH", at("plan/"), { isPro: true, isTurbo: false });
    expect(await look(fixture.ada, "/studio-tips/")).toBe(200);
    await sam.send("PATCH", at("plan/"), { isPro: false, isTurbo: false });
    const listed = (await moses.get(at("pages/", 12))).json().data;
    expect(listed).toContainEqual(expect.objectContaining({ id, conditions: ["storeIsPro"] }));
  });

  test("is said of mails and steps of flows as it is, and nothing can be chosen for them", async () => {
    const marks = { isStorePage: false };
    const letter = await page("/letter/", undefined, { ...marks, isMailPage: true });
    const step = await page("/step/", undefined, { ...marks, isAutomatedFlowPage: true });
    const both = await page("/news/", undefined, { isMailPage: true });
    const listed = (await moses.get(at("pages/"))).json().data;
    const sentAs = (id: number) => listed.find((each: { id: number }) => each.id === id).sentAs;
    expect([letter, step, both].map(sentAs)).toEqual(["mail", "flow", null]);
    const refused = await change(letter, everyone);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ["loginState"]]);
    expect((await change(step, everyone)).statusCode).toBe(422);
    expect((await change(both, everyone)).statusCode).toBe(200);
  });

  test("refuses what is no guard, two that exclude each other, another shop's page, and people without the permission", async () => {
    const id = await page("/offer/");
    for (const conditions of [["isLoggedIn"], ["isProo"], ["isPro", "isNotPro"], "isPro"])
      expect([conditions, (await change(id, { ...everyone, conditions })).statusCode]).toEqual([conditions, 422]);
    expect((await change(id, everyone, fixture.other.divisionId)).statusCode).toBe(404);
    expect((await moses.send("PATCH", at(`pages/${id}/`), everyone)).statusCode).toBe(403);
    expect((await picker.get(at("pages/"))).statusCode).toBe(403);
    expect((await moses.get(at("pages/", 99_999))).statusCode).toBe(404);
  });
});
