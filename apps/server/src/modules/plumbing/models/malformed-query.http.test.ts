// Every model, requested in odd ways by every kind of reader: an answer or a reason, never a server error.
import { basePath } from "@selvedge/contracts/call";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { models } from "./all-models.ts";
import { relationsOf } from "./model.ts";

const world = testApp();
let fixture: MerchantFixture;
let sam: Visitor;
let shopper: Visitor;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  sam = await visitorOf(world.app, "backoffice.localhost").arrive();
  await sam.post(`${basePath}/dashboard/secure/login/`, { email: "staff@selvedge.test", password: "selvedge-demo" });
  shopper = await visitorOf(world.app, fixture.bramble.host).arrive();
});

const oddIds: (number | string)[][] = [
  [0],
  [2_147_483_648],
  [Number.MAX_SAFE_INTEGER],
  ["999999999999999"],
  ["00000000-0000-4000-8000-00000000000A"],
  ["GBP"],
  ["' or 1=1 --"],
  [1, "1", 2, "x"],
];

describe.each([...models.values()].map((model) => [model.type, model] as const))("%s", (type, model) => {
  test("bears any ids, alone and with all its relations", async () => {
    const relations = Object.keys(relationsOf(model)).slice(0, 20);
    const ask = async (visitor: Visitor, body: object) => {
      const answer = await visitor.post(`${basePath}/models/fetch/`, { type, ...body });
      expect(answer.statusCode, `${JSON.stringify(body)} gave ${answer.body.slice(0, 300)}`).toBeLessThan(500);
    };
    for (const ids of oddIds)
      await Promise.all([
        ask(sam, { ids: [...ids, 1], relations }),
        ask(fixture.ada, { ids: [1, ...ids], page: 1000, perPage: 100, attributes: ["id"] }),
        ask(shopper, { ids }),
      ]);
  });
});
