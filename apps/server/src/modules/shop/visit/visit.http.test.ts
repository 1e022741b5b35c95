import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
beforeAll(async () => {
  await seedMainSite(world.database.pools);
  await seedShop(world.database.pools);
});

test("the main site leads to a shop by its name", async () => {
  const response = await visitorOf(world.app, "localhost").get("/visit/bramble/");
  expect([response.statusCode, response.headers.location]).toEqual([307, `${world.platform.origins.shop("bramble")}/`]);
});

test.each(["/visit/nobody/", "/visit/evil.example/", "/visit/%2Fevil.example/"])("%s leads nowhere", async (path) => {
  expect((await visitorOf(world.app, "localhost").get(path)).statusCode).toBe(404);
});
