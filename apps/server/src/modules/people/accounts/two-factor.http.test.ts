// The second step of signing in, by the call and by the forms without scripts.
import { withoutDivision } from "@selvedge/db/with-division";
import { type SeededPerson, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { seedMainSite } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, giveApp, givePhone, giveRecoveryCodes, moveClock } from "../../../testing/second-factor.ts";
import { testApp } from "../../../testing/test-app.ts";
import { issueCode } from "../one-time-codes/index.ts";

const world = testApp();
const api = "/omnis/v3/dashboard/secure";
let count = 0;

beforeAll(async () => {
  await seedMainSite(world.database.pools);
});
beforeEach(() => forgetTries(world));
afterEach(() => vi.restoreAllMocks());

const person = () =>
  seedPerson(world.database.pools, { email: `fay${++count}@postbox.example`, fullName: "Fay Marsh" });
const browser = () => visitorOf(world.app, "localhost").arrive();
type Browser = Awaited<ReturnType<typeof browser>>;
const login = (at: Browser, who: SeededPerson, more: object = {}) =>
  at.post(`${api}/login/`, { email: who.email, password: seedPassword, ...more });
const isIn = async (at: Browser) => (await at.get(`${api}/get/`)).json().account !== null;
const postForm = (at: Browser, path: string, fields: Record<string, string>) =>
  at.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: "http://localhost",
  });
const rows = async (text: string) => (await world.database.ownerQuery(text)).rows;
/** Runs the jobs that wait for codes, and gives the digits of the newest text message. */
async function textedCode(): Promise<string> {
  for (const { id } of await rows("select id from one_time_codes where purpose = 'second_factor' and ended_at is null"))
    await tasks.send_one_time_code!(world.platform, { id });
  const [newest] = await rows("select body from text_messages order by id desc limit 1");
  return /^\d{6}/.exec(newest!.body)![0];
}

describe("a right password of an account with an app", () => {
  test("asks for the code, says which kinds there are, and opens nothing", async () => {
    const fay = await person();
    await giveApp(world, fay.accountId);
    await giveRecoveryCodes(world, fay.accountId);
    const at = await browser();
    const before = at.cookies.get("session");
    const answer = await login(at, fay);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: "codeNeeded", data: { kinds: ["app", "recovery"], phone: null } });
    expect(at.cookies.get("session")).toBe(before);
    expect(await isIn(at)).toBe(false);
    expect(await rows("select detail->>'reason' as reason from platform_audit_log order by id desc limit 1")).toEqual([
      { reason: "codeNeeded" },
    ]);
  });

  test("with its code signs in under a new cookie value", async () => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    const at = await browser();
    await login(at, fay);
    const before = at.cookies.get("session");
    const code = app.code();
    const answer = await login(at, fay, { twoFactorAuthCode: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().account.email).toBe(fay.email);
    expect(at.cookies.get("session")).not.toBe(before);
  });

  test.each([
    [-1, 200],
    [0, 200],
    [1, 200],
    [-3, 422],
    [2, 422],
  ])("takes the code of %i steps from now: %i", async (steps, status) => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    // The set-up used the step before the present one.
    if (steps === -1) moveClock(world, 1);
    const answer = await login(await browser(), fay, { twoFactorAuthCode: app.code(steps) });
    expect([answer.json().code, answer.statusCode]).toEqual([status === 200 ? undefined : "wrongCode", status]);
    if (status !== 200)
      expect(answer.json()).toMatchObject({ code: "wrongCode", message: "Invalid authentication code" });
  });

  test("takes a code once: neither again nor an earlier one after a later one", async () => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    // Read at one moment: the half minute may end while the test runs.
    const [earlier, later] = [app.code(0), app.code(1)];
    const statusOf = async (twoFactorAuthCode: string) =>
      (await login(await browser(), fay, { twoFactorAuthCode })).statusCode;
    expect([await statusOf(later), await statusOf(later), await statusOf(earlier)]).toEqual([200, 422, 422]);
  });

  test("takes a code once when eight browsers send it at the same moment", async () => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    const all = await Promise.all(Array.from({ length: 8 }, browser));
    const twoFactorAuthCode = app.code();
    const answers = await Promise.all(all.map((at) => login(at, fay, { twoFactorAuthCode })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rows(`select 1 from sessions where account_id = ${fay.accountId}`)).toHaveLength(1);
  });

  test("refuses further codes after ten tries in a quarter of an hour, also the right one", async () => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    const quarterHour = () => Math.floor(Date.now() / 900_000);
    let begun: number;
    let answer: Awaited<ReturnType<typeof login>>;
    do {
      begun = quarterHour();
      for (let tries = 0; tries < 5; tries++) {
        const at = await browser();
        await login(at, fay);
        for (let wrong = 0; wrong < 2; wrong++) await postForm(at, "/login/code/", { code: "000000" });
      }
      await world.database.ownerQuery("delete from rate_limits where key like 'sign-in account%'");
      answer = await login(await browser(), fay, { twoFactorAuthCode: app.code() });
      // The quarter that tries are counted in may end meanwhile.
    } while (begun !== quarterHour());
    expect(answer.json().code).toBe("tooManyTries");
  });

  test("says nothing of the code to somebody who does not know the password", async () => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    const answer = await login(await browser(), fay, { password: "guess", twoFactorAuthCode: app.code() });
    expect(answer.json()).toMatchObject({ code: "wrongLogin" });
    expect((await login(await browser(), fay, { twoFactorAuthCode: app.code() })).statusCode).toBe(200);
  });
});

describe("a code by text message", () => {
  test("is sent to an account that has only a phone, and signs in", async () => {
    const fay = await person();
    await givePhone(world, fay.accountId, "+447700900201");
    const at = await browser();
    expect((await login(at, fay)).json().data).toEqual({ kinds: ["sms"], phone: "+44•••••••201" });
    const code = await textedCode();
    expect((await login(at, fay, { twoFactorAuthCode: code })).statusCode).toBe(200);
  });

  test("is sent on request beside an app", async () => {
    const fay = await person();
    await giveApp(world, fay.accountId);
    await givePhone(world, fay.accountId, "+447700900202");
    const at = await browser();
    await login(at, fay);
    expect(await rows("select 1 from one_time_codes where sent_to = '+447700900202'")).toEqual([]);
    expect((await at.post(`${api}/send-code/`)).json().data.phone).toBe("+44•••••••202");
    expect((await login(at, fay, { twoFactorAuthCode: await textedCode() })).statusCode).toBe(200);
  });

  test("is good for the sign-in that it was sent for alone, and once", async () => {
    const fay = await person();
    await givePhone(world, fay.accountId, "+447700900203");
    const [at, other] = [await browser(), await browser()];
    await login(at, fay);
    const code = await textedCode();
    expect((await login(other, fay, { twoFactorAuthCode: code })).json().code).toBe("wrongCode");
    const answers = await Promise.all([1, 2, 3].map(() => login(at, fay, { twoFactorAuthCode: code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("expires after ten minutes", async () => {
    const fay = await person();
    await givePhone(world, fay.accountId, "+447700900204");
    const at = await browser();
    await login(at, fay);
    const code = await textedCode();
    moveClock(world, 10.1);
    expect((await login(at, fay, { twoFactorAuthCode: code })).json().code).toBe("wrongCode");
  });

  test("is sent to nobody without a sign-in that waits, and five times in a quarter of an hour at most", async () => {
    expect((await (await browser()).post(`${api}/send-code/`)).json().code).toBe("signInExpired");
    const fay = await person();
    await givePhone(world, fay.accountId, "+447700900205");
    const at = await browser();
    await login(at, fay);
    const answers = [];
    for (let tries = 0; tries < 5; tries++) answers.push((await at.post(`${api}/send-code/`)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });
});

describe("a recovery code", () => {
  const recover = (at: Browser, who: SeededPerson, recoveryCode: string, password = seedPassword) =>
    at.post(`${api}/recovery-login/`, { email: who.email, password, recoveryCode });

  test("has eight letters or digits, a dash and eight more, and signs in once, in small letters too", async () => {
    const fay = await person();
    await giveApp(world, fay.accountId);
    const codes = await giveRecoveryCodes(world, fay.accountId);
    expect(codes).toHaveLength(8);
    expect(new Set(codes).size).toBe(8);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{8}-[A-Z0-9]{8}$/);
    expect((await recover(await browser(), fay, codes[2]!.toLowerCase())).json().account.email).toBe(fay.email);
    const again = await recover(await browser(), fay, codes[2]!);
    expect([again.statusCode, again.json().message]).toEqual([422, "Invalid recovery code"]);
    expect((await recover(await browser(), fay, codes[3]!)).statusCode).toBe(200);
  });

  test("used by six browsers at once lets one in", async () => {
    const fay = await person();
    await giveApp(world, fay.accountId);
    const [code] = await giveRecoveryCodes(world, fay.accountId);
    const all = await Promise.all(Array.from({ length: 6 }, browser));
    const answers = await Promise.all(all.map((at) => recover(at, fay, code!)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each(["AAAAAAAA-AAAAAAAA", "short", "", "AAAAAAAAAAAAAAAA"])("%j is refused", async (wrong) => {
    const fay = await person();
    await giveApp(world, fay.accountId);
    await giveRecoveryCodes(world, fay.accountId);
    expect((await recover(await browser(), fay, wrong)).json().code).toBe("wrongRecoveryCode");
  });

  test("does not replace the password, and opens nothing of another account or where none were made", async () => {
    const [fay, joe] = [await person(), await person()];
    await giveApp(world, fay.accountId);
    const codes = await giveRecoveryCodes(world, fay.accountId);
    expect((await recover(await browser(), fay, codes[0]!, "guess")).json().code).toBe("wrongLogin");
    expect((await recover(await browser(), joe, codes[0]!)).json().code).toBe("wrongRecoveryCode");
    expect((await recover(await browser(), fay, codes[0]!)).statusCode).toBe(200);
  });

  test("is stored as digests alone", async () => {
    const fay = await person();
    const codes = await giveRecoveryCodes(world, fay.accountId);
    const stored = await rows("select encode(digest, 'escape') as text from recovery_codes");
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);
  });
});

describe("a remembered device", () => {
  const remembering = async (who: SeededPerson, code: string) => {
    const at = await browser();
    await login(at, who, { twoFactorAuthCode: code, rememberDevice: true });
    await at.post(`${api}/logout/`);
    return at;
  };

  test("needs no code for thirty days, and then one again", async () => {
    const fay = await person();
    const at = await remembering(fay, (await giveApp(world, fay.accountId)).code());
    expect((await login(at, fay)).statusCode).toBe(200);
    await at.post(`${api}/logout/`);
    moveClock(world, 30 * 24 * 60 + 1);
    expect((await login(at, fay)).json().code).toBe("codeNeeded");
  });

  test("is remembered for its account alone, and only where that was asked for", async () => {
    const [fay, joe] = [await person(), await person()];
    const app = await giveApp(world, fay.accountId);
    const joes = await giveApp(world, joe.accountId);
    const at = await remembering(fay, app.code());
    expect((await login(at, joe)).json().code).toBe("codeNeeded");
    const other = await browser();
    await login(other, joe, { twoFactorAuthCode: joes.code() });
    await other.post(`${api}/logout/`);
    expect((await login(other, joe)).json().code).toBe("codeNeeded");
  });

  test("gets a new cookie value, so that one that was planted opens nothing", async () => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    const at = await browser();
    const planted = "p".repeat(43);
    at.cookies.set("device", planted);
    await login(at, fay, { twoFactorAuthCode: app.code(), rememberDevice: true });
    const thief = await browser();
    thief.cookies.set("device", planted);
    expect((await login(thief, fay)).json().code).toBe("codeNeeded");
    expect(at.cookies.get("device")).not.toBe(planted);
  });
});

describe("a login token", () => {
  const token = async (who: SeededPerson) =>
    (
      await withoutDivision(world.database.pools.web, (db) =>
        issueCode(world.platform, db, { purpose: "hand_over", sentTo: who.email, accountId: who.accountId }),
      )
    ).token;

  test.each<[string, (at: Browser, given: string) => ReturnType<Browser["post"]>]>([
    ["in the body", (at, given) => at.post(`${api}/login/`, { token: given })],
    ["as Bearer", (at, given) => at.post(`${api}/login/`, {}, { authorization: `Bearer ${given}` })],
  ])("%s signs in once", async (_, send) => {
    const fay = await person();
    const given = await token(fay);
    const [one, other] = [await browser(), await browser()];
    const answers = await Promise.all([send(one, given), send(other, given)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 200)!.json().account.email).toBe(fay.email);
  });

  test("expires after a minute, and others open nothing", async () => {
    const fay = await person();
    const given = await token(fay);
    moveClock(world, 1.1);
    for (const wrong of [given, "x".repeat(22), "short"])
      expect((await (await browser()).post(`${api}/login/`, { token: wrong })).json().code).toBe("linkGone");
  });
});

describe("the forms without scripts", () => {
  test("ask for the code on a page of its own and lead on to where the visitor wanted to go", async () => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    const at = await browser();
    const wanted = "/dashboard/orders?status=new";
    const first = await postForm(at, "/login/", { email: fay.email, password: seedPassword, redirect_uri: wanted });
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toBe(`/login/code/?redirect_uri=${encodeURIComponent(wanted)}`);
    const page = await at.get(first.headers.location as string);
    expect(page.body).toContain('autoComplete="one-time-code"');
    expect(page.body).not.toContain(seedPassword);
    const wrong = await postForm(at, "/login/code/", { code: "000000", redirect_uri: wanted });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain("Invalid authentication code");
    const right = await postForm(at, "/login/code/", { code: app.code(), remember: "on", redirect_uri: wanted });
    expect([right.statusCode, right.headers.location]).toEqual([303, wanted]);
    expect(await isIn(at)).toBe(true);
    await at.post(`${api}/logout/`);
    const again = await postForm(at, "/login/", { email: fay.email, password: seedPassword, redirect_uri: wanted });
    expect(again.headers.location).toBe(wanted);
  });

  test("take a recovery code and send a text message", async () => {
    const fay = await person();
    await giveApp(world, fay.accountId);
    await givePhone(world, fay.accountId, "+447700900301");
    const [code] = await giveRecoveryCodes(world, fay.accountId);
    const at = await browser();
    await postForm(at, "/login/", { email: fay.email, password: seedPassword });
    const sent = await postForm(at, "/login/text/", { redirect_uri: "/dashboard/" });
    expect((await at.get(sent.headers.location as string)).body).toContain("+44•••••••301");
    expect((await at.get("/login/recovery/")).body).toContain('name="recoveryCode"');
    const wrong = await postForm(at, "/login/code/", { recoveryCode: "AAAAAAAA-AAAAAAAA" });
    expect(wrong.body).toContain("Invalid recovery code");
    expect((await postForm(at, "/login/code/", { recoveryCode: code! })).statusCode).toBe(303);
    expect(await isIn(at)).toBe(true);
  });

  test("start again at the password after five wrong codes, after ten minutes, and without a password before", async () => {
    const fay = await person();
    const app = await giveApp(world, fay.accountId);
    const again = /^\/login\/\?redirect_uri=.*&notice=expired$/;
    const at = await browser();
    await postForm(at, "/login/", { email: fay.email, password: seedPassword });
    for (let wrong = 0; wrong < 5; wrong++) await postForm(at, "/login/code/", { code: "000000" });
    expect((await postForm(at, "/login/code/", { code: app.code() })).headers.location).toMatch(again);
    expect((await at.get("/login/code/")).headers.location).toMatch(again);
    const late = await browser();
    await postForm(late, "/login/", { email: fay.email, password: seedPassword });
    moveClock(world, 10.1);
    expect((await postForm(late, "/login/code/", { code: app.code() })).headers.location).toMatch(again);
    expect((await postForm(await browser(), "/login/code/", { code: app.code() })).headers.location).toMatch(again);
  });
});

test("a new device is reported by mail, the first one and a known one are not", async () => {
  const fay = await person();
  const first = await browser();
  await login(first, fay);
  await first.post(`${api}/logout/`);
  await login(first, fay);
  const jobs = () =>
    rows(`select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'mail_sign_in_alert' and exists (select from account_devices d
        where d.id = (j.payload->>'deviceId')::bigint and d.account_id = ${fay.accountId})`);
  expect(await jobs()).toEqual([]);
  await login(await browser(), fay);
  const [job] = await jobs();
  await tasks.mail_sign_in_alert!(world.platform, job!.payload);
  await tasks.mail_sign_in_alert!(world.platform, job!.payload);
  const mails = await rows(`select subject, html from mails where to_address = '${fay.email}'`);
  expect(mails).toHaveLength(1);
  for (const link of ["/not-me/", "/dashboard/settings/security"]) expect(mails[0]!.html).toContain(link);
});
