import { describe, expect, test } from "vitest";
import { addressFaults, addressFormOf, writtenRegion } from "./address-form.ts";
import { regionsOf } from "./regions.ts";
import { joinedStreet, splitStreet } from "./street-lines.ts";

const namesIn = (country: string) => addressFormOf(country).map(({ name }) => name);
const name = ["firstName", "lastName"];
const street = ["street", "street2"];

test.each([
  ["GB", [...street, "city", "zip"]],
  ["US", [...street, "city", "state", "zip"]],
  ["CA", [...street, "city", "state", "zip"]],
  ["AU", [...street, "city", "state", "zip"]],
  ["DE", [...street, "zip", "city"]],
  ["FI", [...street, "zip", "city"]],
  ["HU", ["city", ...street, "zip"]],
  ["IE", [...street, "city", "state", "zip"]],
  ["IT", [...street, "zip", "city", "state"]],
  ["JP", [...street, "city", "state", "zip"]],
  ["HK", [...street, "city", "state"]],
  ["SG", [...street, "zip"]],
  ["EE", [...street, "zip", "city"]],
])("the form of %s asks for its parts in its order", (country, parts) => {
  expect(namesIn(country)).toEqual([...name, ...parts]);
});

test.each([
  ["US", "ZIP code", "State"],
  ["CA", "Postal code", "Province"],
  ["AU", "Postcode", "State"],
  ["IE", "Eircode", "County (optional)"],
  ["IT", "Postcode (CAP)", "Province"],
  ["JP", "Postal code", "Prefecture"],
])("in %s the postcode is called %s and the region %s", (country, zip, state) => {
  const label = (name: string) => addressFormOf(country).find((field) => field.name === name)?.label;
  expect([label("zip"), label("state")]).toEqual([zip, state]);
});

test("a part that was typed before is shown also where the country has no place for it", () => {
  const fields = addressFormOf("GB", { state: "Kent", company: "Hop & Vine", zip: "" });
  expect(fields.slice(-2).map(({ name, label, isRequired }) => [name, label, isRequired])).toEqual([
    ["company", "Company (optional)", false],
    ["state", "County or region (optional)", false],
  ]);
});

describe("regions", () => {
  test.each([
    ["US", 60, { code: "NY", name: "New York" }],
    ["CA", 13, { code: "QC", name: "Quebec" }],
    ["AU", 8, { code: "NSW", name: "New South Wales" }],
    ["IT", 107, { code: "MI", name: "Milano" }],
    ["ES", 52, { code: "Sevilla", name: "Sevilla" }],
    ["IE", 26, { code: "Cork", name: "Cork" }],
    ["JP", 47, { code: "Kagoshima", name: "Kagoshima" }],
    ["HK", 3, { code: "Kowloon", name: "Kowloon" }],
    ["RO", 42, { code: "Cluj", name: "Cluj" }],
  ])("of %s are %i, and each is there once", (country, count, one) => {
    const codes = regionsOf(country).map(({ code }) => code);
    expect(codes).toHaveLength(count);
    expect(new Set(codes).size).toBe(count);
    expect(regionsOf(country)).toContainEqual(one);
  });

  test("a region is stored as its country writes it, however it was typed", () => {
    expect(["new york", "ny", "NY"].map((text) => writtenRegion("US", text))).toEqual(["NY", "NY", "NY"]);
    expect(writtenRegion("GB", " Kent ")).toBe("Kent");
  });
});

test.each([
  ["US", { city: "Springfield", state: "IL", zip: "62701" }, {}],
  ["US", { city: "Springfield", state: "illinois", zip: "62701" }, {}],
  [
    "US",
    { city: "Springfield", state: "", zip: "" },
    { state: "This field is required", zip: "This field is required" },
  ],
  ["US", { city: "Springfield", state: "Kent", zip: "62701" }, { state: "must be one of the list" }],
  ["IE", { city: "Cork", state: "", zip: "T12 W8KX" }, {}],
  ["HK", { city: "Mong Kok", state: "Kowloon", zip: "" }, {}],
  ["SG", { city: "", state: "", zip: "238859" }, {}],
  ["GB", { city: "", state: "", zip: "M1 3HE" }, { city: "This field is required" }],
  ["GB", { city: "Ashford", state: "Kent", zip: "TN23 1RA" }, {}],
])("an address in %s with %j is told: %j", (country, address, faults) => {
  expect(addressFaults(address, country)).toEqual(faults);
});

test("two lines of a street are stored as one text and come back as two", () => {
  const lines = { street: "14 Mill Lane", street2: "Flat 2" };
  expect(splitStreet(joinedStreet(lines))).toEqual(lines);
  expect(splitStreet(joinedStreet({ ...lines, street2: "" }))).toEqual({ ...lines, street2: "" });
});
