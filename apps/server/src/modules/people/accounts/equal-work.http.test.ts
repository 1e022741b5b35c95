// Whether an address has an account shows neither in an answer nor in the time that it takes. A clock would say so only on
// an idle machine: here the answers, the statements and the slow hashes are compared.
import { withoutDivision } from "@selvedge/db/with-division";
import { seedPerson } from "@selvedge/testing/seed/people";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { forgetTries, giveApp, giveRecoveryCodes } from "../../../testing/second-factor.ts";
import { testApp } from "../../../testing/test-app.ts";
import { workDone } from "../../../testing/work-done.ts";
import { closePassword } from "./write-queries.ts";

const world = testApp();
const secure = "/omnis/v3/dashboard/secure";
const password = "heddle-shaft-9";
const shopHost = "bramble.localhost";
let count = 0;

beforeAll(async () => {
  await seedMainSite(world.database.pools);
  await seedShop(world.database.pools);
});
beforeEach(() => forgetTries(world));

const rows = (text: string) => world.database.ownerQuery(text);
const address = () => `noor${++count}@postbox.example`;
const arrive = (host: string) => visitorOf(world.app, host).arrive();
type Visitor = Awaited<ReturnType<typeof arrive>>;
const fill = (at: Visitor, path: string, fields: Record<string, string>) =>
  at.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${shopHost}`,
  });

interface Asked {
  host: string;
  send: (at: Visitor, email: string) => ReturnType<Visitor["post"]>;
  /** Slow hashes of one request: none where nobody is told anything. */
  slowHashes: number;
}

const asked: Record<string, Asked> = {
  "a sign-in": {
    host: "localhost",
    send: (at, email) => at.post(`${secure}/login/`, { email, password }),
    slowHashes: 1,
  },
  "a sign-in with a code": {
    host: "localhost",
    send: (at, email) => at.post(`${secure}/login/`, { email, password, twoFactorAuthCode: "123456" }),
    slowHashes: 1,
  },
  "a sign-in at a shop": {
    host: shopHost,
    send: (at, email) => fill(at, "/login/password/", { email, password }),
    slowHashes: 1,
  },
  "a recovery code": {
    host: "localhost",
    send: (at, email) => at.post(`${secure}/recovery-login/`, { email, password, recoveryCode: "7QKD2MVA-P4XN88TE" }),
    slowHashes: 1,
  },
  "a forgotten password": {
    host: "localhost",
    send: (at, email) => at.post(`${secure}/request-reset/`, { email }),
    slowHashes: 0,
  },
  "a link to sign in": {
    host: shopHost,
    send: (at, email) => fill(at, "/login/", { email }),
    slowHashes: 0,
  },
};

/** Accounts as they can be; each has another password than the one that is sent. */
const accounts: Record<string, (id: number) => Promise<unknown>> = {
  "an account": async () => {},
  "an account with a second factor": (id) => Promise.all([giveApp(world, id), giveRecoveryCodes(world, id)]),
  "an account that is switched off": (id) => rows(`update accounts set disabled_at = now() where id = ${id}`),
  "an account without a password": (id) => withoutDivision(world.platform.pools.web, (db) => closePassword(db, id)),
};

async function measured({ host, send }: Asked, email: string) {
  const at = await arrive(host);
  const { value, done } = await workDone(() => send(at, email));
  const body = value.body
    .replaceAll(email, "the address")
    .replace(/"requestId":"[^"]*"/, "")
    .replace(/(nonce|value|content)="[\w.=-]{16,}"/g, "");
  return { status: value.statusCode, location: value.headers.location, body, ...done };
}

describe.each(Object.entries(asked))("%s", (_, ask) => {
  test.each(Object.entries(accounts))("costs the same for %s and for nobody", async (_, make) => {
    // What is read once and cached is read here.
    await measured(ask, address());
    const { email, accountId } = await seedPerson(world.database.pools, { email: address(), fullName: "Noor Aziz" });
    await make(accountId);
    await forgetTries(world);
    const known = await measured(ask, email);
    await forgetTries(world);
    const unknown = await measured(ask, address());
    expect(known).toEqual(unknown);
    expect(known.slowHashes).toBe(ask.slowHashes);
    expect(known.statements.length).toBeGreaterThan(3);
  });
});
