import { expect, test } from "vitest";
import { maskOf, privateFields } from "./private-fields.ts";

test.each([
  ["bankAccountName", "Inês Duarte", "••••"],
  ["bankName", "Starling", "••••"],
  ["sortCode", "40-47-84", "••••84"],
  ["bankAccountNumber", "12345678", "••••5678"],
  ["nationalInsuranceNumber", "QQ123456C", "••••6C"],
  ["dateOfBirth", "1991-04-17", "••••"],
] as const)("%s %j is shown as %j", (field, value, shown) => {
  expect(maskOf(value, privateFields[field].shownTail)).toBe(shown);
});

test.each([
  ["", 4],
  ["1234567", 4],
  ["123", 2],
])("%j is too short to show %i of it", (value, shownTail) => {
  expect(maskOf(value, shownTail)).toBe("••••");
});

test("letters that take two places are counted as one", () => {
  expect(maskOf("🧵🧵🧵🧵", 2)).toBe("••••🧵🧵");
});
