// Sections that a shop's people keep of their pages, and the pictures of what can be put on one.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let path: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  path = `${fixture.base}/sections/`;
});

const words = (html: string) => ({ type: "textBlock", size: 6, properties: { html } });
const keep = (part: object = {}) =>
  fixture.ada.send("POST", path, { uuid: randomUUID(), name: "Our story", blocks: [words("<p>Hedge</p>")], ...part });
const kept = async () => (await fixture.ada.get(path)).json().data as { id: number; name: string; blocks: unknown[] }[];

test("blocks are kept under a name, listed newest first, and removed again", async () => {
  const { id } = (await keep()).json().data;
  await keep({ name: "Second" });
  expect((await kept()).map(({ name }) => name)).toEqual(["Second", "Our story"]);
  expect((await kept())[1]!.blocks).toMatchObject([{ type: "textBlock", properties: { html: "<p>Hedge</p>" } }]);
  expect((await fixture.ada.send("DELETE", `${path}${id}/`)).statusCode).toBe(200);
  expect((await fixture.ada.send("DELETE", `${path}${id}/`)).statusCode).toBe(404);
  expect((await kept()).map(({ name }) => name)).toEqual(["Second"]);
});

test("a section is renamed, and nothing else of it changes", async () => {
  const { id, blocks } = (await keep({ name: "Before" })).json().data;
  const renamed = (await fixture.ada.send("PATCH", `${path}${id}/`, { name: " After " })).json().data;
  expect(renamed).toMatchObject({ id, name: "After", blocks });
  expect((await fixture.ada.send("PATCH", `${path}${id}/`, { name: " " })).statusCode).toBe(422);
  expect((await fixture.vera.send("PATCH", `${path}${id}/`, { name: "Vera's" })).statusCode).toBe(403);
  expect((await fixture.ada.send("PATCH", `${path}999999/`, { name: "Nobody's" })).statusCode).toBe(404);
});

test("the same press twice keeps one section", async () => {
  const uuid = randomUUID();
  const [one, other] = await Promise.all([keep({ uuid, name: "Once" }), keep({ uuid, name: "Once" })]);
  expect(one.json().data.id).toBe(other.json().data.id);
  expect((await kept()).filter(({ name }) => name === "Once")).toHaveLength(1);
});

test("scripts are taken out of what is kept, and what no page takes is refused", async () => {
  await keep({ name: "Hostile", blocks: [words('<p>Kind</p><script>alert("x")</script>')] });
  expect(JSON.stringify((await kept())[0])).not.toContain("alert");
  const refused = await keep({ blocks: [{ type: "spacer", properties: { height: "tall" } }] });
  expect(refused.statusCode).toBe(422);
  expect((await keep({ blocks: [] })).statusCode).toBe(422);
});

test("whoever may only look keeps and removes nothing", async () => {
  expect(
    (await fixture.vera.send("POST", path, { uuid: randomUUID(), name: "No", blocks: [words("a")] })).statusCode,
  ).toBe(403);
  expect((await fixture.joe.get(path)).statusCode).toBe(404);
});

test("a picker shows ready sections, kept ones and blocks in the shop's look, to its own people alone", async () => {
  const made = await fixture.ada.send("POST", `${fixture.base}/pages/`, { name: "Meadow", properties: {}, blocks: [] });
  const { id } = made.json().data;
  const { url } = (await fixture.ada.send("POST", `${fixture.base}/pages/${id}/preview/`)).json().data;
  const { pathname, search } = new URL(url);
  const look = (sample: string, query = search.replace("preview=edit", "preview=all")) =>
    visitorOf(world.app, fixture.bramble.host).get(`${pathname}${query}&sample=${sample}`);
  const own = (await keep({ name: "Shown", blocks: [words("<p>Quince and sloe</p>")] })).json().data;
  expect((await look("section:questions")).body).toContain("When will it arrive?");
  expect((await look(`own:${own.id}`)).body).toContain("Quince and sloe");
  expect((await look("block:quote")).body).toContain('data-block="quote"');
  expect((await look("section:questions", "?preview=all")).body).not.toContain("When will it arrive?");
});
