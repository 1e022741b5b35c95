// The theme that a shop wears: looked at first, chosen, and worn at once by the pages that visitors get.
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;

beforeAll(async () => {
  fixture = await merchantFixture(world);
});

const list = async () => (await fixture.ada.get(`${fixture.base}/themes/`)).json().data;
const choose = (name: string) => fixture.ada.send("PUT", `${fixture.base}/theme/`, { name });
const page = async (path: string) => (await visitorOf(world.app, fixture.bramble.host).get(path)).body;
const colourOf = (html: string) => /--t-primary-color:(#[0-9a-f]{6})/.exec(html)?.[1];
const lux = "#cba763";

describe("the themes of a shop", () => {
  test("S3.72, S3.76 are 31, each with what tells it apart, and none of the retired ones", async () => {
    const { themes } = await list();
    const offered = themes.filter(({ isOffered }: { isOffered: boolean }) => isOffered);
    expect(offered).toHaveLength(31);
    const names = offered.map(({ name }: { name: string }) => name);
    for (const retired of ["deepSpace", "vantage", "tokyo", "mocha", "boho", "base", "light"])
      expect(names).not.toContain(retired);
    expect(offered.find(({ name }: { name: string }) => name === "lux")).toMatchObject({
      ...{ title: "Lux", isDark: true, mood: "calm", letters: "serif", fonts: ["Bodoni Moda", "Montserrat"] },
      colours: expect.arrayContaining([lux]),
    });
  });

  test("S3.72 each can be chosen, and visitors see it at once", async () => {
    const before = colourOf(await page("/collections/"));
    const { worn, themes } = await list();
    for (const { name } of themes) {
      const answer = await choose(name);
      expect([answer.statusCode, answer.json().data.worn]).toEqual([200, name]);
    }
    await choose("lux");
    await expect.poll(async () => colourOf(await page("/collections/"))).toBe(lux);
    await choose(worn);
    await expect.poll(async () => colourOf(await page("/collections/"))).toBe(before);
  });

  test("are kept with the shop's own changes while it wears another", async () => {
    const { divisionId } = fixture.bramble;
    await choose("nordic");
    await world.database.pools.backOffice.query(
      `update themes set properties = '{"primary.color": "#5b2a6e"}' where division_id = $1 and active`,
      [divisionId],
    );
    expect((await list()).isChanged).toBe(true);
    await choose("lux");
    expect((await list()).isChanged).toBe(false);
    await choose("nordic");
    expect((await list()).isChanged).toBe(true);
    await expect.poll(async () => colourOf(await page("/"))).toBe("#5b2a6e");
  });

  test.each(["tokyo", "base", "dark", "no-such"])("do not have %s to choose", async (name) => {
    const answer = await choose(name);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["name"]]);
  });

  test("S3.76 a shop on a retired one still wears it, sees it, and may go back to it", async () => {
    await world.database.pools.backOffice.query(
      "update themes set extends = 'tokyo' where division_id = $1 and active",
      [fixture.bramble.divisionId],
    );
    const { worn, themes } = await list();
    expect([worn, themes[0].name, themes[0].isOffered, themes.length]).toEqual(["tokyo", "tokyo", false, 32]);
    await choose("lux");
    expect((await list()).themes).toHaveLength(31);
    expect((await choose("tokyo")).json().data.worn).toBe("tokyo");
  });

  test("two choices at once leave the shop with one of them", async () => {
    const answers = await Promise.all([choose("joy"), choose("punch"), choose("joy")]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(["joy", "punch"]).toContain((await list()).worn);
  });
});

describe("a look at a theme", () => {
  test("shows the shop's own home page in it, to its people alone, and is never cached", async () => {
    await choose("nordic");
    const worn = colourOf(await page("/"));
    const { data } = (await fixture.ada.send("POST", `${fixture.base}/themes/preview/`, {})).json();
    const address = new URL(data.url);
    expect(address.origin).toBe(world.platform.origins.shop("bramble"));
    expect(colourOf(await page(address.pathname + address.search))).toBe(worn);
    address.searchParams.set("preview-theme", "lux");
    const looked = await visitorOf(world.app, fixture.bramble.host).get(address.pathname + address.search);
    expect([colourOf(looked.body), looked.headers["cache-control"]]).toEqual([lux, "no-store"]);
    expect(looked.headers["content-security-policy"]).toContain(
      `frame-ancestors 'self' ${world.platform.origins.main}`,
    );
    expect(colourOf(await page("/"))).toBe(worn);
    address.searchParams.delete("preview-pass");
    expect(colourOf(await page(address.pathname + address.search))).toBe(worn);
    address.searchParams.set("preview-pass", "preview.1.99999999999999.forged");
    expect(colourOf(await page(address.pathname + address.search))).toBe(worn);
  });

  test("needs the permission to change how the shop looks", async () => {
    for (const [method, path] of [
      ["GET", "themes/"],
      ["POST", "themes/preview/"],
    ] as const)
      expect((await fixture.vera.send(method, `${fixture.base}/${path}`, {})).statusCode).toBe(403);
  });
});
