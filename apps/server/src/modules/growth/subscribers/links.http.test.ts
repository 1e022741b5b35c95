// The newsletter's links and pages without scripts: confirming, leaving, subscribing by the form.
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import { linkIn, listFixture } from "./testing/list-fixture.ts";

const world = testApp();
let bramble: SeededShop;
let other: SeededShop;
const { ask, reader, subscriberOf } = listFixture(world, () => bramble);
beforeAll(async () => {
  const { pools } = world.database;
  await seedMainSite(pools);
  bramble = await seedShop(pools);
  other = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
});
afterEach(() => vi.restoreAllMocks());

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

describe("the link of the confirmation", () => {
  test("puts the address on the list and counts once", async () => {
    const email = "joe@postbox.example";
    const mail = await join(email);
    const { confirmed_at } = await subscriberOf(email);
    expect(confirmed_at).not.toBeNull();
    later(dayMs);
    expect((await reader().get(linkIn(mail, "confirm"))).headers.location).toBe("/subscription-verified/");
    expect((await subscriberOf(email)).confirmed_at).toEqual(confirmed_at);
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
    expect((await subscriberOf(email)).confirmed_at === null).toBe(status === 404);
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
    expect((await subscriberOf(email)).confirmed_at).toBeNull();
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
    expect((await subscriberOf(email)).unsubscribed_at).toBeNull();
    expect((await reader().submit(link)).headers.location).toBe("/newsletter/left/");
    const row = await subscriberOf(email);
    expect(row.unsubscribed_at).not.toBeNull();
    expect((await reader().get(linkIn(mail, "confirm"))).statusCode).toBe(404);
    expect((await reader().submit(link)).headers.location).toBe("/newsletter/left/");
    expect((await subscriberOf(email)).unsubscribed_at).toEqual(row.unsubscribed_at);
  });

  test("cancels a sign-up that was never confirmed; signing up again starts over", async () => {
    const email = "back@postbox.example";
    const mail = await ask(email);
    await reader().submit(linkIn(mail, "leave"));
    expect((await reader().get(linkIn(mail, "confirm"))).statusCode).toBe(404);
    later(60_000);
    const next = await ask(email);
    expect(next.kind).toBe("newsletter_confirm");
    expect((await subscriberOf(email)).unsubscribed_at).not.toBeNull();
    await reader().get(linkIn(next, "confirm"));
    expect(await subscriberOf(email)).toMatchObject({ unsubscribed_at: null });
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
    expect((await subscriberOf(email)).unsubscribed_at).toBeNull();
  });
});

describe("without scripts", () => {
  test("the form redirects to a page that confirms what was sent", async () => {
    const joe = reader();
    const answer = await joe.submit("/newsletter/", { email: "plain@postbox.example", mailingList: "coast" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/newsletter/sent/"]);
    const page = await joe.get("/newsletter/sent/");
    expect(page.body).toContain("We&#x27;ve sent you an email to verify your subscription");
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect((await subscriberOf("plain@postbox.example")).mailing_list).toBe("coast");
  });

  test("an error is shown at its field, and what was typed stays", async () => {
    const page = await reader().submit("/newsletter/", { email: 'no"body', mailingList: "coast" });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain("Please enter a valid email address");
    expect(page.body).toContain('value="no&quot;body"');
    expect(page.body).toContain('name="mailingList" value="coast"');
    expect(page.headers["cache-control"]).toBe("no-store");
  });

  test("a server error is shown in the specification's words, and nothing typed is lost (storefront §8)", async () => {
    vi.spyOn(world.platform, "now").mockImplementationOnce(() => {
      throw new Error("a broken clock");
    });
    const page = await reader().submit("/newsletter/", { email: "unlucky@postbox.example" });
    expect(page.body).toContain("Oops... Something went wrong, please try again later");
    expect(page.body).toContain('value="unlucky@postbox.example"');
  });

  test.each([
    ["/newsletter/", 200, "Bramble newsletter"],
    ["/newsletter/left/", 200, "You&#x27;re unsubscribed"],
    ["/subscription-verified/", 200, "You&#x27;re subscribed"],
    ["/newsletter/nothing/", 404, "Page not found"],
    ["/newsletter/sent/AAAAAAAAAAAAAAAAAAAAAA/", 404, "Page not found"],
    ["/newsletter/constructor/", 404, "Page not found"],
  ])("%s answers %i with its page", async (at, status, text) => {
    const page = await reader().get(at);
    expect([page.statusCode, page.body.includes(text)]).toEqual([status, true]);
  });
});
