// Pages as a shop's people make them: drafts, versions, addresses, and what visitors see of them.
import { marksOf } from "@selvedge/pages/page/page-kind";
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantAt, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let pages: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  pages = `${fixture.base}/pages/`;
});

const text = (html: string) => ({ type: "textBlock", properties: { html } });
const about = (url: string, more: object = {}) => {
  return { url, properties: { title: "About us" }, blocks: [text("<p>Made by hand</p>")], ...more };
};
const create = async (body: object) => (await fixture.ada.send("POST", pages, body)).json().data;
const at = (id: number) => `${pages}${id}/`;
const save = (id: number, body: object, headers: Record<string, string> = {}, who: Visitor = fixture.ada) =>
  who.send("PATCH", at(id), body, headers);
const publish = (id: number, headers: Record<string, string> = {}) =>
  fixture.ada.send("POST", `${at(id)}publish/`, {}, headers);
const seen = async (path: string) => {
  const { statusCode, headers, body } = await visitorOf(world.app, fixture.bramble.host).get(path);
  return headers.location ?? (statusCode === 200 ? body : statusCode);
};

describe("a page", () => {
  test("S7.04, S7.03, S3.17, S3.18, S2.79 is created with its defaults and read again", async () => {
    const made = await create({ blocks: [text("<p>Hi</p>")] });
    expect(made).toMatchObject({
      ...{ layout: "standard", published: true, sitemap: true, edited: true, version: 1, mode: "unknown", rev: "1" },
      ...{ flags: [], preloadables: [], keyPhraseCampaignId: null, divisionId: fixture.bramble.divisionId },
      properties: { isStorePage: true, isMailPage: false, loginState: "everyone", ySpacing: 24, isSearchable: true },
    });
    expect(made.url).toBe(`/untitled-${made.uuid}/`);
    expect(made.blocks).toMatchObject([{ id: 1, type: "textBlock", size: 12, order: 0 }]);
    expect(made.blocks[0].uid).toMatch(/^[0-9a-f-]{36}$/);
    const read = await fixture.ada.get(`${at(made.id)}?imageType=object`);
    expect([read.json().data, read.headers.etag]).toEqual([made, '"1"']);
  });

  test("S3.01 has every field of its blocks, saved by a call or written before there was one", async () => {
    const inner = { uid: "in", ...text("<p>Inner</p>"), order: 1 };
    const first = { uid: "first", ...text("<p>First</p>"), order: 0 };
    const row = { uid: "row", type: "row", size: 6, items: [inner, first], properties: { published: false } };
    const { id } = await create(about("/fields/"));
    const draft = JSON.stringify({ version: 1, properties: {}, blocks: [row] });
    await world.platform.pools.backOffice.query("update pages set draft = $1 where id = $2", [draft, id]);
    const blocks = async () => (await fixture.ada.get(at(id))).json().data.blocks;
    const written = await blocks();
    const numbered = { id: expect.any(Number), page: id, flags: [] };
    expect(written).toMatchObject([
      {
        ...{ ...numbered, uid: "row", size: 6, order: 0, parent: null, unpublished: true },
        items: [
          { ...numbered, uid: "first", order: 0, parent: "row" },
          { ...numbered, uid: "in", order: 1, parent: "row" },
        ],
      },
    ]);
    expect((await save(id, about("/fields/", { blocks: written }))).statusCode).toBe(200);
    expect(await blocks()).toEqual(written);
  });

  test("is one page however often the same is sent", async () => {
    const body = { uuid: "0b9ad5a4-4d22-4a62-9b4e-6f4a4d0c7c11", url: "/once/" };
    const [one, other] = await Promise.all([create(body), create(body)]);
    const { id } = one ?? other;
    expect((await create(body)).id).toBe(id);
    expect(
      (await fixture.ada.get(`${pages}?perPage=100`))
        .json()
        .data.filter(({ url }: { url: string }) => url === "/once/"),
    ).toHaveLength(1);
  });

  test("S2.78, S5.07 is shown at its address once it is published, and not before", async () => {
    const { id, url } = await create(about("/our-story"));
    expect(url).toBe("/our-story/");
    expect(await seen("/our-story/")).toBe("/404/");
    const published = (await publish(id)).json().data;
    expect([published.edited, published.publishedAt]).toEqual([false, expect.any(String)]);
    await expect.poll(() => seen("/our-story/")).toContain("Made by hand");
  });

  test("S7.05 is changed as a draft, which visitors see once it is published", async () => {
    const { id, ...page } = await create(about("/draft/"));
    await publish(id);
    const saved = await save(id, { ...page, blocks: [text("<p>Made by many hands</p>")] });
    expect(saved.json().data).toMatchObject({ edited: true, published: true });
    await expect.poll(() => seen("/draft/")).toContain("Made by hand");
    await publish(id);
    await expect.poll(() => seen("/draft/")).toContain("Made by many hands");
  });

  test("is hidden and shown at once by `published`, with what it had", async () => {
    const { id, ...page } = await create(about("/hidden/"));
    await publish(id);
    await save(id, { ...page, published: false });
    await expect.poll(() => seen("/hidden/")).toBe(404);
    await save(id, { ...page, published: true });
    await expect.poll(() => seen("/hidden/")).toContain("Made by hand");
  });

  test("has the look of its shop's theme", async () => {
    const { id, theme } = await create(about("/look/"));
    expect(theme).toMatchObject({ extends: expect.any(String), properties: expect.any(Object) });
    expect((await fixture.ada.get(at(id))).json().data.theme).toEqual(theme);
  });

  test("is stored without what its HTML may not hold", async () => {
    const html = '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:alert(1)">there</a></p>';
    const { id, blocks } = await create(about("/clean/", { blocks: [text(html), { type: "spacer", properties: {} }] }));
    const clean = `<p>Hi <a href="${world.platform.origins.main}/404/">there</a></p>`;
    expect(blocks.map(({ properties }: { properties: object }) => properties)).toEqual([{ html: clean }, {}]);
    const saved = (await save(id, about("/clean/", { blocks: [text(`${html}!`)] }))).json().data;
    expect(saved.blocks[0].properties.html).toBe(`${clean}!`);
  });

  test("keeps fields and blocks that nobody here knows", async () => {
    const hologram = { uid: "h", type: "hologram", properties: { depth: 3 }, spin: { x: 1 }, schemaVersion: 9 };
    const { id } = await create({ url: "/holograms/", mood: "calm", blocks: [hologram] });
    expect((await fixture.ada.get(at(id))).json().data).toMatchObject({ mood: "calm", blocks: [hologram] });
  });
});

describe("two people on one page", () => {
  test("do not overwrite each other: the later save is refused and answers the current page", async () => {
    const { id, rev, ...page } = await create(about("/together/"));
    const opened = { "if-match": `"${rev}"` };
    const first = await save(id, { ...page, name: "First" }, opened);
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"2"']);
    const late = await save(id, { ...page, name: "Late" }, opened);
    expect([late.statusCode, late.json().data.name, late.json().data.rev]).toEqual([412, "First", "2"]);
    expect((await publish(id, opened)).statusCode).toBe(412);
    expect((await save(id, { ...page, name: "Late" }, { "if-match": 'W/"2"' })).statusCode).toBe(200);
  });

  test("who save at once: one does, the other hears of it", async () => {
    const { id, ...page } = await create(about("/at-once/"));
    const saves = ["One", "Two"].map((name) => save(id, { ...page, name }, { "if-match": '"1"' }));
    expect((await Promise.all(saves)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  });
});

describe("an address", () => {
  test("that a published page leaves leads to the page for good, until another page takes it", async () => {
    const { id, ...page } = await create(about("/old/"));
    await publish(id);
    await save(id, { ...page, url: "/new/" });
    await expect.poll(() => seen("/old/")).toBe("/new/");
    const other = await create(about("/old/"));
    await publish(other.id);
    await expect.poll(() => seen("/old/")).toContain("Made by hand");
  });

  test("that a draft leaves leads nowhere", async () => {
    const { id, ...page } = await create(about("/never-seen/"));
    await save(id, { ...page, url: "/seen/" });
    expect(await seen("/never-seen/")).toBe(404);
  });

  test.each([
    ["/basket/", "The shop uses this address itself. Choose another."],
    ["/", "The home page has this address."],
    ["/Über uns/", "Use small letters, numbers and hyphens."],
    [`/${"a".repeat(210)}/`, "Use up to 200 characters."],
    ["/taken/", "Another page has this address. Choose another."],
  ])("%s is refused at its field", async (url, words) => {
    await create(about("/taken/"));
    const refused = await fixture.ada.send("POST", pages, about(url));
    expect([refused.statusCode, refused.json().errors, refused.json().message]).toEqual([
      422,
      { url: [words] },
      "Page failed validation",
    ]);
  });
});

describe("a failing page", () => {
  test("S3.20, S8.13 names every failing field, and nothing is stored", async () => {
    const pod = { uid: "p", type: "pod", properties: { ratio: "oval", href: "javascript:alert(1)" } };
    const body = about("/failing/", { properties: { loginState: "nobody" }, layout: 7, blocks: [pod] });
    const refused = await fixture.ada.send("POST", pages, body);
    expect([refused.statusCode, refused.json().message]).toEqual([422, "Page failed validation"]);
    expect(Object.keys(refused.json().errors).toSorted()).toEqual([
      "blocks.p.href",
      "blocks.p.ratio",
      "layout",
      "properties.loginState",
    ]);
    expect((await fixture.ada.get(`${pages}?perPage=100`)).body).not.toContain("/failing/");
  });

  test("S5.08, S5.09 of no store, or of another one, is refused in its words", async () => {
    const nowhere = await fixture.ada.send("POST", pages, about("/nowhere/", { divisionId: null }));
    expect([nowhere.statusCode, nowhere.json().message]).toEqual([400, "Page not attached to a store"]);
    const foreign = await fixture.ada.send("POST", pages, about("/foreign/", { divisionId: 9_999 }));
    expect([foreign.statusCode, foreign.json().message]).toEqual([403, "Insufficient permissions to access this page"]);
  });

  test("of more blocks than a page holds is refused with the limit", async () => {
    const blocks = Array.from({ length: 201 }, () => ({ type: "spacer" }));
    const refused = await fixture.ada.send("POST", pages, about("/long/", { blocks }));
    expect(refused.json().errors.blocks[0]).toMatch(/^A page holds up to 200 blocks/);
  });
});

describe("versions", () => {
  test("are kept by publishing, one for each, and come back as the draft", async () => {
    const { id, ...page } = await create(about("/versions/"));
    await publish(id);
    await publish(id);
    await save(id, { ...page, blocks: [text("<p>Second</p>")] });
    await publish(id);
    const listed = (await fixture.ada.get(`${at(id)}versions/`)).json();
    expect(listed.data).toMatchObject([{ version: 2, by: "Ada Whitlock" }, { version: 1 }]);
    const named = (name: string) =>
      world.database.ownerQuery(`update accounts set full_name = '${name}' where email = 'merchant@selvedge.test'`);
    await named("");
    const [unnamed] = (await fixture.ada.get(`${at(id)}versions/`)).json().data;
    expect(unnamed.by).toBe("merchant@selvedge.test");
    await named("Ada Whitlock");
    expect(listed.meta.total).toBe(2);
    const restored = (await fixture.ada.send("POST", `${at(id)}versions/1/restore/`, {})).json().data;
    expect([restored.edited, restored.blocks[0].properties.html]).toEqual([true, "<p>Made by hand</p>"]);
    await expect.poll(() => seen("/versions/")).toContain("Second");
    expect((await fixture.ada.send("POST", `${at(id)}versions/9/restore/`, {})).statusCode).toBe(404);
  });
});

describe("deleting", () => {
  test("S7.06, S3.19 takes a page away at once, and never the home page", async () => {
    const { id } = await create(about("/going/"));
    await publish(id);
    await expect.poll(() => seen("/going/")).toContain("Made by hand");
    expect((await fixture.ada.send("DELETE", at(id))).json()).toEqual({ data: { id } });
    await expect.poll(() => seen("/going/")).toBe(404);
    expect((await fixture.ada.get(at(id))).statusCode).toBe(404);
    expect((await create(about("/going/"))).url).toBe("/going/");
    const home = await world.database.pools.backOffice.query(
      "insert into pages (division_id, url, name, draft) values ($1, '/', 'Home', '{}') on conflict do nothing returning id",
      [fixture.bramble.divisionId],
    );
    const homeId = home.rows[0]?.id as number;
    const refused = await fixture.ada.send("DELETE", at(homeId));
    expect([refused.statusCode, refused.json().message]).toEqual([409, "The home page cannot be deleted."]);
    expect((await fixture.ada.get(at(homeId))).json().data.flags).toEqual(["homepage"]);
  });
});

describe("a deleted page", () => {
  const deleted = async () =>
    (await fixture.ada.get(`${pages}?deleted=true&perPage=100`)).json().data.map(({ url }: { url: string }) => url);
  const restore = (id: number, who = fixture.ada) => who.send("POST", `${at(id)}restore/`, {});

  test("is listed apart, and comes back as it was: visitors see it again", async () => {
    const { id } = await create(about("/back/"));
    await publish(id);
    await fixture.ada.send("DELETE", at(id));
    await expect.poll(() => seen("/back/")).toBe(404);
    expect(await deleted()).toContain("/back/");
    expect((await restore(id, fixture.vera)).statusCode).toBe(403);
    const restored = (await restore(id)).json().data;
    expect([restored.url, restored.published, restored.rev]).toEqual(["/back/", true, "3"]);
    await expect.poll(() => seen("/back/")).toContain("Made by hand");
    expect(await deleted()).not.toContain("/back/");
    expect((await restore(id)).statusCode).toBe(404);
  });

  test("whose address another page has by now comes back at a temporary one", async () => {
    const { id, uuid } = await create(about("/twice/"));
    await fixture.ada.send("DELETE", at(id));
    await create(about("/twice/"));
    expect((await restore(id)).json().data.url).toBe(`/untitled-${uuid}/`);
  });
});

describe("the list", () => {
  test("S7.07 S1.11 holds the pages of one type where it is named", async () => {
    const mail = await create({ url: "/mail/", properties: { title: "Winter", isStorePage: false, isMailPage: true } });
    const urlsOf = async (query: string) =>
      (await fixture.ada.get(`${pages}?perPage=100${query}`)).json().data.map(({ url }: { url: string }) => url);
    expect(await urlsOf("&page-type=MailPage")).toEqual([mail.url]);
    expect(await urlsOf("&page-type=StorePage")).not.toContain("/mail/");
    expect(await urlsOf("")).toContain("/mail/");
    const properties = { title: "Basket left behind", isStorePage: false, isAutomatedFlowPage: true };
    const flow = await create({ url: "/left-behind/", properties });
    expect(await urlsOf("&page-type=AutomatedFlowPage")).toEqual([flow.url]);
    await publish(flow.id);
    expect(await seen("/left-behind/")).toBe(404);
  });

  test("S1.11 says what each page is marked as, which its draft may be changed to, but for the home page", async () => {
    const { id, properties, ...page } = await create(about("/letter-to-be/"));
    const kindOf = async (url: string) =>
      (await fixture.ada.get(`${pages}?perPage=100`)).json().data.find((each: { url: string }) => each.url === url)
        ?.kind;
    expect(await kindOf("/letter-to-be/")).toBe("store");
    await save(id, { ...page, properties: { ...properties, ...marksOf("mail") } });
    expect(await kindOf("/letter-to-be/")).toBe("mail");

    const listed = (await fixture.ada.get(`${pages}?perPage=100`)).json().data;
    const home = listed.find(({ isHomepage }: { isHomepage: boolean }) => isHomepage);
    const { data } = (await fixture.ada.get(at(home.id))).json();
    const refused = await save(home.id, { ...data, properties: { ...data.properties, ...marksOf("flow") } });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { "properties.isStorePage": ["The home page is always a page of your shop."] },
    ]);
  });
});

describe("other people", () => {
  test("of the shop read what their role permits, and those of another shop find nothing", async () => {
    const { id, ...page } = await create(about("/theirs/"));
    const { vera, joe, nobody, otherBase } = fixture;
    expect((await vera.get(at(id))).statusCode).toBe(200);
    expect((await save(id, page, {}, vera)).statusCode).toBe(403);
    expect((await vera.send("DELETE", at(id))).statusCode).toBe(403);
    expect((await joe.get(at(id))).statusCode).toBe(404);
    expect((await nobody.get(at(id))).statusCode).toBe(401);
    expect((await fixture.ada.get(`${otherBase}/pages/${id}/`)).statusCode).toBe(404);
  });
});

describe("somebody who works in two shops", () => {
  let una: Visitor;
  beforeAll(async () => {
    const { pools } = world.platform;
    const person = await seedPerson(pools, { email: "una@selvedge.test", fullName: "Una Brae" });
    await seedMember(pools, fixture.bramble, person, "viewer");
    await seedMember(pools, fixture.other, person, "owner");
    una = await merchantAt(world, "una@selvedge.test");
  });

  test("S8.06 is told which of them has a page that is opened in the other", async () => {
    const { id } = await create(about("/of-bramble/"));
    const refused = await una.get(`${fixture.otherBase}/pages/${id}/`);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      {
        code: "pageOfOtherShop",
        message: "Oops... Looks like you're trying to access a page from another store",
        data: { division: { id: fixture.bramble.divisionId, name: "Bramble" } },
      },
    ]);
    await fixture.ada.send("DELETE", at(id));
    expect((await una.get(`${fixture.otherBase}/pages/${id}/`)).statusCode).toBe(404);
  });

  test("S8.06 a page of a shop that is not theirs is not there for anybody", async () => {
    const theirs = await una.send("POST", `${fixture.otherBase}/pages/`, about("/of-the-kiln/"));
    const { id } = theirs.json().data;
    const found = await Promise.all([fixture.ada, fixture.vera, una].map((who) => who.get(at(id))));
    expect(found.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403]);
    expect(found[0]!.body).not.toContain("Kiln");
  });
});

describe("somebody who may only write drafts", () => {
  let rose: Visitor;
  beforeAll(async () => {
    const { pools } = world.platform;
    const person = await seedPerson(pools, { email: "rose@selvedge.test", fullName: "Rose Tarn" });
    await seedMember(pools, fixture.bramble, person, "designer");
    rose = await merchantAt(world, "rose@selvedge.test");
  });
  const shown = async (url: string) => {
    const { id } = await create(about(url));
    await publish(id);
    return id;
  };

  test("changes the draft of a page that visitors see, and neither hides nor deletes the page", async () => {
    const id = await shown("/kept/");
    expect((await save(id, about("/kept/", { name: "Ours" }), {}, rose)).statusCode).toBe(200);
    expect((await save(id, about("/kept/", { published: false }), {}, rose)).statusCode).toBe(403);
    expect((await rose.send("DELETE", at(id))).statusCode).toBe(403);
    expect(await seen("/kept/")).toContain("Made by hand");
  });

  test("moves a draft of their own, and no page that visitors see", async () => {
    const id = await shown("/stays/");
    expect((await save(id, about("/went/"), {}, rose)).statusCode).toBe(403);
    expect(await seen("/stays/")).toContain("Made by hand");
    const draft = (await rose.send("POST", pages, about("/one/"))).json().data;
    expect((await save(draft.id, about("/two/"), {}, rose)).json().data.url).toBe("/two/");
  });

  test("does not show again what was hidden, nor bring back what was deleted while visitors saw it", async () => {
    const [hidden, deleted] = [await shown("/hidden-away/"), await shown("/thrown-away/")];
    await save(hidden, about("/hidden-away/", { published: false }));
    await fixture.ada.send("DELETE", at(deleted));
    expect((await save(hidden, about("/hidden-away/", { published: true }), {}, rose)).statusCode).toBe(403);
    expect((await rose.send("POST", `${at(deleted)}restore/`, {})).statusCode).toBe(403);
    expect([await seen("/hidden-away/"), await seen("/thrown-away/")]).toEqual([404, 404]);
  });

  test("deletes a draft of their own and brings it back", async () => {
    const { id } = (await rose.send("POST", pages, about("/a-try/"))).json().data;
    expect((await rose.send("DELETE", at(id))).statusCode).toBe(200);
    expect((await rose.send("POST", `${at(id)}restore/`, {})).statusCode).toBe(200);
  });
});
