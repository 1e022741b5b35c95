// What a person changes of how they sign in.
import { withDivision } from "@selvedge/db/with-division";
import { type SeededPerson, seedMember, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, giveApp, moveClock } from "../../../testing/second-factor.ts";
import { testApp } from "../../../testing/test-app.ts";
import { codeOfStep, stepOf } from "../second-factors/index.ts";

const world = testApp();
const api = "/omnis/v3";
const security = `${api}/account/security`;
let shop: SeededShop;
let count = 0;

beforeAll(async () => {
  await seedMainSite(world.database.pools);
  shop = await seedShop(world.database.pools);
});
beforeEach(() => forgetTries(world));
afterEach(() => vi.restoreAllMocks());

const person = async () => {
  const made = await seedPerson(world.database.pools, { email: `ada${++count}@postbox.example`, fullName: "Ada Reed" });
  await seedMember(world.database.pools, shop, made, "owner");
  return made;
};
const signedIn = async (who: SeededPerson, more: object = {}) => {
  const at = await visitorOf(world.app, "localhost").arrive();
  await at.post(`${api}/dashboard/secure/login/`, { email: who.email, password: seedPassword, ...more });
  return at;
};
type Browser = Awaited<ReturnType<typeof signedIn>>;
const read = async (at: Browser) => (await at.get(`${security}/`)).json().data;
const isIn = async (at: Browser) => (await at.get(`${api}/dashboard/secure/get/`)).json().account !== null;
const rows = async (text: string) => (await world.database.ownerQuery(text)).rows;
const codeNow = (secret: string, steps = 0) => codeOfStep(secret, stepOf(world.platform.now()) + steps);
const remove = (at: Browser, path: string) => at.send("DELETE", `${security}${path}`);

/** Sets an app up as the screen does. */
async function setUp(at: Browser): Promise<{ secret: string; codes: string[] | null }> {
  const { secret, address } = (await at.post(`${security}/app/`)).json().data;
  expect(address).toContain(`secret=${secret}&`);
  const answer = await at.post(`${security}/app/confirm/`, { code: codeNow(secret) });
  expect(answer.statusCode).toBe(200);
  return { secret, codes: answer.json().data.recoveryCodes };
}

describe("an authenticator app", () => {
  test("is set up by its first code, turns two-factor on and makes eight recovery codes", async () => {
    const ada = await person();
    const at = await signedIn(ada);
    expect(await read(at)).toMatchObject({ isOn: false, app: null, recovery: { made: 0, left: 0 } });
    const { codes } = await setUp(at);
    expect(codes).toHaveLength(8);
    expect(await read(at)).toMatchObject({
      isOn: true,
      app: { since: expect.any(String) },
      recovery: { made: 8, left: 8 },
    });
    const answer = await (await visitorOf(world.app, "localhost").arrive()).post(`${api}/dashboard/secure/login/`, {
      email: ada.email,
      password: seedPassword,
    });
    expect(answer.json()).toMatchObject({ code: "codeNeeded", data: { kinds: ["app", "recovery"] } });
  });

  test("gives this session a new cookie value and ends the others", async () => {
    const ada = await person();
    const [at, other] = [await signedIn(ada), await signedIn(ada)];
    const before = at.cookies.get("session")!;
    await setUp(at);
    expect(at.cookies.get("session")).not.toBe(before);
    expect([await isIn(at), await isIn(other)]).toEqual([true, false]);
    const thief = visitorOf(world.app, "localhost");
    thief.cookies.set("session", before);
    expect(await isIn(thief)).toBe(false);
  });

  test("is not set up by a wrong code, and the one in use stays until the new one has shown a code", async () => {
    const ada = await person();
    const at = await signedIn(ada);
    const { secret } = await setUp(at);
    const next = (await at.post(`${security}/app/`)).json().data.secret;
    const wrong = await at.post(`${security}/app/confirm/`, { code: codeNow(next) === "000000" ? "000001" : "000000" });
    expect(wrong.json()).toMatchObject({ code: "wrongCode", errors: { code: ["Invalid authentication code"] } });
    expect(await isIn(await signedIn(ada, { twoFactorAuthCode: codeNow(secret, 1) }))).toBe(true);
    expect((await at.post(`${security}/app/confirm/`, { code: codeNow(next) })).json().data.recoveryCodes).toBeNull();
    moveClock(world, 1);
    expect(await isIn(await signedIn(ada, { twoFactorAuthCode: codeNow(secret) }))).toBe(false);
    expect(await isIn(await signedIn(ada, { twoFactorAuthCode: codeNow(next) }))).toBe(true);
  });

  test("is stored sealed, and neither secret nor codes are in the audit", async () => {
    const ada = await person();
    const { secret, codes } = await setUp(await signedIn(ada));
    const [stored] = await rows(`select * from authenticators where account_id = ${ada.accountId}`);
    expect(stored!.sealed_secret).toMatch(/^sealed1\./);
    const all = JSON.stringify([
      stored,
      await rows("select * from platform_audit_log"),
      await rows("select * from recovery_codes"),
    ]);
    for (const canary of [secret, ...codes!]) expect(all).not.toContain(canary);
    expect(
      await rows(`select action from platform_audit_log where subject = 'account ${ada.accountId}' order by id`),
    ).toEqual([{ action: "session.begun" }, { action: "factor.added" }]);
  });

  test("taken away turns two-factor off with its recovery codes", async () => {
    const ada = await person();
    const at = await signedIn(ada);
    const { codes } = await setUp(at);
    expect((await remove(at, "/app/")).statusCode).toBe(200);
    expect(await read(at)).toMatchObject({ isOn: false, app: null, recovery: { made: 0 } });
    expect(await isIn(await signedIn(ada))).toBe(true);
    const late = await (await visitorOf(world.app, "localhost").arrive()).post(
      `${api}/dashboard/secure/recovery-login/`,
      {
        email: ada.email,
        password: seedPassword,
        recoveryCode: codes![0],
      },
    );
    expect(late.json().code).toBe("wrongRecoveryCode");
  });
});

test("a phone becomes a second factor with the code that is sent to it, for the account that asked alone", async () => {
  const [ada, joe] = [await person(), await person()];
  const [at, joes] = [await signedIn(ada), await signedIn(joe)];
  const phone = "+44 7700 900401";
  expect((await at.post(`${security}/phone/`, { phone: "07700" })).json().errors.phone[0]).toContain(
    "with its country",
  );
  await at.post(`${security}/phone/`, { phone });
  const [{ id }] = (await rows(
    "select id from one_time_codes where purpose = 'verify_phone' order by id desc limit 1",
  )) as [{ id: number }];
  await tasks.send_one_time_code!(world.platform, { id });
  const [{ body }] = (await rows("select body from text_messages order by id desc limit 1")) as [{ body: string }];
  const code = /^\d{6}/.exec(body)![0];
  expect((await joes.post(`${security}/phone/confirm/`, { phone, code })).json().code).toBe("wrongCode");
  expect((await at.post(`${security}/phone/confirm/`, { phone, code })).json().data.recoveryCodes).toHaveLength(8);
  expect(await read(at)).toMatchObject({ isOn: true, phone: "+44•••••••401" });
});

describe("asking again", () => {
  const guarded: [string, (at: Browser) => ReturnType<Browser["post"]>][] = [
    ["a new app", (at) => at.post(`${security}/app/`)],
    ["an app's code", (at) => at.post(`${security}/app/confirm/`, { code: "123456" })],
    ["no app", (at) => remove(at, "/app/")],
    ["a phone", (at) => at.post(`${security}/phone/`, { phone: "+447700900999" })],
    ["a phone's code", (at) => at.post(`${security}/phone/confirm/`, { phone: "+447700900999", code: "123456" })],
    ["no phone", (at) => remove(at, "/phone/")],
    ["recovery codes", (at) => at.post(`${security}/recovery-codes/`)],
  ];
  test.each(guarded)("happens before %s, five minutes after the sign-in", async (_, act) => {
    const at = await signedIn(await person());
    moveClock(world, 5.1);
    expect((await act(at)).json().code).toBe("proofNeeded");
    expect((await at.post(`${security}/prove/`, { password: "guess" })).json().errors.password).toEqual([
      "This is not your password",
    ]);
    expect((await act(at)).json().code).toBe("proofNeeded");
    expect((await at.post(`${security}/prove/`, { password: seedPassword })).statusCode).toBe(200);
    expect((await act(at)).json().code).not.toBe("proofNeeded");
  });

  test("takes a code of the app, once, and ten tries in a quarter of an hour", async () => {
    const ada = await person();
    const app = await giveApp(world, ada.accountId);
    const at = await signedIn(ada, { twoFactorAuthCode: app.code() });
    moveClock(world, 6);
    const code = app.code();
    const answers = await Promise.all([1, 2, 3].map(() => at.post(`${security}/prove/`, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const later = [];
    for (let tries = 0; tries < 8; tries++)
      later.push((await at.post(`${security}/prove/`, { password: "guess" })).statusCode);
    expect(later).toEqual([...Array(7).fill(422), 429]);
  });

  test("proves one session and no other", async () => {
    const ada = await person();
    const [at, other] = [await signedIn(ada), await signedIn(ada)];
    moveClock(world, 6);
    await at.post(`${security}/prove/`, { password: seedPassword });
    expect((await other.post(`${security}/recovery-codes/`)).json().code).toBe("proofNeeded");
  });
});

describe("the name", () => {
  const name = (at: Browser, fullName: string) => at.post(`${security}/name/`, { fullName });

  test("is changed, trimmed, and written down once", async () => {
    const ada = await person();
    const at = await signedIn(ada);
    expect((await read(at)).fullName).toBe("Ada Reed");
    for (let press = 0; press < 2; press++) expect((await name(at, "  Ada Whitlock ")).statusCode).toBe(200);
    expect((await read(at)).fullName).toBe("Ada Whitlock");
    expect((await at.get(`${api}/dashboard/secure/get/`)).json().account.fullName).toBe("Ada Whitlock");
    const written = await rows(
      `select detail ->> 'to' as "to" from platform_audit_log where action = 'name.changed' and account_id = ${ada.accountId}`,
    );
    expect(written).toEqual([{ to: "Ada Whitlock" }]);
  });

  test.each([
    ["", "This field is required"],
    ["   ", "This field is required"],
  ])("%j is refused in the rule's words", async (given, message) => {
    const answer = await name(await signedIn(await person()), given);
    expect([answer.statusCode, answer.json().errors.fullName]).toEqual([422, [message]]);
  });

  test("is nobody's to change who is not signed in", async () => {
    expect((await name(await visitorOf(world.app, "localhost").arrive(), "Eve")).statusCode).toBe(401);
  });
});

describe("sessions", () => {
  test("are listed with this one marked, and each is signed out by its person alone", async () => {
    const [ada, joe] = [await person(), await person()];
    const [at, other, joes] = [await signedIn(ada), await signedIn(ada), await signedIn(joe)];
    const { sessions } = await read(at);
    expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true]);
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await remove(joes, `/sessions/${id}/`)).statusCode).toBe(404);
    expect(await isIn(other)).toBe(true);
    expect((await remove(at, `/sessions/${id}/`)).statusCode).toBe(200);
    expect([await isIn(at), await isIn(other)]).toEqual([true, false]);
  });

  test("of others end together, and no device is remembered any more", async () => {
    const ada = await person();
    const app = await giveApp(world, ada.accountId);
    const other = await signedIn(ada, { twoFactorAuthCode: app.code(), rememberDevice: true });
    const at = await signedIn(ada, { twoFactorAuthCode: app.code(1) });
    expect((await read(at)).remembered).toHaveLength(1);
    await at.post(`${security}/sessions/end-others/`);
    expect([await isIn(at), await isIn(other)]).toEqual([true, false]);
    expect((await read(at)).remembered).toEqual([]);
    const again = await other.post(`${api}/dashboard/secure/login/`, { email: ada.email, password: seedPassword });
    expect(again.json().code).toBe("codeNeeded");
  });
});

test("a new password needs the old one, signs the others out and is the one that signs in", async () => {
  const ada = await person();
  const [at, other] = [await signedIn(ada), await signedIn(ada)];
  const next = "heddle-shaft-9";
  const change = (current_password: string, password: string, password_confirmation = password) =>
    at.post(`${security}/password/`, { current_password, password, password_confirmation });
  expect((await change("guess", next)).json().errors).toEqual({ current_password: ["This is not your password"] });
  expect((await change(seedPassword, "short")).json().errors).toEqual({ password: ["Use at least 8 characters"] });
  expect((await change(seedPassword, next, `${next}x`)).json().errors).toEqual({
    password_confirmation: ["The two passwords are not the same"],
  });
  expect((await change(seedPassword, next)).statusCode).toBe(200);
  expect([await isIn(at), await isIn(other)]).toEqual([true, false]);
  expect(await isIn(await signedIn(ada))).toBe(false);
  expect(await isIn(await signedIn(ada, { password: next }))).toBe(true);
});

describe("a shop that asks everyone for two-factor", () => {
  const team = () => `${api}/divisions/${shop.divisionId}/team/`;
  const ask = (at: Browser, asksTwoFactor: boolean) => at.send("PATCH", team(), { asksTwoFactor });
  afterEach(() => rows("update manufacturers set force_2fa = false"));

  test("says so by somebody who has it, and is closed to the others until they have set it up", async () => {
    const [boss, ada] = [await signedIn(await person()), await signedIn(await person())];
    await setUp(boss);
    const overview = () => ada.get(`${api}/divisions/${shop.divisionId}/overview/`);
    expect((await overview()).statusCode).toBe(200);
    expect((await ask(boss, true)).json().data).toEqual({ asksTwoFactor: true });
    expect((await boss.get(team())).json().data.asksTwoFactor).toBe(true);
    expect((await overview()).json()).toMatchObject({ code: "twoFactorNeeded" });
    expect((await ask(ada, false)).json()).toMatchObject({ code: "twoFactorNeeded" });
    expect(await read(ada)).toMatchObject({ isForced: true, isOn: false });
    await setUp(ada);
    expect((await overview()).statusCode).toBe(200);
    const asking = await rows("select id from manufacturers where force_2fa");
    expect(asking).toEqual(await rows(`select manufacturer_id as id from divisions where id = ${shop.divisionId}`));
  });

  test("is not made by somebody who would shut themselves out", async () => {
    const ada = await signedIn(await person());
    expect((await ask(ada, true)).json()).toMatchObject({
      code: "teamRefused",
      message: "Set up two-factor for yourself first, in Security.",
    });
    expect(await rows("select id from manufacturers where force_2fa")).toEqual([]);
  });

  test("is the project's own, whatever the server asks the database for", async () => {
    const { pools } = world.platform;
    await withDivision(pools.web, shop.divisionId, (db) =>
      db.updateTable("manufacturers").set({ force_2fa: true }).execute(),
    );
    expect(await rows("select id from manufacturers where force_2fa")).toHaveLength(1);
    expect(Number((await rows("select count(*) from manufacturers"))[0].count)).toBeGreaterThan(1);
  });
});
