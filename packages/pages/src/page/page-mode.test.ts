import { expect, test } from "vitest";
import { PAGE_MODES, showsEditControls } from "./page-mode.ts";

test("S3.17: a page is open in one of three modes (storefront §3.1)", () => {
  expect(PAGE_MODES).toEqual(["unknown", "preview", "native"]);
});

test.each([
  ["preview", true],
  ["native", false],
  ["unknown", false],
] as const)("S6.12: in %s mode edit controls appear: %s (storefront §6)", (mode, appear) => {
  expect(showsEditControls(mode)).toBe(appear);
});
