// Where pages are: under each other, and what leads to them from elsewhere.
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let pages: string;
let redirects: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  [pages, redirects] = [`${fixture.base}/pages/`, `${fixture.base}/page-redirects/`];
});

const make = async (url: string, isPublished = true) => {
  const { data } = (await fixture.ada.send("POST", pages, { url, blocks: [] })).json();
  if (isPublished) await fixture.ada.send("POST", `${pages}${data.id}/publish/`, {});
  return data.id as number;
};
const move = (id: number, under: number | null) => fixture.ada.send("POST", `${pages}${id}/move/`, { under });
const urlOf = async (id: number) => (await fixture.ada.get(`${pages}${id}/`)).json().data.url;
const seen = async (path: string) => {
  const { statusCode, headers } = await visitorOf(world.app, fixture.bramble.host).get(path);
  return headers.location ?? statusCode;
};
const add = (from: string, to: string) => fixture.ada.send("POST", redirects, { from, to });
const listed = async () => (await fixture.ada.get(redirects)).json().data;

describe("a page that is put under another", () => {
  test("takes those below it along, and their old addresses lead to the new ones", async () => {
    const [work, sites] = [await make("/work/"), await make("/sites/")];
    const inner = await make("/sites/north/");
    expect((await move(sites, work)).json().data.url).toBe("/work/sites/");
    expect(await urlOf(inner)).toBe("/work/sites/north/");
    await expect.poll(() => seen("/sites/north/")).toBe("/work/sites/north/");
    await move(sites, null);
    expect(await urlOf(inner)).toBe("/sites/north/");
    await expect.poll(() => seen("/sites/north/")).toBe(200);
    const urls = (await fixture.ada.get(`${pages}?perPage=100`)).json().data.map(({ url }: { url: string }) => url);
    expect(urls.indexOf("/sites/north/")).toBe(urls.indexOf("/sites/") + 1);
  });

  test("is refused below itself, where another page is, at an address of the shop's own, and for the home page", async () => {
    const [a, b] = [await make("/a/"), await make("/a/b/")];
    await make("/a/c/");
    const c = await make("/c/");
    const product = await make("/x/product/");
    expect((await move(a, b)).json().message).toBe("A page cannot be below itself.");
    expect((await move(c, a)).json().errors.url).toEqual(["Another page is at /a/c/. Rename one of them first."]);
    expect((await move(product, null)).statusCode).toBe(422);
    expect((await move(c, 999_999)).statusCode).toBe(404);
    expect((await fixture.vera.send("POST", `${pages}${c}/move/`, { under: null })).statusCode).toBe(403);
    expect([await urlOf(a), await urlOf(c)]).toEqual(["/a/", "/c/"]);
  });
});

describe("a redirect", () => {
  test("leads visitors on until it is taken away, and says whether it opens something", async () => {
    await make("/here/");
    expect(await seen("/old-way/")).toBe(404);
    const { data } = (await add("old-way", "/here")).json();
    expect(data).toMatchObject({ from: "/old-way/", to: "/here/", opens: true, by: "Ada Whitlock" });
    // Who has just signed up has no name yet.
    await world.database.ownerQuery(`update accounts set full_name = '' where full_name = 'Ada Whitlock'`);
    expect((await listed())[0].by).toMatch(/@/);
    const { data: all } = (await fixture.ada.get(pages)).json();
    expect(all.map(({ editedBy }: { editedBy: string }) => editedBy)).toContain((await listed())[0].by);
    await world.database.ownerQuery(`update accounts set full_name = 'Ada Whitlock' where full_name = ''`);
    await expect.poll(() => seen("/old-way/")).toBe("/here/");
    await add("/old-way/", "/nowhere/");
    expect((await listed()).find(({ from }: { from: string }) => from === "/old-way/").opens).toBe(false);
    await fixture.ada.send("DELETE", `${redirects}${data.id}/`, {});
    await expect.poll(() => seen("/old-way/")).toBe(404);
    expect((await fixture.ada.send("DELETE", `${redirects}${data.id}/`, {})).statusCode).toBe(404);
  });

  test.each([
    ["/", "/here/", { from: ["Write the old address, such as /spring-sale/."] }],
    ["/basket/", "/here/", { from: ["The shop uses this address itself."] }],
    ["/here/", "/there/", { from: ["A page has this address. Delete it or give it another one first."] }],
    [
      "/f/",
      "http://plain.test/",
      { to: ["Write an address of your shop, such as /about/, or a whole one with https://."] },
    ],
    [
      "/f/",
      "javascript:alert(1)",
      { to: ["Write an address of your shop, such as /about/, or a whole one with https://."] },
    ],
    ["/f/", "//evil.test/", { to: ["Write an address of your shop, such as /about/, or a whole one with https://."] }],
    ["/f/", "/f/", { to: ["This leads back to the old address."] }],
    ["/g/", "/loop/", { to: ["This leads back to the old address."] }],
  ])("from %s to %s is refused at its field", async (from, to, errors) => {
    await add("/loop/", "/g/");
    const refused = await add(from, to);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, errors]);
  });

  test("is the business of those who may publish", async () => {
    expect((await fixture.vera.send("POST", redirects, { from: "/v/", to: "/here/" })).statusCode).toBe(403);
    expect((await fixture.joe.get(redirects)).statusCode).not.toBe(200);
  });
});

test("a draft that is saved makes no cached page of its shop stale", async () => {
  const id = await make("/still/");
  const heard: string[] = [];
  const stop = world.platform.live.on("page_cache", (message) => void heard.push(message));
  // What was said before is heard before a word of its own.
  const said = async () => {
    await world.database.ownerQuery("select announce_stale(array['division:0'])");
    await expect.poll(() => heard.at(-1)).toBe("division:0");
    return heard.splice(0).length;
  };
  await said();
  const { data } = (await fixture.ada.get(`${pages}${id}/`)).json();
  await fixture.ada.send("PATCH", `${pages}${id}/`, { ...data, name: "Still here" });
  expect(await said()).toBe(1);
  await fixture.ada.send("POST", `${pages}${id}/publish/`, {});
  expect(await said()).toBeGreaterThan(1);
  stop();
});
