// Postcodes outside the United Kingdom. Source: the shapes of `postcode-validator`; the examples are those of public buildings.
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import { writtenPostcode } from "../../orders/receipt/written-postcode.ts";
import type { Rule } from "../rule.ts";

/** Shown to somebody whose postcode has another shape. */
const examples: Readonly<Record<string, string>> = {
  AT: "1010",
  AU: "2000",
  BE: "1000",
  BG: "1000",
  CA: "K1A 0B1",
  CH: "8001",
  CY: "1010",
  CZ: "110 00",
  DE: "10115",
  DK: "1050",
  EE: "10111",
  ES: "28013",
  FI: "00100",
  FR: "75001",
  GR: "105 63",
  HR: "10000",
  HU: "1011",
  IE: "D02 X285",
  IS: "101",
  IT: "00186",
  JP: "150-0001",
  LI: "9490",
  LT: "01100",
  LU: "1111",
  LV: "1010",
  MT: "VLT 1117",
  NL: "1012 AB",
  NO: "0150",
  NZ: "6011",
  PL: "00-950",
  PT: "1100-148",
  RO: "010011",
  SE: "114 55",
  SG: "238859",
  SI: "1000",
  SK: "811 01",
  US: "10118",
};

/** Whether the shape of a country's postcodes is known. */
export const hasPostcodeShape = (country: string): boolean =>
  examples[country] !== undefined && postcodeValidatorExistsForCountry(country);

/** Holds for a postcode of a country however it is spaced. Only for countries whose shape is known. */
export const postcodeOf = (country: string): Rule => ({
  name: "postcode",
  message: `must look like ${examples[country]}`,
  holds: (text) => text.length <= 16 && postcodeValidator(writtenPostcode(text, country), country),
});
