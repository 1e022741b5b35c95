// What a merchant puts into their menus, and what visitors see of it.
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let path: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  path = `${fixture.base}/menus/`;
});

const read = async () => (await fixture.ada.get(path)).json().data;
const write = async (part: object) => {
  const { missing: _, ...menus } = await read();
  return fixture.ada.send("PUT", path, { ...menus, ...part });
};
const home = async () => (await visitorOf(world.app, fixture.bramble.host).get("/404/")).body;
const entry = (title: string, url: string, segments: object[] = []) => ({
  ...{ title, url, segments, footText: "", footLink: { title: "", url: "" } },
});
const links = (title: string, ...urls: string[]) => ({
  ...{ title, link: "", mode: "links", image: null, items: urls.map((url) => ({ title: `To ${url}`, url })) },
});

test("S2.57 an entry with a panel, a column of the footer and the small print are on every page once they are saved", async () => {
  const menu = [
    entry("Hedgerow", "/hedgerow/", [links("By plant", "/sloe/", "/hazel/")]),
    entry("Elsewhere", "https://example.org/"),
  ];
  const columns = [{ title: "Growers", items: [{ title: "Who we are", url: "/who/" }] }];
  const saved = await write({ menu, columns, legal: [{ title: "Imprint", url: "/imprint/" }] });
  expect(saved.json().data).toMatchObject({ menu, columns });
  await expect.poll(home, { timeout: 10_000 }).toContain("Hedgerow");
  const html = await home();
  for (const text of ["By plant", "/sloe/", "Growers", "Who we are", "Imprint"]) expect(html).toContain(text);
});

test("links that lead to no page of the shop are named; places of the platform and other sites are not", async () => {
  const menu = [
    entry("A", "/nowhere/"),
    entry("B", "/basket/"),
    entry("C", "https://example.org/"),
    entry("D", "/collection/none/?sort=new-in"),
  ];
  const { missing } = (await write({ menu, columns: [], legal: [] })).json().data;
  expect(missing).toEqual(["/nowhere/", "/collection/none/"]);
});

test("a link to an address that leads on is none that leads nowhere", async () => {
  const answer = await fixture.ada.post(`${fixture.base}/page-redirects/`, { from: "/old-place/", to: "/search/" });
  expect(answer.statusCode).toBe(200);
  const { missing } = (await write({ menu: [entry("A", "/old-place/")], columns: [], legal: [] })).json().data;
  expect(missing).toEqual([]);
});

test("whoever saves what they read before another's change is refused, and reads what is there now", async () => {
  const before = await read();
  expect((await write({ menu: [entry("Theirs", "/theirs/")] })).statusCode).toBe(200);
  const { missing: _, ...menus } = before;
  const refused = await fixture.ada.send("PUT", path, { ...menus, menu: [entry("Mine", "/mine/")] });
  expect(refused.statusCode).toBe(412);
  expect((await read()).menu).toMatchObject([{ title: "Theirs" }]);
});

const picture = (src: string) => ({
  ...links("Tees"),
  mode: "image",
  image: {
    ...{ src, sizes: {}, altText: "", title: "Tees", description: "", link: "", overlay: 0.55, borderRadius: "sharp" },
    ...{
      ratio: "tall",
      textAlignment: "left",
      textColor: "#ffffff",
      textShadow: "none",
      buttonText: "",
      buttonColor: "",
    },
    ...{ buttonTextColor: "#ffffff", buttonBorderRadius: "smooth", buttonWidth: "fit", background: "" },
  },
});

test.each([
  ["without a name", [entry("", "/a/")], "menu.0.title", "Give it a name"],
  ["that leads nowhere", [entry("A", "")], "menu.0.url", "Say where it leads"],
  [
    "with a script for a link",
    [entry("A", "javascript:alert(1)")],
    "menu.0.url",
    "Start with / for a page of your shop, or with https://",
  ],
  [
    "with a picture of another shop",
    [entry("A", "/a/", [picture("/files/999999/x.webp")])],
    "menu.0.segments.0.image",
    "Choose a picture of your shop.",
  ],
])("an entry %s is refused at its field, and the menu stays", async (_, menu, field, message) => {
  const before = await read();
  const refused = await write({ menu });
  expect([refused.statusCode, refused.json().errors[field]]).toEqual([422, [message]]);
  expect(await read()).toEqual(before);
});

test("more entries, parts and links than there is room for are refused", async () => {
  const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
  for (const menu of [
    many(9, entry("A", "/a/")),
    [entry("A", "/a/", many(7, links("B")))],
    [entry("A", "/a/", [links("B", ...many(13, "/b/"))])],
  ])
    expect((await write({ menu })).statusCode).toBe(422);
});

test("what else is in the shop's settings stays", async () => {
  const settings = async () =>
    (
      await world.database.pools.backOffice.query("select settings from shop_settings where division_id = $1", [
        fixture.bramble.divisionId,
      ])
    ).rows[0].settings;
  const { menu: _, footer, ...others } = await settings();
  await write({ menu: [entry("Last", "/last/")] });
  const { menu, footer: next, ...after } = await settings();
  expect(after).toEqual(others);
  expect({ ...next, columns: 0, legal: 0 }).toEqual({ ...footer, columns: 0, legal: 0 });
  expect(menu).toMatchObject([{ title: "Last" }]);
});
