import { describe, expect, test } from "vitest";
import { kindOf, mailPath, marksOf, PAGE_KINDS } from "./page-kind.ts";
import {
  canDeletePage,
  documentTitle,
  isNoindex,
  isOnlySent,
  PAGE_DEFAULTS,
  PAGE_PROPERTY_DEFAULTS,
  ySpacingPx,
} from "./page-rules.ts";
import { normalisePageUrl } from "./page-url.ts";

describe("a page's address (storefront §5)", () => {
  test.each([
    ["/about", "/about/"],
    ["about", "/about/"],
    ["/", "/"],
    ["", "/"],
    ["/a//b/", "/a/b/"],
    [" /about?x=1 ", "/about/"],
    ["/about/#top", "/about/"],
  ])("%s is stored as %s", (url, stored) => {
    expect(normalisePageUrl(url)).toBe(stored);
  });
});

test("S3.17, S3.18, S1.11: a new page has the specification's defaults (storefront §3.1)", () => {
  expect(PAGE_DEFAULTS).toMatchObject({ layout: "standard", published: true, sitemap: true });
  expect(PAGE_PROPERTY_DEFAULTS).toMatchObject({ loginState: "everyone", ySpacing: 24 });
  expect(Object.keys(PAGE_PROPERTY_DEFAULTS).sort()).toEqual(
    "description isAutomatedFlowPage isMailPage isSearchable isStorePage loginState ogImage searchIcon title ySpacing".split(
      " ",
    ),
  );
});

describe("a page's rules (storefront §3.1, §5)", () => {
  test.each([
    ["a stored page", { id: 4, url: "/about/", properties: {} }, true],
    ["an unsaved page", { id: null, url: "/about/", properties: {} }, false],
    ["the page at /", { id: 4, url: "/", properties: {} }, false],
    ["a flagged home page", { id: 4, url: "/home/", flags: ["homepage"], properties: {} }, false],
  ])("%s can be deleted: %o", (_, page, can) => {
    expect(canDeletePage(page)).toBe(can);
  });

  test.each([
    [{ properties: {} }, false],
    [{ sitemap: false, properties: {} }, true],
    [{ properties: { loginState: "logged-in" } }, true],
    [{ properties: { loginState: "dashboard-access" } }, true],
    [{ properties: { loginState: "logged-out" } }, false],
  ])("%o asks search engines away: %s", (page, away) => {
    expect(isNoindex(page)).toBe(away);
  });

  test.each([
    ["/about/", "About us", 0, "About us | Bramble"],
    ["/", "Home", 0, "Bramble"],
    ["/about/", "About us", 3, "(3) About us | Bramble"],
    ["/about/", "", 0, "Bramble"],
  ])("%s titled %s with %i unread reads %s", (url, title, unread, expected) => {
    expect(documentTitle({ url, properties: { title } }, "Bramble", unread)).toBe(expected);
  });

  test("24 pixels are between blocks unless the page sets another gap", () => {
    expect(ySpacingPx({ properties: {} })).toBe(24);
    expect(ySpacingPx({ properties: { ySpacing: 0 } })).toBe(0);
  });
});

describe("what a page is for (storefront §1)", () => {
  test.each(PAGE_KINDS)("a page marked as a %s page is one, and bears no other mark", (kind) => {
    expect(kindOf({ properties: marksOf(kind) })).toBe(kind);
    expect(Object.values(marksOf(kind)).filter(Boolean)).toHaveLength(1);
    expect(isOnlySent({ properties: marksOf(kind) })).toBe(kind !== "store");
  });

  test("S1.11: a page without a mark is a store page", () => {
    expect(kindOf({ properties: {} })).toBe("store");
  });

  test("a mail page opens at an address of one part", () => {
    expect(["/letter/", "/letters/may/", "/"].map(mailPath)).toEqual(["/teemail/letter/", null, null]);
  });
});
