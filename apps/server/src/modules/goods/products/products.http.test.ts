import { migrations } from "@selvedge/db/migrate";
import { withDivision } from "@selvedge/db/with-division";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { freshKey, type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { renderMockups, renderPrintFiles } from "./index.ts";

const world = testApp();
let fixture: MerchantFixture;
let artwork: { id: number; sha256: string };
beforeAll(async () => {
  fixture = await merchantFixture(world);
  artwork = (await upload(fixture.ada, `${fixture.base}/artworks/`, discPng(1400), "Disc.png")).json().data;
});

const url = (path = "") => `${fixture.base}/products/${path}`;

async function newDesign(artworkId: number | undefined = artwork.id, blankCode = "tee-unisex") {
  const answer = await fixture.ada.post(`${fixture.base}/designs/`, { blankCode, artworkId }, freshKey());
  return answer.json().data;
}

async function newDraft(body: object = {}) {
  const design = await newDesign();
  const answer = await fixture.ada.post(
    url(),
    { designId: design.id, colours: ["Black", "White"], ...body },
    freshKey(),
  );
  return answer.json().data;
}

const publish = (product: { id: number; version: number }, headers = freshKey()) =>
  fixture.ada.post(url(`${product.id}/publish/`), { version: product.version }, headers);

const change = (product: { id: number; version: number }, body: object) =>
  fixture.ada.send("PATCH", url(`${product.id}/`), { version: product.version, ...body });

const jobsWaiting = async (productId: number) => {
  const { rows } = await world.platform.pools.web.query("select 1");
  expect(rows).toHaveLength(1);
  const pg = await import("pg");
  const client = new pg.default.Client({ connectionString: world.database.ownerUrl });
  await client.connect();
  const found = await client.query(
    "select task_identifier, key from graphile_worker.jobs where key like $1 order by key",
    [`% ${productId}`],
  );
  await client.end();
  return found.rows.map((row) => row.task_identifier);
};

test("every blank is offered with its costs", async () => {
  const { data } = (await fixture.ada.get(`${fixture.base}/blanks/`)).json();
  expect(data).toHaveLength(11);
  expect(data[0]).toMatchObject({ code: "tee-unisex", areas: [{ side: "front" }, { side: "back" }], outOfStock: [] });
  expect(data[0].colours.find(({ name }: { name: string }) => name === "Black")).toMatchObject({
    garmentCostMinor: 720,
    printCostMinor: 260,
  });
});

test("a draft has the variants of its colours, a price that earns, and nothing to show to shoppers yet", async () => {
  const draft = await newDraft({ name: "Disc tee" });
  expect(draft).toMatchObject({
    name: "Disc tee",
    state: "draft",
    defaultColour: "Black",
    printedSides: ["front"],
    // 1400 pixels over the 177.8 mm at which they print well.
    lowestDpi: 200,
    urlName: "disc-tee",
  });
  expect(draft.sku).toBe(`BR-TEE-U-${draft.id}`);
  expect(draft.variants).toHaveLength(14);
  expect(draft.lowestPriceIncTaxMinor).toBe(1176);
  expect(draft.priceIncTaxMinor).toBe(1900);
  expect(draft.mockups).toMatchObject({ total: 0, isDrawing: false });
  const shopper = await world.app.inject({
    url: "/omnis/v3/products/fetch/",
    method: "GET",
    headers: { host: fixture.bramble.host },
  });
  expect(shopper.body).not.toContain("Disc tee");
});

test("a design gives one draft, however often it is requested", async () => {
  const design = await newDesign();
  const key = freshKey();
  const ask = (headers: Record<string, string>) => fixture.ada.post(url(), { designId: design.id }, headers);
  const answers = await Promise.all([ask(key), ask(key)]);
  const later = await ask(freshKey());
  expect(new Set([...answers, later].map((answer) => answer.json().data.id)).size).toBe(1);
});

test("two products of one name have two addresses", async () => {
  const one = await newDraft({ name: "Twin" });
  const two = await newDraft({ name: "Twin" });
  expect([one.urlName, two.urlName]).toEqual(["twin", "twin-2"]);
});

test("an art print begins with a price for each size, and each tells what it costs and leaves", async () => {
  const design = await newDesign(artwork.id, "art-print-portrait");
  const body = { designId: design.id, colours: ["White", "Black"] };
  const draft = (await fixture.ada.post(url(), body, freshKey())).json().data;
  expect(draft).toMatchObject({
    ...{ priceIncTaxMinor: 2300, sizeExtrasMinor: { A3: 600, A2: 1300 }, lowestPriceIncTaxMinor: 1404 },
    ...{ profitMinor: 747, highestProfitMinor: 827 },
    profitBySize: [
      { size: "A4", priceIncTaxMinor: 2300, costMinor: 1170, profitMinor: 747, lowestPriceIncTaxMinor: 1404 },
      { size: "A3", priceIncTaxMinor: 2900, costMinor: 1590, profitMinor: 827, lowestPriceIncTaxMinor: 1908 },
      { size: "A2", priceIncTaxMinor: 3600, costMinor: 2220, profitMinor: 780, lowestPriceIncTaxMinor: 2664 },
    ],
  });
  const { data } = (await fixture.ada.get(url(`?search=${draft.sku}`))).json();
  expect(data).toMatchObject([{ id: draft.id, profitMinor: 747, highestProfitMinor: 827 }]);
  const unknown = await change(draft, { sizeExtrasMinor: { A0: 900 } });
  expect(unknown.json().errors.sizeExtrasMinor).toEqual(["Art print, portrait is not made in size A0."]);
  const cheapA2 = await change(draft, { sizeExtrasMinor: { A3: 600, A2: 300 } });
  expect(cheapA2.json().errors.priceIncTaxMinor[0]).toMatch(/£23\.64/);
});

test("with one price for all sizes the dearest decides the lowest", async () => {
  const design = await newDesign(artwork.id, "art-print-portrait");
  const draft = (await fixture.ada.post(url(), { designId: design.id, colours: ["White"] }, freshKey())).json().data;
  const tooLow = await change(draft, { sizeExtrasMinor: {}, priceIncTaxMinor: 2663 });
  expect(tooLow.json().errors.priceIncTaxMinor[0]).toMatch(/£26\.64, for A2/);
  const one = (await change(draft, { sizeExtrasMinor: {}, priceIncTaxMinor: 4300 })).json().data;
  expect(one).toMatchObject({ lowestPriceIncTaxMinor: 2664, profitMinor: 1363, highestProfitMinor: 2413 });
  const choices = [{ colour: "White", sizes: ["A4"] }];
  const small = (await change(one, { choices, priceIncTaxMinor: 1404 })).json().data;
  expect(small).toMatchObject({ lowestPriceIncTaxMinor: 1404, profitMinor: 0, highestProfitMinor: 0 });
});

test("prices of several products are looked at, changed and taken back, each over the version that was seen", async () => {
  const [tee, other] = [
    await newDraft({ name: "Cheap tee", priceIncTaxMinor: 2000 }),
    await newDraft({ name: "Dear" }),
  ];
  const foreign = await seedProduct(world.platform.pools, fixture.other, { name: "Theirs" });
  const ids = [tee.id, other.id, foreign.id];
  const preview = async (step: object) =>
    (await fixture.ada.post(url("price-preview/"), { ids, change: step })).json().data;
  expect(await preview({ kind: "by_percent", percent: 5 })).toMatchObject([
    {
      id: tee.id,
      priceIncTaxMinor: 2000,
      newPriceIncTaxMinor: 2100,
      profitMinor: 687,
      newProfitMinor: 770,
      refusal: null,
    },
    { id: other.id, priceIncTaxMinor: 1900, newPriceIncTaxMinor: 1995, dearestSize: null, refusal: null },
  ]);
  const set = await preview({ kind: "set", priceIncTaxMinor: 1175 });
  expect(set.map(({ refusal }: { refusal: string }) => refusal)).toEqual([
    expect.stringMatching(/£11\.76/),
    expect.stringMatching(/£11\.76/),
  ]);
  const put = async (prices: object[]) => (await fixture.ada.post(url("prices/"), { prices })).json().data;
  const requested = [
    { id: tee.id, version: tee.version, priceIncTaxMinor: 2100 },
    { id: other.id, version: other.version, priceIncTaxMinor: 500 },
    { id: foreign.id, version: 1, priceIncTaxMinor: 9900 },
  ];
  const first = await put(requested);
  expect(first).toEqual({
    changed: [{ id: tee.id, version: tee.version + 1, priceIncTaxMinor: 2100, priceBeforeIncTaxMinor: 2000 }],
    refused: [{ id: other.id, name: "Dear", reason: expect.stringMatching(/£11\.76/) }],
  });
  // The same press sent twice changes nothing more.
  expect((await put(requested)).changed).toEqual([]);
  const [done] = first.changed;
  const back = await put([{ id: done.id, version: done.version, priceIncTaxMinor: done.priceBeforeIncTaxMinor }]);
  expect(back.refused).toEqual([]);
  expect((await fixture.ada.get(url(`${tee.id}/`))).json().data.priceIncTaxMinor).toBe(2000);
  expect((await fixture.vera.post(url("prices/"), { prices: requested })).statusCode).toBe(403);
});

test.each([
  ["one penny below the cost", { priceIncTaxMinor: 1175 }, "priceIncTaxMinor", /£11\.76/],
  ["no price", { priceIncTaxMinor: 0 }, "priceIncTaxMinor", /amount/],
  ["a sale price below the cost", { salePriceIncTaxMinor: 900, onSale: true }, "salePriceIncTaxMinor", /£11\.76/],
  ["a sale price above the price", { salePriceIncTaxMinor: 9900 }, "salePriceIncTaxMinor", /lower/],
  ["a sale without a price", { onSale: true }, "salePriceIncTaxMinor", /Enter/],
  ["an empty name", { name: "  " }, "name", /required/],
  ["a colour that is not made", { choices: [{ colour: "Plaid", sizes: ["M"] }] }, "choices", /Plaid/],
  ["a size that is not made", { choices: [{ colour: "Black", sizes: ["9XL"] }] }, "choices", /9XL/],
  ["a first colour that is not on sale", { defaultColour: "Red" }, "defaultColour", /on sale/],
])("%s is refused by its field", async (_, body, field, words) => {
  const draft = await newDraft();
  const answer = await change(draft, body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[field]?.[0]).toMatch(words);
});

test("the lowest price itself is let through", async () => {
  const draft = await newDraft();
  expect((await change(draft, { priceIncTaxMinor: 1176 })).json().data).toMatchObject({
    priceIncTaxMinor: 1176,
    profitMinor: 0,
  });
});

test("changes are stored, and an older version is refused", async () => {
  const draft = await newDraft();
  const collection = (await fixture.ada.post(`${fixture.base}/collections/`, { name: "New in" })).json().data;
  const changed = (
    await change(draft, {
      name: "Moon tee",
      description: "Soft.\n\nPrinted <when> you order.",
      priceIncTaxMinor: 2400,
      choices: [{ colour: "White", sizes: ["S", "M"] }],
      collectionIds: [collection.id, 999_999],
    })
  ).json().data;
  expect(changed).toMatchObject({
    name: "Moon tee",
    description: "Soft.\n\nPrinted <when> you order.",
    defaultColour: "White",
    // And in that of everything, which fills itself.
    collectionIds: [expect.any(Number), collection.id],
    version: draft.version + 1,
  });
  expect(changed.variants.filter(({ enabled }: { enabled: boolean }) => enabled)).toHaveLength(2);
  const late = await change(draft, { name: "Late" });
  expect([late.statusCode, late.json().data]).toEqual([412, { version: draft.version + 1 }]);
  const collections = (await fixture.ada.get(`${fixture.base}/collections/`)).json().data;
  expect(collections).toContainEqual({ ...collection, products: 1 });
});

const collectionsOf = async (id: number): Promise<string[]> => {
  const all = (await fixture.ada.get(`${fixture.base}/collections/`)).json().data;
  const { collectionIds } = (await fixture.ada.get(url(`${id}/`))).json().data;
  return all
    .filter((each: { id: number }) => collectionIds.includes(each.id))
    .map(({ name }: { name: string }) => name);
};
const inShop = async (name: string) => {
  const path = "/collection/all/";
  const { body } = await world.app.inject({ url: path, method: "GET", headers: { host: fixture.bramble.host } });
  return body.includes(name);
};

test("what is published stands in the shop's collection of everything, which gives it up only where it is filled by hand", async () => {
  const draft = await newDraft({ name: "Seen at once" });
  expect(await collectionsOf(draft.id)).toEqual(["All products"]);
  expect(await inShop("Seen at once")).toBe(false);
  const published = (await publish(draft)).json().data;
  // A cached page is dropped once its change has been announced.
  await expect.poll(() => inShop("Seen at once")).toBe(true);
  const still = (await change(published, { collectionIds: [] })).json().data;
  expect(await collectionsOf(draft.id)).toEqual(["All products"]);
  const [all] = (await fixture.ada.get(`${fixture.base}/collections/`)).json().data;
  await fixture.ada.send("PUT", `${fixture.base}/collections/${all.id}/`, { name: all.name, rule: null });
  const taken = (await change(still, { collectionIds: [] })).json().data;
  expect(await collectionsOf(draft.id)).toEqual([]);
  await publish(taken);
  expect(await collectionsOf(draft.id)).toEqual([]);
  await expect.poll(() => inShop("Seen at once")).toBe(false);
});

test("what was published before and stands nowhere joins the collection of everything, once", async () => {
  const [alone, filed] = [
    await seedProduct(world.platform.pools, fixture.bramble, { name: "Stood nowhere" }),
    await seedProduct(world.platform.pools, fixture.bramble, { name: "Filed by hand" }),
  ];
  const shelf = (await fixture.ada.post(`${fixture.base}/collections/`, { name: "Shelf" })).json().data;
  const { version } = (await fixture.ada.get(url(`${filed.id}/`))).json().data;
  await change({ id: filed.id, version }, { collectionIds: [shelf.id] });
  const { sql: text } = migrations().find(({ name }) => name.startsWith("0033-"))!;
  for (let times = 0; times < 2; times++) await world.database.ownerQuery(text);
  expect(await collectionsOf(alone.id)).toEqual(["All products"]);
  expect(await collectionsOf(filed.id)).toEqual(["Shelf"]);
});

test("a product is titled in words where its picture has the name of a file", async () => {
  const picture = (await upload(fixture.ada, `${fixture.base}/artworks/`, discPng(900, 7), "luna-moth.png")).json()
    .data;
  const design = await newDesign(picture.id);
  const draft = (await fixture.ada.post(url(), { designId: design.id }, freshKey())).json().data;
  expect(draft).toMatchObject({ name: "Luna Moth", urlName: "luna-moth" });
});

test("publishing freezes the design, sends it to review, and leaves two jobs however often it is pressed", async () => {
  const draft = await newDraft({ name: "Published" });
  const key = freshKey();
  const answers = await Promise.all([publish(draft, key), publish(draft, key)]);
  for (const answer of answers)
    expect(answer.json().data).toMatchObject({ state: "in_review", approvalStatus: "pending", enabled: true });
  expect(answers[0].json().data.mockups).toMatchObject({
    ready: 0,
    total: 2,
    isDrawing: true,
    printFiles: { ready: 0, total: 1 },
  });
  expect(await jobsWaiting(draft.id)).toEqual(["render_mockups", "render_print_files"]);
});

test("a design that would spoil the print is not published", async () => {
  const design = await newDesign();
  const [element] = design.scene.sides.front.elements;
  const scene = { ...design.scene, sides: { front: { elements: [{ ...element, x: -50 }] } } };
  await fixture.ada.send("PUT", `${fixture.base}/designs/${design.id}/`, { version: 1, name: "Out", scene });
  const draft = (await fixture.ada.post(url(), { designId: design.id }, freshKey())).json().data;
  const answer = await publish(draft);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.design[0]).toMatch(/outside the print area/);
});

test("a picture is judged on the largest size sold: too coarse for A2, it is published up to A3", async () => {
  const design = await newDesign(artwork.id, "art-print-portrait");
  const [element] = design.scene.sides.front.elements;
  // 1400 pixels over 417 mm are 85 dpi on A3 and 60 on A2.
  const coarse = { ...element, x: 0, y: 0, w: 297, h: 417 };
  const scene = { ...design.scene, sides: { front: { elements: [coarse] } } };
  await fixture.ada.send("PUT", `${fixture.base}/designs/${design.id}/`, { version: 1, name: "Coarse", scene });
  const draft = (await fixture.ada.post(url(), { designId: design.id }, freshKey())).json().data;
  expect(draft.lowestDpi).toBe(60);
  const refused = await publish(draft);
  expect([refused.statusCode, refused.json().errors.design]).toEqual([
    422,
    [expect.stringMatching(/^At 60 dpi on A2 .* or do not sell A2\./)],
  ]);
  const choices = draft.variants
    .filter(({ size }: { size: string }) => size === "A3")
    .map(({ colour }: { colour: string }) => ({ colour, sizes: ["A4", "A3"] }));
  const upToA3 = (await change(draft, { choices })).json().data;
  expect(upToA3.lowestDpi).toBe(85);
  const published = await publish(upToA3);
  expect(published.statusCode).toBe(200);
  expect(published.json().data.mockups.printFiles).toEqual({ ready: 0, total: 2 });
  const onSale = (await fixture.ada.get(url(`${draft.id}/`))).json().data;
  expect(onSale.lowestDpi).toBe(85);
  const widened = await change(onSale, {
    choices: choices.map((choice: { colour: string }) => ({ ...choice, sizes: ["A4", "A2"] })),
  });
  expect([widened.statusCode, widened.json().errors.choices]).toEqual([
    422,
    [expect.stringMatching(/too coarse to print on A2/)],
  ]);
});

test("an empty design is not published", async () => {
  const design = await newDesign(undefined);
  const empty = (await fixture.ada.post(`${fixture.base}/designs/`, { blankCode: "tote" }, freshKey())).json().data;
  expect(design.id).not.toBe(empty.id);
  const draft = (await fixture.ada.post(url(), { designId: empty.id }, freshKey())).json().data;
  expect((await publish(draft)).json().errors.design[0]).toMatch(/nothing on this design/);
});

test("the jobs draw every colour and the print file, and running them twice changes nothing", async () => {
  const draft = await newDraft({ name: "Drawn" });
  await publish(draft);
  const job = { divisionId: fixture.bramble.divisionId, productId: draft.id };
  await renderMockups(world.platform, job);
  await renderPrintFiles(world.platform, job);
  const first = (await fixture.ada.get(url(`${draft.id}/mockups/`))).json().data;
  expect(first).toMatchObject({
    ready: 2,
    failed: 0,
    total: 2,
    isDrawing: false,
    printFiles: { ready: 1, total: 1 },
    printFailure: null,
  });
  expect(Object.keys(first.pictures[0].sizes)).toEqual(["480", "640", "960", "1280", "1920"]);
  await Promise.all([renderMockups(world.platform, job), renderPrintFiles(world.platform, job)]);
  expect((await fixture.ada.get(url(`${draft.id}/mockups/`))).json().data).toEqual(first);
  const files = await withDivision(world.platform.pools.web, job.divisionId, (db) =>
    db.selectFrom("print_files").selectAll().execute(),
  );
  const file = files.find(({ scene_hash }) => scene_hash !== "");
  expect(file).toMatchObject({ side: "front", dpi: 300, width_px: 4193, height_px: 4795 });
});

test("a picture that cannot be rendered is marked, the rest continues, and rendering again repairs it", async () => {
  const draft = await newDraft({ name: "Lost" });
  await publish(draft);
  const { divisionId } = fixture.bramble;
  const job = { divisionId, productId: draft.id };
  const files = { ...world.platform.files, get: async () => Promise.reject(new (await missing())("gone")) };
  await renderMockups({ ...world.platform, files }, job);
  await renderPrintFiles({ ...world.platform, files }, job);
  const failed = (await fixture.ada.get(url(`${draft.id}/mockups/`))).json().data;
  expect(failed).toMatchObject({ ready: 0, failed: 2, isDrawing: false });
  expect(failed.printFailure === null || /gone/.test(failed.printFailure)).toBe(true);
  await fixture.ada.post(url(`${draft.id}/mockups/redraw/`), {});
  await renderMockups(world.platform, job);
  await renderPrintFiles(world.platform, job);
  expect((await fixture.ada.get(url(`${draft.id}/mockups/`))).json().data).toMatchObject({
    ready: 2,
    failed: 0,
    isDrawing: false,
  });
});

const missing = async () => (await import("../../../adapters/file-store/file-store.ts")).MissingFile;

test("a run that dies goes on where it stopped", async () => {
  const draft = await newDraft({ name: "Killed" });
  await publish(draft);
  const job = { divisionId: fixture.bramble.divisionId, productId: draft.id };
  let puts = 0;
  const dying = {
    ...world.platform.files,
    get: world.platform.files.get.bind(world.platform.files),
    put: async (...given: Parameters<typeof world.platform.files.put>) => {
      if (++puts > 5) throw new Error("the machine went dark");
      return world.platform.files.put(...given);
    },
  };
  await expect(renderMockups({ ...world.platform, files: dying }, job)).rejects.toThrow("dark");
  const half = (await fixture.ada.get(url(`${draft.id}/mockups/`))).json().data;
  expect(half).toMatchObject({ ready: 1, failed: 0, isDrawing: true });
  await renderMockups(world.platform, job);
  await renderPrintFiles(world.platform, job);
  const whole = (await fixture.ada.get(url(`${draft.id}/mockups/`))).json().data;
  expect(whole).toMatchObject({ ready: 2, isDrawing: false });
  expect(whole.pictures[0]).toEqual(half.pictures[0]);
});

test("a new design of a published product waits to be published and then goes to review again", async () => {
  const draft = await newDraft({ name: "Second look" });
  const published = (await publish(draft)).json().data;
  await withDivision(world.platform.pools.backOffice, fixture.bramble.divisionId, (db) =>
    db.updateTable("products").where("id", "=", draft.id).set({ approval_status: "approved" }).execute(),
  );
  const again = (await publish(published)).json().data;
  expect(again).toMatchObject({ state: "live", approvalStatus: "approved", hasNewDesign: false });
  const path = `${fixture.base}/designs/${draft.designId}/`;
  const design = (await fixture.ada.get(path)).json().data;
  const [element] = design.scene.sides.front.elements;
  const scene = { ...design.scene, sides: { front: { elements: [{ ...element, y: element.y + 10 }] } } };
  await fixture.ada.send("PUT", path, { version: design.version, name: design.name, scene });
  const waiting = (await fixture.ada.get(url(`${draft.id}/`))).json().data;
  expect(waiting).toMatchObject({ hasNewDesign: true, approvalStatus: "approved" });
  expect((await publish(waiting)).json().data).toMatchObject({ hasNewDesign: false, approvalStatus: "pending" });
});

test.each([
  ["approved", null],
  ["denied", "The name belongs to somebody else."],
] as const)(
  "a new name sends what was %s to review again, a new price does not (print-on-demand §2)",
  async (status, reason) => {
    const draft = await newDraft({ name: `Named ${status}` });
    const published = (await publish(draft)).json().data;
    await withDivision(world.platform.pools.backOffice, fixture.bramble.divisionId, (db) =>
      db
        .updateTable("products")
        .where("id", "=", draft.id)
        .set({ approval_status: status, denial_reason: reason })
        .execute(),
    );
    const change = async (version: number, changes: object) =>
      (await fixture.ada.send("PATCH", url(`${draft.id}/`), { version, ...changes })).json().data;
    const dearer = await change(published.version, { priceIncTaxMinor: 3000 });
    expect(dearer).toMatchObject({ approvalStatus: status, denialReason: reason });
    const same = await change(dearer.version, { name: `Named ${status}` });
    expect(same).toMatchObject({ approvalStatus: status });
    const renamed = await change(same.version, { name: "Another name" });
    expect(renamed).toMatchObject({ approvalStatus: "pending", denialReason: null });
  },
);

test("the list is filtered, searched, sorted and paged", async () => {
  await newDraft({ name: "Zebra poster", priceIncTaxMinor: 9900 });
  const list = async (query: string) => (await fixture.ada.get(url(`?${query}`))).json();
  expect((await list("search=zebra")).data).toMatchObject([{ name: "Zebra poster", state: "draft", sold: 0 }]);
  expect((await list("sort=price&perPage=1")).data[0].name).toBe("Zebra poster");
  const drafts = await list("state=draft&perPage=100");
  expect(drafts.data.every(({ state }: { state: string }) => state === "draft")).toBe(true);
  expect(drafts.meta.total).toBe(drafts.data.length);
  expect(drafts.counts.all).toBeGreaterThan(drafts.counts.draft);
  expect((await list("sort=name&direction=asc&perPage=2&page=2")).data).toHaveLength(2);
  expect((await fixture.ada.get(url("?state=strange"))).statusCode).toBe(422);
  expect((await fixture.ada.get(url("?perPage=1000"))).statusCode).toBe(422);
});

test("products are hidden, shown, deleted and restored, together or one by one", async () => {
  const one = await newDraft({ name: "Gone one" });
  const two = await newDraft({ name: "Gone two" });
  await publish(one);
  const act = (ids: number[], action: string) => fixture.ada.post(url("change/"), { ids, action });
  expect((await act([one.id, two.id, 999_999], "hide")).json().data.changed.toSorted()).toEqual([one.id, two.id]);
  expect((await fixture.ada.get(url(`${one.id}/`))).json().data.state).toBe("hidden");
  await act([one.id], "show");
  expect((await fixture.ada.post(url(`${one.id}/unpublish/`))).json().data.state).toBe("hidden");
  await act([one.id, two.id], "delete");
  expect((await fixture.ada.get(url(`${one.id}/`))).statusCode).toBe(404);
  expect((await fixture.ada.send("DELETE", url(`${one.id}/`))).statusCode).toBe(404);
  expect((await fixture.ada.post(url(`${one.id}/restore/`))).json().data.name).toBe("Gone one");
  await act([two.id], "restore");
  expect((await fixture.ada.get(url(`${two.id}/`))).statusCode).toBe(200);
});

test("strangers see nothing and may change nothing", async () => {
  const { ada, vera, joe, nobody, base, otherBase, other } = fixture;
  const draft = await newDraft();
  const foreign = await seedProduct(world.platform.pools, other);
  expect((await nobody.get(url())).statusCode).toBe(401);
  expect((await joe.get(url())).statusCode).toBe(404);
  for (const path of ["products/", "blanks/", "collections/", `products/${foreign.id}/`])
    expect((await ada.get(`${otherBase}/${path}`)).statusCode).toBe(404);
  for (const path of [`products/${foreign.id}/`, "products/999999/", `products/${foreign.id}/mockups/`])
    expect((await ada.get(`${base}/${path}`)).statusCode).toBe(404);
  expect((await publish({ id: foreign.id, version: 1 })).statusCode).toBe(404);
  expect((await change({ id: foreign.id, version: 1 }, { name: "Mine" })).statusCode).toBe(404);
  expect((await ada.post(url("change/"), { ids: [foreign.id], action: "delete" })).json().data.changed).toEqual([]);
  expect((await ada.post(url(), { designId: foreign.designId }, freshKey())).statusCode).toBe(422);
  expect((await vera.get(url(`${draft.id}/`))).statusCode).toBe(200);
  const forbidden = [
    vera.post(url(), { designId: draft.designId }, freshKey()),
    vera.send("PATCH", url(`${draft.id}/`), { version: 1, name: "A" }),
    vera.post(url(`${draft.id}/publish/`), { version: 1 }, freshKey()),
    vera.post(url(`${draft.id}/mockups/redraw/`), {}),
    vera.send("DELETE", url(`${draft.id}/`)),
    vera.post(`${base}/collections/`, { name: "A" }),
  ];
  for (const answer of await Promise.all(forbidden)) expect(answer.statusCode).toBe(403);
});

test.each([
  [
    "dark ink on black, and a caption that vanishes on white",
    `<path fill="#1b1c20" d="M0 0h600v400H0z"/><path fill="#fbfaf5" d="M200 500h200v60H200z"/>`,
    ["The design vanishes on Black.", "A part of the design vanishes on White."],
  ],
  [
    "a glow",
    `<radialGradient id="g"><stop stop-color="#ffd27f"/><stop offset="1" stop-color="#c8322b" stop-opacity=".1"/></radialGradient><circle cx="300" cy="300" r="290" fill="url(#g)"/>`,
    [expect.stringMatching(/^\d\d+% of the ink is see-through\. It can look hazy on dark colours/)],
  ],
  [
    "a logo in a white box",
    `<path fill="#ffffff" d="M0 0h600v600H0z"/><circle cx="300" cy="300" r="200" fill="#c8322b"/>`,
    ["A picture has a light background. It will print as a box on Black."],
  ],
])("%s is shown to the shop once its print is rendered, and stops nothing", async (name, shapes, texts) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${shapes}</svg>`;
  const picture = (await upload(fixture.ada, `${fixture.base}/artworks/`, Buffer.from(svg), `${name}.svg`)).json().data;
  const design = await newDesign(picture.id);
  const body = { designId: design.id, colours: ["Black", "White"] };
  const draft = (await fixture.ada.post(url(), body, freshKey())).json().data;
  expect(draft.printWarnings).toEqual([]);
  expect((await publish(draft)).statusCode).toBe(200);
  await renderPrintFiles(world.platform, { divisionId: fixture.bramble.divisionId, productId: draft.id });
  const { printWarnings } = (await fixture.ada.get(url(`${draft.id}/`))).json().data;
  expect(printWarnings.map(({ text }: { text: string }) => text).sort()).toEqual(texts.toSorted());
  expect(new Set(printWarnings.map(({ side }: { side: string }) => side))).toEqual(new Set(["front"]));
});
