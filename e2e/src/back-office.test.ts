// Staff decide about each design that they saw and about no other, the back button leads out of every list, and a scan
// opens what it names and is never a shortcut.
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { discPng } from "../../apps/server/src/testing/pictures.ts";
import { closePages, openBrowser, uncrashed } from "./browser.ts";
import { pressInTurn, scan } from "./scanner.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let page: Page;
let base: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  base = world.origins.backOffice;
  page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" })
  ).newPage();
  await page.goto(base);
  await page.getByLabel("Email").fill(world.people.sam.email);
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: /To release/, selected: true }).waitFor();
});
beforeEach(async () => {
  page = await uncrashed(page);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const pendingProduct = (name: string): Promise<SeededProduct> =>
  seedProduct(world.database.pools, world.bramble, { name, approval: "pending", files: world.files });
const statusOf = async ({ id }: SeededProduct): Promise<string> =>
  (await world.database.pools.backOffice.query("select approval_status from products where id = $1", [id])).rows[0]
    .approval_status;
const shown = (name: string) => page.getByRole("heading", { level: 2, name }).waitFor();

/** Sooner than this after a decision a press is meant for the design before. */
const samePressMs = 400;

test("a page behind the last leads to the last, and back from there to where one came from", async () => {
  await page.goto(`${base}/floor`);
  await page.getByRole("list", { name: "Stages" }).waitFor();
  await page.goto(`${base}/orders?view=all&page=9`);
  await page.waitForURL(`${base}/orders?view=all`);
  await page.goBack();
  await page.getByRole("list", { name: "Stages" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/floor");
});

test("a key that is held decides about one design alone", async () => {
  const [swell, tide] = [await pendingProduct("Swell tee"), await pendingProduct("Tide tee")];
  await page.goto(`${base}/approvals`);
  await shown("Swell tee");
  await page.keyboard.down("a");
  await shown("Tide tee");
  for (let repeats = 0; repeats < 5; repeats += 1) {
    await page.waitForTimeout(200);
    await page.keyboard.down("a");
  }
  await page.keyboard.up("a");
  await expect.poll(() => statusOf(swell)).toBe("approved");
  await shown("Tide tee");
  await page.keyboard.press("a");
  await page.getByText("All reviewed").waitFor();
  expect(await statusOf(tide)).toBe("approved");
});

test("the design on screen stays there when a more urgent one comes", async () => {
  await pendingProduct("Foam tee");
  const kelp = await pendingProduct("Kelp tee");
  await page.goto(`${base}/approvals`);
  await shown("Foam tee");
  const { id } = await seedPaidOrder(world.database.pools, world.bramble, [{ product: kelp }]);
  await world.database.ownerQuery(`select announce_order(${world.bramble.divisionId}, ${id})`);
  const queue = page.getByRole("complementary").filter({ hasText: "decided today" });
  const first = queue.getByRole("listitem").first();
  await expect.poll(() => first.textContent()).toContain("Kelp tee");
  await shown("Foam tee");
  await page.keyboard.press("a");
  await shown("Kelp tee");
  await page.keyboard.press("u");
  await shown("Foam tee");
});

test("designs behind the end of the list follow once it is looked through", async () => {
  await page.route(/\/atlas\/approvals\/\?limit=/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, "limit=1"),
    }),
  );
  await page.goto(`${base}/approvals`);
  await page.getByText("2 waiting").waitFor();
  await shown("Kelp tee");
  await page.keyboard.press("a");
  await shown("Foam tee");
  await page.getByText("1 waiting").waitFor();
  await page.waitForTimeout(samePressMs);
  await page.keyboard.press("a");
  await page.getByText("All reviewed").waitFor();
  await page.getByText("0 waiting").waitFor();
});

test("a design that a shop publishes appears by itself", async () => {
  await page.clock.install();
  await page.goto(`${base}/approvals`);
  await page.getByText("All reviewed").waitFor();
  await pendingProduct("Dulse tee");
  await page.clock.fastForward(31_000);
  await shown("Dulse tee");
});

describe("a scan outside the stations", () => {
  let paid: SeededOrder;
  let made: SeededOrder;
  let label: string;
  const rows = async (text: string) => (await world.database.pools.backOffice.query(text)).rows;
  const statusNow = async ({ id }: SeededOrder) => (await rows(`select status from orders where id = ${id}`))[0].status;
  const labelPrints = async () =>
    (await rows("select coalesce(sum(label_prints), 0)::int as n from factory_labels"))[0].n;
  const orderOpens = (order: SeededOrder) =>
    page.getByRole("heading", { level: 1, name: order.reference, exact: true }).waitFor();
  const stationOpens = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
  const says = (words: string) => page.getByText(words).waitFor();

  beforeAll(async () => {
    const { database, bramble, files } = world;
    const tee = await seedProduct(database.pools, bramble, { name: "Wrack tee", files });
    const product = await seedPrintFiles(database.pools, bramble, tee, { files });
    paid = await seedPaidOrder(database.pools, bramble, [{ product }]);
    made = await seedPaidOrder(database.pools, bramble, [{ product }]);
    // The clock of the page before is stopped.
    page = await page.context().newPage();
    await page.goto(`${base}/orders/${made.id}`);
    await orderOpens(made);
    await page.getByRole("button", { name: /^Release/ }).click();
    await page.getByText("Released with 1 label.").waitFor();
    [{ code: label }] = await rows(`select code from factory_labels where order_id = ${made.id}`);
  });

  test.each([
    ["of a quick scanner with Enter", {}],
    ["of a slow one with Tab", { gapMs: 60, end: "Tab" }],
    ["of the slowest", { gapMs: 119 }],
  ] as const)("opens a station from an order's page and releases nothing: %s", async (_, scanner) => {
    await page.goto(`${base}/orders/${paid.id}`);
    await orderOpens(paid);
    await scan(page, "pretreat-1", scanner);
    await stationOpens("Pretreat, bay 1");
    expect(await statusNow(paid)).toBe("paid");
  });

  test("of another order's label opens that order and prints nothing", async () => {
    await page.goto(`${base}/orders/${paid.id}`);
    await orderOpens(paid);
    await scan(page, label);
    await orderOpens(made);
    expect(await labelPrints()).toBe(0);
  });

  test("of a packing slip opens its order from the board", async () => {
    await page.goto(`${base}/floor`);
    await page.getByRole("list", { name: "Stages" }).waitFor();
    await scan(page, paid.reference);
    await orderOpens(paid);
  });

  test("of a shelf says what it is, and approves nothing", async () => {
    await rows("update products set approval_status = 'approved' where approval_status = 'pending'");
    const rack = await pendingProduct("Rack tee");
    await page.goto(`${base}/approvals`);
    await shown("Rack tee");
    await scan(page, "A-01-01-1");
    await says("A-01-01-1 is a shelf. Scan it at Pick.");
    await scan(page, "A-01-01-1", { end: "" });
    await says("“A-01-01-1” looks like a scan, but did not end with Enter or Tab");
    await shown("Rack tee");
    expect(await statusOf(rack)).toBe("pending");
    await page.keyboard.press("a");
    await expect.poll(() => statusOf(rack)).toBe("approved");
  });

  test("opens nothing from the list by its single keys, which work for a hand", async () => {
    await page.goto(`${base}/orders?view=all`);
    await page.locator("[data-row]").first().waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await scan(page, "5012345678900");
    await says("No label, order or station has the code 5012345678900.");
    await pressInTurn(page, "j", "x");
    await page.getByText("1 selected").waitFor();
    await scan(page, "pick-a");
    await stationOpens("Pick, aisle A");
    expect(await statusNow(paid)).toBe("paid");
  });

  test.each(["Enter", "Tab"] as const)("into the search searches, whatever stood there, with %s", async (end) => {
    await page.goto(`${base}/orders?view=all`);
    await page.locator("[data-row]").first().waitFor();
    const search = page.getByRole("banner").getByRole("searchbox", { name: "Find an order" });
    await search.fill("someone");
    await scan(page, label, { end });
    await page.waitForURL(new RegExp(`q=${label}`));
    await page.getByRole("link", { name: made.reference }).waitFor();
  });

  test("into a reason that is being written leaves it as it was, and does not send it", async () => {
    await page.goto(`${base}/orders/${made.id}`);
    await orderOpens(made);
    await page.getByRole("button", { name: /^Stop/ }).click();
    const reason = page.getByRole("textbox", { name: "Reason" });
    await reason.fill("A pale band");
    await scan(page, label, { gapMs: 60 });
    await says(`${label} was scanned. Close this first, then scan it again.`);
    expect(await reason.inputValue()).toBe("A pale band");
    await page.keyboard.press("Escape");
    expect(await statusNow(made)).not.toBe("issue");
  });

  test("is read as this device's scanners are set", async () => {
    await page.goto(`${base}/orders`);
    await page.getByRole("button", { name: /^Scanner ready/ }).click();
    await page.getByRole("textbox", { name: "Sent before a code" }).fill("~");
    await page.getByRole("textbox", { name: "Sent after a code" }).fill("!");
    await page.getByRole("button", { name: "Save" }).click();
    await page.goto(`${base}/orders`);
    await page.getByRole("tab", { name: /To release/ }).waitFor();
    await scan(page, "~PACK-1!", { end: "" });
    await stationOpens(/^Pack/);
    await page.evaluate(() => localStorage.removeItem("scanner settings"));
  });
});

test("signing out leads to the sign-in at /login/, and signing in from there to the start", async () => {
  await page.goto(`${base}/orders?view=all`);
  await page.getByRole("button", { name: /Sam Okafor/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL(`${base}/login/`);
  await page.getByLabel("Email").fill(world.people.sam.email);
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: /To release/, selected: true }).waitFor();
});

test("P4.07 a quote is asked for, answered, proofed, ordered on terms, sent to the floor and paid", async () => {
  const shop = world.origins.shop("bramble");
  const email = "eilidh@tidewatch.example";
  const query = async (text: string, values: unknown[]) =>
    (await world.database.pools.backOffice.query(text, values)).rows;
  /** The page that a mail leads to, once the mail is there. */
  const pageOf = async (kind: string) => {
    const find = async () =>
      (await query("select body_text from mails where to_address = $1 and kind = $2", [email, kind]))[0];
    // A proof is drawn first, by a process that lets everything else go first.
    await expect.poll(find, { timeout: 150_000 }).toBeDefined();
    return shop + /\/advanced-quote\/[^/\s]+\//.exec((await find()).body_text)![0];
  };
  const shopper = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const fill = async (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields))
      await shopper.locator(`main [name="${name}"]`).first().fill(value);
  };
  await shopper.goto(`${shop}/get-a-quote/`);
  await fill({ wants: "Spring tees", quantity: "20", firstName: "Eilidh", lastName: "Muir", email, zip: "KW16 3AA" });
  await shopper.getByRole("button", { name: "Ask for a price" }).click();
  await shopper.waitForURL(/\/get-a-quote\/sent\//);

  await page.goto(`${base}/quotes?tab=asked`);
  await page.getByRole("list", { name: "Quotes" }).getByText("20 × Spring tees").click();
  for (const [size, pieces] of [
    ["S", "4"],
    ["M", "10"],
    ["L", "6"],
  ] as const)
    await page.getByLabel(size, { exact: true }).fill(pieces);
  await page.getByText(/^20 pieces, /).waitFor();
  await page.getByRole("button", { name: "Send the price" }).click();
  await page.getByRole("button", { name: "Change the price" }).waitFor();

  const own = await pageOf("quote_answered");
  await shopper.goto(own);
  await shopper.getByText("Pay by invoice instead").click();
  await fill({ words: "SC048112" });
  await shopper.locator('button[value="terms"]').click();
  await shopper.getByRole("heading", { name: "We are looking at your terms" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Let them pay by invoice" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose" }).click(),
  ]);
  await chooser.setFiles({ name: "kelp.png", mimeType: "image/png", buffer: discPng(2400) });
  await page.getByRole("button", { name: "Send proof v1" }).click();

  await pageOf("quote_proof");
  await shopper.goto(own);
  await shopper
    .getByAltText(/Spring tees/)
    .first()
    .waitFor();
  await fill({ street: "1 Harbour Street", city: "Stromness" });
  // What is missing is far below where the page begins: the reader is led to it.
  await shopper.getByRole("button", { name: "Approve the proof" }).click();
  await shopper.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === "sure");
  await shopper.locator('[name="sure"]').first().check();
  await shopper.getByRole("button", { name: "Approve the proof" }).click();
  await fill({ poNumber: "PO-4711" });
  await shopper.getByRole("button", { name: "Send the number" }).click();
  await shopper.getByRole("button", { name: "Change the number" }).waitFor();

  await page.reload();
  await page.getByRole("button", { name: "Record the order" }).click();
  const start = page.getByRole("button", { name: "Start making", exact: true });
  // Its print files are drawn by the same process.
  const isReady = async () => {
    await page.reload();
    await page.getByRole("heading", { name: "Before making starts" }).waitFor();
    return start.isEnabled();
  };
  await expect.poll(isReady, { timeout: 150_000, interval: 500 }).toBe(true);
  await start.click();
  await page.getByText("It is on the floor.").waitFor();
  const [{ labels }] = await query(
    "select count(*)::int as labels from factory_labels l join orders o on o.id = l.order_id where o.email = $1",
    [email],
  );
  expect(labels).toBe(20);
  await page.getByLabel("Reference", { exact: true }).fill("TIDEWATCH 77");
  await page.getByRole("button", { name: "Record payment" }).click();
  await page.getByText("Paid in full").waitFor();
  await shopper.goto(own);
  await shopper.getByText("Your invoice is paid. Thank you.").waitFor();
  await shopper.context().close();
}, 300_000);
