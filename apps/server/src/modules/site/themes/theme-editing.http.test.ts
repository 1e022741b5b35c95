// A theme is changed as a draft, published, and taken back; a shop brings its own faces.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;

beforeAll(async () => {
  fixture = await merchantFixture(world);
});

const themes = () => `${fixture.base}/themes`;
const read = async (name = "nordic") => (await fixture.ada.get(`${themes()}/${name}/`)).json().data;
const save = (properties: object, { name = "nordic", by = fixture.ada, ...more } = {} as Saving) => {
  const { rev, kept = [], presetVersion = 1 } = more;
  const headers: Record<string, string> = rev === undefined ? {} : { "if-match": `"${rev}"` };
  return by.send("PUT", `${themes()}/${name}/draft/`, { properties, kept, presetVersion }, headers);
};
const publish = (name = "nordic", rev?: string) => {
  const headers: Record<string, string> = rev === undefined ? {} : { "if-match": `"${rev}"` };
  return fixture.ada.send("POST", `${themes()}/${name}/publish/`, {}, headers);
};
const page = async (path: string) => (await visitorOf(world.app, fixture.bramble.host).get(path)).body;
const valueIn = (html: string, name: string) => new RegExp(`--t-${name}:([^;}]*)`).exec(html)?.[1];

interface Saving {
  name?: string;
  by?: Visitor;
  rev?: string;
  kept?: string[];
  presetVersion?: number;
}

describe("a theme that is changed", () => {
  test("is a draft that no visitor sees, until it is published", async () => {
    await fixture.ada.send("PUT", `${fixture.base}/theme/`, { name: "nordic" });
    const before = valueIn(await page("/"), "primary-color");
    const { data } = (await save({ "primary.color": "#5B2A6E" })).json();
    expect([data.isDraft, data.draft.properties, data.published.properties]).toEqual([
      ...[true, { "primary.color": "#5b2a6e" }],
      {},
    ]);
    expect(valueIn(await page("/"), "primary-color")).toBe(before);
    const published = (await publish()).json().data;
    expect([published.isDraft, published.isWorn, published.back]).toEqual([false, true, "nordic"]);
    await expect.poll(async () => valueIn(await page("/"), "primary-color")).toBe("#5b2a6e");
  });

  test.each([
    ["S3.65", "primary.font", "Lora", "primary-font"],
    ["S3.65", "text.font", "Karla", "text-font"],
    ["S3.65", "text.color", "#102030", "text-color"],
    ["S3.66", "page.background.color", "#fafafa", "page-background-color"],
    ["S3.66", "box.background.color", "#eeeeee", "box-background-color"],
    ["S3.66", "border.color", "#cccccc", "border-color"],
    ["S3.67", "menu.background.color", "#eef2f4", "menu-background-color"],
    ["S3.67", "menu.text.font", "Lora", "menu-text-font"],
    ["S3.67", "menu.text.transform", "uppercase", "menu-text-transform"],
    ["S3.68", "image.border.radius", 12, "image-border-radius"],
    ["S3.68", "button.border.radius", 20, "button-border-radius"],
    ["S3.69", "error.color", "#900000", "error-color"],
    ["S3.69", "status.success.color", "#005500", "status-success-color"],
    ["S3.70", "banner.minimum.height", 500, "banner-minimum-height"],
    ["S3.70", "quote.size", 40, "quote-size"],
    ["S3.70", "gate.background.color", "#eeeeff", "gate-background-color"],
    ["S3.70", "card.ratio", 1.3, "card-ratio"],
    ["S3.70", "chat.background.color", "#eeeeff", "chat-background-color"],
    ["S3.70", "form.border.radius", 8, "form-border-radius"],
  ])("%s %s as %s is on the shop's pages once it is published", async (_, key, value, name) => {
    await save({ [key]: value });
    expect((await publish()).statusCode).toBe(200);
    const written = typeof value === "number" ? String(value) : value;
    await expect.poll(async () => valueIn(await page("/"), name)).toContain(written);
  });

  test("is as it was before the last publishing, one step back, and what was published is a draft", async () => {
    await save({ "primary.color": "#113355" });
    await publish();
    await save({ "primary.color": "#445566" });
    await publish();
    const { data } = (await fixture.ada.send("POST", `${themes()}/nordic/back/`, {})).json();
    expect([data.published.properties, data.draft.properties, data.back]).toEqual([
      { "primary.color": "#113355" },
      { "primary.color": "#445566" },
      null,
    ]);
    await expect.poll(async () => valueIn(await page("/"), "primary-color")).toBe("#113355");
    expect((await fixture.ada.send("POST", `${themes()}/nordic/back/`, {})).statusCode).toBe(409);
  });

  test("may be one that the shop does not wear yet: publishing puts it on, one step back takes it off", async () => {
    await save({ "primary.color": "#113355" }, { name: "lux" });
    const list = (await fixture.ada.get(`${themes()}/`)).json().data;
    expect([list.worn, list.drafts]).toEqual(["nordic", expect.arrayContaining(["lux"])]);
    const refused = await publish("lux");
    expect(refused.statusCode).toBe(422);
    await save({ "primary.color": "#d8b878" }, { name: "lux" });
    expect((await publish("lux")).json().data).toMatchObject({ isWorn: true, back: "nordic" });
    await fixture.ada.send("POST", `${themes()}/lux/back/`, {});
    expect((await fixture.ada.get(`${themes()}/`)).json().data.worn).toBe("nordic");
  });

  test("is refused as stale where somebody saved in between, with what they saved", async () => {
    const { rev } = await read();
    await save({ "text.size": 17 }, { rev });
    const late = await save({ "text.size": 18 }, { rev });
    expect([late.statusCode, late.json().data.draft.properties]).toEqual([412, { "text.size": 17 }]);
    expect((await publish("nordic", rev)).statusCode).toBe(412);
  });

  test("two first changes at once store one theme", async () => {
    await Promise.all([save({ "text.size": 17 }, { name: "joy" }), save({ "text.size": 17 }, { name: "joy" })]);
    const { rows } = await world.database.pools.backOffice.query(
      "select count(*)::int as count from themes where division_id = $1 and extends = 'joy'",
      [fixture.bramble.divisionId],
    );
    expect(rows[0].count).toBe(1);
  });

  test.each([
    [{ "primary.color": "red; } </style>" }, "properties.primary.color"],
    [{ "text.size": 90 }, "properties.text.size"],
    [{ "image.treatment": "sparkles" }, "properties.image.treatment"],
    [{ "primary.font": "own-font-999999" }, "properties.primary.font"],
    [{ "no.such.key": 1 }, "properties.no.such.key"],
  ])("%j is refused by its key, in words", async (properties, field) => {
    const answer = await save(properties);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test("with words that nobody can read is published only where its owner keeps them", async () => {
    const colours = { "text.color": "#bbbbbb" };
    await save(colours);
    const refused = (await publish()).json();
    expect(Object.keys(refused.errors)).toContain("properties.text.color");
    expect(refused.errors["properties.text.color"][0]).toMatch(/reads \d\.\d : 1/);
    const kept = ["page.background.color #f5f6f4", "box.background.color #e4e9e8"].map(
      (ground) => `text.color #bbbbbb on ${ground}`,
    );
    const more = Object.keys(refused.errors).length > 1 ? [] : kept;
    await save({ ...colours, "banner.background.color": "#333333" }, { kept: [...kept, ...more] });
    const left = (await publish()).json().errors ?? {};
    expect(left["properties.text.color"]).toBeUndefined();
  });

  test("is put back by throwing the draft away", async () => {
    await save({ "text.size": 19 });
    const { data } = (await fixture.ada.send("DELETE", `${themes()}/nordic/draft/`, {})).json();
    expect([data.isDraft, data.draft]).toEqual([false, data.published]);
  });

  test("is nobody's who may not change how the shop looks, and no other shop's", async () => {
    expect((await save({ "text.size": 17 }, { by: fixture.vera })).statusCode).toBe(403);
    const other = `${fixture.otherBase}/themes/nordic`;
    expect((await fixture.ada.get(`${other}/`)).statusCode).toBe(404);
    expect((await fixture.ada.send("POST", `${other}/publish/`, {})).statusCode).toBe(404);
    expect((await fixture.ada.get(`${themes()}/no-such/`)).statusCode).toBe(404);
  });

  test("is looked at as a draft by the shop's people alone, with the script of the editor and no other", async () => {
    await save({ "primary.color": "#224466" }, { name: "nordic" });
    const { data } = (await fixture.ada.send("POST", `${themes()}/preview/`, {})).json();
    const address = new URL(data.url);
    for (const [name, value] of [
      ["preview-theme", "nordic"],
      ["preview-draft", ""],
      ["theme-editor", ""],
    ] as const)
      address.searchParams.set(name, value);
    const html = await page(address.pathname + address.search);
    expect(valueIn(html, "primary-color")).toBe("#224466");
    expect(html).toMatch(/<html[^>]* data-theme-editing="" data-dashboard="http/);
    expect(html.match(/<script type="module"/g)).toHaveLength(1);
    address.searchParams.delete("preview-pass");
    const plain = await page(address.pathname + address.search);
    expect(plain).not.toContain("data-theme-editing");
    expect(valueIn(plain, "primary-color")).not.toBe("#224466");
  });
});

describe("a newer version of a theme", () => {
  test("is offered and changes nothing before it is taken; what is left out stays, and one step leads back", async () => {
    const { divisionId } = fixture.bramble;
    await world.database.pools.backOffice.query(
      "update themes set properties = '{}', draft = null, kept = '[]', preset_version = 1 where division_id = $1 and extends = 'nordic'",
      [divisionId],
    );
    await fixture.ada.send("PUT", `${fixture.base}/theme/`, { name: "nordic" });
    expect((await fixture.ada.get(`${themes()}/`)).json().data.hasOffer).toBe(true);
    const { offer, latestVersion } = await read();
    expect(offer.map(({ key }: { key: string }) => key)).toEqual(["text.line", "border.color", "feature.icon.color"]);
    await expect.poll(async () => valueIn(await page("/"), "border-color")).toBe("#d9dedd");
    await save({ "feature.icon.color": "#b24a2a" }, { presetVersion: latestVersion });
    expect((await publish()).json().data.offer).toEqual([]);
    await expect.poll(async () => valueIn(await page("/"), "border-color")).toBe("#cfd6d5");
    expect(valueIn(await page("/"), "feature-icon-color")).toBe("#b24a2a");
    await fixture.ada.send("POST", `${themes()}/nordic/back/`, {});
    await expect.poll(async () => valueIn(await page("/"), "border-color")).toBe("#d9dedd");
  });
});

describe("a shop's own font", () => {
  const fonts = () => `${fixture.base}/fonts/`;
  const anton = readFile(
    createRequire(import.meta.url).resolve("@fontsource/anton/files/anton-latin-400-normal.woff2"),
  );
  const send = (bytes: Buffer, licence: string | null = "yes", replaced: number | null = null) => {
    const boundary = "----selvedge";
    const tick = licence ? `--${boundary}\r\nContent-Disposition: form-data; name="licence"\r\n\r\n${licence}\r\n` : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="Mine.woff2"\r\nContent-Type: font/woff2\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(tick + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const [method, path] =
      replaced === null ? (["POST", fonts()] as const) : (["PUT", `${fonts()}${replaced}/`] as const);
    return fixture.ada.send(method, path, body, { "content-type": `multipart/form-data; boundary=${boundary}` });
  };

  test("is written with on the shop's pages, from the host of files", async () => {
    expect((await send(await anton)).statusCode).toBe(200);
    expect((await send(await anton)).statusCode).toBe(200);
    const { fonts: own } = await read();
    expect(own).toMatchObject([{ name: "Anton", weights: "400" }]);
    await save({ "primary.font": `own-font-${own[0].id}` });
    await publish();
    await expect.poll(() => page("/")).toContain(`url("${own[0].url}") format("woff2")`);
    const address = new URL(own[0].url);
    const file = await visitorOf(world.app, address.host).get(address.pathname);
    expect([file.statusCode, file.headers["content-type"], file.headers["access-control-allow-origin"]]).toEqual([
      ...[200, "font/woff2"],
      "*",
    ]);
    expect(file.rawPayload.equals(await anton)).toBe(true);
    const wrong = address.pathname.replace(/woff2$/, "ttf");
    expect((await visitorOf(world.app, address.host).get(wrong)).statusCode).toBe(404);
    const refused = await fixture.ada.send("DELETE", `${fonts()}${own[0].id}/`, {});
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining("in use")]);
  });

  test("is another file from then on, on the pages that are written with it", async () => {
    const [own] = (await read()).fonts;
    const marcellus = await readFile(
      createRequire(import.meta.url).resolve("@fontsource/marcellus/files/marcellus-latin-400-normal.woff2"),
    );
    expect((await send(marcellus, null, own.id)).statusCode).toBe(422);
    expect((await send(marcellus, "yes", 999_999)).statusCode).toBe(404);
    expect((await send(marcellus, "yes", own.id)).statusCode).toBe(200);
    const [next] = (await read()).fonts;
    expect([next.id, next.name, next.url === own.url]).toEqual([own.id, "Marcellus", false]);
    await expect.poll(() => page("/")).toContain(`url("${next.url}") format("woff2")`);
    expect((await send(marcellus, "yes", own.id)).statusCode).toBe(200);
    expect((await read()).fonts).toEqual([next]);
  });

  test("is deleted once no theme is written with it", async () => {
    await world.database.pools.backOffice.query(
      "update themes set properties = '{}', draft = null, former = null where division_id = $1",
      [fixture.bramble.divisionId],
    );
    const [own] = (await read()).fonts;
    expect((await fixture.ada.send("DELETE", `${fonts()}${own.id}/`, {})).statusCode).toBe(200);
    expect((await read()).fonts).toEqual([]);
  });

  test("is refused in words without the licence, too large, or when it is none", async () => {
    const texts = [];
    for (const answer of [
      await send(await anton, null),
      await send(Buffer.concat([await anton, Buffer.alloc(500_000)])),
      await send(Buffer.from("89504e470d0a1a0a", "hex")),
    ])
      texts.push([answer.statusCode, Object.values(answer.json().errors).flat()[0]]);
    expect(texts).toEqual([
      [422, "Confirm that your shop may use this font."],
      [422, "This font is larger than 500 KB."],
      [422, "This is not a font. Choose a WOFF2, WOFF, TTF or OTF file."],
    ]);
    expect((await read()).fonts).toEqual([]);
  });
});
