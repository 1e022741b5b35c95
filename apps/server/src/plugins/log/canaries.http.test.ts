// Values that identify a person or open an account are planted through sign-up, sign-in, reset and settings, and looked for
// in every line that the server writes. Source: reliability S31.
import { seedMember, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tasks } from "../../jobs/tasks.ts";
import { visitorOf } from "../../testing/browser.ts";
import { forgetTries, giveApp, giveRecoveryCodes } from "../../testing/second-factor.ts";
import { testApp } from "../../testing/test-app.ts";

const world = testApp({ env: { LOG_LEVEL: "debug" } });
const api = "/omnis/v3";
const secure = `${api}/dashboard/secure`;
const security = `${api}/account/security`;

const written: string[] = [];
/** What is looked for, by what it is. */
const canaries = new Map<string, string>();

beforeAll(async () => {
  const keep = (chunk: unknown) => written.push(String(chunk)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(keep as never);
  vi.spyOn(process.stderr, "write").mockImplementation(keep as never);
  for (const method of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...texts) => void keep(texts.map(String).join(" ")));
  await seedMainSite(world.database.pools);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const plant = (what: string, value: string): string => {
  canaries.set(what, value);
  return value;
};
const arrive = async () => {
  const at = await visitorOf(world.app, "localhost").arrive();
  for (const [name, value] of at.cookies) plant(`${name} cookie ${canaries.size}`, value);
  return at;
};
type Browser = Awaited<ReturnType<typeof arrive>>;
const fill = (at: Browser, path: string, fields: Record<string, string>) =>
  at.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: "http://localhost",
  });
const rows = async (text: string) => (await world.database.ownerQuery(text)).rows;

/** Runs the jobs that wait for an address, and plants the digits and the link of its newest mail. */
async function mailTo(address: string): Promise<{ code: string; path: string; token: string }> {
  for (const { payload, identifier } of await rows(`select j.payload, t.identifier
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`))
    if (identifier.startsWith("mail_")) await tasks[identifier]!(world.platform, payload);
  for (const { id } of await rows("select id from one_time_codes where ended_at is null order by id"))
    await tasks.send_one_time_code!(world.platform, { id });
  const [mail] = await rows(`select body_text from mails where to_address = '${address}' order by id desc limit 1`);
  const code = /\b\d{3} \d{3}\b/.exec(mail!.body_text)?.[0] ?? "";
  const path = /\/[\w/-]+\/([\w-]{22})\//.exec(mail!.body_text)!;
  if (code) {
    plant(`digits ${canaries.size}`, code);
    plant(`digits ${canaries.size}`, code.replace(" ", ""));
  }
  return { code, path: path[0], token: plant(`token ${canaries.size}`, path[1]!) };
}

test("neither what people type nor what opens an account is in any line of the log", async () => {
  const password = plant("password", "canary-passphrase-77");
  const email = plant("email", "canary.newcomer@postbox.example");
  const at = await arrive();

  // Signing up: refused, failed half-way, done.
  await fill(at, "/sign-up/", {
    email,
    password: plant("short password", "cnry7"),
    shopName: plant("shop", "Canary Shop"),
  });
  await world.database.ownerQuery(`create function canary() returns trigger language plpgsql as
    $$ begin raise exception 'the power is gone' using detail = new.email; end $$;
    create trigger canary before insert on sign_ups for each row execute function canary()`);
  expect((await fill(at, "/sign-up/", { email, password })).statusCode).toBe(500);
  await world.database.ownerQuery("drop trigger canary on sign_ups; drop function canary()");
  await forgetTries(world);
  await fill(at, "/sign-up/", { email, password });
  await fill(at, "/sign-up/verify/", { code: plant("wrong digits", "918273") });
  const confirming = await mailTo(email);
  await at.get(confirming.path);
  await fill(at, "/sign-up/verify/", { code: confirming.code });

  // Signing in: wrong, with codes, with the address in the query as a browser's back button may leave it.
  const ada = await seedPerson(world.database.pools, {
    email: plant("merchant's email", "canary.merchant@postbox.example"),
    fullName: plant("name", "Canary Birdsong"),
  });
  await seedMember(world.database.pools, await seedShop(world.database.pools), ada, "owner");
  const app = await giveApp(world, ada.accountId);
  plant("app secret", app.secret);
  const [recovery] = await giveRecoveryCodes(world, ada.accountId);
  const other = await arrive();
  await other.post(`${secure}/login/`, { email: ada.email, password: plant("wrong password", "canary-guess-31") });
  await other.get(`/login/?email=${encodeURIComponent(ada.email)}&password=${password}`);
  await fill(other, "/login/", { email: ada.email, password: seedPassword });
  await fill(other, "/login/code/", { code: plant("wrong app code", "564738") });
  await fill(other, "/login/code/", { recoveryCode: plant("recovery code", recovery!) });
  await other.get(`${secure}/get/`, { authorization: `Bearer ${plant("bearer", "canary-bearer-token-1234")}` });

  // Settings: a phone, another address and its way back.
  const phone = plant("phone", "+447700900877");
  await other.post(`${security}/phone/`, { phone });
  const next = plant("new email", "canary.moved@postbox.example");
  expect((await other.post(`${security}/email/`, { email: next })).statusCode).toBe(200);
  const changing = await mailTo(next);
  await other.get(changing.path);
  await other.post(`${security}/email/confirm/`, { code: changing.code });
  const undoing = await mailTo(ada.email);
  expect(undoing.path).toMatch(/^\/not-me\//);
  await other.get(undoing.path);
  const reset = (await fill(other, undoing.path, {})).headers.location as string;
  plant("handed token", reset.split("/")[2]!);

  // A forgotten password.
  await other.get(reset);
  await fill(other, "/reset-password/", { email: ada.email });
  const resetting = await mailTo(ada.email);
  const newPassword = plant("new password", "canary-heddle-shaft");
  await other.get(resetting.path);
  await other.post(`${secure}/reset-password/`, {
    token: resetting.token,
    password: newPassword,
    password_confirmation: newPassword,
  });
  for (const [name, value] of [...at.cookies, ...other.cookies].filter(([, value]) => value !== ""))
    plant(`${name} at the end ${canaries.size}`, value);

  // Lines leave together: the last request's is behind all others.
  await other.get("/the-canary-has-flown/");
  await expect.poll(() => written.join("")).toContain("/the-canary-has-flown/");
  const lines = written.join("");
  expect(lines).toContain("the power is gone");
  expect(lines).toContain("/not-me/…/");
  expect([...canaries].filter(([, value]) => lines.includes(value)).map(([what]) => what)).toEqual([]);

  // The audit names accounts and may name people; it holds nothing that opens one.
  const audit = JSON.stringify(await rows("select action, subject, detail, request_id from platform_audit_log"));
  const isPersonal = /email|name|phone|shop/;
  expect(
    [...canaries].filter(([what, value]) => !isPersonal.test(what) && audit.includes(value)).map(([what]) => what),
  ).toEqual([]);
});
