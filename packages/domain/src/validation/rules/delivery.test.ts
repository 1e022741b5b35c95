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
    ["DE", "D-20357", null],
    ["DE", "2035", "must look like 10115"],
    ["IE", "ZZZ", "must look like D02 X285"],
    ["IE", "d02x285", null],
    ["US", "10118", null],
    ["US", "10118-0110", null],
    ["US", "101180110", null],
    ["US", "EC1A 1BB", "must look like 10118"],
    ["CA", "k1a0b1", null],
    ["JP", "1500001", null],
    ["NL", "1012ab", null],
    ["PL", "00950", null],
    ["SE", "11455", null],
    ["FI", "FI-00100", null],
    ["XK", "anything", null],
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
