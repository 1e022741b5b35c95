import { expect, test } from "vitest";
import { operatorModeOf, wantedOperatorMode } from "./operator-mode.ts";

test.each([
  [undefined, null],
  ["", null],
  ["operator-mode=headless", "headless"],
  ["a=b; operator-mode=embedded; c=d", "embedded"],
  ["my-operator-mode=headless", null],
  ["operator-mode=headless2", null],
  ["operator-mode=default", null],
])("S2.49 of the cookies %j the mode is %j", (cookies, mode) => {
  expect(operatorModeOf(cookies)).toBe(mode);
});

test.each([
  ["app", "app"],
  ["default", null],
  ["<script>", null],
])("an address that asks for %j gets %j", (given, mode) => {
  expect(wantedOperatorMode(given)).toBe(mode);
});
