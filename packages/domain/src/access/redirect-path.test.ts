import { expect, test } from "vitest";
import { safeRedirectPath } from "./redirect-path.ts";

test.each([
  "/",
  "/dashboard/orders/?page=2#top",
  "/product/high-water/navy",
  "/search/?q=a//b",
  "/?from=/../",
  "/a.b/..c/d../...",
  `/${"a".repeat(1999)}`,
])("%s is followed", (path) => {
  expect(safeRedirectPath(path, "/home/")).toBe(path);
});

test.each([
  ["/商品/", "/%E5%95%86%E5%93%81/"],
  ["/café/?q=Ā#👕", "/caf%C3%A9/?q=%C4%80#%F0%9F%91%95"],
  ["/%E5%95%86/?q=%2F", "/%E5%95%86/?q=%2F"],
])("%s is followed as %s", (path, address) => {
  expect(safeRedirectPath(path, "/home/")).toBe(address);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil",
  "/..//evil.example",
  "/%2f/evil",
  "/%252f/evil",
  "/%255cevil",
  "/a/%252e%252e/",
  "/%2e%2e//evil",
  "/a\r\nSet-Cookie: x",
  "javascript:alert(1)",
  "",
  "dashboard/",
  "/a b",
  "/%0d%0a",
  "/./",
  "/../",
  "/a/..",
  "/.%2E/",
  "/?q=a b",
  "/?q=a\u0000",
  "/#a\u007f",
  "/?q=a\n",
  "/\ud800/",
  "/\u3000/",
  `/${"a".repeat(2000)}`,
  undefined,
  12,
  `/${"a".repeat(2001)}`,
])("%j is not", (path) => {
  expect(safeRedirectPath(path, "/home/")).toBe("/home/");
});
