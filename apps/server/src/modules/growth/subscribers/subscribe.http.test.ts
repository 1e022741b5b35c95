// Subscribing to a shop's newsletter: the answer, the stored row, the mail.
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import { linkIn, listFixture } from "./testing/list-fixture.ts";

const world = testApp();
let bramble: SeededShop;
let other: SeededShop;
const { ask, call, mailsTo, reader, subscriberOf, work } = listFixture(world, () => bramble);
beforeAll(async () => {
  const { pools } = world.database;
  await seedMainSite(pools);
  bramble = await seedShop(pools);
  other = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
});
afterEach(() => vi.restoreAllMocks());

const sent = "We've sent you an email to verify your subscription";

test("notes the address with its list and name, and mails a link to it (readings: mailing list)", async () => {
  const answer = await call({ email: " Wren@Postbox.Example ", firstName: "Wren", mailingList: "coast" });
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { message: sent } }]);
  const row = await subscriberOf("wren@postbox.example");
  expect(row).toMatchObject({
    division_id: bramble.divisionId,
    email: "Wren@Postbox.Example",
    first_name: "Wren",
    mailing_list: "coast",
    confirmed_at: null,
    unsubscribed_at: null,
  });
  await work();
  const [mail, ...more] = await mailsTo("Wren@Postbox.Example");
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: "newsletter_confirm", subject: "Confirm your email for Bramble" });
  expect(mail!.sent_at).not.toBeNull();
  expect(mail!.body_text).toContain(linkIn(mail!, "confirm"));
  expect(mail!.body_text).toContain(linkIn(mail!, "leave"));
});

test.each([
  [{}, "This field is required"],
  [{ email: "  " }, "This field is required"],
  [{ email: "nobody" }, "Please enter a valid email address"],
  [{ email: "a@b" }, "Please enter a valid email address"],
  [{ email: `${"a".repeat(250)}@b.example` }, "Please enter a valid email address"],
])("%j is refused with the text of the field (platform-core §5)", async (body, text) => {
  const answer = await call(body);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: [text] }]);
});

test("a list's name has its limit", async () => {
  const answer = await call({ email: "a@postbox.example", mailingList: "x".repeat(61) });
  expect(answer.json().errors).toEqual({ mailingList: ["Must contain no more than 60 characters"] });
});

test("the shop is the host's; another one's number is not found", async () => {
  const email = "foreign@postbox.example";
  expect((await call({ email, division: other.divisionId })).statusCode).toBe(404);
  expect(await subscriberOf(email)).toBeUndefined();
  expect((await call({ email, division: bramble.divisionId })).statusCode).toBe(200);
});

test("a call that does not come from our own page changes nothing", async () => {
  expect(
    (
      await visitorOf(world.app, bramble.host).post("/omnis/v3/frontend/subscribe/", {
        email: "x@postbox.example",
      })
    ).statusCode,
  ).toBe(419);
});

test("known, waiting and new addresses are answered alike; only the mail differs", async () => {
  const email = "known@postbox.example";
  await reader().get(linkIn(await ask(email), "confirm"));
  const known = await call({ email, mailingList: "stolen", firstName: "Mallory" });
  const fresh = await call({ email: "fresh@postbox.example" });
  expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
  await work();
  const row = await subscriberOf(email);
  expect(row).toMatchObject({ mailing_list: "", first_name: "", unsubscribed_at: null });
  expect(row.confirmed_at).not.toBeNull();
  expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: "newsletter_already" });
});

test("an address gets three mails an hour, and the fourth ask is answered no differently", async () => {
  const email = "busy@postbox.example";
  for (let count = 0; count < 5; count++) await ask(email);
  expect(await mailsTo(email)).toHaveLength(3);
});

test("two requests before the mail is written give one mail, and its link works", async () => {
  const email = "twice@postbox.example";
  await call({ email });
  await call({ email });
  await work();
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect((await reader().get(linkIn(mails[0]!, "confirm"))).headers.location).toBe("/subscription-verified/");
});

test("a job that runs twice mails once", async () => {
  const email = "again@postbox.example";
  await ask(email);
  const { id } = await subscriberOf(email);
  await tasks.newsletter_asked!(world.platform, { divisionId: bramble.divisionId, subscriberId: id });
  expect(await mailsTo(email)).toHaveLength(1);
});

test("a mail that was not taken is delivered by the next try, as the same mail", async () => {
  const email = "refused@postbox.example";
  await call({ email });
  const send = vi.spyOn(world.platform.mailer, "send").mockRejectedValueOnce(new Error("refused"));
  const { id } = await subscriberOf(email);
  const job = { divisionId: bramble.divisionId, subscriberId: id };
  await expect(tasks.newsletter_asked!(world.platform, job)).rejects.toThrow("refused");
  expect(await mailsTo(email)).toMatchObject([{ sent_at: null }]);
  await tasks.newsletter_asked!(world.platform, job);
  expect(send).toHaveBeenCalledTimes(2);
  const [mail, ...more] = await mailsTo(email);
  expect([mail!.sent_at === null, more]).toEqual([false, []]);
});

test("the table keeps digests alone: no link can be read out of it", async () => {
  const email = "digest@postbox.example";
  const mail = await ask(email);
  const row = await subscriberOf(email);
  const token = linkIn(mail, "confirm").split("/").at(-2)!;
  expect(token).toHaveLength(22);
  expect(JSON.stringify(row)).not.toContain(token);
  expect([row.token_digest.length, row.leave_digest.length]).toEqual([32, 32]);
});
