import { expect, test } from "vitest";
import { checklistOf, minutesLeft } from "./checklist.ts";

const codes = ["sign-up", "designer", "profile", "theme", "homepage", "card-billing", "entrepreneur"];
const ready = (unlocked: readonly string[], more = {}) => ({
  hasArtwork: false,
  hasProduct: false,
  isHidden: false,
  homePageId: 7,
  isClosed: false,
  hasOwnMenu: true,
  said: "Posted in two days",
  badges: codes.map((code) => ({
    code,
    unlockedAt: unlocked.includes(code) ? "2026-11-23T00:00:00.000Z" : null,
    result: unlocked.includes(code) ? `of ${code}` : "",
  })),
  ...more,
});
const open = (...given: Parameters<typeof ready>) =>
  checklistOf(ready(...given)).flatMap(({ code, way }) => (way ? [[code, way.href]] : []));

test.each([
  ["a new shop", [["sign-up"]], [["designer", "/artworks"]]],
  ["one with a drawing", [["sign-up"], { hasArtwork: true }], [["designer", "/products/new"]]],
  ["one with a design", [["sign-up", "designer"]], [["profile", "/settings/company"]]],
  ["one that says who sells", [["sign-up", "designer", "profile"]], [["theme", "/theme"]]],
  ["one with a look", [["sign-up", "designer", "profile", "theme"]], [["homepage", "/pages/7/edit"]]],
  [
    "one without a home page",
    [["sign-up", "designer", "profile", "theme"], { homePageId: null }],
    [["homepage", "/pages"]],
  ],
  [
    "one that is closed",
    [["sign-up", "designer", "profile", "theme", "homepage"], { isClosed: true }],
    [["open", "/settings/visitors"]],
  ],
  [
    "one with a home page and the menu that all begin with",
    [["sign-up", "designer", "profile", "theme", "homepage"], { hasOwnMenu: false, said: "" }],
    [["menu", "/menus"]],
  ],
  [
    "one that says nothing above its pages",
    [["sign-up", "designer", "profile", "theme", "homepage"], { said: "" }],
    [["banner", "/settings/header-and-footer"]],
  ],
  ["one that is open", [["sign-up", "designer", "profile", "theme", "homepage"]], [["entrepreneur", "/products"]]],
  [
    "one with a product",
    [["sign-up", "designer", "profile", "theme", "homepage"], { hasProduct: true }],
    [["entrepreneur", "/orders"]],
  ],
  ["one that has sold", [["sign-up", "designer", "profile", "theme", "homepage", "entrepreneur"]], []],
  [
    "one that has sold with the menu that all begin with",
    [["sign-up", "designer", "profile", "theme", "homepage", "entrepreneur"], { hasOwnMenu: false, said: "" }],
    [],
  ],
] as const)("%s has one item open at most", (_, given, items) => {
  expect(open(...(given as unknown as Parameters<typeof ready>))).toEqual(items);
});

test("what comes later leads to where it is done, too, and what is done leads nowhere", () => {
  const items = checklistOf(ready(["sign-up", "profile"]));
  expect(items.map(({ code, laterHref }) => [code, laterHref])).toEqual([
    ["sign-up", null],
    ["designer", null],
    ["profile", null],
    ["theme", "/theme"],
    ["homepage", "/pages/7/edit"],
    ["menu", null],
    ["banner", null],
    ["open", null],
    ["entrepreneur", "/products"],
  ]);
});

test("a finished item shows its result, and one without a screen is not offered", () => {
  const items = checklistOf(ready(["sign-up", "theme"]));
  expect(items.map(({ code, isDone, note }) => [code, isDone, note])).toEqual([
    ["sign-up", true, "of sign-up"],
    ["designer", false, "4 min"],
    ["profile", false, "3 min"],
    ["theme", true, "of theme"],
    ["homepage", false, "4 min"],
    ["menu", true, ""],
    ["banner", true, "Posted in two days"],
    ["open", true, ""],
    ["entrepreneur", false, ""],
  ]);
  expect(minutesLeft(items)).toBe(11);
});
