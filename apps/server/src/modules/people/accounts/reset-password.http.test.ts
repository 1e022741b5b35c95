// Forgotten passwords, and the delays after wrong ones.
import { type SeededPerson, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { seedMainSite } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, giveApp, moveClock } from "../../../testing/second-factor.ts";
import { testApp } from "../../../testing/test-app.ts";
import { delaySeconds, freeFailures } from "./address-delay.ts";

const world = testApp();
const api = "/omnis/v3/dashboard/secure";
const next = "heddle-shaft-9";
let count = 0;

beforeAll(async () => {
  await seedMainSite(world.database.pools);
});
beforeEach(() => forgetTries(world));
afterEach(() => vi.restoreAllMocks());

const person = () =>
  seedPerson(world.database.pools, { email: `ines${++count}@postbox.example`, fullName: "Ines Duarte" });
const browser = () => visitorOf(world.app, "localhost").arrive();
type Browser = Awaited<ReturnType<typeof browser>>;
const login = (at: Browser, email: string, password: string, more: object = {}) =>
  at.post(`${api}/login/`, { email, password, ...more });
const rows = async (text: string) => (await world.database.ownerQuery(text)).rows;
const ask = async (email: string, at?: Browser) => (at ?? (await browser())).post(`${api}/request-reset/`, { email });
const set = async (token: string, password: string, password_confirmation = password, at?: Browser) =>
  (at ?? (await browser())).post(`${api}/reset-password/`, { token, password, password_confirmation });
const waiting = (task: string) =>
  rows(`select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = '${task}' order by j.id`);

/** Runs the jobs of a request and gives the link of the mail; null when none was sent. */
async function linkFor(email: string): Promise<string | null> {
  await tasks.mail_password_reset!(world.platform, (await waiting("mail_password_reset")).at(-1)!.payload);
  const [code] = await rows(`select id from one_time_codes where sent_to = '${email}' and ended_at is null`);
  if (!code) return null;
  await tasks.send_one_time_code!(world.platform, { id: code.id });
  const [mail] = await rows(`select html from mails where to_address = '${email}' order by id desc limit 1`);
  return /\/reset-password\/([\w-]{22})\//.exec(mail!.html)![1]!;
}
async function resetLink(who: SeededPerson): Promise<string> {
  await ask(who.email);
  return (await linkFor(who.email))!;
}

describe("asking for the mail", () => {
  test("answers the same and queues the same job for a known and an unknown address", async () => {
    const ines = await person();
    const [known, unknown] = [await ask(` ${ines.email.toUpperCase()}`), await ask("nobody@postbox.example")];
    expect([known.statusCode, known.json()]).toEqual([200, { data: { sent: true } }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([200, { data: { sent: true } }]);
    const jobs = (await waiting("mail_password_reset")).slice(-2);
    expect(jobs.map(({ payload }) => payload)).toEqual([{ accountId: ines.accountId }, { accountId: null }]);
    expect(await linkFor("nobody@postbox.example")).toBeNull();
  });

  test("mails an address three times an hour at most, and says so to nobody", async () => {
    const ines = await person();
    for (let times = 0; times < 4; times++) expect((await ask(ines.email)).statusCode).toBe(200);
    const jobs = (await waiting("mail_password_reset")).slice(-4);
    expect(jobs.map(({ payload }) => payload.accountId)).toEqual([...Array(3).fill(ines.accountId), null]);
  });

  test("mails nobody whose account is switched off", async () => {
    const ines = await person();
    await rows(`update accounts set disabled_at = now() where id = ${ines.accountId}`);
    await ask(ines.email);
    expect(await linkFor(ines.email)).toBeNull();
  });

  test("without a solved captcha is taken five times an hour from one range of addresses", async () => {
    const answers = [];
    for (let times = 0; times < 6; times++) answers.push((await ask(`a${times}@postbox.example`)).json().code);
    expect(answers).toEqual([...Array(5).fill(undefined), "captchaNeeded"]);
  });

  test("with a solved captcha goes on, and a solution counts once", async () => {
    for (let times = 0; times < 5; times++) await ask(`a${times}@postbox.example`);
    const at = await browser();
    const v3captchaToken = await solved(at);
    const send = () => at.post(`${api}/request-reset/`, { email: "b@postbox.example", v3captchaToken });
    expect([(await send()).statusCode, (await send()).json().code]).toEqual([200, "captchaNeeded"]);
  });

  test("of no address at all is refused in the rule's words", async () => {
    expect((await ask("ines")).json().errors).toEqual({ email: ["Please enter a valid email address"] });
  });
});

describe("the link", () => {
  test("sets the password, ends every session and remembered device, and signs nobody in", async () => {
    const ines = await person();
    const app = await giveApp(world, ines.accountId);
    const at = await browser();
    await login(at, ines.email, seedPassword, { twoFactorAuthCode: app.code(), rememberDevice: true });
    const token = await resetLink(ines);
    const other = await browser();
    expect((await set(token, next, next, other)).json()).toEqual({ data: { reset: true } });
    expect((await other.get(`${api}/get/`)).json().account).toBeNull();
    expect((await at.get(`${api}/get/`)).json().account).toBeNull();
    expect((await login(at, ines.email, seedPassword)).json().code).toBe("wrongLogin");
    // Neither the reset nor the device replaces the second factor.
    expect((await login(at, ines.email, next)).json().code).toBe("codeNeeded");
  });

  test("ends a sign-in that was waiting for its code", async () => {
    const ines = await person();
    const app = await giveApp(world, ines.accountId);
    const at = await browser();
    await login(at, ines.email, seedPassword);
    await set(await resetLink(ines), next);
    const code = new URLSearchParams({ code: app.code() }).toString();
    const form = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
    expect((await at.send("POST", "/login/code/", code, form)).headers.location).toContain("notice=expired");
  });

  test("works once, also when it is sent many times at once", async () => {
    const ines = await person();
    const token = await resetLink(ines);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => set(token, `${next}${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await set(token, next)).json().code).toBe("linkGone");
  });

  test("expires after thirty minutes, ends with a newer one, and others open nothing", async () => {
    const ines = await person();
    const first = await resetLink(ines);
    const second = await resetLink(ines);
    expect((await set(first, next)).json().code).toBe("linkGone");
    moveClock(world, 30.1);
    expect((await set(second, next)).json().code).toBe("linkGone");
    for (const wrong of ["", "x".repeat(22), "../x"]) expect((await set(wrong, next)).json().code).toBe("linkGone");
  });

  test.each([
    [" heddle-shaft-9", undefined, "password", "Password cannot start or end with spaces"],
    ["short", undefined, "password", "Use at least 8 characters"],
    [
      "Password1",
      undefined,
      "password",
      "This password is easy to guess. Use a longer one, or three words of your own",
    ],
    [next, `${next}x`, "password_confirmation", "The two passwords are not the same"],
  ])("refuses %j in the rule's words and stays good", async (password, confirmation, field, text) => {
    const token = await resetLink(await person());
    expect((await set(token, password, confirmation)).json().errors).toEqual({ [field]: [text] });
    expect((await set(token, next)).statusCode).toBe(200);
  });
});

describe("the forms without scripts", () => {
  const form = (at: Browser, path: string, fields: Record<string, string>) =>
    at.send("POST", path, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost",
    });

  test("lead from the address to the new password and back to sign in", async () => {
    const ines = await person();
    const at = await browser();
    expect((await at.get("/reset-password/")).body).toContain("Reset your password");
    const sent = await form(at, "/reset-password/", { email: ines.email });
    expect(sent.headers.location).toBe("/reset-password/?sent");
    expect((await at.get("/reset-password/?sent")).body).toContain("If there is an account with this address");
    const token = (await linkFor(ines.email))!;
    const page = await at.get(`/reset-password/${token}/`);
    expect(page.body).toContain('autoComplete="new-password"');
    expect(page.headers["referrer-policy"]).toMatch(/no-referrer|strict-origin$/);
    const wrong = await form(at, `/reset-password/${token}/`, { password: "short", password_confirmation: "short" });
    expect([wrong.statusCode, wrong.body.includes("Use at least 8 characters")]).toEqual([422, true]);
    expect(wrong.body).not.toContain('value="short"');
    const right = await form(at, `/reset-password/${token}/`, { password: next, password_confirmation: next });
    expect(right.headers.location).toContain("/login/?");
    expect((await at.get(right.headers.location as string)).body).toContain("Your password is changed");
    expect((await at.get(`/reset-password/${token}/`)).body).toContain("This link no longer works");
  });

  test("a shop's host has no such page", async () => {
    expect((await (await browser()).get("/reset-password/", { host: "nowhere.localhost" })).statusCode).toBe(404);
  });
});

describe("guessing", () => {
  test("needs a captcha after three failures with one address, known or not", async () => {
    const ines = await person();
    for (const email of [ines.email, "nobody2@postbox.example"]) {
      await forgetTries(world);
      // Tries without a captcha are used up.
      for (let times = 0; times < 5; times++) await ask(`c${times}@postbox.example`);
      const codes = [];
      for (let times = 0; times < 4; times++) codes.push((await login(await browser(), email, "guess")).json().code);
      expect(codes).toEqual(["wrongLogin", "wrongLogin", "wrongLogin", "captchaNeeded"]);
    }
    const at = await browser();
    expect((await login(at, ines.email, seedPassword)).json().code).not.toBe("wrongLogin");
    await forgetTries(world);
    for (let times = 0; times < 3; times++) await login(at, ines.email, "guess");
    expect((await login(at, ines.email, seedPassword, { v3captchaToken: await solved(at) })).statusCode).toBe(200);
  });

  test("from one range of addresses waits longer and longer, and a right password waits too", async () => {
    for (let times = 0; times <= freeFailures; times++)
      await login(await browser(), `d${times}@postbox.example`, "guess");
    const ines = await person();
    const answer = await login(await browser(), ines.email, seedPassword);
    expect(answer.json()).toMatchObject({ code: "tooManyTries", data: { seconds: 1 } });
    moveClock(world, 0.1);
    expect((await login(await browser(), ines.email, seedPassword)).statusCode).toBe(200);
  });

  test.each([
    [1, 0],
    [15, 0],
    [16, 1],
    [17, 2],
    [20, 16],
    [40, 300],
  ])("after %i failures the wait is %i seconds", (failures, seconds) => {
    expect(delaySeconds(failures)).toBe(seconds);
  });
});

/** A captcha's solution, as a browser finds it. */
async function solved(at: Browser): Promise<string> {
  const { challenge, bits } = (await at.get("/omnis/v3/captcha/")).json().data;
  const { solveWork } = await import("@selvedge/browser/interface/solve-work");
  return solveWork(challenge, bits, (text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
