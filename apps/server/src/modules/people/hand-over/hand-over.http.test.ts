// A session is carried from the platform's own site to a shop's host: by one browser, to one host, once.
import { seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, moveClock } from "../../../testing/second-factor.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let count = 0;

beforeAll(async () => {
  const { pools } = world.database;
  await seedMainSite(pools);
  bramble = await seedShop(pools);
  await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  await pools.backOffice.query(
    "insert into custom_domains (division_id, host, verified_at) values ($1, 'bramble.example', now()), ($1, 'soon.example', null)",
    [bramble.divisionId],
  );
});
beforeEach(() => forgetTries(world));
afterEach(() => vi.restoreAllMocks());

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const person = () =>
  seedPerson(world.database.pools, { email: `ivy${++count}@postbox.example`, fullName: "Ivy Marsh" });

/** One browser: cookies of each host are its own. */
async function browser() {
  const hosts = new Map<string, ReturnType<typeof visitorOf>>();
  const at = async (host: string) => {
    if (!hosts.has(host)) hosts.set(host, await visitorOf(world.app, host).arrive());
    return hosts.get(host)!;
  };
  const partsOf = (address: string) => {
    const { hostname, pathname, search } = new URL(address);
    return { host: hostname, path: pathname + search };
  };
  return {
    at,
    get: async (address: string) => {
      const { host, path } = partsOf(address);
      return (await at(host)).get(path);
    },
    fill: async (address: string, fields: Record<string, string>) => {
      const { host, path } = partsOf(address);
      return (await at(host)).send("POST", path, new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        origin: `http://${host}`,
      });
    },
    isIn: async (host: string) =>
      (await (await at(host)).get("/omnis/v3/dashboard/secure/get/")).json().account?.email ?? null,
  };
}
type Browser = Awaited<ReturnType<typeof browser>>;

const signIn = (ivy: Browser, email: string, more: Record<string, string> = {}) =>
  ivy.fill("http://localhost/login/", { email, password: seedPassword, ...more });

const customerOf = (email: string, accountId: number) =>
  rows("insert into customers (division_id, email, email_normalised, account_id) values ($1, $2, $2, $3)", [
    bramble.divisionId,
    email,
    accountId,
  ]);

/** Starts at the shop; gives the address at the platform's own site. */
const started = async (ivy: Browser, host = "bramble.example", wanted = "/favourites/") =>
  String(
    (await ivy.get(`http://${host}/login/hand-over/?redirect_uri=${encodeURIComponent(wanted)}`)).headers.location,
  );

/** The address at the shop, of somebody whom the shop knows and who is signed in on the platform's own site. */
async function given(ivy: Browser, host = "bramble.example") {
  const { email, accountId } = await person();
  await customerOf(email, accountId);
  await signIn(ivy, email);
  return { email, address: String((await ivy.get(await started(ivy, host))).headers.location) };
}

describe("a hand-over", () => {
  test("to a shop that knows the account creates its session on the shop's own domain under a new cookie value", async () => {
    const ivy = await browser();
    const { email, address } = await given(ivy);
    expect(address).toMatch(/^http:\/\/bramble\.example:4000\/login\/hand-over\/[\w-]{22}\/$/);
    const shop = await ivy.at("bramble.example");
    const before = shop.cookies.get("session");
    expect(await ivy.isIn("bramble.example")).toBeNull();
    const answer = await ivy.get(address);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/favourites/"]);
    expect([await ivy.isIn("bramble.example"), await ivy.isIn("bramble.localhost")]).toEqual([email, null]);
    expect(shop.cookies.get("session")).not.toBe(before);
    // Somebody who is in is led on.
    expect((await ivy.get("http://bramble.example/login/hand-over/?redirect_uri=/basket/")).headers.location).toBe(
      "/basket/",
    );
  });

  test("asks first where the shop does not know the account", async () => {
    const ivy = await browser();
    const { email } = await person();
    await signIn(ivy, email);
    const asked = await started(ivy);
    const page = await ivy.get(asked);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Go on to Bramble?");
    expect(page.body).toContain(email);
    expect(page.headers["content-security-policy"]).toMatch(/form-action [^;]*http:\/\/bramble\.example:4000/);
    const fields = Object.fromEntries(new URL(asked).searchParams);
    const address = String((await ivy.fill("http://localhost/login/hand-over/", fields)).headers.location);
    expect((await ivy.get(address)).headers.location).toBe("/favourites/");
    expect(await ivy.isIn("bramble.example")).toBe(email);
    // The shop knows them from now on.
    expect((await ivy.get(await started(ivy, "bramble.localhost"))).statusCode).toBe(303);
  });

  test("of somebody who is not signed in leads over the sign-in and back", async () => {
    const ivy = await browser();
    const { email, accountId } = await person();
    await customerOf(email, accountId);
    const asked = await started(ivy);
    const login = String((await ivy.get(asked)).headers.location);
    expect(login).toMatch(/^\/login\/\?redirect_uri=/);
    const wanted = new URL(login, "http://localhost").searchParams.get("redirect_uri")!;
    const back = String((await signIn(ivy, email, { redirect_uri: wanted })).headers.location);
    expect(back).toBe(wanted);
    await ivy.get(String((await ivy.get(`http://localhost${back}`)).headers.location));
    expect(await ivy.isIn("bramble.example")).toBe(email);
  });
});

describe("the token of a hand-over", () => {
  test("works once, also for two requests at once", async () => {
    const ivy = await browser();
    const { address } = await given(ivy);
    const answers = await Promise.all([ivy.get(address), ivy.get(address)]);
    const sessions = await rows(
      "select count(*)::int as count from sessions s join accounts a on a.id = s.account_id where a.email = $1",
      [`ivy${count}@postbox.example`],
    );
    // The platform's own session and one at the shop.
    expect(sessions).toEqual([{ count: 2 }]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  });

  test("signs nobody in by HEAD, in another browser, at another host, or after a minute", async () => {
    const ivy = await browser();
    const { email, address } = await given(ivy);
    const path = new URL(address).pathname;
    expect((await (await ivy.at("bramble.example")).send("HEAD", path)).statusCode).toBe(404);
    const victim = await browser();
    expect((await victim.get(address)).headers.location).toBe("/login/?redirect_uri=%2Faccount%2F");
    await started(victim);
    await victim.get(address);
    expect(await victim.isIn("bramble.example")).toBeNull();
    for (const host of ["bramble.localhost", "thistle.localhost", "localhost"]) {
      const cookie = (await ivy.at("bramble.example")).cookies.get("hand-over")!;
      (await ivy.at(host)).cookies.set("hand-over", cookie);
      await ivy.get(`http://${host}${path}`);
      expect(await ivy.isIn(host)).toBe(host === "localhost" ? email : null);
    }
    const back = moveClock(world, 1.1);
    await ivy.get(address);
    expect(await ivy.isIn("bramble.example")).toBeNull();
    back();
    await ivy.get(address);
    expect(await ivy.isIn("bramble.example")).toBe(email);
  });

  test("opens nothing as a login token at another host", async () => {
    const ivy = await browser();
    const { address } = await given(ivy);
    const token = new URL(address).pathname.split("/").at(-2);
    const answer = await (await ivy.at("bramble.localhost")).post("/omnis/v3/dashboard/secure/login/", { token });
    expect(answer.json().code).toBe("linkGone");
  });
});

describe("the platform's own site", () => {
  test.each([
    ["evil.example"],
    ["soon.example"],
    ["localhost"],
    ["backoffice.localhost"],
    ["files.localhost"],
    ["bramble.localhost@evil.example"],
    ["bramble.localhost/evil"],
    [""],
  ])("gives no token for the host %j", async (host) => {
    const ivy = await browser();
    const { email } = await person();
    await signIn(ivy, email);
    const query = new URLSearchParams({ host, state: "s".repeat(43), redirect_uri: "/" });
    expect((await ivy.get(`http://localhost/login/hand-over/?${query}`)).statusCode).toBe(404);
    const posted = await ivy.fill("http://localhost/login/hand-over/", { host, state: "s".repeat(43) });
    expect([posted.statusCode, posted.headers.location]).toEqual([404, undefined]);
  });

  test("carries only paths of the shop along", async () => {
    const ivy = await browser();
    for (const wanted of ["//evil.example/", "https://evil.example/", "/\\evil.example"])
      expect(new URL(await started(ivy, "bramble.example", wanted)).searchParams.get("redirect_uri")).toBe("/account/");
  });

  test("leads a shopper who signs in there to the shop that they use, and never asks for a shop", async () => {
    const ivy = await browser();
    const { email } = await person();
    await ivy.fill("http://bramble.localhost/login/password/", { email, password: seedPassword });
    await signIn(ivy, email);
    expect((await ivy.get("http://localhost/dashboard/")).headers.location).toBe("/login/shop/");
    const page = await ivy.get("http://localhost/login/shop/");
    expect(page.body).toContain("Open my account at Bramble");
    const href = /href="(http:\/\/bramble\.localhost[^"]+)"/.exec(page.body)![1]!.replaceAll("&amp;", "&");
    expect((await ivy.get(href)).headers.location).toBe("/account/");
    expect((await (await browser()).get("http://localhost/login/shop/")).headers.location).toBe(
      "/login/?redirect_uri=%2Flogin%2Fshop%2F",
    );
  });

  test("leads them to the shop's own domain where it has an active one", async () => {
    const ivy = await browser();
    const { email } = await person();
    await ivy.fill("http://bramble.localhost/login/password/", { email, password: seedPassword });
    await signIn(ivy, email);
    const setActive = (isActive: boolean) =>
      rows("update custom_domains set active = $1 where host = 'bramble.example'", [isActive]);
    await setActive(true);
    try {
      const page = await ivy.get("http://localhost/login/shop/");
      expect(page.body).toMatch(/href="http:\/\/bramble\.example[^"]*\/login\/hand-over\//);
    } finally {
      await setActive(false);
    }
  });
});
