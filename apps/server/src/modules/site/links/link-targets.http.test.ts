// What a link may lead to, as the people of a shop look for it.
import { withDivision } from "@selvedge/db/with-division";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;

const document = JSON.stringify({ properties: {}, blocks: [] });
const mail = JSON.stringify({ properties: { isMailPage: true, isStorePage: false }, blocks: [] });

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { divisionId } = fixture.bramble;
  const page = (url: string, name: string, draft: string, published: string | null) => ({
    ...{ division_id: divisionId, url, name, draft, published },
  });
  await withDivision(world.database.pools.web, divisionId, (db) =>
    db
      .insertInto("pages")
      .values([
        page("/whale-week/", "Whale week", document, document),
        page("/about-whales/", "All about whales", document, null),
        page("/whale-mail/", "Whale mail", mail, null),
      ])
      .execute(),
  );
});

const find = async (query: string) => (await fixture.ada.get(`${fixture.base}/link-targets/?${query}`)).json().data;
const urls = async (query: string) => (await find(query)).map(({ url }: { url: string }) => url);

test("pages are found by their name, the one that begins with the words first, and a draft is said to be none yet", async () => {
  expect(await find("search=whale&kind=page")).toEqual([
    { kind: "page", title: "Whale week", url: "/whale-week/", imageUrl: null, isShown: true },
    { kind: "page", title: "All about whales", url: "/about-whales/", imageUrl: null, isShown: false },
  ]);
});

test("an address finds what it leads to, whatever follows its path, and nothing where it leads nowhere", async () => {
  expect(await urls("url=/whale-week?from=menu%23top")).toEqual(["/whale-week/"]);
  expect(await urls("url=/no-such-page/")).toEqual([]);
  expect(await urls("url=/product/none/")).toEqual([]);
  expect(await urls("url=/account/orders/")).toEqual(["/account/orders/"]);
});

test("of many addresses at once those are told that lead nowhere, as they are written", async () => {
  const lost = async (list: string[]) => {
    const answer = await fixture.ada.send("POST", `${fixture.base}/link-targets/lost/`, { urls: list });
    return answer.json().data;
  };
  const { urlName } = await seedProduct(world.database.pools, fixture.bramble, { name: "Linked tee" });
  const led = ["/whale-week?from=menu", "/about-whales/", "/account/orders/", `/product/${urlName}/navy/#sizes`];
  expect(await lost([...led, "/no-such-page", "/product/none/", "/whale-week/"])).toEqual([
    "/no-such-page",
    "/product/none/",
  ]);
  expect(await lost([])).toEqual([]);
});

test("an address that leads on says where", async () => {
  await fixture.ada.post(`${fixture.base}/page-redirects/`, { from: "/old-whales/", to: "/whale-week/" });
  expect(await find("url=/old-whales/")).toEqual([
    { kind: "place", title: "Leads on to /whale-week/", url: "/old-whales/", imageUrl: null, isShown: true },
  ]);
});

test("places of the platform are found by their words", async () => {
  expect(await urls("search=privacy")).toEqual(["/privacy-policy/"]);
  expect(await urls("search=basket&kind=product")).toEqual([]);
});

test("products of the shop are found, and people of another shop find nothing", async () => {
  await seedProduct(world.database.pools, fixture.bramble, { name: "Sloe tee" });
  await seedProduct(world.database.pools, fixture.other, { name: "Sloe poster" });
  expect((await find("search=sloe")).map(({ title }: { title: string }) => title)).toEqual(["Sloe tee"]);
  const [{ url }] = await find("search=sloe");
  expect(await urls(`url=${url}navy/`)).toEqual([url]);
  expect((await fixture.joe.get(`${fixture.base}/link-targets/`)).statusCode).toBe(404);
});
