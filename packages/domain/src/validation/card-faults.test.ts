import { describe, expect, test } from "vitest";
import { cardFaults } from "./card-faults.ts";

const now = new Date("2026-11-20T12:00:00Z");
const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/28", securityCode: "123" };
const empty = "This field is required";

test("every wrong field is reported at once", () => {
  expect(cardFaults({ cardNumber: "1234", expiry: "13/20", securityCode: "1" }, now)).toEqual({
    cardNumber: "This card number is incomplete",
    expiry: "13 is no month. Enter the expiry date as MM / YY",
    securityCode: "A security code has 3 digits, or 4 on American Express",
  });
  expect(cardFaults({ cardNumber: " ", expiry: "", securityCode: "" }, now)).toEqual({
    cardNumber: empty,
    expiry: empty,
    securityCode: empty,
  });
});

describe("the number", () => {
  const mistyped = "This card number is not valid. Please check its digits";
  test.each([
    ["4242424242424242", undefined],
    [" 4000-0000-0000-3220 ", undefined],
    ["378282246310005", undefined],
    ["4222222222222", undefined],
    ["6304000000000000000", undefined],
    ["424242424242", "This card number is incomplete"],
    ["4242 4242 4242 4241", mistyped],
    ["4242 4242 4242 2442", mistyped],
    ["42424242424242424242", "This card number has too many digits"],
    ["4242 4242 4242 424o", "A card number has only digits"],
  ])("%s", (cardNumber, fault) => {
    expect(cardFaults({ ...card, cardNumber }, now).cardNumber).toBe(fault);
  });
});

describe("the expiry date", () => {
  const form = "Enter the expiry date as MM / YY";
  test.each([
    ["12 / 28", undefined],
    ["1228", undefined],
    ["11/26", undefined],
    ["11/2026", undefined],
    ["10/26", "This card expired in 10/26"],
    ["1/20", "This card expired in 01/20"],
    ["01/2020", "This card expired in 01/20"],
    ["00/28", `00 is no month. ${form}`],
    ["13/28", `13 is no month. ${form}`],
    ["soon", form],
    ["12/285", form],
  ])("%s", (expiry, fault) => {
    expect(cardFaults({ ...card, expiry }, now).expiry).toBe(fault);
  });

  test("a card ends with the last moment of its month", () => {
    const at = (instant: string) => cardFaults({ ...card, expiry: "11/26" }, new Date(instant)).expiry;
    expect([at("2026-11-30T23:59:59Z"), at("2026-12-01T00:00:00Z")]).toEqual([undefined, "This card expired in 11/26"]);
  });
});

test.each([
  ["123", undefined],
  [" 1234 ", undefined],
  ["12", "A security code has 3 digits, or 4 on American Express"],
  ["12345", "A security code has 3 digits, or 4 on American Express"],
  ["12a", "A security code has 3 digits, or 4 on American Express"],
])("the security code %s", (securityCode, fault) => {
  expect(cardFaults({ ...card, securityCode }, now).securityCode).toBe(fault);
});
