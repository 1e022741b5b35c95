// A shop's own header, footer and layouts: they are drafts of their own, and once published all pages of their kind have them.
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../../testing/merchant-fixture.ts";
import { testApp } from "../../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
let templates: string;
let pages: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.database.pools, fixture.bramble, { name: "Measured tee" });
  templates = `${fixture.base}/page-templates/`;
  pages = `${fixture.base}/pages/`;
});

interface Template {
  id: number;
  url: string;
  rev: string;
  template: string;
  blocks: WireBlock[];
}

const open = async (name: string): Promise<Template> =>
  (await fixture.ada.send("POST", `${templates}${name}/`, {})).json().data;
const listed = async () => (await fixture.ada.get(templates)).json().data as { template: string; id: number | null }[];
const word = (text: string) => ({
  uid: `w${text}`,
  type: "textBlock",
  size: 12,
  properties: { html: `<p>${text}</p>` },
});
/** In this order, whatever places the blocks had before. */
const save = (template: Template, blocks: readonly object[]) =>
  fixture.ada.send("PATCH", `${pages}${template.id}/`, {
    ...template,
    blocks: blocks.map((block, order) => ({ ...block, pos: undefined, order })),
  });
const publish = ({ id }: Template) => fixture.ada.send("POST", `${pages}${id}/publish/`, {});
const visit = async (path: string) => (await visitorOf(world.app, fixture.bramble.host).get(path)).body;

/** Which classes of a page's blocks no style sheet of its document has. */
async function unstyled(path: string): Promise<string[]> {
  const body = await visit(path);
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet]) => visit(sheet!));
  const styles = (await Promise.all(sheets)).join("");
  const classes = [...body.matchAll(/class="(_(?:cell|prose)_\w+)/g)].map(([, name]) => name!);
  expect(classes.length).toBeGreaterThan(0);
  return classes.filter((name) => !styles.includes(`.${name}`));
}

/** Saves and publishes a template with a word before its parts. */
async function own(name: string, text: string): Promise<Template> {
  const template = await open(name);
  await save(template, [word(text), ...template.blocks]);
  expect((await publish(template)).statusCode).toBe(200);
  return template;
}

describe("the templates of a shop", () => {
  test("are listed each once, the usual ones until somebody opens them", async () => {
    expect((await listed()).map(({ template }) => template)).toEqual(["header", "footer", "product", "collection"]);
    const [one, other] = await Promise.all([open("header"), open("header")]);
    expect(one).toMatchObject({ id: other.id, template: "header", blocks: [{ type: "shopHeader" }] });
    expect((await listed())[0]).toMatchObject({ id: one.id, isPublished: false, edited: false });
    expect((await fixture.ada.get(pages)).json().data.map(({ id }: { id: number }) => id)).not.toContain(one.id);
    expect((await fixture.ada.send("POST", `${templates}basket/`, {})).statusCode).toBe(404);
  });

  test("are no pages: visitors find nothing at their address, and they are neither deleted nor moved", async () => {
    const footer = await own("footer", "Elderflower");
    expect((await visitorOf(world.app, fixture.bramble.host).get(footer.url)).statusCode).toBe(404);
    expect((await fixture.ada.send("DELETE", `${pages}${footer.id}/`)).statusCode).toBe(409);
    expect((await fixture.ada.send("POST", `${pages}${footer.id}/move/`, { under: null })).statusCode).toBe(409);
    const moved = await fixture.ada.send("PATCH", `${pages}${footer.id}/`, { ...footer, url: "/elsewhere/" });
    expect(moved.json().errors.url).toEqual(["A template has no address of its own."]);
    expect(await visit("/sitemap/")).not.toContain(footer.url);
  });

  test("a draft is seen by its people alone, and once it is published under every page of the shop", async () => {
    const header = await open("header");
    await save(header, [word("Hedgerow"), ...header.blocks]);
    expect(await visit("/basket/")).not.toContain("Hedgerow");
    const preview = (await fixture.ada.send("POST", `${pages}${header.id}/preview/`, {})).json().data.url as string;
    const edited = await visit(preview.replace(/^https?:\/\/[^/]+/, ""));
    expect(edited).toContain('data-edits="header"');
    expect(edited).toMatch(/id="header-template"[\s\S]*data-uid="wHedgerow"/);
    await publish(header);
    for (const path of ["/search/", "/sitemap/", "/nothing-here/"])
      await expect.poll(() => visit(path)).toContain("Hedgerow");
    expect(await unstyled("/search/")).toEqual([]);
    // A picker's sample of a block has nothing around it, though it is the same page.
    const sample = preview.replace(/^https?:\/\/[^/]+/, "").replace("preview=edit", "preview=all");
    const drawn = await visit(`${sample}&sample=block:quote`);
    expect(drawn).toContain('data-block="quote"');
    expect(drawn).not.toContain("Hedgerow");
  });

  test("of a product lays out the page of each, with the shop’s own parts among its blocks", async () => {
    const path = `/product/${tee.urlName}/`;
    expect(await visit(path)).toContain("product-page");
    const template = await open("product");
    const preview = (await fixture.ada.send("POST", `${pages}${template.id}/preview/`, {})).json().data.url as string;
    const edited = await visit(preview.replace(/^https?:\/\/[^/]+/, ""));
    expect(edited).toMatch(/data-block="productMain"[^>]* data-uid=/);
    expect(edited).toContain('class="product-name"');
    await save(template, [word("Above"), ...template.blocks.slice(0, 1), word("Below")]);
    expect((await publish(template)).statusCode).toBe(200);
    // What is cached of the page is dropped as soon as the change has arrived.
    await expect.poll(() => visit(path)).toContain("<p>Above</p>");
    const body = await visit(path);
    const at = ["<p>Above</p>", 'class="product-name"', "<p>Below</p>"].map((text) => body.indexOf(text));
    expect(at.every((each) => each > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(await unstyled(path)).toEqual([]);
  });

  test("without a part that it needs is refused with a sentence, and the draft stays", async () => {
    const template = await open("product");
    await save(template, [word("Only words")]);
    const refused = await publish(template);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.blocks[0]).toContain("Nobody could buy anything without it.");
    expect((await open("product")).blocks).toHaveLength(1);
  });

  test("becomes the usual one again, for visitors at once, and an earlier version comes back", async () => {
    const header = await own("header", "Bramble");
    await expect.poll(() => visit("/search/")).toContain("<p>Bramble</p>");
    const reset = (await fixture.ada.send("DELETE", `${templates}header/`)).json().data;
    expect(reset).toMatchObject({ id: header.id, liveVersion: null, blocks: [{ type: "shopHeader" }] });
    expect((await listed())[0]).toMatchObject({ isPublished: false, edited: false });
    await save(await open("header"), [word("Bramble, drafted")]);
    expect((await listed())[0]).toMatchObject({ isPublished: false, edited: true });
    await expect.poll(() => visit("/search/")).not.toContain("<p>Bramble</p>");
    const versions = (await fixture.ada.get(`${pages}${header.id}/versions/`)).json().data as { version: number }[];
    await fixture.ada.send("POST", `${pages}${header.id}/versions/${versions[0]!.version}/restore/`, {});
    await publish(header);
    await expect.poll(() => visit("/search/")).toContain("<p>Bramble</p>");
  });
});
