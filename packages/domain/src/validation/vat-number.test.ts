import { describe, expect, test } from "vitest";
import { isVatNumber, vatCountries } from "./vat-number.ts";

/**
 * The Commission's own table, "VAT identification number structure", in its notation: 9 a digit, L a letter, X a letter
 * or a digit, S a letter, a digit, + or *; anything else stands for itself. Check digits of the UK are below.
 */
const structures: Readonly<Record<string, string>> = {
  AT: "U99999999",
  BE: "0999999999 1999999999",
  BG: "999999999 9999999999",
  CY: "99999999L",
  CZ: "99999999 999999999 9999999999",
  DE: "999999999",
  DK: "99999999",
  EE: "999999999",
  EL: "999999999",
  ES: "X9999999X",
  FI: "99999999",
  FR: "XX999999999",
  HR: "99999999999",
  HU: "99999999",
  IE: "9S99999L 9999999LL",
  IT: "99999999999",
  LT: "999999999 999999999999",
  LU: "99999999",
  LV: "99999999999",
  MT: "99999999",
  NL: "999999999B99",
  PL: "9999999999",
  PT: "999999999",
  RO: "99 999 9999 99999 999999 9999999 99999999 999999999 9999999999",
  SE: "999999999999",
  SI: "99999999",
  SK: "9999999999",
};
const fillings: Readonly<Record<string, readonly string[]>> = {
  "9": ["0", "5", "9"],
  L: ["A", "F"],
  X: ["A", "Z", "7"],
  S: ["A", "Z", "7", "+", "*"],
};
/** What has no business in a place; where nothing is named, a sign of no kind. */
const strangers: Readonly<Record<string, readonly string[]>> = { "9": ["A", "!"], L: ["1", "!"], B: ["1", "!"] };
const rows = Object.entries(structures).flatMap(([country, all]) =>
  all.split(" ").map((one) => [country, one] as const),
);

/** Every text of a structure in which one place at a time takes each of its fillings. */
const filled = (structure: string): string[] =>
  [...structure].flatMap((mark, at) =>
    (fillings[mark] ?? [mark]).map(
      (filling) => plain(structure.slice(0, at)) + filling + plain(structure.slice(at + 1)),
    ),
  );
const plain = (structure: string): string => [...structure].map((mark) => fillings[mark]?.[0] ?? mark).join("");

describe.each(rows)("a VAT number %s%s (European Commission)", (country, structure) => {
  test("has its shape, whatever its figures", () => {
    expect(filled(structure).filter((number) => !isVatNumber(country + number))).toEqual([]);
  });

  test("has nothing else in any place", () => {
    const wrong = [...structure].flatMap((mark, at) =>
      (strangers[mark] ?? ["!"]).map((each) => plain(structure.slice(0, at)) + each + plain(structure.slice(at + 1))),
    );
    expect(wrong.filter((number) => isVatNumber(country + number))).toEqual([]);
  });

  test("is neither longer nor shorter than the country's", () => {
    const lengths = structures[country]!.split(" ").map(({ length }) => length);
    const others = [
      plain(structure).slice(1),
      plain(structure).slice(0, -1),
      `${plain(structure)}0`,
      `0${plain(structure)}`,
    ];
    const odd = others.filter(({ length }) => !lengths.includes(length));
    expect(odd.filter((number) => isVatNumber(country + number))).toEqual([]);
  });
});

test.each([
  ["BE2999999999", "begins with 0 or 1"],
  ["FRIO303265045", "has neither I nor O"],
  ["IE1234567X", "ends in A to W"],
  ["IE1234567AJ", "has A to I in the ninth place"],
  ["ATX13585627", "begins with U"],
])("%s is none: it %s (European Commission)", (number) => {
  expect(isVatNumber(number)).toBe(false);
});

test.each([
  ["GB980780684", true],
  ["GB980780686", false],
  ["GB100000034", true],
  ["GB100000035", false],
  ["GB434031494", true],
  ["GB434031494001", true],
  ["GB434031495001", false],
  ["GB4340314940", false],
  ["XI980780684", true],
  ["XI980780686", false],
  ["GBGD000", true],
  ["GBGD499", true],
  ["GBGD500", false],
  ["GBHA500", true],
  ["GBHA999", true],
  ["GBHA499", false],
  ["GBGD0011", false],
  ["GB1GD001", false],
  ["XIGD001", true],
  ["XIGD500", false],
  ["XIHA599", true],
  ["XIHA499", false],
  ["XI434031494001", true],
  ["XI1HA599", false],
  ["XIHA5991", false],
  ["XIXHA599", false],
  ["GBXGD001", false],
])("%s by its check digits is a UK number: %s (HM Revenue & Customs)", (number, isRight) => {
  expect(isVatNumber(number)).toBe(isRight);
});

test("the letters of a member state are what its address has, but for Greece (platform-core §5)", () => {
  expect(vatCountries.filter((country) => !Object.hasOwn(structures, country))).toEqual(["GB", "XI"]);
  expect(isVatNumber("GR094259216")).toBe(false);
});
