import { moneyFormatOf } from "@selvedge/domain/currency/currencies";
import { expect, test } from "vitest";
import { money, rememberFormats, shortMajorMoney, shortMoney, shownMoney } from "./money.ts";

rememberFormats(Object.fromEntries(["GBP", "SEK", "JPY"].map((code) => [code, moneyFormatOf(code)])));

test.each([
  [24, "GBP", "£24.00", "£24"],
  [1024.5, "GBP", "£1,024.50", "£1,024.50"],
  [1249, "SEK", "1\u00a0249,00\u00a0kr", "1\u00a0249\u00a0kr"],
  [2480, "JPY", "¥2,480", "¥2,480"],
  [0.1 + 0.2, "GBP", "£0.30", "£0.30"],
  [24, "CHF", "24.00\u00a0CHF", "24\u00a0CHF"],
])("%f %s reads %s, and %s on a card", (major, currency, text, short) => {
  expect(money(major, currency)).toBe(text);
  expect(shortMajorMoney(major, currency)).toBe(short);
});

test.each([
  [2400, "£24"],
  [2450, "£24.50"],
  [0, "£0"],
  [120000, "£1,200"],
])("%i pence on a card are %s", (minor, words) => {
  expect(shortMoney(minor, "GBP")).toBe(words);
});

const toYen = { from: "GBP", to: "JPY", rate: 190.5, since: "2026-11-01" };

test.each([
  ["in the shop's own currency", 24.5, "GBP", undefined, "£24.50"],
  ["at a rate, rounded once", 24.51, "GBP", toYen, "¥4,669"],
  ["as it is, where the rate is of another currency", 24, "SEK", toYen, "24\u00a0kr"],
] as const)("S2.67 a price is shown %s", (_, major, currency, rate, text) => {
  expect(shownMoney(major, currency, rate)).toBe(text);
});
