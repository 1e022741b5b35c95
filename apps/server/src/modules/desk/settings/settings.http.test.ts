// How the settings of a shop stand, for those who may open them.
import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;

beforeAll(async () => {
  fixture = await merchantFixture(world);
});

const read = async (visitor: Visitor = fixture.ada) => (await visitor.get(`${fixture.base}/settings/`)).json().data;

test("each says what is set now, and follows what changes", async () => {
  expect(await read()).toMatchObject({
    shop: { name: "Bramble", label: "bramble", door: "open", domains: { all: 0, main: null }, hasHeadCode: false },
    team: { people: 2, invited: 0, requests: 0 },
    own: { hasTwoFactor: false, passkeys: 0 },
  });
  await fixture.ada.send("PUT", `${fixture.base}/theme/`, { name: "lux" });
  await fixture.ada.post(`${fixture.base}/domains/`, { host: "shop.northkeep.example" });
  await world.database.pools.backOffice.query(
    "update shop_sites set custom_code = '<script></script>' where division_id = $1",
    [fixture.bramble.divisionId],
  );
  expect(await read()).toMatchObject({
    shop: { domains: { all: 1, working: 0, failed: 0 } },
    theme: { title: "Lux", changed: 0, isDraft: false },
  });
});

test("a page that was written in the editor is for everybody until somebody is shut out", async () => {
  const { pages } = await read();
  const publish = async (url: string, loginState: string) => {
    const body = { url, name: "Hedge week", properties: { title: "Hedge week", loginState } };
    const { id } = (await fixture.ada.post(`${fixture.base}/pages/`, body)).json().data;
    await fixture.ada.post(`${fixture.base}/pages/${id}/publish/`);
  };
  await publish("/hedge-week/", "everyone");
  const listed = pages.listed + 1;
  expect((await read()).pages).toEqual({ published: pages.published + 1, listed, restricted: pages.restricted });
  // What not everybody may see is in no sitemap.
  await publish("/hedge-club/", "logged-in");
  expect((await read()).pages).toEqual({ published: pages.published + 2, listed, restricted: pages.restricted + 1 });
});

test("what a person may not open is left out", async () => {
  const { shop, team, theme, own } = await read(fixture.vera);
  expect([shop, team, theme, own !== null]).toEqual([null, null, null, true]);
});

test("are no other shop's", async () => {
  expect((await fixture.ada.get(`${fixture.otherBase}/settings/`)).statusCode).toBe(404);
});
