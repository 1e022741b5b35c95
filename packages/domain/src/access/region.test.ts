import fc from "fast-check";
import { expect, test } from "vitest";
import { geoCountryCookie, readGeoCountry, regionOf } from "./region.ts";

const eu = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

test.each<[string | null, ReturnType<typeof regionOf>]>([
  ["GB", "uk"],
  ["UK", "uk"],
  ["gb", "uk"],
  ...eu.map((code): [string, "eu"] => [code, "eu"]),
  ["EL", "eu"],
  ["NO", "rest"],
  ["CH", "rest"],
  ["IM", "rest"],
  ["JE", "rest"],
  ["US", "rest"],
  ["XX", "rest"],
  ["", "rest"],
  [null, "rest"],
])("%j is in the region %s (platform-core §6)", (country, region) => {
  expect(regionOf(country)).toBe(region);
});

test.each([
  ["GB", "GB"],
  [" fr ", "FR"],
  ["GBR", null],
  ["G1", null],
  ["<b>", null],
  ["", null],
  [undefined, null],
])("the cookie %j names %j", (cookie, country) => {
  expect(readGeoCountry(cookie)).toBe(country);
});

test("the cookie has the name that its setter knows (platform-core §6)", () => {
  expect(geoCountryCookie).toBe("geo-country");
});

test("whatever the cookie has, it is read as a country or as none", () => {
  fc.assert(fc.property(fc.string(), (cookie) => /^([A-Z]{2})?$/.test(readGeoCountry(cookie) ?? "")));
});
