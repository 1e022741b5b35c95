/// <reference lib="dom" />
// The doors of a shop: its owner closes it by a password, a visitor is refused, let in, and buys there as a guest; staff put
// it under review and take it off. Then what visitors read there, what it wears, and which home page they get in a split test,
// as its owner writes and chooses it.
import { fileURLToPath } from "node:url";
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

/** A face of its own: shop's people bring such files. */
const tinos = fileURLToPath(import.meta.resolve("@fontsource/tinos/files/tinos-latin-400-normal.woff2"));

let world: World;
let browser: Browser;
let ada: Page;
let visitor: Page;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  ada = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  // Without scripts: the shop's door does not need them.
  visitor = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  ).newPage();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const viewer = { email: "vera@selvedge.test", fullName: "Vera Hale" };
const shop = () => world.origins.shop("bramble");

test("an owner closes the open shop by a password, and is asked first", async () => {
  await visitor.goto(shop());
  expect(new URL(visitor.url()).pathname).toBe("/");
  await ada.goto(`${world.origins.main}/login/?redirect_uri=/dashboard/settings/visitors`);
  await ada.getByLabel("Email").fill(world.people.ada.email);
  await ada.getByLabel("Password", { exact: true }).fill("selvedge-demo");
  await ada.keyboard.press("Enter");
  await ada.getByRole("heading", { level: 1, name: "Who can visit" }).waitFor();
  await ada.getByText("People with the password").click();
  await ada.getByLabel("Password", { exact: true }).fill("hedge row 4");
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByRole("button", { name: "Keep it open" }).click();
  expect(await ada.getByLabel("Password", { exact: true }).inputValue()).toBe("hedge row 4");
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByRole("button", { name: "Close the shop" }).click();
  await ada.getByText("Your shop is open to people with the password.").waitFor();
});

test("a visitor is refused, mistypes the password, and is let in to the page they wanted", async () => {
  await visitor.goto(`${shop()}/favourites/`);
  await visitor.getByRole("heading", { name: "Enter the password" }).waitFor();
  await visitor.getByLabel("Password").fill("hedge row 5");
  await visitor.getByRole("button", { name: "Open the shop" }).click();
  await visitor.getByText("This password is incorrect.").waitFor();
  await visitor.getByLabel("Password").fill("hedge row 4");
  await visitor.getByRole("button", { name: "Open the shop" }).click();
  await visitor.getByRole("heading", { level: 1, name: "Favourites" }).waitFor();
});

test("who was let in buys there as a guest", async () => {
  await visitor.goto(`${shop()}/product/bramble-tee/`);
  await visitor.getByRole("radio", { name: "M", exact: true }).check();
  await visitor.getByRole("button", { name: "Add to basket" }).click();
  await visitor.goto(`${shop()}/checkout/`);
  await visitor.getByLabel("Email").fill("guest@keir.example");
  await visitor.getByLabel("First name").fill("May");
  await visitor.getByLabel("Last name").fill("Keir");
  await visitor.getByLabel("Street and number").fill("4 Canal Street");
  await visitor.getByLabel("Town").fill("Manchester");
  await visitor.getByLabel("Postcode").fill("M1 3HE");
  await visitor.getByLabel("Card number").fill("4242 4242 4242 4242");
  await visitor.getByLabel("Expiry date").fill("12 / 30");
  await visitor.getByLabel("Security code").fill("123");
  await visitor.getByRole("button", { name: /^Pay/ }).click();
  await visitor.waitForURL(/\/receipt\//);
  // The receipt is the buyer's, also where the shop asks for its password.
  const receipt = visitor.url();
  await visitor.context().clearCookies();
  await visitor.goto(`${shop()}/basket/`);
  await visitor.getByRole("heading", { name: "Enter the password" }).waitFor();
  await visitor.goto(receipt);
  expect(new URL(visitor.url()).pathname).toBe(new URL(receipt).pathname);
});

test("the owner previews the closed shop, and opens it again", async () => {
  const [tab] = await Promise.all([
    ada.waitForEvent("popup"),
    ada.getByRole("button", { name: "Preview your shop" }).click(),
  ]);
  await tab.waitForURL(`${shop()}/`);
  await tab.getByRole("link", { name: "Bramble" }).first().waitFor();
  await tab.close();
  await ada.getByText("Anybody can look around and buy.", { exact: true }).click();
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByText("Your shop is open to everyone.").waitFor();
  await visitor.context().clearCookies();
  // A change of the shop reaches its visitors some milliseconds later.
  await expect.poll(async () => (await visitor.goto(shop())) && new URL(visitor.url()).pathname).toBe("/");
});

test("staff put the shop under review and deny it, which its visitors and its owner read; they take it back, and approve it once she has answered", async () => {
  const sam = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await sam.goto(world.origins.backOffice);
  await sam.getByLabel("Email").fill(world.people.sam.email);
  await sam.getByLabel("Password", { exact: true }).fill("selvedge-demo");
  await sam.keyboard.press("Enter");
  await sam.getByRole("link", { name: "Shops", exact: true }).click();
  await sam.getByRole("link", { name: /^Bramble/ }).click();
  await sam.getByRole("button", { name: "Put under review" }).click();
  const dialog = sam.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Please send us the licence of the fern");
  expect(await seriousFaultsOf(sam)).toEqual([]);
  await dialog.getByRole("button", { name: "Put under review" }).click();
  await sam.getByText("Bramble is under review.").waitFor();
  await expect
    .poll(async () => {
      await visitor.goto(shop());
      return new URL(visitor.url()).pathname;
    })
    .toBe("/store-under-review/");
  await ada.reload();
  await ada.getByText("Please send us the licence of the fern").waitFor();
  expect(await seriousFaultsOf(sam)).toEqual([]);
  const deny = async () => {
    await sam.getByRole("button", { name: "Deny the site" }).click();
    await dialog.getByRole("textbox").fill("The fern is somebody else’s: take it off the hoodie");
    await dialog.getByRole("button", { name: "Deny the site" }).click();
    await sam.getByText("The site of Bramble is denied.").waitFor();
  };
  await deny();
  expect(await seriousFaultsOf(sam)).toEqual([]);
  await visitor.goto(shop());
  await visitor.getByRole("heading", { name: "This shop is closed" }).waitFor();
  await ada.reload();
  await ada.getByText("Your shop was not approved").waitFor();
  await ada.getByText("The fern is somebody else’s: take it off the hoodie").waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await sam.getByRole("button", { name: "Undo" }).click();
  await sam.getByText("Bramble is under review again.").waitFor();
  await ada.reload();
  await ada.getByText("Please send us the licence of the fern").waitFor();
  await deny();
  await ada.reload();
  await ada.getByRole("button", { name: "Send answer" }).click();
  await ada.getByText("Write what you have changed, or what you ask.").waitFor();
  await ada.getByRole("textbox", { name: "What our team should know" }).fill("The fern is off the hoodie.");
  await ada.getByRole("button", { name: "Send answer" }).click();
  await ada.getByText(/^Your answer is with our team/).waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await sam.reload();
  await sam.getByText("The fern is off the hoodie.").first().waitFor();
  expect(await seriousFaultsOf(sam)).toEqual([]);
  await sam.getByRole("button", { name: "Approve the site" }).click();
  await dialog.getByRole("button", { name: "Approve the site" }).click();
  await sam.getByText("The site of Bramble is approved.").waitFor();
  await expect
    .poll(async () => {
      await visitor.goto(shop());
      return new URL(visitor.url()).pathname;
    })
    .toBe("/");
});

test("a colleague who may not do something is led to where they ask for it", async () => {
  const vera = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await seedMember(world.database.pools, world.bramble, await seedPerson(world.database.pools, viewer), "viewer");
  await vera.goto(`${world.origins.main}/login/?redirect_uri=/dashboard/settings/visitors`);
  await vera.getByLabel("Email").fill(viewer.email);
  await vera.getByLabel("Password", { exact: true }).fill("selvedge-demo");
  await vera.keyboard.press("Enter");
  await vera.getByRole("button", { name: "Request permission" }).waitFor();
  expect(new URL(vera.url()).pathname).toBe("/dashboard/403/");
  await vera.goto(`${world.origins.main}/dashboard/settings/pages`);
  await vera.getByRole("list", { name: "Pages" }).waitFor();
  await vera.getByRole("button", { name: "Change", exact: true }).click();
  expect(await seriousFaultsOf(vera)).toEqual([]);
  await vera.getByLabel("Why do you need it?").fill("The page for members is mine");
  await vera.getByRole("button", { name: "Send request" }).click();
  await vera.getByText("Permission request successfully submitted").waitFor();
});

test("an owner writes a post, which visitors read once it is published, and nothing typed is lost on the way", async () => {
  await ada.goto(`${world.origins.main}/dashboard/blog`);
  await ada.getByRole("link", { name: "Write the first one" }).click();
  await ada.getByLabel("Title").fill("Dyeing with onions");
  const text = ada.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await ada.keyboard.type("Keep the skins.");
  await ada.keyboard.press("Alt+F10");
  await ada.keyboard.press("Enter");
  await ada.getByRole("menuitem", { name: "Heading", exact: true }).click();
  await text.getByRole("heading", { level: 2, name: "Keep the skins." }).waitFor();
  // Words lead to what the shop has, and open a tab of their own where that is asked for.
  await ada.keyboard.press("Control+a");
  await ada.keyboard.press("Control+k");
  const links = ada.getByRole("dialog");
  await links.getByRole("searchbox").fill("privacy");
  await links.getByRole("switch", { name: "Open in a new tab" }).check();
  const policy = links.locator("[role=option]:not([aria-disabled])").filter({ hasText: "/privacy-policy/" });
  await policy.waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await policy.click();
  await text.locator('a[target="_blank"][href="/privacy-policy/"]').waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await ada.reload();
  await ada.getByText("This is what you wrote here last time").waitFor();
  await ada.getByText("Publish now").click();
  await ada.getByRole("button", { name: "Publish", exact: true }).click();
  await ada.getByText("Saved. Visitors can read it.").waitFor();
  await visitor.goto(`${shop()}/blog/dyeing-with-onions/`);
  const keep = visitor
    .getByRole("heading", { level: 2 })
    .getByRole("link", { name: "Keep the skins. (opens in a new tab)" });
  await keep.waitFor();
  const tab = visitor.waitForEvent("popup");
  await keep.click();
  const opened = await tab;
  expect(new URL(opened.url()).pathname).toBe("/privacy-policy/");
  await opened.close();
});

test("she rewrites an answer of the help centre, and visitors read hers", async () => {
  await ada.goto(`${world.origins.main}/dashboard/help`);
  await ada.getByRole("link", { name: "How do I wash it?" }).click();
  const answer = ada.getByRole("textbox", { name: "Answer" });
  await answer.click();
  await ada.keyboard.press("Control+A");
  await ada.keyboard.type("Cold, and never with onions.");
  await ada.getByRole("button", { name: "Save", exact: true }).click();
  await ada.getByText("Saved. Visitors read it now.").waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await expect
    .poll(async () => {
      await visitor.goto(`${shop()}/help/question/how-do-i-wash-it/`);
      return visitor.getByText("Cold, and never with onions.").count();
    })
    .toBeGreaterThan(0);
});

test("she looks at a theme and chooses it, the shop wears it at once, and she takes it back", async () => {
  const ground = async () => {
    await visitor.goto(shop());
    return visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  const before = await ground();
  await ada.goto(`${world.origins.main}/dashboard/theme?ground=dark`);
  await ada.getByRole("button", { name: "Full size: Charcoal" }).click();
  const page = ada.frameLocator('iframe[title="Your home page in Charcoal"]');
  await page.locator("body").waitFor();
  const looked = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  expect([looked === before, await ground()]).toEqual([false, before]);
  await ada.getByRole("dialog").getByRole("button", { name: "Use this theme" }).click();
  await ada.getByText("Your shop wears Charcoal now.").waitFor();
  await expect.poll(ground).toBe(looked);
  await ada.getByRole("button", { name: "Undo" }).click();
  await expect.poll(ground).toBe(before);
  // By keys the work goes on where the button was.
  await ada.getByRole("button", { name: "Use it: Charcoal" }).press("Enter");
  await expect.poll(() => ada.evaluate(() => document.activeElement?.ariaLabel)).toBe("Adjust: Charcoal");
  await ada.getByRole("button", { name: "Undo" }).click();
  await expect.poll(ground).toBe(before);
});

test("she adjusts a theme beside her own page, which follows at once; visitors see it once she publishes it", async () => {
  const hue = async () => {
    await visitor.goto(shop());
    return visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--t-primary-color"));
  };
  const before = await hue();
  await ada.goto(`${world.origins.main}/dashboard/theme`);
  await ada.getByRole("link", { name: /^Adjust: / }).click();
  const page = ada.frameLocator('iframe[title="The page as it is edited"]');
  await page.locator("html").evaluate((root) => root.setAttribute("data-seen", ""));
  const onPage = (name: string) =>
    page.locator("html[data-seen]").evaluate((root, key) => getComputedStyle(root).getPropertyValue(key), name);
  const setKey = (label: string, value: string) => ada.getByLabel(label, { exact: true }).fill(value);

  // The heading of a group that is opened stays in sight, though the one above it closes.
  const groupOf = (name: string) => ada.getByRole("button", { name: new RegExp(`^${name} \\d+ settings`) });
  const isSeen = (heading: Locator) =>
    heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, top + 4));
    });
  for (const name of ["Banner", "Product cards", "Colours"]) {
    await groupOf(name).click();
    expect([name, await isSeen(groupOf(name))]).toEqual([name, true]);
  }

  await setKey("Main colour, number", "#1D6B45");
  await expect.poll(() => onPage("--t-primary-color")).toBe("#1d6b45");
  // Before the warning, whose sample is as hard to read as what it shows.
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await setKey("Text, number", "#b5b5b5");
  await ada
    .getByText(/hard to read/)
    .first()
    .waitFor();
  // One colour after another, until none is left.
  const use = ada.getByRole("button", { name: /^Use #/ });
  const leftAfterUse = async () => {
    if (await use.isVisible()) await use.click({ timeout: 2_000 }).catch(() => {});
    return ada.getByText(/hard to read/).count();
  };
  await expect.poll(leftAfterUse).toBe(0);
  await ada.getByRole("button", { name: "Undo" }).click();
  await ada
    .getByText(/hard to read/)
    .first()
    .waitFor();
  await ada.getByRole("button", { name: "Redo" }).click();
  await ada.getByRole("button", { name: "Set text back" }).click();
  expect(await hue()).toBe(before);

  await ada.getByRole("button", { name: "Review and publish" }).click();
  await ada.getByRole("dialog").getByText("Main colour").waitFor();
  await ada.getByRole("button", { name: "Publish", exact: true }).click();
  await ada.getByText(/^Visitors see .* as you made it\.$/).waitFor();
  await expect.poll(hue).toBe("#1d6b45");
  await ada.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(hue).toBe(before);

  // A draft that is thrown away comes back as a whole.
  await setKey("Main colour, number", "#1D6B45");
  await setKey("Lines, number", "#123456");
  const both = async () => [await onPage("--t-primary-color"), await onPage("--t-border-color")];
  await expect.poll(both).toEqual(["#1d6b45", "#123456"]);
  await ada.getByRole("button", { name: "Discard draft" }).click();
  await ada.getByText("The draft is discarded.").waitFor();
  await expect.poll(() => onPage("--t-primary-color")).toBe(before);
  await ada.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(both).toEqual(["#1d6b45", "#123456"]);
  await ada.getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(() => onPage("--t-primary-color")).toBe(before);
});

test("off-screen parts of her page are not rendered while she changes a theme, and are again once she stops", async () => {
  const whole = ada.viewportSize()!;
  await ada.setViewportSize({ ...whole, height: 420 });
  const root = ada.frameLocator('iframe[title="The page as it is edited"]').locator("html");
  const rendering = () =>
    root.evaluate((html) => html.querySelector<HTMLElement>("footer.footer")!.style.contentVisibility);
  // What was changed before has come to rest.
  await expect.poll(rendering).toBe("");
  const heightPx = await root.evaluate(({ scrollHeight }) => scrollHeight);
  await root.evaluate(({ ownerDocument }) => {
    const footer = ownerDocument.querySelector<HTMLElement>("footer.footer")!;
    const seen: object[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const { scrollHeight: height } = ownerDocument.documentElement;
      seen.push({ rendering: footer.style.contentVisibility, heightPx: height });
    }).observe(footer, { attributes: true });
  });
  await ada.getByLabel("Lines, number", { exact: true }).fill("#345678");
  await expect
    .poll(() => root.evaluate(() => (globalThis as unknown as { seen: object[] }).seen))
    .toEqual([
      { rendering: "hidden", heightPx },
      { rendering: "", heightPx },
    ]);
  await ada.getByRole("button", { name: "Undo" }).first().click();
  await ada.setViewportSize(whole);
});

test("she adds a font of her own, which is shown in its own letters, on the page beside it and to visitors", async () => {
  await ada.getByRole("button", { name: /^Letters/ }).click();
  await ada.getByRole("button", { name: / Headings$/ }).click();
  await ada.getByRole("option", { name: "Your own fonts…" }).click();
  const dialog = ada.getByRole("dialog", { name: "Your own fonts" });
  await dialog.getByRole("checkbox").check({ force: true });
  await dialog.locator("input[type=file]").setInputFiles(tinos);
  await dialog.getByText("Tinos", { exact: true }).waitFor();
  // Faces that do not load are not among them.
  const samples = () => ada.evaluate(() => [...document.fonts].map(({ family }) => family));
  await expect.poll(samples).toContainEqual(expect.stringMatching(/sample own/));
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: / Headings$/ }).click();
  await ada.getByRole("option", { name: /Tinos.*Yours/ }).click();
  const page = ada.frameLocator('iframe[title="The page as it is edited"]');
  const family = (root: Element) => getComputedStyle(root).getPropertyValue("--t-primary-font");
  await expect.poll(() => page.locator("html").evaluate(family)).toMatch(/own/);
  await ada.getByRole("button", { name: "Review and publish" }).click();
  await ada.getByRole("button", { name: "Publish", exact: true }).click();
  await ada
    .getByText(/^Visitors see .* as you made it\.$/)
    .last()
    .waitFor();
  const loaded = async () => {
    await visitor.goto(shop());
    return visitor.evaluate(async () => {
      const faces = await document.fonts.ready;
      return [...faces].filter(({ family, status }) => /^own-font-\d+$/.test(family) && status === "loaded").length;
    });
  };
  await expect.poll(loaded).toBe(1);
});

test("she tests another home page: a visitor keeps the one that they got, until she stops the test", async () => {
  await ada.goto(`${world.origins.main}/dashboard/split-tests`);
  await ada.getByRole("link", { name: "New split test" }).click();
  await ada.getByLabel("Name", { exact: true }).fill("Hedge home");
  await ada.getByRole("button", { name: /Page to show in place of the home page/ }).click();
  await ada.getByRole("option", { name: /Our hedges/ }).click();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await ada.getByRole("button", { name: "Create test" }).click();
  await ada.getByRole("button", { name: "Start test" }).click();
  await ada.getByText("Too early to say").waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.addInitScript(() => {
    const started: unknown[] = [];
    Object.assign(window, { started });
    addEventListener("split-test:start", ({ detail }: CustomEventInit) => started.push(detail));
  });
  const own = async () => {
    await shopper.goto(shop());
    const [cookie] = (await shopper.context().cookies()).filter(({ name }) => name === "discovered-split-tests");
    return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as Record<string, number>);
  };
  await expect.poll(own).toBeTruthy();
  const [[splitTestId, variationId] = []] = Object.entries((await own())!);
  const opening = () => shopper.locator("#root :is(h1, h2)").first().textContent();
  const shown = await opening();
  const started = { splitTestId: Number(splitTestId), variationId, splitTests: await own() };
  await shopper.evaluate(() => sessionStorage.clear());
  for (const events of [[started], []]) {
    await shopper.reload();
    await shopper.waitForSelector("html[data-ready]");
    expect([await opening(), await shopper.evaluate(() => Reflect.get(window, "started"))]).toEqual([shown, events]);
  }
  await ada.getByRole("button", { name: "Stop test" }).click();
  await ada.getByRole("alertdialog").getByRole("button", { name: "Stop test" }).click();
  await ada.getByText(/Everyone sees your shop as it was before/).waitFor();
  await expect
    .poll(async () => {
      await shopper.goto(shop());
      return shopper.locator("#split-tests").count();
    })
    .toBe(0);
});
