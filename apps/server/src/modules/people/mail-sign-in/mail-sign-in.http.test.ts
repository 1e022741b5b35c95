// Shoppers sign in at a shop by a mail: its link, its code, what comes along, and every way that it can go wrong.
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, giveApp, moveClock } from "../../../testing/second-factor.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let thistle: SeededShop;
let tee: SeededProduct;
let count = 0;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  thistle = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  tee = await seedProduct(pools, bramble);
  await pools.backOffice.query(
    "insert into custom_domains (division_id, host, verified_at) values ($1, 'bramble.example', now())",
    [bramble.divisionId],
  );
});
beforeEach(() => forgetTries(world));
afterEach(() => vi.restoreAllMocks());

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const address = () => `reader${++count}@postbox.example`;
const arrive = (host = "bramble.localhost") => visitorOf(world.app, host).arrive();
type Visitor = Awaited<ReturnType<typeof arrive>>;

/** Sends a form as a browser without scripts does. */
const fill = (at: Visitor, path: string, fields: Record<string, string> = {}, host = "bramble.localhost") =>
  at.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${host}`,
  });

interface Mail {
  subject: string;
  body_text: string;
}

/** Writes the mails that wait, and gives the newest of an address. */
async function mailTo(email: string): Promise<Mail> {
  for (const { id } of await rows("select id from one_time_codes where ended_at is null and purpose = 'sign_in'"))
    await tasks.send_one_time_code!(world.platform, { id });
  const found = await rows("select subject, body_text from mails where to_address = $1 order by id desc limit 1", [
    email,
  ]);
  return found[0];
}

const codeIn = ({ body_text }: Mail) => /\b\d{3} \d{3}\b/.exec(body_text)![0];
const linkIn = ({ body_text }: Mail) => /\/login\/link\/[\w-]{22}\//.exec(body_text)![0];

async function asked(at: Visitor, email: string, more: Record<string, string> = {}): Promise<Mail> {
  const answer = await fill(at, "/login/", { email, ...more });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/login/sent/"]);
  return mailTo(email);
}

async function signIn(at: Visitor, email: string) {
  const mail = await asked(at, email);
  return fill(at, "/login/sent/", { code: codeIn(mail) });
}

const isIn = async (at: Visitor) => (await at.get("/omnis/v3/dashboard/secure/get/")).json().account?.email ?? null;
const add = (at: Visitor, quantity: number, size = "M", name = "main") =>
  at.post("/omnis/v3/frontend/product/addItemToCart/", {
    item: { productId: tee.id, productColor: "Black", productSize: size, quantity },
    name,
  });
const inBasket = async (at: Visitor, name = "main") =>
  (await at.get(`/omnis/v3/basket/${name}/list/`))
    .json()
    .items.map((item: { quantity: number; options: { Size: string } }) => [item.options.Size, item.quantity]);

describe("a shop's own sign-in", () => {
  test("asks for an address, mails a link and a code, and signs in by the code under a new cookie value", async () => {
    const at = await arrive();
    const email = address();
    const page = await at.get("/login/");
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(page.body).toContain("No password. We email you a link and a six-digit code.");
    const before = at.cookies.get("session");
    const mail = await asked(at, email, { redirect_uri: "/basket/" });
    expect(mail.subject).toContain("is your Bramble sign-in code");
    expect((await at.get("/login/sent/")).body).toMatch(/Check your inbox.*We wrote to .*postbox\.example/s);
    const answer = await fill(at, "/login/sent/", { code: codeIn(mail) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/basket/"]);
    expect(at.cookies.get("session")).not.toBe(before);
    expect(await isIn(at)).toBe(email);
    expect(
      await rows("select verified_at is not null as ok, password_hash from accounts where email = $1", [email]),
    ).toEqual([{ ok: true, password_hash: "" }]);
    expect((await at.get("/login/?redirect_uri=/favourites/")).headers.location).toBe("/favourites/");
  });

  test("by the link asks first, so that mail services that open links sign nobody in", async () => {
    const email = address();
    const link = linkIn(await asked(await arrive(), email, { redirect_uri: "/favourites/" }));
    const phone = await arrive();
    for (const method of ["GET", "HEAD", "GET"]) expect((await phone.send(method, link)).statusCode).toBe(200);
    expect((await phone.get(link)).body).toContain(email);
    expect(await isIn(phone)).toBeNull();
    const answer = await fill(phone, link);
    expect([answer.headers.location, await isIn(phone)]).toEqual(["/favourites/", email]);
    // The same press again, as after a double click.
    expect((await fill(phone, link)).headers.location).toBe("/account/");
    const stranger = await arrive();
    expect((await fill(stranger, link)).headers.location).toBe(link);
    const gone = await stranger.get(link);
    expect([gone.statusCode, await isIn(stranger)]).toEqual([404, null]);
    expect(gone.body).toContain("This link no longer works");
    expect(gone.body).toContain("Send me a new one");
  });

  test("leads to the account, and only to paths of the shop", async () => {
    for (const [wanted, to] of [
      ["", "/account/"],
      ["//evil.example/", "/account/"],
      ["https://evil.example/", "/account/"],
      ["/%2561/", "/account/"],
      ["/receipt/x/?y=1", "/receipt/x/?y=1"],
    ] as const) {
      const at = await arrive();
      const mail = await asked(at, address(), { redirect_uri: wanted });
      expect((await fill(at, "/login/sent/", { code: codeIn(mail) })).headers.location).toBe(to);
    }
  });

  test("has a password as the second way", async () => {
    const fay = await seedPerson(world.database.pools, { email: address(), fullName: "Fay Marsh" });
    const at = await arrive();
    expect((await at.get("/login/password/")).body).toContain("To your orders, addresses and favourites.");
    const wrong = await fill(at, "/login/password/", { email: fay.email, password: "no" });
    expect([wrong.statusCode, wrong.body.includes(fay.email)]).toEqual([422, true]);
    const right = await fill(at, "/login/password/", { email: fay.email, password: seedPassword });
    expect([right.headers.location, await isIn(at)]).toEqual(["/account/", fay.email]);
  });

  test("asks an account with a second factor for it", async () => {
    const fay = await seedPerson(world.database.pools, { email: address(), fullName: "Fay Marsh" });
    const app = await giveApp(world, fay.accountId);
    const at = await arrive();
    const answer = await signIn(at, fay.email);
    expect([answer.headers.location, await isIn(at)]).toEqual(["/login/code/?redirect_uri=%2Faccount%2F", null]);
    expect((await at.get("/login/code/")).statusCode).toBe(200);
    const done = await fill(at, "/login/code/", { code: app.code(), redirect_uri: "/account/" });
    expect([done.headers.location, await isIn(at)]).toEqual(["/account/", fay.email]);
  });

  test("lets nobody in whose account is switched off", async () => {
    const fay = await seedPerson(world.database.pools, { email: address(), fullName: "Fay Marsh" });
    await rows("update accounts set disabled_at = now() where id = $1", [fay.accountId]);
    const at = await arrive();
    const answer = await signIn(at, fay.email);
    expect([answer.statusCode, await isIn(at)]).toEqual([422, null]);
    expect(answer.body).toContain("switched off");
  });

  test("says what is wrong with an address, and shows what was typed", async () => {
    const answer = await fill(await arrive(), "/login/", { email: "nobody", redirect_uri: "/basket/" });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("Please enter a valid email address");
    expect(answer.body).toContain('value="nobody"');
    expect(answer.body).toContain('value="/basket/"');
  });

  test("on a domain of the shop's own mails the link of that domain", async () => {
    const at = await arrive("bramble.example");
    const email = address();
    await fill(at, "/login/", { email }, "bramble.example");
    const mail = await mailTo(email);
    expect(mail.body_text).toContain("://bramble.example:4000/login/link/");
    await fill(at, linkIn(mail), {}, "bramble.example");
    expect(await isIn(at)).toBe(email);
  });
});

describe("an address", () => {
  test("gets the same answers whether it has an account or not, and no account is looked up", async () => {
    const fay = await seedPerson(world.database.pools, { email: address(), fullName: "Fay Marsh" });
    const seen = await Promise.all(
      [fay.email, address()].map(async (email) => {
        const at = await arrive();
        const mail = await asked(at, email);
        const plain = (text: string) =>
          text
            .replaceAll(email, "ADDRESS")
            .replaceAll(codeIn(mail), "CODE")
            .replaceAll(linkIn(mail), "LINK")
            .replace(/in \d:\d\d|data-resend-seconds="\d+"/g, "SECONDS");
        const sent = plain((await at.get("/login/sent/")).body);
        const wrong = await fill(at, "/login/sent/", { code: codeIn(mail) === "000 000" ? "000001" : "000000" });
        return {
          sent,
          mail: [plain(mail.subject), plain(mail.body_text)],
          wrong: [wrong.statusCode, plain(wrong.body)],
        };
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(
      await rows("select account_id from one_time_codes where purpose = 'sign_in' and account_id is not null"),
    ).toEqual([]);
  });

  test("gets one mail for two presses, and another after a minute", async () => {
    const email = address();
    const at = await arrive();
    await Promise.all([fill(at, "/login/", { email }), fill(at, "/login/", { email: email.toUpperCase() })]);
    const first = await asked(at, email);
    const mails = () => rows("select id from mails where to_address = $1", [email]);
    await fill(at, "/login/resend/");
    await mailTo(email);
    const before = (await mails()).length;
    moveClock(world, 1.1);
    expect((await fill(at, "/login/resend/")).headers.location).toBe("/login/sent/");
    const second = await mailTo(email);
    expect((await mails()).length).toBe(before + 1);
    expect(linkIn(second)).not.toBe(linkIn(first));
    expect((await at.get(linkIn(first))).statusCode).toBe(404);
    await fill(at, "/login/sent/", { code: codeIn(second) });
    expect(await isIn(at)).toBe(email);
  });

  test("gets six mails in an hour at most", async () => {
    const email = address();
    const at = await arrive();
    for (let sent = 0; sent < 6; sent++) {
      expect((await fill(at, "/login/", { email })).statusCode).toBe(303);
      await rows("update one_time_codes set ended_at = now() where sent_to = $1", [email]);
      await rows("delete from rate_limits where key like 'without captcha %'");
    }
    const refused = await fill(at, "/login/", { email });
    expect([refused.statusCode, refused.body.includes("Too many attempts")]).toEqual([422, true]);
  });

  test("that somebody else signed up with belongs to its owner from the first link on", async () => {
    const { accountId, email } = await seedPerson(world.database.pools, { email: address(), fullName: "Mallory" });
    await rows("update accounts set verified_at = null where id = $1", [accountId]);
    const mallory = await arrive();
    await fill(mallory, "/login/password/", { email, password: seedPassword });
    expect(await isIn(mallory)).toBe(email);
    const owner = await arrive();
    await signIn(owner, email);
    expect([await isIn(owner), await isIn(mallory)]).toEqual([email, null]);
    expect((await fill(mallory, "/login/password/", { email, password: seedPassword })).statusCode).toBe(422);
  });
});

describe("a code", () => {
  test("works once when it is typed twice at once", async () => {
    const email = address();
    const [one, other] = [await arrive(), await arrive()];
    const code = codeIn(await asked(one, email));
    other.cookies.set("sign-in-mail", one.cookies.get("sign-in-mail")!);
    const answers = await Promise.all([one, other].map((at) => fill(at, "/login/sent/", { code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422]);
    expect([await isIn(one), await isIn(other)].filter(Boolean)).toEqual([email]);
  });

  test("counts wrong tries and is over after five", async () => {
    const at = await arrive();
    const mail = await asked(at, address());
    const wrong = codeIn(mail) === "000 000" ? "000001" : "000000";
    const said = async (code: string) => {
      const { body } = await fill(at, "/login/sent/", { code });
      return /That is not the code we sent\. (\w+)|This code no longer works/.exec(body)?.slice(0, 2).at(-1);
    };
    for (const left of ["Four", "Three", "Two", "One"]) expect(await said(wrong)).toBe(left);
    await said(wrong);
    expect((await fill(at, "/login/sent/", { code: codeIn(mail) })).body).toContain("This code no longer works");
    expect(await isIn(at)).toBeNull();
    // A new one is sent at once.
    const again = await asked(at, at.cookies.get("sign-in-mail") ? await lastAddress() : "");
    expect(codeIn(again)).toMatch(/\d/);
  });

  test("takes ten tries in a quarter of an hour for one address", async () => {
    const email = address();
    const at = await arrive();
    await asked(at, email);
    for (let tries = 0; tries < 10; tries++) await fill(at, "/login/sent/", { code: "12" });
    expect((await fill(at, "/login/sent/", { code: "12" })).body).toContain("Too many attempts");
  });

  test("and its link are over after ten minutes", async () => {
    const at = await arrive();
    const mail = await asked(at, address());
    moveClock(world, 10.1);
    expect((await fill(at, "/login/sent/", { code: codeIn(mail) })).statusCode).toBe(422);
    expect((await at.get(linkIn(mail))).statusCode).toBe(404);
    await fill(at, linkIn(mail));
    expect(await isIn(at)).toBeNull();
  });

  test("and its link open nothing at another shop, and still work at their own", async () => {
    const email = address();
    const at = await arrive();
    const mail = await asked(at, email);
    const elsewhere = await arrive("thistle.localhost");
    elsewhere.cookies.set("sign-in-mail", at.cookies.get("sign-in-mail")!);
    expect((await elsewhere.get(linkIn(mail))).statusCode).toBe(404);
    await fill(elsewhere, linkIn(mail), {}, "thistle.localhost");
    await fill(elsewhere, "/login/sent/", { code: codeIn(mail) }, "thistle.localhost");
    expect(await isIn(elsewhere)).toBeNull();
    await fill(at, linkIn(mail));
    expect(await isIn(at)).toBe(email);
  });

  test.each(["/login/sent/", "/login/resend/"])("without an address at %s leads to the first page", async (path) => {
    expect((await fill(await arrive(), path)).headers.location).toBe("/login/");
    expect((await (await arrive()).get("/login/sent/")).headers.location).toBe("/login/");
  });
});

describe("a sign-in at a shop", () => {
  test("merges the basket and the favourites into the account's, and loses nothing", async () => {
    const email = address();
    const phone = await arrive();
    await add(phone, 2);
    await add(phone, 1, "L", "favourites");
    await signIn(phone, email);
    expect(await inBasket(phone)).toEqual([["M", 2]]);
    const laptop = await arrive();
    await add(laptop, 98);
    await add(laptop, 3, "L");
    await add(laptop, 1, "L", "favourites");
    await add(laptop, 1, "M", "favourites");
    await signIn(laptop, email);
    for (const at of [phone, laptop]) {
      expect(await inBasket(at)).toEqual([
        ["M", 99],
        ["L", 3],
      ]);
      expect(await inBasket(at, "favourites")).toEqual([
        ["L", 1],
        ["M", 1],
      ]);
    }
    // What was put aside before signing in is put aside in the account.
    const tablet = await arrive();
    await add(tablet, 2, "S");
    const [{ key }] = (await tablet.get("/omnis/v3/basket/main/list/")).json().items;
    await tablet.post("/omnis/v3/basket/save-for-later/", { key });
    await signIn(tablet, email);
    expect((await phone.get("/omnis/v3/basket/saved/list/")).json().items).toMatchObject([{ key, quantity: 2 }]);
    // What one device changes, the other shows.
    await add(phone, 1, "L");
    expect(await inBasket(laptop)).toEqual([
      ["M", 99],
      ["L", 4],
    ]);
  });

  test("merges once, also by two forms at once", async () => {
    const email = address();
    const phone = await arrive();
    await add(phone, 1);
    await signIn(phone, email);
    const laptop = await arrive();
    await add(laptop, 3);
    const twin = visitorOf(world.app, "bramble.localhost");
    for (const [name, value] of laptop.cookies) twin.cookies.set(name, value);
    const mail = await asked(laptop, email);
    await Promise.all([fill(laptop, linkIn(mail)), fill(twin, linkIn(mail))]);
    expect(await inBasket(phone)).toEqual([["M", 4]]);
  });

  test("shows the basket of nobody after signing out, and has the browser forget", async () => {
    const at = await arrive();
    await add(at, 2);
    await signIn(at, address());
    const out = await fill(at, "/logout/");
    expect([out.headers.location, out.headers["clear-site-data"]]).toEqual(["/login/?notice=out", '"storage"']);
    expect([await isIn(at), await inBasket(at)]).toEqual([null, []]);
    expect((await at.get("/login/?notice=out")).body).toContain("You are signed out");
  });

  test("joins what was ordered there as a guest with the same address, once, and writes it down", async () => {
    const email = address();
    await seedPaidOrder(world.database.pools, bramble, [{ product: tee }], { email });
    const order = await seedPaidOrder(world.database.pools, bramble, [{ product: tee }], { email });
    await signIn(await arrive(), email);
    moveClock(world, 1.1);
    await signIn(await arrive(), email);
    const [account] = await rows("select id, shopper_division_id from accounts where email = $1", [email]);
    expect(account.shopper_division_id).toBe(bramble.divisionId);
    expect(await rows("select id, account_id from customers where email_normalised = $1", [email])).toEqual([
      { id: order.customerId, account_id: account.id },
    ]);
    expect(
      await rows(
        "select actor_kind, account_id, subject, detail from audit_log where action = 'customer.joined' and account_id = $1",
        [account.id],
      ),
    ).toEqual([
      { actor_kind: "shopper", account_id: account.id, subject: `customer ${order.customerId}`, detail: { orders: 2 } },
    ]);
  });

  test("tells no other shop, and takes no customer from another account", async () => {
    const email = address();
    const other = await seedPerson(world.database.pools, { email: address(), fullName: "Ida Rowe" });
    await seedProduct(world.database.pools, thistle).then((product) =>
      seedPaidOrder(world.database.pools, thistle, [{ product }], { email }),
    );
    const { customerId } = await seedPaidOrder(world.database.pools, bramble, [{ product: tee }], { email });
    await rows("update customers set account_id = $1 where id = $2", [other.accountId, customerId]);
    await signIn(await arrive(), email);
    expect(
      await rows("select division_id, account_id from customers where email_normalised = $1 order by 1", [email]),
    ).toEqual([
      { division_id: bramble.divisionId, account_id: other.accountId },
      { division_id: thistle.divisionId, account_id: null },
    ]);
  });

  test("confirms an address from the account of somebody who is in by a password", async () => {
    const { email, accountId } = await seedPerson(world.database.pools, { email: address(), fullName: "Fay Marsh" });
    await rows("update accounts set verified_at = null where id = $1", [accountId]);
    const at = await arrive();
    await fill(at, "/login/password/", { email, password: seedPassword });
    const account = await at.get("/account/");
    expect(account.body).toContain(`nobody has confirmed ${email} yet`);
    expect(account.body).toContain(`action="/login/"`);
    const mail = await asked(at, email);
    expect((await at.get("/login/sent/")).body).toContain("Check your inbox");
    const wrong = codeIn(mail) === "000 000" ? "000001" : "000000";
    expect((await fill(at, "/login/sent/", { code: wrong })).body).toContain(`value="${wrong}"`);
    expect((await fill(at, "/login/sent/", { code: codeIn(mail) })).headers.location).toBe("/account/");
    expect((await at.get("/account/")).body).toContain("No orders yet");
    expect((await at.get("/login/sent/")).headers.location).toBe("/account/");
  });

  test("leaves guest orders alone while the address is not confirmed", async () => {
    const { email, accountId } = await seedPerson(world.database.pools, { email: address(), fullName: "Fay Marsh" });
    await rows("update accounts set verified_at = null where id = $1", [accountId]);
    await seedPaidOrder(world.database.pools, bramble, [{ product: tee }], { email });
    await fill(await arrive(), "/login/password/", { email, password: seedPassword });
    expect(await rows("select account_id from customers where email_normalised = $1", [email])).toEqual([
      { account_id: null },
    ]);
  });
});

async function lastAddress(): Promise<string> {
  const [row] = await rows("select sent_to from one_time_codes where purpose = 'sign_in' order by id desc limit 1");
  return row.sent_to;
}

describe("staying signed in", () => {
  const cookieOf = (answer: { cookies: { name: string; maxAge?: number }[] }) =>
    answer.cookies.find(({ name }) => name === "session")!;
  const enter = async (at: Visitor, email: string, fields: Record<string, string>) =>
    fill(at, "/login/sent/", { code: codeIn(await asked(at, email)), ...fields });

  test("is the choice that the pages of the code and of the link offer, ticked", async () => {
    const at = await arrive();
    const mail = await asked(at, address());
    for (const path of ["/login/sent/", linkIn(mail), "/login/password/"])
      expect((await at.get(path)).body).toMatch(/<input type="checkbox" name="keep"[^>]* checked=""/);
  });

  test("keeps the cookie for thirty days, and without the tick only while the browser is open", async () => {
    expect(cookieOf(await enter(await arrive(), address(), { keep: "yes" })).maxAge).toBe(30 * 86_400);
    const at = await arrive();
    const email = address();
    expect(cookieOf(await enter(at, email, { keep: "no" })).maxAge).toBeUndefined();
    expect(await isIn(at)).toBe(email);
    // No later answer gives it a date.
    expect(cookieOf(await at.get("/omnis/v3/dashboard/secure/get/")).maxAge).toBeUndefined();
  });

  test("ends without the tick after twelve hours, also where the browser restores its cookies", async () => {
    const kept = await arrive();
    const brief = await arrive();
    await enter(kept, address(), { keep: "yes" });
    await enter(brief, address(), { keep: "no" });
    moveClock(world, 13 * 60);
    expect(await isIn(kept)).not.toBeNull();
    expect(await isIn(brief)).toBeNull();
  });

  test("is carried on to the second factor", async () => {
    const fay = await seedPerson(world.database.pools, { email: address(), fullName: "Fay Marsh" });
    const app = await giveApp(world, fay.accountId);
    const at = await arrive();
    const { headers } = await enter(at, fay.email, { keep: "no" });
    expect(headers.location).toBe("/login/code/?redirect_uri=%2Faccount%2F&keep=no");
    expect((await at.get(String(headers.location))).body).toContain('name="keep" value="no"');
    const done = await fill(at, "/login/code/", { code: app.code(), redirect_uri: "/account/", keep: "no" });
    expect([cookieOf(done).maxAge, await isIn(at)]).toEqual([undefined, fay.email]);
  });
});
