// A page's draft as its shop's people look at it before visitors do.
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../testing/merchant-fixture.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let pages: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  pages = `${fixture.base}/pages/`;
});

const word = (text: string, more: object = {}) => ({
  type: "textBlock",
  properties: { html: `<p>${text}</p>`, ...more },
});
const only = (name: string, params: object) => ({ conditions: [{ name, params }] });
const blocks = [
  word("For all"),
  word("Not yet", { published: false }),
  word("In France", only("country", { in: ["FR"] })),
  word("In December", only("between", { from: "2099-12-01T00:00:00Z" })),
  word("For members", only("login", { is: "logged-in" })),
  word("Never", { conditions: ["full-moon"] }),
  { type: "hologram", properties: {} },
  { type: "", properties: {} },
  { type: "image", properties: {} },
  { type: "row", properties: {} },
];

/** A draft that was never published, and the address of its preview. */
async function preview(url: string) {
  const made = (await fixture.ada.send("POST", pages, { url, properties: { title: "Draft" }, blocks })).json().data;
  const answer = await fixture.ada.send("POST", `${pages}${made.id}/preview/`, {});
  const address = new URL(answer.json().data.url);
  return { id: made.id, address, data: answer.json().data };
}
const look = async (address: URL, changes: Record<string, string | null> = {}, host = fixture.bramble.host) => {
  const changed = new URL(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return visitorOf(world.app, host).get(changed.pathname + changed.search);
};
const words = (body: string) => [...body.matchAll(/<p>([^<]+)<\/p>/g)].map(([, text]) => text);

describe("the preview of a page", () => {
  test("S4.15, S4.16 shows every block of the draft, and fades what is not published only with edit controls", async () => {
    const { address, id, data } = await preview("/first/");
    expect(address.origin).toBe(world.platform.origins.shop("bramble"));
    expect(Date.parse(data.expiresAt)).toBeGreaterThan(Date.now());
    const edited = await look(address);
    expect(edited.statusCode).toBe(200);
    expect(words(edited.body)).toEqual(
      expect.arrayContaining(["For all", "Not yet", "In France", "In December", "For members", "Never"]),
    );
    expect(edited.body).toMatch(
      new RegExp(`<html[^>]* data-preview="edit" data-page="${id}" data-rev="1" data-editing`),
    );
    expect(edited.body.match(/data-unpublished="true"/g)).toHaveLength(1);
    expect(edited.body.match(/data-uid="/g)).toHaveLength(blocks.length);
    expect(edited.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "same-origin" });
    expect(edited.body).toContain("noindex");
    const plain = await look(address, { preview: "all" });
    expect(words(plain.body)).toEqual(words(edited.body));
    expect(plain.body).not.toContain("data-editing");
  });

  test("S8.16, S8.19, S8.21, S8.22 says why visitors do not see a block, and what an empty one waits for", async () => {
    const { address } = await preview("/why/");
    const { body } = await look(address);
    expect(body).toContain("This block is not published.");
    expect(body).toContain("This block is hidden from this visitor by its conditions.");
    expect(body).toContain("(Invalid block conditions: full-moon)");
    expect(body).toMatch(/data-empty="[^"]*\(Block type of hologram hasn&#x27;t been registered\)"/);
    expect(body).toContain("(Unable to make block, no type was defined)");
    expect(body).toContain('data-empty="Choose a picture."');
    expect(body).toMatch(/data-block="row"[^>]*data-container="true"/);
  });

  test("shows a state that is kept to be looked at, and leaves the draft as it is", async () => {
    const { address, id } = await preview("/looked-at/");
    const now = (await look(address)).body;
    const kept = [word("As it was"), { type: "textBlock", properties: { html: "<p>Clean<script>x()</script></p>" } }];
    const answer = await fixture.ada.send("POST", `${pages}${id}/looks/`, { properties: {}, blocks: kept });
    const at = { look: answer.json().data.look as string };
    expect(words((await look(address, at)).body).slice(0, 2)).toEqual(["As it was", "Clean"]);
    expect(words((await look(address)).body)).toEqual(words(now));
    expect((await look(address, { look: crypto.randomUUID() })).body).not.toContain("data-editing");
    const noPass = new URL("?preview=edit", address);
    expect((await look(noPass, at)).headers.location).toBe("/404/");
    expect((await fixture.ada.send("POST", `${pages}999999/looks/`, { blocks: [] })).statusCode).toBe(404);
  });

  test("that fails says so where it is looked at, and does not call the page missing", async () => {
    const { address } = await preview("/fails/");
    await world.database.ownerQuery("alter table pages rename to pages_that_do_not_come");
    const met = await look(address);
    await world.database.ownerQuery("alter table pages_that_do_not_come rename to pages");
    expect([met.statusCode, met.headers.location]).toEqual([500, undefined]);
    expect(met.body).not.toContain("Page not found");
  });

  test("shows it as any visitor would see it, at any time", async () => {
    const { address } = await preview("/as/");
    const seen = async (changes: Record<string, string>) =>
      words((await look(address, { preview: "visitor", ...changes })).body).filter((text) => /^(For|In|N)/.test(text!));
    expect(await seen({})).toEqual(["For all"]);
    expect(await seen({ "as-country": "fr", "as-login": "logged-in" })).toEqual([
      "For all",
      "In France",
      "For members",
    ]);
    expect(await seen({ "as-at": "2099-12-24T18:00:00Z" })).toEqual(["For all", "In December"]);
  });

  test("is for who has its address, while that works, and for no other shop", async () => {
    const { address, id } = await preview("/secret/");
    const pass = address.searchParams.get("preview-pass") ?? "";
    expect((await look(address, { "preview-pass": null })).headers.location).toBe("/404/");
    const forged = pass.replace(/\.(\d+)\.([\w-]+)$/, (_, until, mac) => `.${Number(until) + 1}.${mac}`);
    expect((await look(address, { "preview-pass": forged })).headers.location).toBe("/404/");
    expect((await look(address, {}, fixture.other.host)).statusCode).toBe(404);
    await fixture.ada.send("POST", `${pages}${id}/publish/`, {});
    const draft = [word("A better line")];
    await fixture.ada.send("PATCH", `${pages}${id}/`, {
      url: "/secret/",
      properties: { title: "Draft" },
      blocks: draft,
    });
    expect(words((await look(address)).body)).toContain("A better line");
    await expect.poll(async () => (await look(address, { "preview-pass": null })).body).not.toContain("A better line");
    expect((await look(address, { "preview-pass": null, preview: null })).body).toContain("For all");
    const { backOffice } = world.database.pools;
    const where = [fixture.bramble.divisionId, Number(pass.split(".")[1])];
    await backOffice.query(
      "update memberships set role = 'accountant' where division_id = $1 and account_id = $2",
      where,
    );
    const left = (await look(address)).body;
    await backOffice.query("update memberships set role = 'owner' where division_id = $1 and account_id = $2", where);
    expect(left).not.toContain("A better line");
  });

  test("is a call for the shop's people", async () => {
    const { id } = await preview("/calls/");
    const ask = (who: typeof fixture.ada, base = fixture.base, page = id) =>
      who.send("POST", `${base}/pages/${page}/preview/`, {});
    const statuses = await Promise.all([
      ask(fixture.vera),
      ask(fixture.ada, fixture.base, 999_999),
      ask(fixture.ada, fixture.otherBase),
      ask(fixture.joe),
      ask(fixture.nobody),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404, 401]);
  });
});
