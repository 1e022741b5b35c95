/// <reference lib="dom" />
// The whole process on screen: a picture becomes a design, a product, an order, labels, and a shirt that is posted. Each of
// the four people uses only their own screens.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findAsset } from "@selvedge/design/asset";
import { parseScene } from "@selvedge/design/parse-scene";
import { toSvg } from "@selvedge/design/to-svg";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discPng } from "../../apps/server/src/testing/pictures.ts";
import { closePages, openBrowser } from "./browser.ts";
import { startPrintMachine } from "./print-machine.ts";
import { scan } from "./scanner.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let merchant: Page;
let shopper: Page;
let staff: Page;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  [merchant, shopper, staff] = (await Promise.all([1440, 1200, 1280].map(person))) as [Page, Page, Page];
});
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await closePages(browser);
  await world?.stop();
});

async function person(width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  contexts.push(context);
  return context.newPage();
}

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const theOrder = async () => (await rows("select * from orders where email = 'rowan@postbox.example'"))[0];
const labels = async () =>
  (await rows("select * from factory_labels where order_id = $1 order by counter", [(await theOrder()).id])) as {
    code: string;
    hex: string;
    needs_pretreat: boolean;
  }[];

test("a merchant brings a picture, places it on a tee and sells it", { timeout: 180_000 }, async () => {
  await merchant.goto(`${world.origins.main}/dashboard/artworks`);
  await merchant.getByLabel("Email").fill("merchant@selvedge.test");
  await merchant.getByLabel("Password").fill("selvedge-demo");
  await merchant.getByRole("button", { name: "Sign in" }).click();
  await merchant.getByRole("heading", { level: 1, name: "Artworks" }).waitFor();
  await merchant
    .locator("input[type=file]")
    .setInputFiles([{ name: "Low sun.png", mimeType: "image/png", buffer: discPng(2400, 90) }]);
  await merchant.getByRole("button", { name: "More for Low sun" }).click();
  await merchant.getByRole("menuitem", { name: "Make a product" }).click();
  await merchant.getByRole("button", { name: /^Organic tee/ }).click();
  await merchant.getByRole("button", { name: /^Low sun \d+ × \d+ mm/ }).click();
  for (const [name, value] of [
    ["Width", "220"],
    ["Turn", "12"],
  ] as const) {
    const field = merchant.getByRole("textbox", { name });
    await field.fill(value);
    await field.press("Enter");
  }
  await merchant.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await merchant.getByRole("button", { name: "Make product" }).click();
  await merchant.getByRole("heading", { level: 1, name: "Low sun" }).waitFor();
  await merchant.getByText("Draft saved").waitFor();
  await merchant.getByRole("textbox", { name: "Name" }).fill("Low sun tee");
  await merchant.getByRole("textbox", { name: "Price, VAT included" }).fill("24.00");
  await merchant.getByRole("button", { name: "Publish" }).click();
  await merchant.getByText("In review; you can sell it in the meantime").waitFor();
  await merchant.getByText(/^Automatic, \d+ dpi$/).waitFor({ timeout: 90_000 });
});

test("a shopper is declined, pays with another card, and gets the mail", async () => {
  const shop = world.origins.shop("bramble");
  for (const colour of ["navy", "white"]) {
    await shopper.goto(`${shop}/product/low-sun-tee/${colour}/`);
    await shopper.waitForSelector("html[data-ready]");
    await shopper.getByRole("radio", { name: "M", exact: true }).check();
    await shopper.getByRole("button", { name: "Add to basket" }).click();
    await shopper.getByRole("dialog").getByText("Added to your basket").waitFor();
  }
  await shopper.goto(`${shop}/checkout/`);
  await shopper.waitForSelector("html[data-ready]");
  const address = {
    Email: "rowan@postbox.example",
    "First name": "Rowan",
    "Last name": "Ashby",
    "Street and number": "14 Brincliffe Crescent",
    Town: "Sheffield",
    Postcode: "S7 1FB",
  };
  for (const [label, value] of Object.entries(address)) await shopper.getByLabel(label).fill(value);
  const pay = async (card: string) => {
    await shopper.getByLabel("Card number").fill(card);
    await shopper.getByLabel("Expiry date").fill("12 / 30");
    await shopper.getByLabel("Security code").fill("123");
    await shopper.getByRole("button", { name: /^Pay £51\.99/ }).click();
  };
  await pay("4000 0000 0000 0002");
  await shopper.getByText("Your card was declined.").first().waitFor();
  await pay("4242 4242 4242 4242");
  await shopper.getByRole("heading", { level: 1, name: /^Thanks, Rowan/ }).waitFor();
  const { reference } = await theOrder();
  const inbox = await person(1000);
  await expect
    .poll(async () => {
      await inbox.goto(`${world.origins.main}/dev/mail/`);
      return inbox.getByText(`Order ${reference} is confirmed`).count();
    })
    .toBe(1);
});

test("staff approve the design, see the payment and the file, and a lead releases the order", async () => {
  await staff.goto(world.origins.backOffice);
  await staff.getByLabel("Email").fill(world.people.sam.email);
  await staff.getByLabel("Password").fill("selvedge-demo");
  await staff.keyboard.press("Enter");
  await staff.getByRole("tab", { name: /To release/ }).waitFor();
  await staff.goto(`${world.origins.backOffice}/approvals`);
  await staff.getByRole("heading", { name: "Low sun tee" }).waitFor();
  await staff.keyboard.press("a");
  await staff.getByText("All reviewed").waitFor();
  const { id, reference } = await theOrder();
  await staff.goto(`${world.origins.backOffice}/orders/${id}`);
  await staff.getByRole("heading", { level: 1, name: reference }).waitFor();
  await staff.getByText("Visa ending 4242").first().waitFor();
  await staff
    .getByText(/4193 × 4795 px, 300 dpi/)
    .first()
    .waitFor();
  await staff
    .getByRole("button", { name: /^Release/ })
    .first()
    .click();
  await expect.poll(async () => (await labels()).length).toBe(2);
  const begins = await staff.evaluate(
    async (address) => (await (await fetch(address)).text()).slice(0, 5),
    `/omnis/v3/factory/orders/${id}/packing-slip.pdf`,
  );
  expect(begins).toBe("%PDF-");
  const download = staff.waitForEvent("popup");
  await staff
    .getByRole("button", { name: /labels/i })
    .first()
    .click();
  await (await download).close();
  await expect.poll(async () => (await theOrder()).status).toBe("label_printed");
});

/** Scans at a station and waits until the screen has answered. */
async function scanAt(station: string, codes: string[]) {
  await staff.goto(`${world.origins.backOffice}/stations/${station}`);
  const band = staff.getByLabel("Last scan");
  await band.getByText("Ready", { exact: true }).waitFor();
  for (const code of codes) {
    const before = await band.innerText();
    await scan(staff, code);
    // While it is busy it shows the scan without an answer.
    const answer = async () => ((await band.getAttribute("aria-busy")) ? before : band.innerText());
    await expect.poll(answer).not.toBe(before);
  }
}

test("the floor makes it by scanning alone, and the shopper sees each step as it happens", {
  timeout: 180_000,
}, async () => {
  const made = await labels();
  const codes = made.map(({ code }) => code);
  const status = async () => (await theOrder()).status;
  const now = (words: string) => expect.poll(() => shopper.getByText(words, { exact: true }).count());

  await scanAt("pick-a", codes);
  await now("Printing").toBe(2);
  await scanAt(
    "pretreat-1",
    made.filter((label) => label.needs_pretreat).map(({ code }) => code),
  );
  const machine = startPrintMachine(join(world.hotFolder, "GTX-1"));
  await scanAt("gtx-1", codes);
  await now("Being checked").toBe(2);
  machine.stop();
  const [{ code: hole }] = await rows(
    "select code from pigeonholes where state = 'free' order by wall, row_letter, column_number limit 1",
  );
  await scanAt("qc-1", [codes[0]!, hole, codes[1]!, hole]);
  await expect.poll(status).toBe("consolidated");
  await scanAt("pack-1", [hole]);
  await now("Packed, ready to post").toBe(2);
  await scanAt("dispatch-1", [(await theOrder()).reference]);
  await expect.poll(status).toBe("complete");
  await now("On its way").toBe(2);
  const [{ tracking_code }] = await rows("select tracking_code from parcels where order_id = $1", [
    (await theOrder()).id,
  ]);
  await shopper.getByText(tracking_code).waitFor();

  const log = await rows("select status from order_status_logs where order_id = $1 order by id", [
    (await theOrder()).id,
  ]);
  expect(log.map((row) => row.status)).toEqual(
    expect.arrayContaining([
      "new",
      "to_be_paid",
      "paid",
      "processing",
      "printed",
      "consolidated",
      "packing",
      "complete",
    ]),
  );
});

test("the file at the machine is the print area at 300 dpi, and shows what the studio showed", async () => {
  const [label] = await labels();
  const png = readFileSync(join(world.hotFolder, "GTX-1", "done", `${label!.code}_front_1.png`));
  const meta = await sharp(png).metadata();
  expect(meta).toMatchObject({ format: "png", width: 4193, height: 4795, hasAlpha: true, density: 300 });
  expect(png.subarray(png.indexOf("pHYs") + 4, png.indexOf("pHYs") + 13)).toEqual(
    Buffer.from([0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1]),
  );

  const printed = await sharp(png).resize(420, 480, { fit: "fill", kernel: "lanczos3" }).ensureAlpha().raw().toBuffer();
  const shown = await sharp(await drawnByTheBrowser())
    .ensureAlpha()
    .raw()
    .toBuffer();
  const pixels = Array.from({ length: shown.length / 4 }, (_, at) =>
    [printed, shown].map((all) => all.subarray(at * 4)),
  );
  const isFar = ([one, other]: Buffer[], channel: number) => Math.abs(one![channel]! - other![channel]!) > 32;
  expect(pixels.filter((pixel) => isFar(pixel, 3)).length / pixels.length).toBeLessThan(0.005);
  // Opaque pixels have the same colour in both.
  const solid = pixels.filter(([one, other]) => one![3]! > 250 && other![3]! > 250);
  expect(solid.length).toBeGreaterThan(1000);
  const off = solid.filter((pixel) => [0, 1, 2].some((channel) => isFar(pixel, channel)));
  expect(off.length / solid.length).toBeLessThan(0.01);
});

/** The product's own scene as Chromium renders it, 420 x 480 px of the print area. */
async function drawnByTheBrowser(): Promise<Buffer> {
  const [product] = await rows("select scene, division_id from products where name = 'Low sun tee'");
  const parsed = parseScene(product.scene);
  if (!parsed.ok) throw new Error("The published scene cannot be read.");
  const [artwork] = await rows("select * from artworks where name = 'Low sun'");
  const bytes = await world.files.get(artwork.division_id, artwork.sha256);
  const asset = {
    sha256: artwork.sha256,
    mime: artwork.mime,
    widthPx: artwork.width_px,
    heightPx: artwork.height_px,
    hasAlpha: artwork.has_alpha,
    href: `data:${artwork.mime};base64,${bytes.toString("base64")}`,
  };
  const assets = { [artwork.sha256]: asset };
  expect(findAsset(assets, artwork.sha256)).not.toBeNull();
  const areaMm = findBlank("tee-unisex")!.areas.front!;
  const svg = toSvg(parsed.scene, "front", assets, { areaMm, mode: "print" }).replace(
    /width="[\d.]+mm" height="[\d.]+mm"/,
    'width="420" height="480" preserveAspectRatio="none"',
  );
  const page = await person(600);
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: 420, height: 480 } });
}
