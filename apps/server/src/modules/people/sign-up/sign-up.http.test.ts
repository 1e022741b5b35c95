// Signing up from the first form to a shop that answers, with every way that it can go wrong.
import { seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import { sendOneTimeCode } from "../one-time-codes/index.ts";

const world = testApp();
const password = "blue heron lamp";

beforeAll(async () => {
  await seedMainSite(world.database.pools);
  await seedShop(world.database.pools);
});

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

let count = 0;
const address = () => `newcomer${++count}@postbox.example`;

type Visitor = Awaited<ReturnType<typeof arrive>>;
const arrive = (host = "localhost") => visitorOf(world.app, host).arrive();

/** Sends a form as a browser without scripts does. */
const fill = (at: Visitor, path: string, fields: Record<string, string> = {}, origin = "http://localhost") =>
  at.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin,
  });

/** Writes the mails that wait, and gives the newest of an address. */
async function mailTo(email: string): Promise<{ kind: string; subject: string; body_text: string }> {
  for (const { id } of await rows("select id from one_time_codes where ended_at is null"))
    await sendOneTimeCode(world.platform, { id });
  return (
    await rows("select kind, subject, body_text from mails where to_address = $1 order by id desc limit 1", [email])
  )[0];
}

const codeIn = ({ body_text }: { body_text: string }) => /\b\d{3} \d{3}\b/.exec(body_text)![0];
const linkIn = ({ body_text }: { body_text: string }) => /\/sign-up\/verify\/[\w-]{22}\//.exec(body_text)![0];

/** Forgets how many forms came without a solved captcha: only few are taken from one place. */
const forgetCaptchas = () =>
  rows("delete from rate_limits where key like 'without captcha %' or key like 'sign-ups %'");

async function signUp(at: Visitor, email: string, more: Record<string, string> = {}) {
  await forgetCaptchas();
  return fill(at, "/sign-up/", { email, password, ...more });
}

/** Somebody whose address is confirmed, in their browser. */
async function confirmed(email = address()) {
  const at = await arrive();
  await signUp(at, email);
  await fill(at, "/sign-up/verify/", { code: codeIn(await mailTo(email)) });
  return { at, email };
}

async function prepared(label: string, name = "Hedge") {
  const { at, email } = await confirmed();
  expect((await fill(at, "/sign-up/shop/", { name, label })).headers.location).toBe("/sign-up/sell/");
  expect((await fill(at, "/sign-up/sell/", { "sells-0": "yes" })).headers.location).toBe("/sign-up/eula/");
  return { at, email };
}

const accept = (at: Visitor) => fill(at, "/sign-up/eula/", { accept: "yes", version: "2026-11" });
const shopsOf = (email: string) =>
  rows(
    `select d.id, d.name, d.code, s.label, m.role, d.manufacturer_id from memberships m join accounts a on a.id = m.account_id
     join divisions d on d.id = m.division_id left join subdomains s on s.division_id = d.id where a.email_normalised = $1`,
    [email],
  );

describe("the whole way", () => {
  test("leads from the first form to a shop on its own host", async () => {
    const email = address();
    const at = await arrive();
    // Asked for before it exists: that it was missing is not remembered.
    expect(
      (await world.app.inject({ url: "/", headers: { host: "marrow.localhost", accept: "text/html" } })).statusCode,
    ).toBe(404);
    expect((await signUp(at, email, { shopName: "Marrow" })).headers.location).toBe("/sign-up/verify/");
    expect((await at.get("/sign-up/verify/")).body).toContain(email);
    const typed = await fill(at, "/sign-up/verify/", { code: codeIn(await mailTo(email)) });
    expect(typed.headers.location).toBe("/sign-up/shop/");
    expect((await at.get("/sign-up/shop/")).body).toMatch(/value="Marrow".*value="marrow"/s);
    expect((await at.get("/dashboard/")).headers.location).toBe("/sign-up/eula/");
    expect((await at.get("/sign-up/eula/")).headers.location).toBe("/sign-up/shop/");
    await fill(at, "/sign-up/shop/", { name: "Marrow", label: "marrow" });
    await fill(at, "/sign-up/sell/", { skip: "yes", "sells-1": "yes" });
    expect((await accept(at)).headers.location).toBe("/sign-up/next/");
    expect((await at.get("/sign-up/next/")).headers.location).toBe("/dashboard/");
    const home = await world.app.inject({ url: "/", headers: { host: "marrow.localhost", accept: "text/html" } });
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain("About Marrow");
    for (const path of ["/about/", "/delivery/", "/questions/", "/collection/all/"])
      expect((await world.app.inject({ url: path, headers: { host: "marrow.localhost" } })).statusCode).toBe(200);
    expect((await at.get("/omnis/v3/dashboard/secure/get/")).json().account).toMatchObject({
      email,
      shops: [{ name: "Marrow", role: "owner", url: expect.stringContaining("marrow.localhost") }],
    });
    const [shop] = await shopsOf(email);
    expect(shop).toMatchObject({ code: "MA", label: "marrow" });
    expect(
      await rows("select badge_code, badge_group from manufacturer_badges where manufacturer_id = $1", [
        shop.manufacturer_id,
      ]),
    ).toEqual([{ badge_code: "sign-up", badge_group: "own-sign-up" }]);
    expect(await rows("select sells from division_demographics where division_id = $1", [shop.id])).toEqual([
      { sells: [] },
    ]);
    expect(await rows("select signed_eula_version from accounts where email = $1", [email])).toEqual([
      { signed_eula_version: "2026-11" },
    ]);
    expect(
      await rows("select account_id is not null as joined from customers where division_id = 12 and email = $1", [
        email,
      ]),
    ).toEqual([{ joined: true }]);
    expect(await rows("select action from audit_log where division_id = $1", [shop.id])).toEqual([
      { action: "shop.created" },
    ]);
  });

  test("can be taken up on another device, at the step where it stopped", async () => {
    const { email } = await prepared("taken-up");
    const phone = await arrive();
    await fill(phone, "/login/", { email, password });
    expect((await phone.get("/sign-up/next/")).headers.location).toBe("/sign-up/eula/");
    await accept(phone);
    expect(await shopsOf(email)).toHaveLength(1);
  });

  test("can be taken up before the address is confirmed", async () => {
    const email = address();
    await signUp(await arrive(), email);
    const phone = await arrive();
    await fill(phone, "/login/", { email, password });
    expect((await phone.get("/dashboard/")).headers.location).toBe("/sign-up/verify/");
    expect((await phone.get("/sign-up/verify/")).body).toContain(email);
    const typed = await fill(phone, "/sign-up/verify/", { code: codeIn(await mailTo(email)) });
    expect(typed.headers.location).toBe("/sign-up/shop/");
  });
});

describe("a known address", () => {
  test("gets the same answers as a new one, and its owner a mail without a code", async () => {
    const known = await seedPerson(world.database.pools, { email: address(), fullName: "Ivy Marsh" });
    const fresh = address();
    const [one, other] = [await arrive(), await arrive()];
    await forgetCaptchas();
    const seen = async (at: Visitor, email: string) => {
      const calls = [
        await at.post("/omnis/v3/shop/customer/create/", {
          email,
          password,
          should_have_store: 1,
          dashboard_access: 1,
        }),
        await at.get("/sign-up/verify/"),
        await fill(at, "/sign-up/verify/", { code: "000 000" }),
      ];
      return calls.map(({ statusCode, body }) => [
        statusCode,
        body.replaceAll(email, "EMAIL").replace(/"requestId":"[^"]+"/g, ""),
      ]);
    };
    expect(await seen(one, known.email)).toEqual(await seen(other, fresh));
    const mail = await mailTo(known.email);
    expect(mail.kind).toBe("known_address");
    expect(mail.body_text).not.toMatch(/\d{3} \d{3}|sign-up\/verify/);
    expect((await mailTo(fresh)).kind).toBe("verify_email");
    await fill(one, "/login/", { email: known.email, password });
    expect((await one.get("/omnis/v3/dashboard/secure/get/")).json().account).toBeNull();
    await fill(one, "/login/", { email: known.email, password: seedPassword });
    expect((await one.get("/omnis/v3/dashboard/secure/get/")).json().account.email).toBe(known.email);
  });

  test("that is not confirmed belongs to the person who proves it, with the password that they chose", async () => {
    const email = address();
    const stranger = await arrive();
    await signUp(stranger, email, { password: "the stranger's words" });
    await fill(stranger, "/login/", { email, password: "the stranger's words" });
    const owner = await arrive();
    await signUp(owner, email);
    await fill(owner, "/sign-up/verify/", { code: codeIn(await mailTo(email)) });
    expect((await owner.get("/omnis/v3/dashboard/secure/get/")).json().account.email).toBe(email);
    expect((await stranger.get("/omnis/v3/dashboard/secure/get/")).json().account).toBeNull();
    expect((await fill(stranger, "/login/", { email, password: "the stranger's words" })).statusCode).toBe(422);
  });
});

describe("the call", () => {
  test.each([0, 1])("with should_have_store %i answers the state and makes a customer", async (store) => {
    await forgetCaptchas();
    const email = address();
    const at = await arrive("bramble.localhost");
    const answer = await at.post("/omnis/v3/shop/customer/create/", {
      email,
      password,
      should_have_store: store,
      dashboard_access: store,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ account: null, context: "merchant", division: { name: "Bramble" } });
    expect(await rows("select should_have_store, dashboard_access from sign_ups where email = $1", [email])).toEqual([
      { should_have_store: store === 1, dashboard_access: store === 1 },
    ]);
    expect(
      await rows(
        "select d.name, should_have_store from customers c join divisions d on d.id = c.division_id where c.email = $1",
        [email],
      ),
    ).toEqual([{ name: "Bramble", should_have_store: store === 1 }]);
  });

  test("asks for a shop on a customer of before only once the address is confirmed", async () => {
    await forgetCaptchas();
    const email = address();
    await rows(
      "insert into customers (division_id, email, email_normalised) select id, $1, $1 from divisions where name = 'Bramble'",
      [email],
    );
    const asked = () => rows("select should_have_store from customers where email = $1", [email]);
    const at = await arrive("bramble.localhost");
    await at.post("/omnis/v3/shop/customer/create/", { email, password, should_have_store: 1, dashboard_access: 1 });
    expect(await asked()).toEqual([{ should_have_store: false }]);
    const link = /\/sign-up\/verify\/[\w-]+\//.exec((await mailTo(email)).body_text)![0];
    await fill(await arrive(), link);
    expect(await asked()).toEqual([{ should_have_store: true }]);
  });

  test.each([
    [{ should_have_store: 1, dashboard_access: 1 }, "/sign-up/shop/"],
    [{ should_have_store: 0, dashboard_access: 1 }, "/dashboard/"],
    [{ should_have_store: 0, dashboard_access: 0 }, "/"],
  ])("with %j leads on to %s once the address is confirmed", async (asked, path) => {
    await forgetCaptchas();
    const email = address();
    const at = await arrive();
    await at.post("/omnis/v3/shop/customer/create/", { email, password, ...asked });
    const typed = await fill(at, "/sign-up/verify/", { code: codeIn(await mailTo(email)) });
    expect(typed.headers.location).toBe(path);
    if (asked.should_have_store === 1) return;
    // The dashboard takes the terms first, and then says that there is no shop; none is begun by itself.
    expect((await at.get("/dashboard/")).headers.location).toBe("/sign-up/eula/");
    expect((await at.get("/sign-up/eula/")).body).toContain("Accept the terms");
    expect((await accept(at)).headers.location).toBe("/sign-up/next/");
    expect((await at.get("/dashboard/")).headers.location).toBe("/sign-up/next/");
    expect((await at.get("/sign-up/next/")).body).toContain("You have no shop yet");
    expect(
      await rows("select from shop_drafts d join accounts a on a.id = d.account_id where a.email = $1", [email]),
    ).toEqual([]);
  });

  test.each([
    [{ password: "short" }, { password: ["Use at least 8 characters"] }],
    [{ password: " blue heron lamp" }, { password: ["Password cannot start or end with spaces"] }],
    [
      { password: "Password123!" },
      { password: ["This password is easy to guess. Use a longer one, or three words of your own"] },
    ],
    [{ email: "ada" }, { email: ["Please enter a valid email address"] }],
    [{ email: "" }, { email: ["This field is required"] }],
    [{ should_have_store: 2 }, { should_have_store: [expect.any(String)] }],
  ])("refuses %j", async (wrong, errors) => {
    const at = await arrive();
    const answer = await at.post("/omnis/v3/shop/customer/create/", { email: address(), password, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  });

  test("asks for a solved captcha after five without one from the same place", async () => {
    await forgetCaptchas();
    const at = await arrive();
    const send = () => at.post("/omnis/v3/shop/customer/create/", { email: address(), password });
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push((await send()).json().code);
    expect(answers).toEqual([...Array(5).fill(undefined), "captchaNeeded"]);
    await forgetCaptchas();
  });

  test("stores no password, and its form gives none back", async () => {
    const email = address();
    const at = await arrive();
    const refused = await signUp(at, email, { email: "no address", shopName: "Kept" });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).not.toContain(password);
    expect(refused.body).toContain("Kept");
    await signUp(at, email);
    const stored = JSON.stringify(await rows("select * from sign_ups, accounts where accounts.email = $1", [email]));
    expect(stored).not.toContain(password);
  });
});

describe("the code", () => {
  test("works once, for one of many at the same time", async () => {
    const email = address();
    const at = await arrive();
    await signUp(at, email);
    const code = codeIn(await mailTo(email));
    const answers = await Promise.all([1, 2, 3, 4].map(() => fill(at, "/sign-up/verify/", { code })));
    expect(answers.map(({ headers }) => headers.location).toSorted()).toEqual([
      ...["/sign-up/", "/sign-up/", "/sign-up/"],
      "/sign-up/shop/",
    ]);
    expect(
      await rows(
        "select 1 from platform_audit_log where action = 'account.confirmed' and subject = (select 'account ' || id from accounts where email = $1)",
        [email],
      ),
    ).toHaveLength(1);
  });

  test("leaves a browser's earlier session without any way in", async () => {
    const email = address();
    const at = await arrive();
    const before = at.cookies.get("session")!;
    await signUp(at, email);
    await fill(at, "/sign-up/verify/", { code: codeIn(await mailTo(email)) });
    expect(at.cookies.get("session")).not.toBe(before);
    const planted = await arrive();
    planted.cookies.set("session", before);
    expect((await planted.get("/sign-up/verify/")).headers.location).toBe("/sign-up/");
    expect((await planted.get("/omnis/v3/dashboard/secure/get/")).json().account).toBeNull();
  });

  test("of somebody else opens nothing here", async () => {
    const [mine, theirs] = [address(), address()];
    const [at, other] = [await arrive(), await arrive()];
    await signUp(at, mine);
    await signUp(other, theirs);
    const refused = await fill(at, "/sign-up/verify/", { code: codeIn(await mailTo(theirs)) });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain("That is not the code. Please check the newest email.");
  });

  test("ends after five wrong ones", async () => {
    const email = address();
    const at = await arrive();
    await signUp(at, email);
    const code = codeIn(await mailTo(email));
    const wrong = code === "111 111" ? "222 222" : "111 111";
    for (let tries = 0; tries < 5; tries++) await fill(at, "/sign-up/verify/", { code: wrong });
    expect((await fill(at, "/sign-up/verify/", { code })).body).toContain(
      "This code no longer works. Send a new one below.",
    );
  });

  test("is sent again after a minute, not before", async () => {
    const email = address();
    const at = await arrive();
    await signUp(at, email);
    const first = await mailTo(email);
    await fill(at, "/sign-up/resend/");
    expect(await mailTo(email)).toEqual(first);
    await rows("update one_time_codes set created_at = created_at - interval '61 seconds' where sent_to = $1", [
      email,
    ]).catch(() => {});
    await world.database.ownerQuery(
      `update one_time_codes set created_at = created_at - interval '61 seconds' where sent_to = '${email}'`,
    );
    await fill(at, "/sign-up/resend/");
    const second = codeIn(await mailTo(email));
    expect((await fill(at, "/sign-up/verify/", { code: second })).headers.location).toBe("/sign-up/shop/");
  });

  test("goes to another address once that is given, and the first one opens nothing", async () => {
    const [wrong, right] = [address(), address()];
    const at = await arrive();
    await signUp(at, wrong);
    const old = codeIn(await mailTo(wrong));
    await fill(at, "/sign-up/address/", { email: right });
    expect((await at.get("/sign-up/verify/")).body).toContain(right);
    expect((await fill(at, "/sign-up/verify/", { code: old })).statusCode).toBe(422);
    await fill(at, "/sign-up/verify/", { code: codeIn(await mailTo(right)) });
    expect((await at.get("/omnis/v3/dashboard/secure/get/")).json().account.email).toBe(right);
    expect(await rows("select 1 from accounts where email = $1", [wrong])).toEqual([]);
  });

  test("of an address that was moved to somebody's account opens nothing", async () => {
    const known = await seedPerson(world.database.pools, { email: address(), fullName: "Ivy Marsh" });
    const at = await arrive();
    await signUp(at, address());
    await fill(at, "/sign-up/address/", { email: known.email });
    expect((await mailTo(known.email)).kind).toBe("known_address");
    expect((await fill(at, "/sign-up/verify/", { code: "123 456" })).statusCode).toBe(422);
  });
});

describe("the link of the mail", () => {
  test("asks first, confirms once, and lets the browser that signed up go on", async () => {
    const email = address();
    const at = await arrive();
    await signUp(at, email);
    const link = linkIn(await mailTo(email));
    const phone = await arrive();
    for (const _ of [1, 2]) expect((await phone.get(link)).body).toContain("Yes, confirm my email");
    const answers = await Promise.all([1, 2].map(() => fill(phone, link)));
    expect(answers.map(({ headers }) => headers.location).toSorted()).toEqual(
      ["/login/?redirect_uri=%2Fsign-up%2Fnext%2F&notice=confirmed", link].toSorted(),
    );
    expect((await phone.get("/login/?redirect_uri=%2Fsign-up%2Fnext%2F&notice=confirmed")).body).toContain(
      "Your email is confirmed. Sign in to go on.",
    );
    expect((await phone.get(link)).statusCode).toBe(404);
    // A link signs nobody in who does not know the password.
    expect((await phone.get("/omnis/v3/dashboard/secure/get/")).json().account).toBeNull();
    expect((await at.get("/sign-up/verify/")).headers.location).toBe("/sign-up/shop/");
    expect((await at.get("/omnis/v3/dashboard/secure/get/")).json().account.email).toBe(email);
  });
});

describe("the guards", () => {
  test("lead each visitor to where they are", async () => {
    const stranger = await arrive();
    for (const step of ["shop", "sell", "eula"])
      expect((await stranger.get(`/sign-up/${step}/`)).headers.location).toBe(
        `/login/?redirect_uri=%2Fsign-up%2F${step}%2F`,
      );
    expect((await stranger.get("/sign-up/verify/")).headers.location).toBe("/sign-up/");
    expect((await stranger.get("/sign-up/")).statusCode).toBe(200);
    expect((await stranger.get("/dashboard/")).headers.location).toBe("/login/?redirect_uri=%2Fdashboard%2F");
    const { at } = await confirmed();
    expect((await at.get("/sign-up/")).headers.location).toBe("/dashboard/");
    expect((await at.get("/sign-up/verify/")).headers.location).toBe("/sign-up/shop/");
    expect((await at.get("/sign-up/sell/")).headers.location).toBe("/sign-up/shop/");
  });

  test("send the sign-up of a shop's host to the main site", async () => {
    const at = await arrive("bramble.localhost");
    expect((await at.get("/sign-up/")).headers.location).toMatch(/^http:\/\/localhost(:\d+)?\/sign-up\/$/);
  });

  test("ask again for terms that have changed, and go on once they are accepted", async () => {
    const { at, email } = await prepared("new-terms");
    await accept(at);
    expect((await at.get("/dashboard/")).headers.location).toBeUndefined();
    await rows("update accounts set signed_eula_version = '2025-01' where email = $1", [email]);
    expect((await at.get("/dashboard/")).headers.location).toBe("/sign-up/eula/");
    expect((await at.get("/sign-up/eula/")).body).toContain("Accept the terms");
    expect((await fill(at, "/sign-up/eula/", { version: "2026-11" })).body).toContain("Please tick the box");
    expect((await fill(at, "/sign-up/eula/", { accept: "yes", version: "2025-01" })).body).toContain(
      "The terms have changed",
    );
    expect((await accept(at)).headers.location).toBe("/sign-up/next/");
    expect((await at.get("/sign-up/next/")).headers.location).toBe("/dashboard/");
    expect(await shopsOf(email)).toHaveLength(1);
  });

  test("let somebody go in the middle, without scripts, and come back to the same step", async () => {
    const { at, email } = await prepared("left-early");
    expect((await at.get("/sign-up/eula/")).body).toContain("Sign out");
    expect((await fill(at, "/logout/")).headers.location).toBe("/login/");
    expect((await at.get("/sign-up/next/")).headers.location).toBe("/sign-up/");
    await fill(at, "/login/", { email, password });
    expect((await at.get("/sign-up/next/")).headers.location).toBe("/sign-up/eula/");
  });

  test("lead somebody without a shop on from the dashboard", async () => {
    const joe = await seedPerson(world.database.pools, { email: address(), fullName: "Joe Marsh" });
    const at = await arrive();
    await fill(at, "/login/", { email: joe.email, password: seedPassword });
    expect((await at.get("/dashboard/")).headers.location).toBe("/sign-up/next/");
    expect((await at.get("/sign-up/next/")).body).toContain("You have no shop yet");
    expect((await at.get("/sign-up/shop/")).body).toContain("Name your shop");
    const label = `marsh-${count}`;
    expect((await fill(at, "/sign-up/shop/", { name: "Marsh", label })).headers.location).toBe("/sign-up/sell/");
    expect((await at.get("/sign-up/next/")).headers.location).toBe("/sign-up/sell/");
  });
});

describe("a shop's address", () => {
  test("is checked as it is typed", async () => {
    const { at } = await confirmed();
    const check = async (label: string) =>
      (await at.get(`/omnis/v3/shop/sign-up/address/?label=${encodeURIComponent(label)}`)).json().data;
    expect(await check("nobody-has-this")).toEqual({ state: "free", message: "", offers: [] });
    expect(await check("bramble")).toEqual({
      state: "taken",
      message: "This name is taken.",
      offers: ["bramble-co", "brambleshop", "bramble-uk"],
    });
    expect(await check("selvedge")).toMatchObject({ state: "reserved", message: "This name is kept. Try another." });
    expect(await check("Bram ble")).toEqual({
      state: "invalid",
      message: "must be lowercase, letters, digits or dashes",
      offers: [],
    });
    expect((await check("ab")).state).toBe("short");
  });

  test("is only looked up for people who sign up", async () => {
    expect((await (await arrive()).get("/omnis/v3/shop/sign-up/address/?label=bramble")).statusCode).toBe(401);
  });

  test.each([
    ["bramble", "Free: bramble-co, brambleshop, bramble-uk"],
    ["Nettle", "must be lowercase, letters, digits or dashes"],
    ["www", "This name is kept. Try another."],
  ])("%s is refused by the form too, and what was typed stays", async (label, words) => {
    const { at } = await confirmed();
    const refused = await fill(at, "/sign-up/shop/", { name: "Nettle & Dock", label });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(words);
    expect(refused.body).toContain(`value="${label}"`);
    expect(refused.body).toContain("Nettle &amp; Dock");
  });

  test("goes to one of two who want it at once; the other chooses another and loses nothing", async () => {
    const [one, other] = [await prepared("contested", "Contest"), await prepared("contested", "Contest")];
    const answers = await Promise.all([accept(one.at), accept(other.at)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422]);
    const loser = answers[0].statusCode === 422 ? one : other;
    expect(answers.find(({ statusCode }) => statusCode === 422)!.body).toContain(
      "Someone has taken this address meanwhile",
    );
    expect(await shopsOf(loser.email)).toEqual([]);
    expect(await rows("select signed_eula_at from accounts where email = $1", [loser.email])).toEqual([
      { signed_eula_at: null },
    ]);
    await fill(loser.at, "/sign-up/shop/", { name: "Contest", label: "contested-2" });
    await accept(loser.at);
    expect(await shopsOf(loser.email)).toMatchObject([{ label: "contested-2", code: expect.stringMatching(/^CO/) }]);
    expect(await rows("select 1 from divisions where name = 'Contest'")).toHaveLength(2);
  });
});

describe("making the shop", () => {
  test("from many presses, tabs and devices at once makes one", async () => {
    const { at, email } = await prepared("pressed-often");
    const phone = await arrive();
    await fill(phone, "/login/", { email, password });
    const answers = await Promise.all([at, at, phone, at, phone].map(accept));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303, 303]);
    expect(await shopsOf(email)).toHaveLength(1);
    expect((await accept(at)).statusCode).toBe(303);
    expect(await shopsOf(email)).toHaveLength(1);
    expect(await rows("select 1 from manufacturers where url_name like 'pressed-often%'")).toHaveLength(1);
  });

  test.each(["memberships", "pages", "manufacturer_badges", "shop_settings", "audit_log", "subdomains"])(
    "that ends at %s leaves nothing, and the next press makes it whole",
    async (table) => {
      const label = `half-${table.replaceAll("_", "-")}`;
      const { at, email } = await prepared(label, `Half ${table}`);
      const before = await rows(
        "select (select count(*) from divisions) as d, (select count(*) from manufacturers) as m",
      );
      await world.database.ownerQuery(
        `create function stop_${table}() returns trigger language plpgsql as $$ begin raise exception 'the power is gone'; end $$;
         create trigger stop_here before insert on ${table} for each row execute function stop_${table}()`,
      );
      const failed = await accept(at);
      await world.database.ownerQuery(`drop trigger stop_here on ${table}; drop function stop_${table}()`);
      expect(failed.statusCode).toBe(500);
      expect(
        await rows("select (select count(*) from divisions) as d, (select count(*) from manufacturers) as m"),
      ).toEqual(before);
      expect((await at.get("/sign-up/next/")).headers.location).toBe("/sign-up/eula/");
      expect((await accept(at)).statusCode).toBe(303);
      expect(await shopsOf(email)).toMatchObject([{ label, role: "owner" }]);
    },
  );

  test("does nothing before it is named", async () => {
    const { at, email } = await confirmed();
    await accept(at);
    expect(await shopsOf(email)).toEqual([]);
    expect((await at.get("/sign-up/next/")).headers.location).toBe("/sign-up/shop/");
  });
});
