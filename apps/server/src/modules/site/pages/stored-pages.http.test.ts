// What is kept of a page, published at a time, and who has it open.
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantAt, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { publishDuePage } from "./schedule-page.ts";

const world = testApp();
let fixture: MerchantFixture;
let pages: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  pages = `${fixture.base}/pages/`;
});

const tabs = ["0b9ad5a4-4d22-4a62-9b4e-6f4a4d0c7c11", "0b9ad5a4-4d22-4a62-9b4e-6f4a4d0c7c12"] as const;
const text = (words: string) => ({ uid: "t", type: "textBlock", properties: { html: `<p>${words}</p>` } });
const at = (id: number, rest = "") => `${pages}${id}/${rest}`;
const post = async (address: string, body: object = {}, headers: Record<string, string> = {}) => {
  const { statusCode, ...answer } = await fixture.ada.send("POST", address, body, headers);
  return { statusCode, ...answer.json() };
};
const pageOf = async (url: string, words: string) => (await post(pages, { url, blocks: [text(words)] })).data;
const write = (id: number, url: string, words: string) =>
  fixture.ada.send("PATCH", at(id), { url, blocks: [text(words)] });
const versions = async (id: number) => (await fixture.ada.get(at(id, "versions/"))).json().data;
type Row = { version: number; kind: string; folded: unknown[] };
const wordsOf = async (id: number, version: number): Promise<string> =>
  (await fixture.ada.get(at(id, `versions/${version}/`))).json().data.page.blocks[0].properties.html;
/** What was done with a page so far was done so much earlier. */
const pause = async (id: number, long: string) => {
  const ago = (column: string) => `${column} = ${column} - interval '${long}'`;
  await world.database.ownerQuery(`update pages set ${ago("updated_at")}, ${ago("created_at")} where id = ${id}`);
  await world.database.ownerQuery(`update page_versions set ${ago("created_at")} where page_id = ${id}`);
};
const seen = async (path: string) => {
  const { statusCode, headers, body } = await visitorOf(world.app, fixture.bramble.host).get(path);
  return headers.location ?? (statusCode === 200 ? body : statusCode);
};

describe("what is kept of a page", () => {
  test("is every publishing and every draft that somebody names, with who and when", async () => {
    const { id } = await pageOf("/kept/", "One");
    await post(at(id, "publish/"));
    await write(id, "/kept/", "Two");
    expect((await post(at(id, "versions/"), { name: " Before the sale " })).data).toMatchObject({ version: 2 });
    await post(at(id, "publish/"));
    expect(await versions(id)).toMatchObject([
      { version: 3, kind: "published", note: "" },
      { version: 2, kind: "named", note: "Before the sale", by: expect.any(String) },
      { version: 1, kind: "published", note: "" },
    ]);
    expect((await fixture.ada.get(at(id))).json().data.liveVersion).toBe(3);
    const second = (await fixture.ada.get(at(id, "versions/2/"))).json().data;
    expect(second).toMatchObject({
      note: "Before the sale",
      page: { blocks: [{ properties: text("Two").properties }] },
    });
    expect((await fixture.ada.get(at(id, "versions/9/"))).statusCode).toBe(404);
  });

  test("is named once, however often it is sent, and can be named anew", async () => {
    const { id, rev } = await pageOf("/named/", "One");
    const once = () => post(at(id, "versions/"), { name: "First" }, { "if-match": `"${rev}"` });
    const both = await Promise.all([once(), once()]);
    expect([both.map(({ statusCode }) => statusCode), (await versions(id)).length]).toEqual([[200, 200], 1]);
    await fixture.ada.send("PATCH", at(id, "versions/1/"), { name: "The very first" });
    expect(await versions(id)).toMatchObject([{ note: "The very first" }]);
    expect((await post(at(id, "versions/"), { name: " " })).statusCode).toBe(422);
    expect((await post(at(id, "versions/"), { name: "Late" }, { "if-match": '"9"' })).statusCode).toBe(412);
  });

  test("can be shown to visitors again, and the draft stays as it is", async () => {
    const { id } = await pageOf("/again/", "One");
    await post(at(id, "publish/"));
    await write(id, "/again/", "Two");
    await post(at(id, "publish/"));
    await write(id, "/again/", "Three");
    const { data } = await post(at(id, "versions/1/publish/"));
    expect([data.liveVersion, data.edited, data.blocks[0].properties.html]).toEqual([3, true, "<p>Three</p>"]);
    await expect.poll(() => seen("/again/")).toContain("<p>One</p>");
    expect((await post(at(id, "versions/3/publish/"))).data.liveVersion).toBe(3);
    expect(await versions(id)).toHaveLength(3);
  });

  test("is a draft that was written over after a pause, and the saves of one person in a row are one row", async () => {
    const { id } = await pageOf("/saved/", "One");
    await write(id, "/saved/", "Typed on at once");
    expect(await versions(id)).toHaveLength(0);
    for (const words of ["Two", "Three", "Four"]) {
      await pause(id, "5 minutes");
      await write(id, "/saved/", words);
    }
    const [row, ...others] = await versions(id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ version: 3, kind: "automatic", note: "", folded: [{ version: 2 }, { version: 1 }] });
    expect((await wordsOf(id, 3)) + (await wordsOf(id, 1))).toBe("<p>Three</p><p>Typed on at once</p>");
    await post(at(id, "publish/"));
    await pause(id, "5 minutes");
    await write(id, "/saved/", "Of what is published already nothing is kept again");
    await pause(id, "4 hours");
    await write(id, "/saved/", "Five");
    await pause(id, "5 minutes");
    await write(id, "/saved/", "Six");
    await post(at(id, "versions/"), { name: "Before the sale" });
    expect((await versions(id)).map(({ kind, folded }: Row) => [kind, folded.length])).toEqual([
      ["named", 0],
      ["automatic", 0],
      ["automatic", 0],
      ["published", 0],
      ["automatic", 2],
    ]);
  });

  test("is of one person: where somebody else writes on at once, what was there is kept as that of its author", async () => {
    const { pools } = world.platform;
    const nell = await seedPerson(pools, { email: "nell@selvedge.test", fullName: "Nell Frost" });
    await seedMember(pools, fixture.bramble, nell, "designer");
    const nellAt = await merchantAt(world, "nell@selvedge.test");
    const { id } = await pageOf("/together/", "Ada’s");
    await nellAt.send("PATCH", at(id), { url: "/together/", blocks: [text("Nell’s")] });
    await nellAt.send("PATCH", at(id), { url: "/together/", blocks: [text("Nell’s, and more")] });
    await write(id, "/together/", "Ada’s again");
    const kept = (await versions(id)).map(({ by, folded }: Row & { by: string }) => [by, folded.length]);
    expect(kept).toEqual([
      ["Nell Frost", 0],
      [expect.not.stringContaining("Nell"), 0],
    ]);
    expect((await wordsOf(id, 1)) + (await wordsOf(id, 2))).toBe("<p>Ada’s</p><p>Nell’s, and more</p>");
  });

  test("is listed by the published and the named ones, and cut into pages by rows", async () => {
    const { id } = await pageOf("/filtered/", "One");
    for (const words of ["Two", "Three"]) {
      await pause(id, "5 minutes");
      await write(id, "/filtered/", words);
    }
    await post(at(id, "publish/"));
    await write(id, "/filtered/", "Four");
    await post(at(id, "versions/"), { name: "Four" });
    const rows = async (query: string) => {
      const { data, meta } = (await fixture.ada.get(at(id, `versions/?${query}`))).json();
      return [data.map(({ version }: Row) => version), meta.total];
    };
    expect(await rows("show=all")).toEqual([[4, 3, 2], 3]);
    expect(await rows("show=published")).toEqual([[3], 1]);
    expect(await rows("show=named")).toEqual([[4], 1]);
    expect(await rows("perPage=2&page=2")).toEqual([[2], 3]);
    expect(await rows("perPage=2&page=3")).toEqual([[], 3]);
    await fixture.ada.send("PATCH", at(id, "versions/2/"), { name: "Found again" });
    expect((await versions(id)).map(({ kind }: Row) => kind)).toEqual(["named", "published", "named", "automatic"]);
    expect(await rows("show=named")).toEqual([[4, 2], 2]);
  });

  test("is the draft that a version takes the place of, and the hundred last automatic saves", async () => {
    const { id } = await pageOf("/replaced/", "One");
    await post(at(id, "publish/"));
    await write(id, "/replaced/", "Two");
    await post(at(id, "versions/1/restore/"));
    expect([(await versions(id))[0].kind, await wordsOf(id, 2)]).toEqual(["automatic", "<p>Two</p>"]);
    await world.database.ownerQuery(`insert into page_versions (division_id, page_id, version, kind, page, account_id, created_at)
      select division_id, page_id, version + n, kind, page, account_id, created_at + make_interval(mins => n)
      from page_versions, generate_series(1, 120) n where page_id = ${id} and kind = 'automatic'`);
    await post(at(id, "versions/1/restore/"));
    await write(id, "/replaced/", "Three");
    await post(at(id, "versions/1/restore/"));
    const [saves, published] = await versions(id);
    expect([saves.folded.length, published.version]).toEqual([99, 1]);
  });

  test("belongs to its shop and to those who may change pages", async () => {
    const { id } = await pageOf("/own/", "One");
    await post(at(id, "publish/"));
    const elsewhere = `${fixture.otherBase}/pages/${id}/`;
    for (const rest of ["versions/", "versions/1/"])
      expect((await fixture.joe.get(at(id, rest))).statusCode).not.toBe(200);
    expect((await fixture.ada.get(`${elsewhere}versions/1/`)).statusCode).not.toBe(200);
    expect((await fixture.ada.send("POST", `${elsewhere}editors/`, { tab: tabs[0] })).statusCode).not.toBe(200);
    for (const rest of ["versions/1/publish/", "versions/"])
      expect((await fixture.vera.send("POST", at(id, rest), { name: "Mine" })).statusCode).toBe(403);
  });
});

describe("a page that is published at a time", () => {
  const inMs = (ms: number) => new Date(world.platform.now().getTime() + ms).toISOString();
  const set = (id: number, when: string, headers: Record<string, string> = {}) =>
    fixture.ada.send("PUT", at(id, "schedule/"), { at: when }, headers);
  const due = (id: number) =>
    publishDuePage(
      { ...world.platform, now: () => new Date(world.platform.now().getTime() + 3_600_000) },
      { divisionId: fixture.bramble.divisionId, pageId: id },
    );

  test("is what it was when the time was set, and is published once", async () => {
    const { id } = await pageOf("/later/", "Then");
    const when = inMs(600_000);
    expect((await set(id, when)).json().data.scheduledFor).toBe(when);
    await write(id, "/later/", "Written since");
    await publishDuePage(world.platform, { divisionId: fixture.bramble.divisionId, pageId: id });
    expect(await seen("/later/")).toBe("/404/");
    await Promise.all([due(id), due(id)]);
    await expect.poll(() => seen("/later/")).toContain("<p>Then</p>");
    const page = (await fixture.ada.get(at(id))).json().data;
    expect([page.scheduledFor, page.edited, page.blocks[0].properties.html]).toEqual([
      null,
      true,
      "<p>Written since</p>",
    ]);
    expect(await versions(id)).toHaveLength(1);
  });

  test("waits for no time once that is taken back or it is published, and for the last one that was set", async () => {
    const published = async () => {
      const page = await pageOf("/at-once/", "One");
      await set(page.id, inMs(60_000));
      return page;
    };
    const { id } = await pageOf("/waiting/", "One");
    await set(id, inMs(60_000));
    const later = inMs(600_000);
    await set(id, later);
    expect((await post(at((await published()).id, "publish/"))).data.scheduledFor).toBeNull();
    const listed = (await fixture.ada.get(`${pages}?perPage=100`)).json().data;
    expect(listed.find((page: { id: number }) => page.id === id)).toMatchObject({ scheduledFor: later });
    expect((await fixture.ada.send("DELETE", at(id, "schedule/"), {})).json().data.scheduledFor).toBeNull();
    await due(id);
    expect(await versions(id)).toHaveLength(0);
  });

  test("is refused for a time that is over, and for a draft that is another by now", async () => {
    const { id, rev } = await pageOf("/refused/", "One");
    expect((await set(id, inMs(-1000))).json().errors).toEqual({ at: ["This time is over. Choose a later one."] });
    await write(id, "/refused/", "Two");
    expect((await set(id, inMs(60_000), { "if-match": `"${rev}"` })).statusCode).toBe(412);
  });
});

describe("who has a page open", () => {
  test("is told to each tab, until one is closed, with who saved the page last", async () => {
    const { id } = await pageOf("/open/", "One");
    const meet = async (tab: string, isLeaving = false) => (await post(at(id, "editors/"), { tab, isLeaving })).data;
    expect(await meet(tabs[0])).toMatchObject({ rev: "1", others: [], savedBy: expect.any(String) });
    expect((await meet(tabs[1])).others).toMatchObject([{ tab: tabs[0], isYou: true }]);
    expect((await meet(tabs[0])).others).toMatchObject([{ tab: tabs[1] }]);
    await world.database.ownerQuery(`update accounts set full_name = '' where full_name = 'Ada Whitlock'`);
    const email = expect.stringMatching(/@/);
    expect(await meet(tabs[0])).toMatchObject({ savedBy: email, others: [{ tab: tabs[1], name: email }] });
    await world.database.ownerQuery(`update accounts set full_name = 'Ada Whitlock' where full_name = ''`);
    await meet(tabs[1], true);
    expect((await meet(tabs[0])).others).toEqual([]);
    await world.database.ownerQuery(`update page_editors set seen_at = now() - interval '1 minute'`);
    expect((await meet(tabs[1])).others).toEqual([]);
  });
});
