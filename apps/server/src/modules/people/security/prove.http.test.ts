// The ways in which somebody who is signed in confirms that it is them.
import { withoutDivision } from "@selvedge/db/with-division";
import { type SeededPerson, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { seedMainSite } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, giveApp, givePhone, moveClock } from "../../../testing/second-factor.ts";
import { softPasskey } from "../../../testing/soft-passkey.ts";
import { testApp } from "../../../testing/test-app.ts";
import { closePassword } from "../accounts/index.ts";

const world = testApp();
const api = "/omnis/v3";
const security = `${api}/account/security`;
const secure = `${api}/dashboard/secure`;
const origin = () => world.platform.origins.main;
let count = 0;

beforeAll(() => seedMainSite(world.database.pools));
beforeEach(() => forgetTries(world));
afterEach(() => vi.restoreAllMocks());

const rows = async (text: string) => (await world.database.ownerQuery(text)).rows;
const person = () => seedPerson(world.database.pools, { email: `eve${++count}@postbox.example`, fullName: "Eve Lund" });
const arrive = () => visitorOf(world.app, new URL(origin()).host).arrive();
type Browser = Awaited<ReturnType<typeof arrive>>;
const signedIn = async ({ email }: SeededPerson, more: object = {}) => {
  const at = await arrive();
  await at.post(`${secure}/login/`, { email, password: seedPassword, ...more });
  return at;
};
const dropPassword = ({ accountId }: SeededPerson) =>
  withoutDivision(world.platform.pools.web, (db) => closePassword(db, accountId));
const addPasskey = async (at: Browser) => {
  const { credential, passkey } = softPasskey((await at.post(`${security}/passkeys/options/`)).json().data, origin());
  await at.post(`${security}/passkeys/`, { name: "Phone", credential });
  return passkey;
};
/** A change that asks for a proof. */
const change = async (at: Browser) => (await at.post(`${security}/app/`)).json();
const kindsOf = async (at: Browser) => (await change(at)).data.kinds;
const isAsked = async (at: Browser) => (await change(at)).code === "proofNeeded";
const proveWith = async (at: Browser, body: object) => {
  const answer = await at.post(`${security}/prove/`, body);
  return answer.statusCode === 200 ? "proven" : answer.json().code;
};
const sendTo = (at: Browser, by: "sms" | "mail") => at.post(`${security}/prove/send-code/`, { by });
const mailedCode = async () => {
  const found = await rows("select id from one_time_codes where purpose = 'confirm_identity' order by id desc limit 1");
  await tasks.send_one_time_code!(world.platform, { id: (found as [{ id: number }])[0].id });
  const [mail] = await rows("select subject from mails where kind = 'confirm_identity' order by id desc limit 1");
  return /\d{3} \d{3}/.exec((mail as { subject: string }).subject)![0];
};

describe("the ways that are offered", () => {
  test.each<[string, (who: SeededPerson, at: Browser) => Promise<unknown>, string[]]>([
    ["password and mailbox", async () => {}, ["password", "mail"]],
    ["the mailbox alone, without a password", (who) => dropPassword(who), ["mail"]],
    ["no mailbox beside a second factor", (who) => givePhone(world, who.accountId), ["password", "sms"]],
    ["the app, without a password", (who) => Promise.all([giveApp(world, who.accountId), dropPassword(who)]), ["app"]],
    ["a passkey first", (_, at) => addPasskey(at), ["passkey", "password", "mail"]],
  ])("are %s", async (_, prepare, kinds) => {
    const eve = await person();
    const at = await signedIn(eve);
    await prepare(eve, at);
    moveClock(world, 6);
    expect(await kindsOf(at)).toEqual(kinds);
  });
});

describe("a mailed code", () => {
  test("proves the session that asked for it, once", async () => {
    const eve = await person();
    const [at, other] = [await signedIn(eve), await signedIn(eve)];
    await dropPassword(eve);
    moveClock(world, 6);
    await sendTo(at, "mail");
    const code = await mailedCode();
    expect(await proveWith(other, { code })).toBe("wrongCode");
    expect(await proveWith(at, { code })).toBe("proven");
    expect(await proveWith(at, { code })).toBe("wrongCode");
    expect([await isAsked(at), await isAsked(other)]).toEqual([false, true]);
  });

  test("ends after ten minutes and five wrong tries", async () => {
    const at = await signedIn(await person());
    moveClock(world, 6);
    await sendTo(at, "mail");
    const late = await mailedCode();
    moveClock(world, 17);
    expect(await proveWith(at, { code: late })).toBe("wrongCode");
    await sendTo(at, "mail");
    const code = await mailedCode();
    const wrong = code === "000 000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries++) expect(await proveWith(at, { code: wrong })).toBe("wrongCode");
    expect(await proveWith(at, { code })).toBe("wrongCode");
  });

  test("is not sent where a second factor is on, nor oftener than five times", async () => {
    const eve = await person();
    const at = await signedIn(eve);
    const answers = [];
    for (let tries = 0; tries < 6; tries++) answers.push((await sendTo(at, "mail")).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    await givePhone(world, eve.accountId);
    expect((await sendTo(at, "mail")).statusCode).toBe(404);
  });
});

describe("a passkey", () => {
  const ask = async (at: Browser) => (await at.post(`${security}/prove/passkey/`)).json().data;

  test("of the account proves it, once, and is asked for by name", async () => {
    const at = await signedIn(await person());
    const passkey = await addPasskey(at);
    moveClock(world, 6);
    const options = await ask(at);
    expect(options).toMatchObject({ userVerification: "required", allowCredentials: [{ id: passkey.id }] });
    const credential = passkey.use(options);
    expect(await proveWith(at, { credential })).toBe("proven");
    expect(await proveWith(at, { credential })).toBe("wrongPasskey");
    expect(await isAsked(at)).toBe(false);
  });

  test("of somebody else, without finger, face or PIN, or with a challenge of a sign-in, proves nothing", async () => {
    const [at, joes] = [await signedIn(await person()), await signedIn(await person())];
    const [own, theirs] = [await addPasskey(at), await addPasskey(joes)];
    moveClock(world, 6);
    const signIn = (await at.post(`${secure}/passkey/options/`)).json().data;
    for (const credential of [
      theirs.use(await ask(at)),
      theirs.use(await ask(joes)),
      own.use(await ask(joes)),
      own.use(await ask(at), { unverified: true }),
      own.use(signIn),
    ])
      expect(await proveWith(at, { credential })).toBe("wrongPasskey");
    expect(await isAsked(at)).toBe(true);
  });
});

test("an account without a password sets one after a proof, and signs in with it", async () => {
  const eve = await person();
  const at = await signedIn(eve);
  await dropPassword(eve);
  const { hasPassword } = (await at.get(`${security}/`)).json().data;
  expect(hasPassword).toBe(false);
  moveClock(world, 6);
  const password = "heddle-shaft-9";
  const set = () => at.post(`${security}/password/`, { password, password_confirmation: password });
  expect((await set()).json().code).toBe("proofNeeded");
  expect(await proveWith(at, { password: "" })).toBe("validation");
  await sendTo(at, "mail");
  expect(await proveWith(at, { code: await mailedCode() })).toBe("proven");
  expect((await set()).statusCode).toBe(200);
  expect((await set()).json().errors).toEqual({ current_password: ["This is not your password"] });
  const again = await signedIn(eve, { password });
  expect((await again.get(`${secure}/get/`)).json().account.email).toBe(eve.email);
});
