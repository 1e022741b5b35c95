import { expect, test } from "vitest";
import { vatAreaOf } from "./vat-area.ts";

const areaOf = (country: string, zip?: string) => vatAreaOf(zip === undefined ? { country } : { country, zip }).kind;

/** Each with a neighbour that is not left out. */
test.each([
  ["Heligoland", "DE", "27498", "27499"],
  ["Büsingen", "DE", "78266", "78267"],
  ["Las Palmas", "ES", "35001", "36001"],
  ["Tenerife", "ES", "38001", "37001"],
  ["Ceuta", "ES", "51001", "50001"],
  ["Melilla", "ES", "52001", "53001"],
  ["Åland", "FI", "22100", "21100"],
  ["Livigno", "IT", "23041", "23042"],
  ["Mount Athos", "GR", "63086", "63085"],
  ["Mount Athos with its own office", "GR", "630 87", "630 88"],
])(
  "%s is outside the EU's VAT area, and its neighbour inside (Directive 2006/112/EC Art. 6)",
  (_, country, zip, next) => {
    expect([areaOf(country, zip), areaOf(country, next), areaOf(country)]).toEqual(["outside", "eu", "eu"]);
  },
);

test("a postcode is left out in its own country alone", () => {
  expect([areaOf("FR", "27498"), areaOf("DE", "35001"), areaOf("US", "22100")]).toEqual(["eu", "eu", "outside"]);
});

test.each([
  ["IM", "IM1 1AA", { kind: "gb", code: "GB" }],
  ["IM", "BT1 1AA", { kind: "gb", code: "GB" }],
  ["MC", "98000", { kind: "eu", code: "FR" }],
  ["GB", " b t1 5gs", { kind: "ni", code: "GB" }],
  ["GB", "CB1 1AA", { kind: "gb", code: "GB" }],
  ["GG", "GY1 1AA", { kind: "outside", code: "GG" }],
  ["GI", "GX11 1AA", { kind: "outside", code: "GI" }],
])("%s %s is taxed as %j (VAT Act 1994 s.96, Directive 2006/112/EC Art. 7)", (country, zip, area) => {
  expect(vatAreaOf({ country, zip })).toEqual(area);
});
