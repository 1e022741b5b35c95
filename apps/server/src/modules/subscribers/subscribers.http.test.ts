// Joining and leaving a shop's newsletter: what the call and the form answer, what is mailed, what links do.
import { type CastShop, castMainSite, castShop } from "@selvedge/testing/cast/shop";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { tasks } from "../../jobs/tasks.ts";
import { visitorOf } from "../../testing/browser.ts";
import { testApp } from "../../testing/test-app.ts";

const world = testApp();
let bramble: CastShop;
let other: CastShop;

beforeAll(async () => {
  const { pools } = world.database;
  await castMainSite(pools);
  bramble = await castShop(pools);
  other = await castShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
});
afterEach(() => vi.restoreAllMocks());

const path = "/omnis/v3/frontend/subscribe/";
const sent = "We've sent you an email to verify your subscription";
const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const subscribersOf = (email: string) =>
  rows("select * from subscribers where email_normalised = $1 order by id", [email]);
const mailsTo = (email: string) => rows("select * from mails where to_address = $1 order by id", [email]);

async function call(body: object, host = bramble.host) {
  return (await visitorOf(world.app, host).arrive()).post(path, body);
}

/** Runs the jobs that wait, as the worker does. */
async function work() {
  const { rows: waiting } = await world.database.ownerQuery(
    "delete from graphile_worker._private_jobs returning payload",
  );
  for (const { payload } of waiting) await tasks.newsletter_asked!(world.platform, payload);
}

/** A browser without scripts. */
function reader(host = bramble.host) {
  const visitor = visitorOf(world.app, host);
  return {
    ...visitor,
    submit: (to: string, fields: Record<string, string> = {}) =>
      visitor.send("POST", to, new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        origin: `http://${host}`,
      }),
  };
}

async function ask(email: string, host = bramble.host) {
  expect((await call({ email }, host)).json()).toEqual({ data: { message: sent } });
  await work();
  return (await mailsTo(email)).at(-1);
}

/** Path of a link in a mail. */
const linkIn = ({ html }: { html: string }, step: "confirm" | "leave") =>
  new RegExp(`href="[^"]*(/newsletter/${step}/[\\w-]+/)"`).exec(html)?.[1] ?? "";

async function join(email: string) {
  const mail = await ask(email);
  const answer = await reader().get(linkIn(mail, "confirm"));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/subscription-verified/"]);
  return mail;
}

/** Moves the platform's clock on. */
function later(ms: number) {
  const at = new Date(Date.now() + ms);
  vi.spyOn(world.platform, "now").mockImplementation(() => at);
}
const dayMs = 86_400_000;

describe("asking", () => {
  test("notes the address with its list and name, and mails a link to it (readings: mailing list)", async () => {
    const answer = await call({ email: " Wren@Postbox.Example ", firstName: "Wren", mailingList: "coast" });
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { message: sent } }]);
    const [row] = await subscribersOf("wren@postbox.example");
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
    expect(mail.sent_at).not.toBeNull();
    expect(mail.body_text).toContain(linkIn(mail, "confirm"));
    expect(mail.body_text).toContain(linkIn(mail, "leave"));
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
    expect(await subscribersOf(email)).toEqual([]);
    expect((await call({ email, division: bramble.divisionId })).statusCode).toBe(200);
  });

  test("a call that does not come from our own page changes nothing", async () => {
    expect((await visitorOf(world.app, bramble.host).post(path, { email: "x@postbox.example" })).statusCode).toBe(419);
  });

  test("known, waiting and new addresses are answered alike; only the mail differs", async () => {
    const email = "known@postbox.example";
    await join(email);
    const known = await call({ email, mailingList: "stolen", firstName: "Mallory" });
    const fresh = await call({ email: "fresh@postbox.example" });
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
    await work();
    const [row] = await subscribersOf(email);
    expect(row).toMatchObject({ mailing_list: "", first_name: "", unsubscribed_at: null });
    expect(row.confirmed_at).not.toBeNull();
    expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: "newsletter_already" });
  });

  test("an address gets three mails an hour, and the fourth ask is answered no differently", async () => {
    const email = "busy@postbox.example";
    for (let count = 0; count < 5; count++) await ask(email);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test("asked twice before the mail is written, it is written once, and its link works", async () => {
    const email = "twice@postbox.example";
    await call({ email });
    await call({ email });
    await work();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect((await reader().get(linkIn(mails[0], "confirm"))).headers.location).toBe("/subscription-verified/");
  });

  test("a job that runs twice mails once", async () => {
    const email = "again@postbox.example";
    await ask(email);
    const [{ id }] = await subscribersOf(email);
    await tasks.newsletter_asked!(world.platform, { divisionId: bramble.divisionId, subscriberId: id });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("a mail that was not taken is delivered by the next try, as the same mail", async () => {
    const email = "refused@postbox.example";
    await call({ email });
    const send = vi.spyOn(world.platform.mailer, "send").mockRejectedValueOnce(new Error("refused"));
    const [{ id }] = await subscribersOf(email);
    const job = { divisionId: bramble.divisionId, subscriberId: id };
    await expect(tasks.newsletter_asked!(world.platform, job)).rejects.toThrow("refused");
    expect(await mailsTo(email)).toMatchObject([{ sent_at: null }]);
    await tasks.newsletter_asked!(world.platform, job);
    expect(send).toHaveBeenCalledTimes(2);
    const [mail, ...more] = await mailsTo(email);
    expect([mail.sent_at === null, more]).toEqual([false, []]);
  });

  test("the table keeps digests alone: no link can be read out of it", async () => {
    const email = "digest@postbox.example";
    const mail = await ask(email);
    const [row] = await subscribersOf(email);
    const token = linkIn(mail, "confirm").split("/").at(-2)!;
    expect(token).toHaveLength(22);
    expect(JSON.stringify(row)).not.toContain(token);
    expect([row.token_digest.length, row.leave_digest.length]).toEqual([32, 32]);
  });
});

describe("the link of the confirmation", () => {
  test("puts the address on the list and counts once", async () => {
    const email = "joe@postbox.example";
    const mail = await join(email);
    const [{ confirmed_at }] = await subscribersOf(email);
    expect(confirmed_at).not.toBeNull();
    later(dayMs);
    expect((await reader().get(linkIn(mail, "confirm"))).headers.location).toBe("/subscription-verified/");
    expect((await subscribersOf(email))[0].confirmed_at).toEqual(confirmed_at);
  });

  test.each([
    ["works for seven days", 7 * dayMs - 60_000, 303],
    ["and not a minute longer", 7 * dayMs + 60_000, 404],
  ])("%s", async (name, ageMs, status) => {
    const email = `${name.replaceAll(" ", "-")}@postbox.example`;
    const mail = await ask(email);
    later(ageMs);
    const answer = await reader().get(linkIn(mail, "confirm"));
    expect(answer.statusCode).toBe(status);
    if (status === 404) expect(answer.body).toContain("This link no longer works");
    expect((await subscribersOf(email))[0].confirmed_at === null).toBe(status === 404);
  });

  test("is replaced by a newer one", async () => {
    const email = "newer@postbox.example";
    const first = await ask(email);
    later(60_000);
    const second = await ask(email);
    expect((await reader().get(linkIn(first, "confirm"))).statusCode).toBe(404);
    expect((await reader().get(linkIn(second, "confirm"))).statusCode).toBe(303);
  });

  test("means nothing in another shop", async () => {
    const mail = await ask("here@postbox.example");
    expect((await reader(other.host).get(linkIn(mail, "confirm"))).statusCode).toBe(404);
    expect((await reader(other.host).get(linkIn(mail, "leave"))).statusCode).toBe(404);
  });

  test("is left alone by a program that only asks whether it is alive", async () => {
    const email = "head@postbox.example";
    const mail = await ask(email);
    await visitorOf(world.app, bramble.host).send("HEAD", linkIn(mail, "confirm"));
    expect((await subscribersOf(email))[0].confirmed_at).toBeNull();
  });

  test.each(["AAAAAAAAAAAAAAAAAAAAAA", "short", "twenty.two.letters.22."])("%s is no link", async (token) => {
    for (const step of ["confirm", "leave"]) {
      const answer = await reader().get(`/newsletter/${step}/${token}/`);
      expect([answer.statusCode, answer.body.includes("This link no longer works")]).toEqual([404, true]);
    }
    const left = await reader().submit(`/newsletter/leave/${token}/`);
    expect([left.statusCode, left.headers.location]).toEqual([303, `/newsletter/leave/${token}/`]);
  });
});

describe("leaving", () => {
  test("asks first, then takes the address off the list, and its old links are dead", async () => {
    const email = "leaver@postbox.example";
    const mail = await join(email);
    const link = linkIn(mail, "leave");
    const page = await reader().get(link);
    expect(page.body).toContain(`<form action="${link}" method="post">`);
    expect((await subscribersOf(email))[0].unsubscribed_at).toBeNull();
    expect((await reader().submit(link)).headers.location).toBe("/newsletter/left/");
    const [row] = await subscribersOf(email);
    expect(row.unsubscribed_at).not.toBeNull();
    expect((await reader().get(linkIn(mail, "confirm"))).statusCode).toBe(404);
    expect((await reader().submit(link)).headers.location).toBe("/newsletter/left/");
    expect((await subscribersOf(email))[0].unsubscribed_at).toEqual(row.unsubscribed_at);
  });

  test("stops one who never confirmed; asking again starts anew", async () => {
    const email = "back@postbox.example";
    const mail = await ask(email);
    await reader().submit(linkIn(mail, "leave"));
    expect((await reader().get(linkIn(mail, "confirm"))).statusCode).toBe(404);
    later(60_000);
    const next = await ask(email);
    expect(next.kind).toBe("newsletter_confirm");
    expect((await subscribersOf(email))[0].unsubscribed_at).not.toBeNull();
    await reader().get(linkIn(next, "confirm"));
    expect((await subscribersOf(email))[0]).toMatchObject({ unsubscribed_at: null });
    expect(linkIn(next, "leave")).toBe(linkIn(mail, "leave"));
  });

  test("the form of another site changes nothing", async () => {
    const email = "forged@postbox.example";
    const mail = await join(email);
    const answer = await visitorOf(world.app, bramble.host).send("POST", linkIn(mail, "leave"), "", {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://evil.example",
    });
    expect(answer.statusCode).toBe(419);
    expect((await subscribersOf(email))[0].unsubscribed_at).toBeNull();
  });
});

describe("without scripts", () => {
  test("the form leads to a page that says what was sent", async () => {
    const joe = reader();
    const answer = await joe.submit("/newsletter/", { email: "plain@postbox.example", mailingList: "coast" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/newsletter/sent/"]);
    const page = await joe.get("/newsletter/sent/");
    expect(page.body).toContain("We&#x27;ve sent you an email to verify your subscription");
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect((await subscribersOf("plain@postbox.example"))[0].mailing_list).toBe("coast");
  });

  test("what is wrong stands at the field, and what was typed stays", async () => {
    const page = await reader().submit("/newsletter/", { email: 'no"body', mailingList: "coast" });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain("Please enter a valid email address");
    expect(page.body).toContain('value="no&quot;body"');
    expect(page.body).toContain('name="mailingList" value="coast"');
    expect(page.headers["cache-control"]).toBe("no-store");
  });

  test("a fault of ours is told in the specification's words, and nothing typed is lost (storefront §8)", async () => {
    vi.spyOn(world.platform, "now").mockImplementationOnce(() => {
      throw new Error("a broken clock");
    });
    const page = await reader().submit("/newsletter/", { email: "unlucky@postbox.example" });
    expect(page.body).toContain("Oops... Something went wrong, please try again later");
    expect(page.body).toContain('value="unlucky@postbox.example"');
  });

  test.each([
    ["/newsletter/", 200, "Letters from Bramble"],
    ["/newsletter/left/", 200, "You have left the list"],
    ["/subscription-verified/", 200, "You are on the list"],
    ["/newsletter/nothing/", 404, "This page is not here"],
    ["/newsletter/sent/AAAAAAAAAAAAAAAAAAAAAA/", 404, "This page is not here"],
    ["/newsletter/constructor/", 404, "This page is not here"],
  ])("%s answers %i with its page", async (at, status, text) => {
    const page = await reader().get(at);
    expect([page.statusCode, page.body.includes(text)]).toEqual([status, true]);
  });
});
