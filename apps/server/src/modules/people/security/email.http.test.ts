// The address that a person signs in with, and the mails that let its owner take it back.
import { type SeededPerson, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { seedMainSite } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, giveApp, moveClock } from "../../../testing/second-factor.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
const api = "/omnis/v3";
const security = `${api}/account/security`;
let count = 0;

beforeAll(async () => {
  await seedMainSite(world.database.pools);
});
beforeEach(() => forgetTries(world));
afterEach(() => vi.restoreAllMocks());

const rows = async (text: string) => (await world.database.ownerQuery(text)).rows;
const person = () => seedPerson(world.database.pools, { email: `ada${++count}@postbox.example`, fullName: "Ada Reed" });
const arrive = () => visitorOf(world.app, "localhost").arrive();
type Browser = Awaited<ReturnType<typeof arrive>>;
const logIn = (at: Browser, email: string, more: object = {}) =>
  at.post(`${api}/dashboard/secure/login/`, { email, password: seedPassword, ...more });
const signedIn = async ({ email }: SeededPerson, more: object = {}) => {
  const at = await arrive();
  await logIn(at, email, more);
  return at;
};
const read = async (at: Browser) => (await at.get(`${security}/`)).json().data;
const isIn = async (at: Browser) => (await at.get(`${api}/dashboard/secure/get/`)).json().account !== null;
const emailOf = async ({ accountId }: SeededPerson) =>
  (await rows(`select email from accounts where id = ${accountId}`))[0]!.email;
const begin = (at: Browser, email: string) => at.post(`${security}/email/`, { email });
const finish = (at: Browser, code: string) => at.post(`${security}/email/confirm/`, { code });
const press = (at: Browser, path: string) =>
  at.send("POST", path, "", { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" });

/** The newest mail to an address, once the job of its code has run. */
async function mailTo(address: string): Promise<{ html: string; subject: string; body_text: string }> {
  const [code] = await rows(
    `select id from one_time_codes where sent_to = '${address}' and purpose <> 'not_me' order by id desc limit 1`,
  );
  await tasks.send_one_time_code!(world.platform, { id: code!.id });
  return (await rows(`select * from mails where to_address = '${address}' order by id desc limit 1`))[0] as never;
}
const linkIn = ({ html }: { html: string }) => /\/(change-email|not-me)\/[\w-]{22}\//.exec(html)![0];
const codeIn = ({ subject }: { subject: string }) => /^\d{3} \d{3}/.exec(subject)![0];

describe("another address", () => {
  test("is the one that signs in once its digits are typed; other devices are signed out", async () => {
    const ada = await person();
    const [at, other] = [await signedIn(ada), await signedIn(ada)];
    const next = `ada.new${count}@postbox.example`;
    expect((await begin(at, `  Ada.New${count}@Postbox.example `)).statusCode).toBe(200);
    expect(await read(at)).toMatchObject({ email: ada.email, nextEmail: `Ada.New${count}@Postbox.example` });
    const code = codeIn(await mailTo(next));
    expect((await finish(at, code === "000 000" ? "000001" : "000000")).json().code).toBe("wrongCode");
    expect((await finish(at, code)).statusCode).toBe(200);
    expect(await read(at)).toMatchObject({ email: `Ada.New${count}@Postbox.example`, nextEmail: null });
    expect([await isIn(at), await isIn(other)]).toEqual([true, false]);
    expect((await logIn(await arrive(), ada.email)).json().code).toBe("wrongLogin");
    expect((await logIn(await arrive(), next)).json().account.email).toBe(`Ada.New${count}@Postbox.example`);
    expect((await finish(at, code)).json().code).toBe("wrongCode");
    expect(
      (await rows(`select action from platform_audit_log where subject = 'account ${ada.accountId}'`)).map(
        ({ action }) => action,
      ),
    ).toContain("email.changed");
  });

  test("is used by the link too, once and on any device, after the page has asked", async () => {
    const ada = await person();
    const at = await signedIn(ada);
    const next = `ada.link${count}@postbox.example`;
    await begin(at, next);
    const link = linkIn(await mailTo(next));
    const phone = await arrive();
    const page = await phone.get(link);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
    expect(page.body).toContain(next);
    expect(await emailOf(ada)).toBe(ada.email);
    const answers = await Promise.all([press(phone, link), press(await arrive(), link)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 404]);
    expect(await emailOf(ada)).toBe(next);
    expect(await isIn(at)).toBe(false);
    expect((await phone.get(link)).statusCode).toBe(404);
  });

  test("is asked for after a proof, and its own is refused", async () => {
    const ada = await person();
    const at = await signedIn(ada);
    expect((await begin(at, ada.email.toUpperCase())).json().errors.email).toEqual([
      "You sign in with this address already",
    ]);
    moveClock(world, 6);
    expect((await begin(at, "late@postbox.example")).json().code).toBe("proofNeeded");
  });

  test("that has an account gets the same answer, and its owner a mail without a code", async () => {
    const [ada, joe] = [await person(), await person()];
    const at = await signedIn(ada);
    const answer = await begin(at, joe.email);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { done: true } }]);
    const mail = await mailTo(joe.email);
    expect(mail.subject).toMatch(/^You already have/);
    expect(mail.html + mail.body_text).not.toMatch(/change-email|\d{3} \d{3}/);
  });

  test("that somebody takes meanwhile stays theirs", async () => {
    const ada = await person();
    const at = await signedIn(ada);
    const next = `wanted${count}@postbox.example`;
    await begin(at, next);
    const mail = await mailTo(next);
    await seedPerson(world.database.pools, { email: next, fullName: "Joe" });
    expect((await finish(at, codeIn(mail))).json().code).toBe("conflict");
    expect((await press(await arrive(), linkIn(mail))).body).toContain("There is an account with this address");
    expect(await emailOf(ada)).toBe(ada.email);
  });

  test("is given up, and replaced by a later one", async () => {
    const at = await signedIn(await person());
    await begin(at, `one${count}@postbox.example`);
    const first = linkIn(await mailTo(`one${count}@postbox.example`));
    await begin(at, `two${count}@postbox.example`);
    expect((await at.get(first)).statusCode).toBe(404);
    expect((await read(at)).nextEmail).toBe(`two${count}@postbox.example`);
    expect((await at.send("DELETE", `${security}/email/`)).statusCode).toBe(200);
    expect((await read(at)).nextEmail).toBeNull();
  });
});

describe("it wasn't me", () => {
  const changed = async (ada: SeededPerson, at: Browser, next: string) => {
    await begin(at, next);
    await finish(at, codeIn(await mailTo(next)));
    return linkIn(await mailTo(ada.email));
  };

  test("brings the old address back, signs everybody out and leads to a new password", async () => {
    const ada = await person();
    const thief = await signedIn(ada);
    const link = await changed(ada, thief, `thief${count}@postbox.example`);
    const owner = await arrive();
    expect((await owner.get(link)).body).toContain("Your old address comes back");
    const to = (await press(owner, link)).headers.location as string;
    expect(to).toMatch(/^\/reset-password\/[\w-]{22}\/$/);
    expect([await emailOf(ada), await isIn(thief)]).toEqual([ada.email, false]);
    expect((await logIn(await arrive(), ada.email)).json().code).toBe("wrongLogin");
    const token = to.split("/")[2];
    const password = "heddle-shaft-9";
    await owner.post(`${api}/dashboard/secure/reset-password/`, { token, password, password_confirmation: password });
    expect((await logIn(await arrive(), ada.email, { password })).statusCode).toBe(200);
    expect((await press(owner, link)).statusCode).toBe(404);
    // No mail goes out for a link that was handed over.
    expect((await rows(`select from mails where to_address = '${ada.email}' and kind = 'reset_password'`)).length).toBe(
      0,
    );
  });

  test("of several changes the first can be taken back, also after a later one was", async () => {
    const ada = await person();
    const thief = await signedIn(ada);
    const first = await changed(ada, thief, `b${count}@postbox.example`);
    await begin(thief, `c${count}@postbox.example`);
    await finish(thief, codeIn(await mailTo(`c${count}@postbox.example`)));
    await press(await arrive(), linkIn(await mailTo(`b${count}@postbox.example`)));
    expect(await emailOf(ada)).toBe(`b${count}@postbox.example`);
    await press(await arrive(), first);
    expect(await emailOf(ada)).toBe(ada.email);
  });

  test("in the mail about a new device signs it out, and a second factor is asked for as before", async () => {
    const ada = await person();
    const app = await giveApp(world, ada.accountId);
    await signedIn(ada, { twoFactorAuthCode: app.code() });
    const thief = await signedIn(ada, { twoFactorAuthCode: app.code(1) });
    const [job] = await rows(`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'mail_sign_in_alert' order by j.id desc limit 1`);
    await tasks.mail_sign_in_alert!(world.platform, job!.payload);
    const [mail] = await rows(`select * from mails where to_address = '${ada.email}' order by id desc limit 1`);
    const link = linkIn(mail as never);
    expect((await (await arrive()).get(link)).body).toContain("Every device is signed out");
    expect(await isIn(thief)).toBe(true);
    const to = (await press(await arrive(), link)).headers.location as string;
    expect(await isIn(thief)).toBe(false);
    const password = "heddle-shaft-9";
    const token = to.split("/")[2];
    await (await arrive()).post(`${api}/dashboard/secure/reset-password/`, {
      token,
      password,
      password_confirmation: password,
    });
    expect((await logIn(await arrive(), ada.email, { password })).json().code).toBe("codeNeeded");
  });

  test("ends after seven days, and is not found on a shop's host or with made-up letters", async () => {
    const ada = await person();
    const link = await changed(ada, await signedIn(ada), `d${count}@postbox.example`);
    expect((await (await arrive()).get(`/not-me/${"x".repeat(22)}/`)).statusCode).toBe(404);
    moveClock(world, 7 * 24 * 60 + 1);
    expect((await (await arrive()).get(link)).statusCode).toBe(404);
    expect((await press(await arrive(), link)).statusCode).toBe(404);
  });
});

test("a text message proves the session that asked for it, where there is a phone", async () => {
  const ada = await person();
  const at = await signedIn(ada);
  expect((await at.post(`${security}/prove/send-code/`)).statusCode).toBe(404);
  await rows(`update accounts set second_factor_phone = '+447700900555', two_factor_enabled_at = now()
    where id = ${ada.accountId}`);
  moveClock(world, 6);
  expect((await at.post(`${security}/recovery-codes/`)).json()).toMatchObject({
    code: "proofNeeded",
    data: { kinds: ["password", "sms"] },
  });
  await at.post(`${security}/prove/send-code/`);
  const [{ id }] = (await rows("select id from one_time_codes where purpose = 'second_factor' order by id desc")) as [
    { id: number },
  ];
  await tasks.send_one_time_code!(world.platform, { id });
  const [{ body }] = (await rows("select body from text_messages order by id desc limit 1")) as [{ body: string }];
  expect((await at.post(`${security}/prove/`, { code: /^\d{6}/.exec(body)![0] })).statusCode).toBe(200);
  expect((await at.post(`${security}/recovery-codes/`)).statusCode).toBe(200);
});
