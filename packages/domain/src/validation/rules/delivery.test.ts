import { describe, expect, test } from "vitest";
import { check } from "../rule.ts";
import { phoneRules, postcodeRules } from "./delivery.ts";

describe("a postcode", () => {
  test.each([
    ["GB", "M1 3HE", null],
    ["GB", "s7 1fb", null],
    ["GB", "ZZZ", "must contain a valid postcode"],
    ["GB", "20357", "must contain a valid postcode"],
    ["DE", "20357", null],
    ["IE", "ZZZ", null],
    ["HK", "-", null],
  ])("in %s: %s", (country, postcode, message) => {
    expect(check(postcode, postcodeRules(country))).toBe(message);
  });
});

describe("a phone number", () => {
  const signs = "Must contain only digits, spaces and + - ( )";
  test.each([
    ["GB", "07700 900142", null],
    ["GB", "+44 7700 900142", null],
    ["GB", "abc", "must contain a valid UK phone number"],
    ["GB", "123", "must contain a valid UK phone number"],
    ["DE", "+49 (40) 123-456", null],
    ["DE", "abc", signs],
    ["DE", "040 123456 ext 7", signs],
    ["DE", "+ -", signs],
  ])("in %s: %s", (country, phone, message) => {
    expect(check(phone, phoneRules(country))).toBe(message);
  });
});
