import { describe, expect, test } from "vitest";
import { bodyOf, formOf, isChanged, isClosing } from "./access-form.ts";
import type { ShopAccess } from "./visitors-query.ts";

const open: ShopAccess = {
  door: "open",
  hasPassword: false,
  passwordChangedAt: null,
  comingSoon: { title: "In May", text: "Woollens", opensAt: null },
  underReview: null,
  visitors: [],
  timeZone: "Europe/London",
};
const locked: ShopAccess = { ...open, door: "password", hasPassword: true };

describe("what is sent about who may visit", () => {
  test.each([
    ["an open shop", {}, open, { door: "open" }],
    ["a new password", { door: "password", password: "hedge row" }, open, { door: "password", password: "hedge row" }],
    ["a password that stays", {}, locked, { door: "password" }],
    [
      "a day in the shop's own time",
      { door: "comingSoon", opens: "2026-05-01T10:00" },
      locked,
      { door: "comingSoon", comingSoon: { title: "In May", text: "Woollens", opensAt: "2026-05-01T09:00:00.000Z" } },
    ],
    [
      "a password that nobody gets in with any more",
      { door: "comingSoon", dropsPassword: true, password: "typed before" },
      locked,
      { door: "comingSoon", password: null, comingSoon: { title: "In May", text: "Woollens", opensAt: null } },
    ],
  ] as const)("is %s", (_, typed, access, body) => {
    expect(bodyOf({ ...formOf(access), ...typed }, access)).toEqual(body);
  });
});

test("only a shop that visitors can see now is closed", () => {
  expect(isClosing({ ...formOf(open), door: "password" }, open)).toBe(true);
  expect(isClosing({ ...formOf(locked), door: "comingSoon" }, locked)).toBe(false);
  expect(isClosing(formOf(open), open)).toBe(false);
});

test("a form is changed by what is typed, and not again once it is put back", () => {
  const form = formOf(open);
  expect(isChanged(form, open)).toBe(false);
  expect(isChanged({ ...form, title: "In June" }, open)).toBe(true);
  expect(isChanged({ ...form, title: "In June", ...{ title: "In May" } }, open)).toBe(false);
});
