// What a shop says where its buyers sign in and after they have bought, and where that is read.
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { invoiceLink } from "../../orders/invoices/index.ts";
import { orderPaid } from "../../orders/mails/index.ts";

const world = testApp();
let fixture: MerchantFixture;
let path: string;
let order: Awaited<ReturnType<typeof seedPaidOrder>>;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  path = `${fixture.base}/buyer-words/`;
  const tee = await seedProduct(world.platform.pools, fixture.bramble);
  order = await seedPaidOrder(world.platform.pools, fixture.bramble, [{ product: tee }]);
});

const read = async () => (await fixture.ada.get(path)).json().data;
const change = async (part: object) => {
  const { look: _, ...words } = await read();
  return fixture.ada.send("PUT", path, { ...words, ...part });
};
const ours = {
  ...{ hasAccountLink: true, signInHeading: "", signInText: "", thanks: "", message: "" },
  ...{ nextLabel: "", nextHref: "", offersAccount: true, note: "" },
};
beforeEach(async () => {
  await change(ours);
  // Every visitor of these tests has one address.
  await world.database.pools.web.query("delete from rate_limits");
});

const visitor = () => visitorOf(world.app, fixture.bramble.host);
const visit = async (address: string) => (await visitor().get(address)).body;
/** A page as it becomes once the change is announced to the server. */
const seen = (address: string) => expect.poll(() => visit(address), { timeout: 10_000 });
const receiptPath = () => `/receipt/${order.orderHash}/`;
const mailed = async () => {
  const { pools } = world.database;
  await pools.backOffice.query("delete from mails where dedupe_key = $1", [`order_confirmed ${order.id}`]);
  await orderPaid(world.platform, { divisionId: fixture.bramble.divisionId, orderId: order.id });
  const { rows } = await pools.backOffice.query("select html, body_text from mails where dedupe_key = $1", [
    `order_confirmed ${order.id}`,
  ]);
  return rows[0];
};

test("they are looked at in the letters of the shop's pages, and mails in those of mail programs", async () => {
  await world.database.pools.backOffice.query(
    `update themes set properties = properties || '{"primary.font": "Anton", "heading.transform": "uppercase", "page.background.color": "#101010"}'
     where division_id = $1 and active`,
    [fixture.bramble.divisionId],
  );
  const { look } = await read();
  expect(look.pages).toMatchObject({
    canvas: "#101010",
    headingTransform: "uppercase",
    headingFont: expect.stringContaining("Anton"),
  });
  expect(look.pages.faces).toMatch(/@font-face\{font-family:"?Anton"?;/);
  expect(look.headingFont).not.toContain("Anton");
  // Mail programs change dark mails, so a mail is light.
  expect(look.canvas).not.toBe("#101010");
});

describe("a shop that says nothing itself", () => {
  test("has the platform's words", async () => {
    expect(await read()).toMatchObject(ours);
    await seen("/login/").toContain("<h1>Sign in</h1>");
    const [home, receipt] = [await visit("/404/"), await visit(receiptPath())];
    expect(home).toContain('class="icon-button header-account"');
    expect(receipt).toMatch(/<h1>Thanks, \w+\. /);
    for (const name of ["receipt-message", "receipt-next", "receipt-note"]) expect(receipt).not.toContain(name);
    expect((await mailed()).body_text).toMatch(/\n\nThank you, \w+\.\n\n/);
  });
});

describe("what a shop says itself", () => {
  test("is read on the sign-in page, and how one signs in stays there", async () => {
    await change({ signInHeading: "The climbers' door", signInText: "See what\r\nyou have <b>sent</b>." });
    await seen("/login/").toContain("<h1>The climbers&#x27; door</h1>");
    const page = await visit("/login/");
    expect(page).toContain("See what\nyou have &lt;b&gt;sent&lt;/b&gt;.");
    expect(page).toContain("No password. We email you a link and a six-digit code.");
    expect(await visit("/login/password/")).toContain("The climbers&#x27; door");
  });

  test("leaves the account out of header and menu, and its page where it is", async () => {
    await change({ hasAccountLink: false });
    await seen("/404/").not.toContain("header-account");
    expect(await visit("/404/")).not.toContain('href="/account/"');
    expect((await visitor().get("/account/")).headers.location).toContain("/login/");
  });

  test("is read on the receipt and in the confirmation, with its next step and its note", async () => {
    await change({
      ...{ thanks: "You made our day, {name}!", message: "Each piece plants a yard of hedge.\r\nCome and see it." },
      ...{ nextLabel: "See the hedge", nextHref: "/hedge/", note: "Registered charity no. 1234567" },
    });
    await seen(receiptPath()).toMatch(/<h1>You made our day, \w+! /);
    const receipt = await visit(receiptPath());
    expect(receipt).toContain("Each piece plants a yard of hedge.\nCome and see it.");
    expect(receipt).toMatch(/<a class="receipt-next" href="\/hedge\/">See the hedge<\/a>/);
    expect(receipt).toMatch(/<p class="receipt-note">Registered charity no. 1234567<\/p>/);
    const { html, body_text: text } = await mailed();
    const href = `${world.platform.origins.shop("bramble")}/hedge/`;
    expect(html).toContain(`href="${href}"`);
    for (const words of ["yard of hedge.\nCome and see it.", `See the hedge:\n${href}`, "charity no. 1234567"])
      expect(text).toContain(words);
  });

  test("thanks nobody for an order that is cancelled", async () => {
    const { pools } = world.database;
    const own = (set: string) => pools.backOffice.query(`update orders set ${set} where id = $1`, [order.id]);
    await change({ thanks: "You made our day", message: "It is being made" });
    await seen(receiptPath()).toContain("You made our day.");
    await own("deleted_at = now()");
    const receipt = await visit(receiptPath());
    expect(receipt).toMatch(/<h1>Thanks, \w+\. Your order is cancelled\./);
    expect(receipt).not.toContain("receipt-message");
    await own("deleted_at = null");
  });

  test("is at the foot of the invoice", async () => {
    await change({ note: "Registered charity no. 1234567" });
    const link = invoiceLink(world.platform.config, fixture.bramble.divisionId, order.id);
    await seen(`/invoice/${link}/`).toMatch(/<p class="quiet invoice-foot">Registered charity no. 1234567<\/p>/);
  });

  test("may offer guests no account", async () => {
    const buyer = await visitor().arrive();
    await buyer.send("POST", receiptPath(), "postcode=M1+3HE", {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${fixture.bramble.host}`,
    });
    const receipt = async () => (await buyer.get(receiptPath())).body;
    await expect.poll(receipt, { timeout: 10_000 }).toContain("Your orders in one place");
    await change({ offersAccount: false });
    await expect.poll(receipt, { timeout: 10_000 }).not.toContain("Your orders in one place");
    expect(await receipt()).toContain("4 Canal Street");
  });
});

describe("what is stored", () => {
  test.each([
    [{ nextLabel: "See the hedge" }, { nextHref: ["Say where it leads"] }],
    [{ nextHref: "/hedge/" }, { nextLabel: ["Write what the button says"] }],
    [
      { nextLabel: "Run", nextHref: "javascript:alert(1)" },
      { nextHref: ["Start with / for a page of your shop, or with https://"] },
    ],
    [
      { nextLabel: "Run", nextHref: "//evil.example/" },
      { nextHref: ["Start with / for a page of your shop, or with https://"] },
    ],
    [{ thanks: "a".repeat(81) }, { thanks: ["Must contain no more than 80 characters"] }],
    [{ note: "a".repeat(301) }, { note: ["Must contain no more than 300 characters"] }],
  ])("never holds %j", async (part, errors) => {
    const answer = await change(part);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    expect(await read()).toMatchObject(ours);
  });

  test("has headings in one line", async () => {
    await change({ thanks: " You made\n our  day " });
    expect((await read()).thanks).toBe("You made our day");
  });

  test("is not written over by who opened the page before", async () => {
    const { look: _, ...mine } = await read();
    await change({ thanks: "Theirs" });
    const refused = await fixture.ada.send("PUT", path, { ...mine, thanks: "Mine" });
    expect([refused.statusCode, refused.json().data.thanks]).toEqual([412, "Theirs"]);
    expect((await read()).thanks).toBe("Theirs");
  });

  test("is changed by people of the shop who may, and nobody else", async () => {
    const { look: _, ...words } = await read();
    expect((await fixture.vera.send("PUT", path, words)).statusCode).toBe(403);
    expect((await fixture.ada.get(`${fixture.otherBase}/buyer-words/`)).statusCode).toBe(404);
  });

  test("leaves what else is set of the shop, and is in the activity", async () => {
    const menus = async () => (await fixture.ada.get(`${fixture.base}/menus/`)).json().data.columns;
    const before = await menus();
    await change({ thanks: "You made our day" });
    expect(await menus()).toEqual(before);
    const { rows } = await world.database.pools.backOffice.query(
      "select detail from audit_log where action = 'shop.buyer_words_changed' order by id desc limit 1",
    );
    expect(rows[0].detail).toEqual({ parts: ["thanks"] });
  });
});
