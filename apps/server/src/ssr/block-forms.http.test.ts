// The blocks of pages that post: a contact form's message, a gate's word; and the catalogue's.
import { withDivision } from "@selvedge/db/with-division";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tasks } from "../jobs/tasks.ts";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let shop: SeededShop;

const words = (html: string) => ({ type: "textBlock", properties: { html } });
const write = (blocks: object[], url = "/crew/") =>
  withDivision(world.database.pools.web, shop.divisionId, async (db) => {
    const text = JSON.stringify({ version: 1, properties: { title: "Crew" }, blocks });
    await db
      .insertInto("pages")
      .values({ division_id: shop.divisionId, url, name: "Crew", draft: text, published: text })
      .onConflict((same) =>
        same
          .columns(["division_id", "url"])
          .where("deleted_at", "is", null)
          .doUpdateSet({ draft: text, published: text }),
      )
      .execute();
  });
/** A visitor without scripts. With a bearer token no page comes from the cache. */
function visitor() {
  const browser = visitorOf(world.app, shop.host);
  return { ...browser, get: (path: string) => browser.get(path, { authorization: "Bearer x" }) };
}
const post = (path: string, fields: Record<string, string>, browser = visitor()) =>
  browser.post(path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${shop.host}`,
  });

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  shop = await seedShop(pools);
  await seedProduct(pools, shop);
});

describe("a contact form", () => {
  const form = { type: "mailContactForm", uid: "form", properties: { contactEmail: "crew@north.test" } };
  const message = {
    name: "Rowan",
    email: "rowan@petrie.test",
    message: "Thirty for <us>?\nBy Friday.",
    page: "/crew/",
    block: "form",
  };
  const messages = async () =>
    (
      await world.database.pools.backOffice.query("select * from contact_messages where division_id = $1 order by id", [
        shop.divisionId,
      ])
    ).rows;
  beforeEach(async () => {
    await world.database.pools.backOffice.query("delete from contact_messages");
    await write([form]);
  });

  test("S3.40 mails what was written to the address that the page names, and answers go to who wrote", async () => {
    const answer = await post("/contact/", message);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/contact/sent/"]);
    const [row, ...more] = await messages();
    expect(more).toEqual([]);
    await tasks.mail_contact_message!(world.platform, { divisionId: shop.divisionId, messageId: row.id });
    await tasks.mail_contact_message!(world.platform, { divisionId: shop.divisionId, messageId: row.id });
    const { rows } = await world.database.pools.backOffice.query("select * from mails where kind = 'contact_message'");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      to_address: "crew@north.test",
      reply_to: "rowan@petrie.test",
      subject: "Message from Rowan",
    });
    expect(rows[0].html).toContain("Thirty for &lt;us&gt;?<br>By Friday.");
    expect((await visitor().get("/contact/sent/")).body).toContain("Message sent");
  });

  test("the page of its own brings the style sheets, by which nobody sees the field for robots", async () => {
    const { body } = await visitor().get("/contact/");
    const paths = [...body.matchAll(/href="(\/assets\/contact[^"]+\.css)"/g)].map(([, path]) => path!);
    const styles = await Promise.all(paths.map(async (path) => (await visitor().get(path)).body));
    expect(styles.join("")).toContain("clip-path:inset(50%)");
  });

  test("neither the page nor the form says to whom it goes, and a form may not say it either", async () => {
    expect((await visitor().get("/crew/")).body).not.toContain("crew@north.test");
    await post("/contact/", { ...message, contactEmail: "else@where.test", block: "other" });
    expect((await messages())[0]).toMatchObject({ to_email: "" });
  });

  test.each([
    [{ name: " " }, "This field is required"],
    [{ email: "nobody" }, "Please enter a valid email address"],
    [{ message: "" }, "This field is required"],
  ])("%j shows the form again with what was typed and what is wrong", async (wrong, text) => {
    const answer = await post("/contact/", { ...message, name: "Rowan Petrie", ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(text);
    expect(answer.body).toContain('value="/crew/"');
    expect(await messages()).toEqual([]);
  });

  test("sent twice is one message, and one that a program filled in is none", async () => {
    await Promise.all([post("/contact/", message), post("/contact/", message)]);
    expect(await messages()).toHaveLength(1);
    expect((await post("/contact/", { ...message, message: "Buy", website: "http://spam.test" })).statusCode).toBe(303);
    expect(await messages()).toHaveLength(1);
  });
});

describe("a gate", () => {
  const gate = (properties: object) => ({
    type: "gate",
    uid: "g",
    properties: { title: "For crew", ...properties },
    items: [words("<p>The crew hoodie</p>")],
  });

  test("S3.52 keeps what is behind it on the server until the word is given, in the document and in its data", async () => {
    await write([gate({ kind: "password", password: "seagrass" })]);
    for (const path of ["/crew/", "/_page/crew/"]) {
      const closed = (await visitor().get(path)).body;
      expect(closed).toContain("For crew");
      expect(closed).not.toMatch(/crew hoodie|seagrass/);
    }
    const browser = visitor();
    const wrong = await post("/gate/", { page: "/crew/", block: "g", word: "kelp" }, browser);
    expect([wrong.statusCode, wrong.body.includes("That is not the word.")]).toEqual([422, true]);
    const right = await post("/gate/", { page: "/crew/", block: "g", word: " seagrass " }, browser);
    expect([right.statusCode, right.headers.location]).toEqual([303, "/crew/"]);
    expect((await browser.get("/crew/")).body).toContain("The crew hoodie");
    expect((await visitor().get("/crew/")).body).not.toContain("The crew hoodie");
  });

  test("closes again when its word changes", async () => {
    await write([gate({ kind: "password", password: "seagrass" })]);
    const browser = visitor();
    await post("/gate/", { page: "/crew/", block: "g", word: "seagrass" }, browser);
    await write([gate({ kind: "password", password: "eelgrass" })]);
    expect((await browser.get("/crew/")).body).not.toContain("The crew hoodie");
  });

  test("opens to an age that is confirmed, and to an address that joins the list", async () => {
    await write([gate({ kind: "age", age: 18 })]);
    expect((await post("/gate/", { page: "/crew/", block: "g" })).body).toContain("Confirm that you are 18 or older.");
    const grown = visitor();
    await post("/gate/", { page: "/crew/", block: "g", isOfAge: "yes" }, grown);
    expect((await grown.get("/crew/")).body).toContain("The crew hoodie");
    await write([gate({ kind: "email", mailingList: "crew" })]);
    const reader = visitor();
    await post("/gate/", { page: "/crew/", block: "g", email: "rowan@petrie.test" }, reader);
    expect((await reader.get("/crew/")).body).toContain("The crew hoodie");
    const { rows } = await world.database.pools.backOffice.query(
      "select mailing_list from subscribers where email = 'rowan@petrie.test'",
    );
    expect(rows).toEqual([{ mailing_list: "crew" }]);
  });

  test("without a word opens to nobody, and no gate is opened that the page does not have", async () => {
    await write([gate({ kind: "password" })]);
    expect((await post("/gate/", { page: "/crew/", block: "g", word: "" })).statusCode).toBe(422);
    expect((await post("/gate/", { page: "/crew/", block: "other", word: "x" })).statusCode).toBe(404);
  });
});

describe("catalogue blocks", () => {
  test("S3.62 the catalogue shows the blanks that the shop sells on, with their facts", async () => {
    await write([
      { type: "catalogueItem", properties: {} },
      { type: "catalogueGrid", properties: { title: "What we print on" } },
    ]);
    const { body } = await visitor().get("/crew/");
    expect(body).toMatch(/Made of.*Sizes.*from £/s);
    expect(body).toContain("What we print on");
  });
});
