// A paid order goes through the factory with nothing but a keyboard and a scanner: released by a lead, picked, pretreated,
// printed, thrown away once and made again, sorted, packed and sent.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takeFiles } from "../../apps/server/src/modules/factory/testing/machine.ts";
import { closePages, openBrowser, uncrashed } from "./browser.ts";
import { scanLine } from "./scan-line.ts";
import { pressInTurn, scan } from "./scanner.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { wayToServer } from "./way-to-server.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let page: Page;
let order: SeededOrder;
let other: SeededOrder;
let base: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  base = world.origins.backOffice;
  const { pools } = world.database;
  const { files, bramble } = world;
  const made = await seedProduct(pools, bramble, { name: "Luna Moth tee", files });
  const tee = await seedPrintFiles(pools, bramble, made, { sides: ["front", "back"], files });
  order = await seedPaidOrder(pools, bramble, [{ product: tee, quantity: 2 }]);
  other = await seedPaidOrder(pools, bramble, [{ product: tee, quantity: 2 }]);
  await seedProduct(pools, bramble, { name: "Swell tee", approval: "pending", files });
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" })
  ).newPage();
});
beforeEach(async () => {
  page = await uncrashed(page);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const seriousFaults = () => seriousFaultsOf(page);

const labelsOf = async (orderId: number): Promise<string[]> => {
  const { rows } = await world.database.pools.backOffice.query(
    "select code from factory_labels where order_id = $1 and state <> 'replaced' order by counter",
    [orderId],
  );
  return rows.map(({ code }) => code);
};
const statusOf = async () =>
  (await world.database.pools.backOffice.query("select status from orders where id = $1", [order.id])).rows[0].status;

/** A scan that does not come through is sent again after two seconds. */
const longerThanResending = 2500;

const notALabel = "5012345678900";
const scanAll = async (...codes: string[]) => {
  for (const code of codes) await scan(page, code);
};
const shelfOf = async (label: string): Promise<string> => {
  const { pools } = world.database;
  const { rows } = await pools.backOffice.query("select pickface from factory_labels where code = $1", [label]);
  return rows[0].pickface;
};

async function signIn(reader: Page) {
  await reader.getByLabel("Email").fill(world.people.sam.email);
  await reader.getByLabel("Password").fill("selvedge-demo");
  await reader.keyboard.press("Enter");
}

const band = () => page.getByLabel("Last scan");
const next = (words: string) => page.getByRole("region", { name: `Next: ${words}` }).waitFor();
/** Waits for an answer; a failure says what the station shows in its place. */
const says = async (words: string) => {
  try {
    await band().getByText(words, { exact: true }).waitFor();
  } catch (cause) {
    throw new Error(`The station does not say "${words}" but "${await band().innerText()}"`, { cause });
  }
};
async function at(station: string) {
  await page.goto(`${base}/stations/${station}`);
  await says("Ready");
}

test("a lead signs in and finds what can be released", async () => {
  await page.goto(base);
  await signIn(page);
  await page.getByRole("tab", { name: /To release/, selected: true }).waitFor();
  await page.getByRole("link", { name: order.reference }).waitFor();
  expect(await seriousFaults()).toEqual([]);
});

test("J, X and R release two orders, each with its result", async () => {
  await page.locator("[data-row]").first().waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await pressInTurn(page, "j", "x", "j", "x");
  await page.getByText("2 selected").waitFor();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: "2 of 2 released" });
  await dialog.getByText(order.reference).waitFor();
  expect(await dialog.getByText("Released with 2 labels.").count()).toBe(2);
  await page.keyboard.press("Escape");
  expect(await labelsOf(order.id)).toHaveLength(2);
});

test("the order's page shows its garments and what can be done", async () => {
  await page.goto(`${base}/orders/${order.id}`);
  await page.getByRole("heading", { level: 1, name: order.reference }).waitFor();
  expect(await page.getByText("The order is on the floor already.").count()).toBe(1);
  expect(await seriousFaults()).toEqual([]);
});

test("pick takes what the shelf has, and says plainly what is no label", async () => {
  const [first = "", second = ""] = await labelsOf(order.id);
  await at("pick-a");
  const { rows } = await world.database.pools.backOffice.query("select pickface from factory_labels where code = $1", [
    first,
  ]);
  await scan(page, rows[0].pickface);
  await says("Right shelf");
  await next("Take 4, scan 2 labels");
  await scan(page, "5012345678900");
  await says("Not a garment label");
  await next("Scan the shelf or a label");
  expect(await seriousFaults()).toEqual([]);
  await scan(page, first);
  await says("2 taken");
  await next("Take 2, scan one label");
  await scan(page, second);
  await says("Already picked");
});

test("an empty shelf holds what waits for it, by keyboard alone, until stock has come in", async () => {
  const [label = ""] = await labelsOf(other.id);
  const { rows } = await world.database.pools.backOffice.query("select pickface from factory_labels where code = $1", [
    label,
  ]);
  await scan(page, rows[0].pickface);
  await says("Right shelf");
  await page.getByRole("button", { name: "Shelf empty" }).focus();
  await page.keyboard.press("Enter");
  await next("Is it empty?");
  expect(await seriousFaults()).toEqual([]);
  await page.keyboard.press("Enter");
  await says("Shelf is empty");
  await next("All picked");
  await page.goto(`${base}/orders/${other.id}`);
  await page.getByText("Out of stock blocks Pick").waitFor();
  expect(await seriousFaults()).toEqual([]);
  await page.getByRole("button", { name: "Stock has come in" }).click();
  await page.getByText("Out of stock blocks Pick").waitFor({ state: "detached" });
  await at("pick-a");
  await scan(page, rows[0].pickface);
  await says("Right shelf");
});

test("scans that come faster than their answers each go with what the one before has left in hand", async () => {
  const [label = ""] = await labelsOf(other.id);
  const shelf = await shelfOf(label);
  await at("pick-b");
  const line = await scanLine(page);
  line.goes("nowhere");
  await scanAll(shelf, label, notALabel);
  await band().getByText("3 scans saved").waitFor();
  line.goes("through");
  await says("Not a garment label");
  expect(line.heard).toEqual([`${shelf} with nothing`, `${label} with ${shelf}`, `${notALabel} with nothing`]);
  await line.end();
});

test("a station that is left sends nothing, and goes on with what was in hand when somebody is back", async () => {
  const [, label = ""] = await labelsOf(other.id);
  const shelf = await shelfOf(label);
  // It was taken with the one that is like it.
  await world.database.pools.backOffice.query("update factory_labels set state = 'released' where code = $1", [label]);
  await at("pick-b");
  await scan(page, shelf);
  await says("Right shelf");
  const line = await scanLine(page);
  line.goes("nowhere");
  await scanAll(label, notALabel);
  await band().getByText("2 scans saved").waitFor();
  await page.getByRole("link", { name: "Leave this station" }).click();
  await page.getByRole("heading", { name: "Stations" }).waitFor();
  line.goes("through");
  await page.waitForTimeout(longerThanResending);
  expect(line.heard).toEqual([]);
  await page.getByRole("link", { name: /PICK-B/i }).click();
  await says("Not a garment label");
  expect(line.heard).toEqual([`${label} with ${shelf}`, `${notALabel} with nothing`]);
  await line.end();
});

test("a kept scan that fails is named once the others are in, and the next scan is an ordinary one", async () => {
  const [label = ""] = await labelsOf(other.id);
  await at("pick-b");
  const line = await scanLine(page);
  line.goes("nowhere");
  await scanAll(notALabel, label);
  await band().getByText("2 scans saved").waitFor();
  line.goes("wrong once");
  await says("1 of 2 scans refused");
  await says(`${notALabel}: Not accepted`);
  await scan(page, label);
  await says("Already picked");
  await line.end();
});

test("a torn label's code is typed, beside a scanner that goes on working", async () => {
  const [label = ""] = await labelsOf(other.id);
  await at("pick-b");
  await page.keyboard.press("Tab");
  const field = page.getByRole("textbox", { name: "Type a code" });
  for (let presses = 0; presses < 4 && !(await field.evaluate((each) => each === document.activeElement)); presses++)
    await page.keyboard.press("Tab");
  await page.keyboard.type(label.toLowerCase(), { delay: 130 });
  await page.keyboard.press("Enter");
  await says("Already picked");
  expect(await field.inputValue()).toBe("");
  await field.focus();
  await scan(page, notALabel);
  await says("Not a garment label");
  expect(await field.inputValue()).toBe("");
  await field.focus();
  await scan(page, label, { gapMs: 100, end: "Tab" });
  await says("Already picked");
  expect(await field.inputValue()).toBe("");
});

test("a station whose server stops stays as it is, says so, and goes on when it is back", async () => {
  const [label = ""] = await labelsOf(other.id);
  await at("pick-b");
  await scan(page, label);
  await says("Already picked");
  await page.route("**/factory/stations/pick-b/**", (route) => route.abort());
  const { database, bramble } = world;
  await database.ownerQuery(`select announce_order(${bramble.divisionId}, ${other.id})`);
  await says("No connection");
  await page.getByRole("region", { name: /^Next: / }).waitFor();
  await page.unroute("**/factory/stations/pick-b/**");
  await database.ownerQuery(`select announce_order(${bramble.divisionId}, ${other.id})`);
  await says("Already picked");
});

test("where the browser reads bar codes, a camera reads what no scanner does", async () => {
  const [label = ""] = await labelsOf(other.id);
  const phone = await page.context().newPage();
  await phone.addInitScript((code) => {
    const picture = document.createElement("canvas");
    Object.assign(navigator.mediaDevices, {
      enumerateDevices: async () => [{ kind: "videoinput" }],
      getUserMedia: async () => {
        picture.getContext("2d")?.fillRect(0, 0, 10, 10);
        return picture.captureStream(10);
      },
    });
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static async getSupportedFormats(): Promise<string[]> {
          return ["code_128"];
        }
        async detect() {
          return [{ rawValue: code }];
        }
      },
    });
  }, label);
  await phone.goto(`${base}/stations/pick-b`);
  expect(await page.getByRole("button", { name: "Read with the camera" }).count()).toBe(0);
  await phone.getByRole("button", { name: "Read with the camera" }).click();
  await phone.getByLabel("Last scan").getByText("Already picked", { exact: true }).waitFor();
  await phone.close();
});

test("scans that were kept outlive the tab, and of two tabs one sends them", async () => {
  const [, label = ""] = await labelsOf(other.id);
  await at("pick-b");
  const first = page;
  const line = await scanLine(first);
  line.goes("nowhere");
  await scanAll(label, notALabel);
  await band().getByText("2 scans saved").waitFor();
  const others = await Promise.all([0, 1].map(() => first.context().newPage()));
  const lines = await Promise.all(others.map((each) => scanLine(each)));
  for (const each of others) await each.goto(`${base}/stations/pick-b`);
  for (const each of others) await each.getByLabel("Last scan").getByText("Ready", { exact: true }).waitFor();
  await first.close();
  await expect
    .poll(() => lines.flatMap(({ heard }) => heard))
    .toEqual([`${label} with nothing`, `${notALabel} with nothing`]);
  page = others[0]!;
  await others[1]!.close();
});

test("a station that is loaded while the server is away says what is kept, and opens by itself", async () => {
  const [label = ""] = await labelsOf(other.id);
  const way = await wayToServer(world.port);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tablet = await context.newPage();
  const band = tablet.getByLabel("Last scan");
  await tablet.goto(`http://backoffice.localhost:${way.port}/stations/pick-b`);
  await signIn(tablet);
  await band.getByText("Ready", { exact: true }).waitFor();
  await tablet.evaluate(async () => void (await navigator.serviceWorker.ready));
  await way.shut();
  await scan(tablet, label);
  await band.getByText("1 scan saved").waitFor();
  await tablet.reload();
  await tablet.getByText("1 scan is saved on this device. It is sent when the server responds.").waitFor();
  expect(await seriousFaultsOf(tablet)).toEqual([]);
  await way.open();
  await band.getByText("Already picked", { exact: true }).waitFor();
  await context.close();
  await way.shut();
});

test("a scan that finds nobody signed in is sent once somebody is", async () => {
  const [label = ""] = await labelsOf(other.id);
  await at("pick-b");
  await page.context().clearCookies();
  await scan(page, label);
  await signIn(page);
  await says("Already picked");
});

test("pretreat gives the recipe, and print both sides, with the files at the machine", async () => {
  const labels = await labelsOf(order.id);
  await at("gtx-1");
  await scan(page, labels[0]!);
  await says("Not pretreated yet");
  await at("pretreat-1");
  for (const label of labels) {
    await scan(page, label);
    await band()
      .getByText(label.replace(/^(L\d{3})(\d{3})(\d{4})$/, "$1 $2 $3"))
      .waitFor();
  }
  await at("gtx-1");
  for (const [index, label] of labels.entries()) {
    await scan(page, label);
    await next("Load, press start");
    if (index === 0) {
      expect(await seriousFaults()).toEqual([]);
      await scan(page, label);
      await band()
        .getByText(/^Printing, about \d+ s left$/)
        .waitFor();
    }
    await bothSides("GTX-1", label);
  }
  const folder = join(world.hotFolder, "GTX-1", "done");
  for (const label of labels)
    for (const side of ["front", "back"]) expect(existsSync(join(folder, `${label}_${side}_1.png`))).toBe(true);
});

const machine = (name: string, place: "done" | "error", label: string, reason = "") =>
  takeFiles(join(world.hotFolder, name), place, { label, reason });

/** The machine says of each side that it is printed; the scan in between starts the second. */
async function bothSides(name: string, label: string): Promise<void> {
  machine(name, "done", label);
  await next("Turn it, scan it for the back");
  await scan(page, label);
  await next("Turn it, press start");
  machine(name, "done", label);
  await says("Both sides printed");
}

test("what the machine did not print is said at the station and on the board, and one scan prints it again", async () => {
  const [label = ""] = await labelsOf(other.id);
  for (const station of ["pick-a", "pretreat-1", "gtx-1"]) {
    await at(station);
    await scan(page, label);
    await band()
      .getByText(label.replace(/^(L\d{3})(\d{3})(\d{4})$/, "$1 $2 $3"))
      .waitFor();
  }
  machine("GTX-1", "error", label, "E-4152, the platen is too high");
  await says("GTX-1 did not print");
  await says("E-4152, the platen is too high. The label is held.");
  await next("Scan the label again");
  expect(await page.getByRole("list", { name: "What to do" }).getByRole("listitem").count()).toBe(3);
  expect(await page.getByRole("button", { name: "Problem" }).count()).toBe(1);
  expect(await seriousFaults()).toEqual([]);
  await page.goto(`${base}/floor`);
  await page.getByText(`Did not print ${other.reference}: E-4152, the platen is too high`).waitFor();
  await page.goto(`${base}/stations/gtx-1`);
  await says("GTX-1 did not print");
  await scan(page, label);
  await next("Load, press start");
  expect(machine("GTX-1", "done", label)).toEqual([`${label}_front_2`]);
  await next("Turn it, scan it for the back");
});

test("a reload between a scan and its pass lets no garment pass that another one has pushed off the screen", async () => {
  const [good = ""] = await labelsOf(order.id);
  const [stranger = ""] = await labelsOf(other.id);
  await at("qc-1");
  await scan(page, good);
  await page.getByRole("button", { name: "Pass" }).waitFor();
  const line = await scanLine(page);
  line.goes("nowhere");
  await scan(page, stranger);
  await page.keyboard.press("p");
  await band().getByText("2 scans saved").waitFor();
  await page.route("**/factory/stations/qc-1/**", async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  line.goes("through");
  await page.reload();
  await says("2 of 2 scans refused");
  expect(line.heard).toEqual([`${stranger} with ${good}`, "PASS with nothing"]);
  await page.unrouteAll({ behavior: "wait" });
});

test("a fault makes the garment again, first of all, and the new one walks the same way", async () => {
  const [good = "", bad = ""] = await labelsOf(order.id);
  await at("qc-1");
  await scan(page, good);
  await page.getByRole("button", { name: "Pass" }).waitFor();
  expect(await seriousFaults()).toEqual([]);
  await page.keyboard.press("p");
  await says("Passed");
  await scan(page, bad);
  await page.getByRole("button", { name: "Fail" }).waitFor();
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "Pretreat mark" }).waitFor();
  await scan(page, bad);
  await says("Say what is wrong");
  await page.getByRole("button", { name: "Pretreat mark" }).waitFor();
  const paper = page.waitForEvent("popup");
  await page.keyboard.press("1");
  await says("Made again");
  await (await paper).close();
  const [, again = ""] = await labelsOf(order.id);
  expect(again).not.toBe(bad);
  expect(await statusOf()).toBe("label_printed");
  await scan(page, bad);
  await says("Thrown away");
  await walkToCheck(again);
});

test("a garment that is spoilt is told at whatever station sees it", async () => {
  const [, spoilt = ""] = await labelsOf(order.id);
  await at("gtx-2");
  await scan(page, spoilt);
  await says("Already printed");
  const problem = page.getByRole("button", { name: "Problem" });
  await problem.click();
  await page.getByText("What is wrong with it?").waitFor();
  await page.keyboard.press("Escape");
  await problem.click();
  const paper = page.waitForEvent("popup");
  // Each defect has its key wherever it is told.
  await page.getByRole("button", { name: "Stain" }).getByText("5").waitFor();
  await page.keyboard.press("5");
  await says("Made again");
  await (await paper).close();
  const [, again = ""] = await labelsOf(order.id);
  expect(again).not.toBe(spoilt);
  await walkToCheck(again);
});

/** Brings a remade garment to QC and passes it there. */
async function walkToCheck(label: string) {
  for (const [station, scans] of [
    ["pick-b", 1],
    ["pretreat-1", 1],
    ["gtx-2", 1],
    ["qc-2", 2],
  ] as const) {
    await at(station);
    for (let turn = 0; turn < scans; turn++) {
      await scan(page, label);
      await page.waitForFunction(() => {
        const last = document.querySelector("[aria-label='Last scan']");
        return !last?.hasAttribute("aria-busy") && !last?.textContent?.startsWith("Ready");
      });
    }
    if (station === "gtx-2") await bothSides("GTX-2", label);
  }
  await says("Passed");
}

test("the wall gives one hole to the order, and the last garment turns it ready", async () => {
  const [first = "", second = ""] = await labelsOf(order.id);
  await at("wall-1");
  await scan(page, first);
  await next("Put in, scan A11");
  expect(await seriousFaults()).toEqual([]);
  await scan(page, "A12");
  await says("Wrong hole");
  await scan(page, "A11");
  await says("In A11");
  await scan(page, second);
  await next("Put in, scan A11");
  await scan(page, "A11");
  await says("A11 is ready");
  expect(await statusOf()).toBe("consolidated");
});

test("the parcel takes every garment of the order and no other, and goes out with its code", async () => {
  const [first = ""] = await labelsOf(order.id);
  const [stranger = ""] = await labelsOf(other.id);
  await at("pack-1");
  await scan(page, first);
  await says("1 of 2 packed");
  expect(await seriousFaults()).toEqual([]);
  await scan(page, first);
  await says("Already packed");
  await page.getByRole("region", { name: /^Next: Scan the/ }).waitFor();
  await scan(page, "5012345678900");
  await says("Not a garment label");
  expect(await page.getByRole("list", { name: "Garments of the order" }).getByRole("listitem").count()).toBe(2);
  expect(await seriousFaults()).toEqual([]);
  await scan(page, stranger);
  await says("Not in this parcel");
  await page.getByRole("heading", { name: "Parcel needs" }).waitFor();
  expect(await seriousFaults()).toEqual([]);
  await scan(page, "A11");
  await says("2 of 2 packed");
  await page.getByRole("textbox", { name: "Weight" }).fill("9");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "The weight is right" }).waitFor();
  await at("dispatch-1");
  await scan(page, order.reference);
  await band()
    .getByText(/kg too heavy$/)
    .waitFor();
  await page.getByRole("heading", { name: "Exactly 2 garments" }).waitFor();
  expect(await seriousFaults()).toEqual([]);
  await page.getByRole("button", { name: "The weight is right" }).focus();
  await page.keyboard.press("Enter");
  await says("Weight accepted");
  await next("Scan the parcel again");
  await scan(page, order.reference);
  await says("Sent");
  expect(await seriousFaults()).toEqual([]);
  expect(await statusOf()).toBe("complete");
});

test("approvals are decided and taken back by keys", async () => {
  await page.goto(`${base}/approvals`);
  await page.getByRole("heading", { name: "Swell tee" }).waitFor();
  expect(await seriousFaults()).toEqual([]);
  await pressInTurn(page, "d", "1");
  await page.getByText("All reviewed").waitFor();
  await page.keyboard.press("u");
  await page.getByRole("heading", { name: "Swell tee" }).waitFor();
  await page.keyboard.press("a");
  await page.getByText("All reviewed").waitFor();
});

test("the board and the station list stand up to a look", async () => {
  await page.goto(`${base}/floor`);
  await page.getByRole("list", { name: "Stages" }).waitFor();
  expect(await seriousFaults()).toEqual([]);
  await page.goto(`${base}/stations`);
  await page.getByRole("link", { name: /Put wall 1/ }).waitFor();
  expect(await seriousFaults()).toEqual([]);
  await scan(page, "NOWHERE-1");
  await page.getByText("No label, order or station has the code NOWHERE-1.").waitFor();
  await scan(page, "WALL-1");
  await says("Ready");
  expect(new URL(page.url()).pathname).toBe("/stations/wall-1");
});
