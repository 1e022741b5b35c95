// Staff decide about each design that they saw and about no other, and the back button leads out of every list.
import { castPaidOrder } from "@selvedge/testing/cast/order";
import { type CastProduct, castProduct } from "@selvedge/testing/cast/product";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let page: Page;
let base: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  base = world.origins.backOffice;
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(base);
  await page.getByLabel("Email").fill(world.people.sam.email);
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: /To release/, selected: true }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

const pendingProduct = (name: string): Promise<CastProduct> =>
  castProduct(world.database.pools, world.bramble, { name, approval: "pending", files: world.files });
const statusOf = async ({ id }: CastProduct): Promise<string> =>
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
  await page.getByText("All looked at").waitFor();
  expect(await statusOf(tide)).toBe("approved");
});

test("the design on screen stays there when a more urgent one comes", async () => {
  await pendingProduct("Foam tee");
  const kelp = await pendingProduct("Kelp tee");
  await page.goto(`${base}/approvals`);
  await shown("Foam tee");
  const { id } = await castPaidOrder(world.database.pools, world.bramble, [{ product: kelp }]);
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
  await page.getByText("All looked at").waitFor();
  await page.getByText("0 waiting").waitFor();
});

test("a design that a shop publishes appears by itself", async () => {
  await page.clock.install();
  await page.goto(`${base}/approvals`);
  await page.getByText("All looked at").waitFor();
  await pendingProduct("Dulse tee");
  await page.clock.fastForward(31_000);
  await shown("Dulse tee");
});
