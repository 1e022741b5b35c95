// Which page of a shop is at "/": made another by its people, and back again.
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let pages: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  pages = `${fixture.base}/pages/`;
  if (!(await homeOf())) await make("/untitled-home/", "Home").then(putAtHome);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const putAtHome = (id: number) => sql("update pages set url = '/' where id = $1", [id]);
const make = async (url: string, name: string, properties: object = {}, isPublished = true) => {
  const body = { url, name, blocks: [], properties: { title: name, ...properties } };
  const { data } = (await fixture.ada.post(pages, body)).json();
  if (isPublished) await fixture.ada.send("POST", `${pages}${data.id}/publish/`, {});
  return data.id as number;
};
const makeHome = (id: number, visitor = fixture.ada) => visitor.send("POST", `${pages}${id}/home/`, {});
const read = async (id: number) => (await fixture.ada.get(`${pages}${id}/`)).json().data;
const homeOf = async () =>
  (
    await sql("select id from pages where division_id = $1 and url = '/' and deleted_at is null", [
      fixture.bramble.divisionId,
    ])
  )[0]?.id as number | undefined;
const seen = async (path: string) => {
  const { statusCode, headers } = await visitorOf(world.app, fixture.bramble.host).get(path);
  return headers.location ?? statusCode;
};

describe("a page that is made the home page", () => {
  test("is at /, where its old address leads, and the one before has an address of its own name", async () => {
    const before = (await homeOf())!;
    const { name } = await read(before);
    const about = await make("/about-us/", "About us");
    await expect.poll(() => seen("/about-us/")).toBe(200);
    const answer = await makeHome(about);
    const url = `/${name.toLowerCase().replaceAll(" ", "-")}/`;
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { id: about, url: "/", former: { id: before, name, url } },
    ]);
    await expect.poll(() => seen("/about-us/"), { timeout: 10_000 }).toBe("/");
    await expect.poll(() => seen(url), { timeout: 10_000 }).toBe(200);
    expect((await read(about)).flags).toContain("homepage");
    const former = await read(before);
    expect([former.flags.includes("homepage"), former.edited, former.url]).toEqual([false, false, url]);
    expect((await fixture.ada.send("DELETE", `${pages}${about}/`, {})).statusCode).toBe(409);
  });

  test("is no home page again by an older version of it", async () => {
    const [{ id }] = await sql("select id from pages where division_id = $1 and url = '/home/'", [
      fixture.bramble.divisionId,
    ]);
    await sql(
      `insert into page_versions (division_id, page_id, version, kind, note, page, account_id)
       select division_id, id, 90, 'named', 'As it was', jsonb_set(draft, '{flags}', '["homepage", "own"]'), updated_by
       from pages where id = $1`,
      [id],
    );
    const { data } = (await fixture.ada.post(`${pages}${id}/versions/90/restore/`, {})).json();
    expect(data.flags).toEqual(["own"]);
  });

  test("gives way to the one before, and both are where they were", async () => {
    const about = (await homeOf())!;
    const [before] = await sql("select id, url from pages where division_id = $1 and url = '/home/'", [
      fixture.bramble.divisionId,
    ]);
    expect((await makeHome(before.id)).json().data.former).toMatchObject({ id: about, url: "/about-us/" });
    await expect.poll(() => seen("/about-us/"), { timeout: 10_000 }).toBe(200);
    await expect.poll(() => seen("/home/"), { timeout: 10_000 }).toBe("/");
    expect(await homeOf()).toBe(before.id);
  });

  test("pressed twice changes nothing the second time", async () => {
    const home = (await homeOf())!;
    const { rev } = await read(home);
    expect((await makeHome(home)).json().data).toEqual({ id: home, url: "/", former: null });
    expect((await read(home)).rev).toBe(rev);
  });

  test("leaves addresses alone that lead elsewhere", async () => {
    const [sale, autumn] = [await make("/sale-now/", "Sale"), await make("/autumn-now/", "Autumn")];
    await makeHome(sale);
    await make("/sale/", "Another sale");
    await sql("delete from page_former_urls where page_id = $1", [sale]);
    const redirect = { from: "/sale-2/", to: "/about-us/" };
    expect((await fixture.ada.post(`${fixture.base}/page-redirects/`, redirect)).statusCode).toBe(200);
    expect((await makeHome(autumn)).json().data.former).toMatchObject({ id: sale, url: "/sale-3/" });
    expect(await seen("/sale-2/")).toBe("/about-us/");
  });

  test("is one, whoever presses at once", async () => {
    const ids = await Promise.all([1, 2, 3].map((n) => make(`/race-${n}/`, `Race ${n}`)));
    const answers = await Promise.all(ids.map((id) => makeHome(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const home = await homeOf();
    expect(ids).toContain(home);
    const urls = await Promise.all(ids.filter((id) => id !== home).map(async (id) => (await read(id)).url));
    expect(new Set(urls).size).toBe(2);
    for (const url of urls) expect(url).toMatch(/^\/race-\d\/$/);
  });
});

describe("the home page stays where it is for", () => {
  const seenWords = "Visitors do not see this page. Publish it first.";
  test.each<[string, object, boolean, string]>([
    ["a draft", {}, false, seenWords],
    [
      "a page for people who are signed in",
      { loginState: "logged-in" },
      true,
      "Not everybody can see this page. The home page is for everyone.",
    ],
    [
      "a page that is only sent",
      { isStorePage: false, isMailPage: true },
      true,
      "This page is only sent. The home page is a page of your shop.",
    ],
  ])("%s", async (name, properties, isPublished, message) => {
    const home = await homeOf();
    const id = await make(`/${name.replaceAll(" ", "-")}/`, name, properties, isPublished);
    const answer = await makeHome(id);
    expect([answer.statusCode, answer.json().message, await homeOf()]).toEqual([409, message, home]);
  });

  test("a page that is hidden, deleted, or a template", async () => {
    const hidden = await make("/hidden/", "Hidden");
    const page = await read(hidden);
    await fixture.ada.send("PATCH", `${pages}${hidden}/`, { ...page, published: false });
    expect((await makeHome(hidden)).json().message).toBe(seenWords);
    await fixture.ada.send("DELETE", `${pages}${hidden}/`, {});
    expect((await makeHome(hidden)).statusCode).toBe(404);
    const { data } = (await fixture.ada.post(`${fixture.base}/page-templates/footer/`, {})).json();
    const answer = await makeHome(data.id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "A template is no page of its own."]);
  });

  test("another shop's page, and people who may not publish", async () => {
    const id = await make("/not-theirs/", "Not theirs");
    expect((await fixture.ada.send("POST", `${fixture.otherBase}/pages/${id}/home/`, {})).statusCode).toBe(404);
    expect((await makeHome(999_999)).statusCode).toBe(404);
    expect((await makeHome(id, fixture.vera)).statusCode).toBe(403);
  });

  test("as long as a split test of it runs", async () => {
    const id = await make("/tested/", "Tested");
    await sql("insert into split_tests (division_id, code, name, active) values ($1, 'homepage', 'Home', true)", [
      fixture.bramble.divisionId,
    ]);
    const answer = await makeHome(id);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "A split test of your home page is running. End it first.",
    ]);
  });
});
