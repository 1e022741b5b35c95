// Passkeys: added in settings, and what they sign in. A software authenticator signs as devices do.
import { type SeededPerson, seedPassword, seedPerson, seedStaff } from "@selvedge/testing/seed/people";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, giveApp, moveClock } from "../../../testing/second-factor.ts";
import { type SoftPasskey, softPasskey, type Twist } from "../../../testing/soft-passkey.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
const api = "/omnis/v3";
const passkeys = `${api}/account/security/passkeys`;
const secure = `${api}/dashboard/secure`;
const origin = () => world.platform.origins.main;
let count = 0;

beforeAll(async () => {
  await seedMainSite(world.database.pools);
  await seedShop(world.database.pools);
});
beforeEach(() => forgetTries(world));
afterEach(() => vi.restoreAllMocks());

const rows = async (text: string) => (await world.database.ownerQuery(text)).rows;
const person = () => seedPerson(world.database.pools, { email: `ada${++count}@postbox.example`, fullName: "Ada Reed" });
const arrive = (host = new URL(origin()).host) => visitorOf(world.app, host).arrive();
type Browser = Awaited<ReturnType<typeof arrive>>;
const signedIn = async ({ email }: SeededPerson, more: object = {}) => {
  const at = await arrive();
  await at.post(`${secure}/login/`, { email, password: seedPassword, ...more });
  return at;
};
const begin = async (at: Browser) => (await at.post(`${passkeys}/options/`)).json().data;
const listOf = async (at: Browser) => (await at.get(`${api}/account/security/`)).json().data.passkeys;
const ask = async (at: Browser) => (await at.post(`${secure}/passkey/options/`)).json().data;
const enter = (at: Browser, credential: object) => at.post(`${secure}/passkey/`, { credential });
const emailIn = async (at: Browser) => (await at.get(`${secure}/get/`)).json().account?.email ?? null;

async function add(at: Browser, name = "Ada's phone", twist: Twist = {}) {
  const { credential, passkey } = softPasskey(await begin(at), origin(), twist);
  return { answer: await at.post(`${passkeys}/`, { name, credential }), passkey, credential };
}
const added = async (who: SeededPerson): Promise<{ at: Browser; passkey: SoftPasskey }> => {
  const at = await signedIn(who);
  const { answer, passkey } = await add(at);
  expect(answer.statusCode).toBe(200);
  return { at, passkey };
};

describe("a new passkey", () => {
  test("is asked for with finger, face or PIN, for the platform's host, and is listed by its name", async () => {
    const ada = await person();
    const at = await signedIn(ada);
    expect(await begin(at)).toMatchObject({
      rp: { id: new URL(origin()).hostname },
      user: { name: ada.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      excludeCredentials: [],
    });
    const { passkey } = await add(at);
    expect(await listOf(at)).toEqual([
      {
        id: expect.any(Number),
        name: "Ada's phone",
        worksIn: "dashboard",
        addedAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect((await begin(at)).excludeCredentials).toMatchObject([{ id: passkey.id }]);
    expect(
      (await rows(`select action from platform_audit_log where subject = 'account ${ada.accountId}' order by id`)).at(
        -1,
      ),
    ).toEqual({ action: "passkey.added" });
  });

  test.each<[string, Twist]>([
    ["of another origin", { origin: "https://shop.postbox.example" }],
    ["of a shop's host", { origin: "http://bramble.localhost" }],
    ["for another host", { rpId: "postbox.example" }],
    ["without finger, face or PIN", { unverified: true }],
  ])("%s is refused", async (_, twist) => {
    const at = await signedIn(await person());
    const { answer } = await add(at, "Mine", twist);
    expect([answer.statusCode, answer.json().code]).toEqual([422, "wrongPasskey"]);
    expect(await listOf(at)).toEqual([]);
  });

  test("uses its challenge up, and only the account that asked for it may", async () => {
    const [ada, joe] = [await person(), await person()];
    const [at, joes] = [await signedIn(ada), await signedIn(joe)];
    const first = softPasskey(await begin(at), origin());
    expect((await joes.post(`${passkeys}/`, { name: "Theirs", credential: first.credential })).json().code).toBe(
      "wrongPasskey",
    );
    const { credential } = await add(at);
    expect((await at.post(`${passkeys}/`, { name: "Again", credential })).json().code).toBe("wrongPasskey");
    const late = softPasskey(await begin(at), origin());
    moveClock(world, 10.1);
    await at.post(`${api}/account/security/prove/`, { password: seedPassword });
    expect((await at.post(`${passkeys}/`, { name: "Late", credential: late.credential })).json().code).toBe(
      "wrongPasskey",
    );
    expect(await listOf(at)).toHaveLength(1);
  });

  test("needs a proof within five minutes, and so does taking it away", async () => {
    const { at } = await added(await person());
    const [{ id }] = await listOf(at);
    moveClock(world, 6);
    for (const answer of [
      await at.post(`${passkeys}/options/`),
      await add(at).then(
        ({ answer }) => answer,
        () => null,
      ),
      await at.send("DELETE", `${passkeys}/${id}/`),
    ])
      if (answer) expect(answer.json().code).toBe("proofNeeded");
    expect(await listOf(at)).toHaveLength(1);
  });

  test("is renamed and taken away by its person alone", async () => {
    const { at, passkey } = await added(await person());
    const joes = await signedIn(await person());
    const [{ id }] = await listOf(at);
    expect((await joes.post(`${passkeys}/${id}/`, { name: "Mine" })).statusCode).toBe(404);
    expect((await joes.send("DELETE", `${passkeys}/${id}/`)).statusCode).toBe(404);
    expect((await at.post(`${passkeys}/${id}/`, { name: "  " })).json().errors).toHaveProperty("name");
    expect((await at.post(`${passkeys}/${id}/`, { name: "My key" })).statusCode).toBe(200);
    expect(await listOf(at)).toMatchObject([{ name: "My key" }]);
    expect((await at.send("DELETE", `${passkeys}/${id}/`)).statusCode).toBe(200);
    const other = await arrive();
    expect((await enter(other, passkey.use(await ask(other)))).json().code).toBe("wrongPasskey");
  });
});

describe("signing in with a passkey", () => {
  test("needs neither password nor code, and changes the session's id", async () => {
    const ada = await person();
    const { at, passkey } = await added(ada);
    await giveApp(world, ada.accountId);
    const phone = await arrive();
    const before = phone.cookies.get("session");
    const options = await ask(phone);
    expect(options).toMatchObject({ userVerification: "required", rpId: new URL(origin()).hostname });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect((await enter(phone, passkey.use(options))).json().account.email).toBe(ada.email);
    expect(phone.cookies.get("session")).not.toBe(before);
    expect((await listOf(at))[0].lastUsedAt).not.toBeNull();
  });

  test.each<[string, Twist]>([
    ["signed for another origin", { origin: "http://bramble.localhost" }],
    ["signed for another host", { rpId: "postbox.example" }],
    ["without finger, face or PIN", { unverified: true }],
    ["signed with another key", { otherKey: true }],
  ])("%s is refused, and counted", async (_, twist) => {
    const { passkey } = await added(await person());
    const phone = await arrive();
    const answer = await enter(phone, passkey.use(await ask(phone), twist));
    expect([answer.statusCode, answer.json().code]).toEqual([422, "wrongPasskey"]);
    expect(await emailIn(phone)).toBeNull();
    expect(await rows("select failures from sign_in_delays")).toEqual([{ failures: 1 }]);
  });

  test("takes an answer once, also from two at once, and none to a challenge of its own or of before", async () => {
    const ada = await person();
    const { at, passkey } = await added(ada);
    const [one, two] = [await arrive(), await arrive()];
    const used = passkey.use(await ask(one));
    const answers = await Promise.all([enter(one, used), enter(two, used)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const three = await arrive();
    expect((await enter(three, passkey.use({ challenge: "c2VsZi1tYWRl" }))).json().code).toBe("wrongPasskey");
    expect((await enter(three, passkey.use(await begin(at)))).json().code).toBe("wrongPasskey");
    const late = passkey.use(await ask(three));
    moveClock(world, 10.1);
    expect((await enter(three, late)).json().code).toBe("wrongPasskey");
  });

  test("notices a copy of the device by its counter", async () => {
    const { passkey } = await added(await person());
    const phone = await arrive();
    expect((await enter(phone, passkey.use(await ask(phone), { counter: 9 }))).statusCode).toBe(200);
    const copy = await arrive();
    expect((await enter(copy, passkey.use(await ask(copy), { counter: 9 }))).json().code).toBe("wrongPasskey");
  });

  test("opens no account that is switched off", async () => {
    const ada = await person();
    const { passkey } = await added(ada);
    await rows(`update accounts set disabled_at = now() where id = ${ada.accountId}`);
    const phone = await arrive();
    expect((await enter(phone, passkey.use(await ask(phone)))).json().code).toBe("accountDisabled");
  });

  test("is not there on a shop's host", async () => {
    const shop = await arrive("bramble.localhost");
    expect((await shop.post(`${secure}/passkey/options/`)).statusCode).toBe(404);
    const { passkey } = await added(await person());
    const phone = await arrive();
    expect((await enter(shop, passkey.use(await ask(phone)))).statusCode).toBe(404);
  });
});

describe("on the staff's host", () => {
  const host = "backoffice.localhost";
  const staffOrigin = () => `http://${host}${world.platform.config.publicPort}`;
  const colleague = async () => {
    const email = `sam${++count}@selvedge.test`;
    const { accountId } = await seedStaff(world.database.pools, { email, fullName: "Sam Okafor", roles: ["people"] });
    const at = await arrive(host);
    await at.post(`${secure}/login/`, { email, password: seedPassword });
    return { email, accountId, at };
  };

  test("a colleague makes one for that host and signs in with it alone", async () => {
    const { email, at } = await colleague();
    const options = await begin(at);
    expect(options.rp.id).toBe(host);
    const { credential, passkey } = softPasskey(options, staffOrigin());
    expect((await at.post(`${passkeys}/`, { name: "Sam's laptop", credential })).statusCode).toBe(200);
    const fresh = await arrive(host);
    const answer = await enter(fresh, passkey.use(await ask(fresh)));
    expect([answer.statusCode, await emailIn(fresh)]).toEqual([200, email]);
    expect(answer.json().account.staff).not.toBeNull();
  });

  test("one of the platform's own site opens nothing, and the staff's nothing there", async () => {
    const { email, at } = await colleague();
    const made = softPasskey(await begin(at), staffOrigin());
    await at.post(`${passkeys}/`, { name: "Sam's laptop", credential: made.credential });
    const atMain = await signedIn({ email } as SeededPerson);
    const { passkey: ofMain } = await add(atMain);
    const [office, main] = [await arrive(host), await arrive()];
    await enter(office, ofMain.use(await ask(office), { origin: staffOrigin() }));
    await enter(main, made.passkey.use(await ask(main), { origin: origin() }));
    expect([await emailIn(office), await emailIn(main)]).toEqual([null, null]);
  });

  test("each says which tool it opens, is renamed anywhere, and is asked for in that tool alone", async () => {
    const { email, at } = await colleague();
    const office = softPasskey(await begin(at), staffOrigin());
    await at.post(`${passkeys}/`, { name: "Sam's laptop", credential: office.credential });
    const atMain = await signedIn({ email } as SeededPerson);
    expect(await listOf(atMain)).toMatchObject([{ name: "Sam's laptop", worksIn: "backOffice" }]);
    await add(atMain);
    const listed = await listOf(at);
    expect(listed).toMatchObject([{ worksIn: "backOffice" }, { worksIn: "dashboard" }]);
    expect((await begin(at)).excludeCredentials).toMatchObject([{ id: office.passkey.id }]);
    expect((await at.post(`${passkeys}/${listed[0].id}/`, { name: "Office laptop" })).statusCode).toBe(200);
    expect(await listOf(atMain)).toMatchObject([{ name: "Office laptop" }, {}]);
    await atMain.send("DELETE", `${passkeys}/${listed[1].id}/`, {});
    moveClock(world, 6);
    const offered = async (who: Browser) => (await who.post(`${passkeys}/options/`)).json().data.kinds;
    expect([await offered(at), await offered(atMain)]).toEqual([
      ["passkey", "password", "mail"],
      ["password", "mail"],
    ]);
    const options = (await at.post(`${api}/account/security/prove/passkey/`)).json().data;
    const proof = { credential: office.passkey.use(options, { origin: staffOrigin() }) };
    expect((await at.post(`${api}/account/security/prove/`, proof)).statusCode).toBe(200);
  });
});
