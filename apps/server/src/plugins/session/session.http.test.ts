import { seedPassword, seedPeople } from "@selvedge/testing/seed/people";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { visitorOf } from "../../testing/browser.ts";
import { testApp } from "../../testing/test-app.ts";

const world = testApp();
let secure: typeof world.app;

beforeAll(async () => {
  const { pools } = world.database;
  await seedMainSite(pools);
  await seedPeople(pools, await seedShop(pools));
  const config = { ...world.config, publicProtocol: "https" as const, publicPort: "" };
  secure = await buildApp({ ...world.platform, config });
  return () => secure.close();
});

const state = "/omnis/v3/dashboard/secure/get/";
const login = "/omnis/v3/dashboard/secure/login/";
const signedIn = async (app: typeof world.app) => {
  const visitor = await visitorOf(app, "localhost").arrive();
  await visitor.post(login, { email: "merchant@selvedge.test", password: seedPassword });
  return visitor;
};
const nameOf = async (visitor: Awaited<ReturnType<typeof signedIn>>) =>
  (await visitor.get(state)).json().account?.email ?? null;

test("over https the session is a cookie that only this host can set, over http one that the browser keeps", async () => {
  const cookiesOf = async (app: typeof world.app) =>
    [(await app.inject({ url: state, headers: { host: "localhost" } })).headers["set-cookie"]]
      .flat()
      .map((line) => String(line).replace(/=[^;]*/, ""))
      .sort();
  expect(await cookiesOf(secure)).toEqual([
    "XSRF-TOKEN; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
    "__Host-session; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
  expect(await cookiesOf(world.app)).toEqual([
    "XSRF-TOKEN; Max-Age=2592000; Path=/; SameSite=Lax",
    "session; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax",
  ]);
});

test("a session over https stays signed in from one request to the next", async () => {
  expect(await nameOf(await signedIn(secure))).toBe("merchant@selvedge.test");
});

test("a cookie that a neighbouring host set beside the real one, or alone, signs no one in", async () => {
  const planted = (await signedIn(world.app)).cookies.get("session")!;
  const visitor = await visitorOf(secure, "localhost").arrive();
  visitor.cookies.set("session", planted);
  expect(await nameOf(visitor)).toBeNull();
  const other = await signedIn(secure);
  other.cookies.set("session", "x".repeat(43));
  expect(await nameOf(other)).toBe("merchant@selvedge.test");
  const alone = await secure.inject({ url: state, headers: { host: "localhost", cookie: `session=${planted}` } });
  expect(alone.json().account).toBeNull();
});
