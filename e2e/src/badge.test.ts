/// <reference lib="dom" />
// Two hands of the floor share a tablet: a lead opens it for badges once, and from then on a badge and a PIN are enough.
import { badgeDigest, hashPin } from "@selvedge/db/badge-secrets";
import { seedStaff } from "@selvedge/testing/seed/people";
import { testSecret } from "@selvedge/testing/test-database";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { pressInTurn, scan } from "./scanner.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { sessionVisitor } from "./server-process.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let tablet: Page;
let tomasz: number;

const api = "/omnis/v3";
const rhiansBadge = "04A17C52B5";
const tomaszsBadge = "04A17C52B4";

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  const { pools } = world.database;
  await seedStaff(pools, { email: "rhian@selvedge.test", fullName: "Rhian Powell", roles: ["printer"] });
  const hand = { email: "tomasz@selvedge.test", fullName: "Tomasz Wilk", roles: ["picker"] };
  tomasz = (await seedStaff(pools, hand)).staffUserId;
  await giveBadge(tomasz, tomaszsBadge, "730418");
  tablet = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await tablet.clock.install();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** As the badges' page does it. */
async function giveBadge(id: number, code: string, pin: string): Promise<void> {
  const { backOffice } = world.database.pools;
  await backOffice.query("insert into staff_rfids (staff_user_id, code_digest, code_ending) values ($1, $2, $3)", [
    id,
    badgeDigest(testSecret, code),
    code.slice(-4),
  ]);
  await backOffice.query("insert into staff_pins (staff_user_id, pin_hash, set_at) values ($1, $2, now())", [
    id,
    await hashPin(testSecret, id, pin),
  ]);
}

const locked = () => tablet.getByText("Scan your badge", { exact: true }).waitFor();
const band = (words: string) => tablet.getByLabel("Signing in").getByText(words).waitFor();
/** On the pad, with a finger. */
const touch = async (digits: string) => {
  const pad = tablet.getByRole("group", { name: "Number pad" });
  for (const digit of digits) await pad.getByRole("button", { name: digit, exact: true }).click();
  await pad.getByRole("button", { name: "Done" }).click();
};
const scans = async () =>
  (await world.database.pools.backOffice.query("select scanned_text, staff_user_id from scan_events order by id")).rows;

test("a lead issues a badge and sets a PIN, and opens the tablet at a station", async () => {
  await tablet.goto(`${world.origins.backOffice}/badges`);
  await tablet.getByLabel("Email").fill("factory@selvedge.test");
  await tablet.getByLabel("Password", { exact: true }).fill("selvedge-demo");
  await tablet.keyboard.press("Enter");
  await tablet.getByRole("list", { name: "People" }).getByText("Rhian Powell").waitFor();
  await tablet.getByRole("button", { name: "Issue badge: Rhian Powell" }).click();
  await tablet.getByRole("dialog").getByLabel("Badge").waitFor();
  await scan(tablet, rhiansBadge);
  await tablet.getByText("Rhian Powell has the badge that ends in 52B5.").waitFor();
  await tablet.getByRole("button", { name: "Set PIN: Rhian Powell" }).click();
  const dialog = tablet.getByRole("dialog");
  await dialog.getByLabel("PIN", { exact: true }).fill("295164");
  await dialog.getByLabel("PIN again").fill("295164");
  await dialog.getByRole("button", { name: "Set PIN" }).click();
  await tablet.getByText("Rhian Powell has a new PIN.").waitFor();
  expect(await seriousFaultsOf(tablet)).toEqual([]);
  await tablet.getByRole("button", { name: /Station of this device/ }).click();
  await tablet.getByRole("option", { name: "Print, GTX-2" }).click();
  await tablet.getByRole("button", { name: "Open for badges" }).click();
  await tablet.getByText("This device", { exact: true }).waitFor();
});

test("locked, the station takes no scan; a badge and its PIN open it for their person alone", async () => {
  await tablet.goto(`${world.origins.backOffice}/stations/gtx-2`);
  await tablet.getByRole("button", { name: "Lock this station" }).click();
  await locked();
  expect(await seriousFaultsOf(tablet)).toEqual([]);
  await scan(tablet, "L2041881141");
  await band("This scan did not count. Scan your badge first.");
  await scan(tablet, rhiansBadge);
  await band("Hello Rhian");
  expect(await seriousFaultsOf(tablet)).toEqual([]);
  await touch("482913");
  await band("Not that PIN");
  await band("2 tries left. Then a lead opens it.");
  await touch("295164");
  await tablet.getByRole("heading", { level: 1, name: "Print, GTX-2" }).waitFor();
  await tablet.getByText("Ready", { exact: true }).waitFor();
  expect(await scans()).toEqual([]);
});

test("a scan without an answer stays with the one who made it, while another badge changes the person", async () => {
  const way = "**/omnis/v3/factory/scans/";
  await tablet.route(way, (route) => route.abort());
  await scan(tablet, "L2041881141");
  await tablet.getByText("1 scan saved").waitFor();
  await scan(tablet, tomaszsBadge);
  await band("Hello Tomasz");
  await tablet.unroute(way);
  await pressInTurn(tablet, ..."730418", "Enter");
  await tablet.getByText("Ready", { exact: true }).waitFor();
  await scan(tablet, "L2041881151");
  const [tomaszs] = await expect.poll(scans).toHaveLength(1).then(scans);
  expect(tomaszs?.scanned_text).toBe("L2041881151");
  await scan(tablet, rhiansBadge);
  await band("Hello Rhian");
  await touch("295164");
  await expect.poll(scans).toHaveLength(2);
  const [, rhians] = await scans();
  expect(rhians?.scanned_text).toBe("L2041881141");
  expect(rhians?.staff_user_id).not.toBe(tomaszs?.staff_user_id);
  expect(JSON.stringify(await scans())).not.toMatch(/04A17C/);
});

test("it locks itself after five minutes without a touch, and stays locked when it is loaded again", async () => {
  await tablet.clock.fastForward("05:01");
  await locked();
  await band("by itself, after 5 min");
  await tablet.reload();
  await locked();
  await scan(tablet, rhiansBadge);
  await band("Hello Rhian");
});

test("somebody who is switched off is off the station at once, and their badge opens nothing", async () => {
  await scan(tablet, tomaszsBadge);
  await band("Hello Tomasz");
  await pressInTurn(tablet, ..."730418", "Enter");
  await tablet.getByText("Ready", { exact: true }).waitFor();
  const office = sessionVisitor(() => world.port, "backoffice.localhost");
  await office.arrive();
  await office.post(`${api}/dashboard/secure/login/`, { email: "staff@selvedge.test", password: "selvedge-demo" });
  expect((await office.post(`${api}/atlas/users/${tomasz}/disable/`, { reason: "Left today" })).status).toBe(200);
  await locked();
  await band("The last session has ended");
  await scan(tablet, tomaszsBadge);
  await band("This badge opens nothing any more. Ask a lead.");
});
