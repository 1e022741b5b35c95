import { seedMainSite } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
beforeAll(() => seedMainSite(world.database.pools));

test.each([
  [0, "6.6.6.6", "127.0.0.1"],
  [1, "6.6.6.6, 10.0.0.9", "10.0.0.9"],
  [2, "6.6.6.6, 10.0.0.8, 10.0.0.9", "10.0.0.8"],
])(
  "behind %d proxies of ours, %s is counted as %s: entries before ours cannot be trusted",
  async (hops, forwardedFor, ip) => {
    world.platform.config.proxyHops = hops;
    await world.database.pools.web.query("delete from rate_limits");
    const visitor = await visitorOf(world.app, "localhost").arrive();
    const login = { email: "who@postbox.example", password: "not the one" };
    await visitor.post("/omnis/v3/dashboard/secure/login/", login, { "x-forwarded-for": forwardedFor });
    const { rows } = await world.database.pools.web.query("select key from rate_limits order by key");
    expect(rows.map(({ key }) => key)).toContain(`sign-in address ${ip}`);
  },
);

test("a host that is named by a header of the visitor's own changes nothing", async () => {
  world.platform.config.proxyHops = 1;
  const answer = await world.app.inject({
    url: "/omnis/v3/dashboard/secure/get/",
    headers: { host: "nobody.localhost", "x-forwarded-host": "localhost" },
  });
  expect(answer.statusCode).toBe(404);
});
